import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withPostgres } from '../../bin/lib/postgres.mjs';
import { type Answer, type Asked, ask } from '../ask.ts';
import type { Figure } from '../figures.ts';
import { memoryOf } from '../load.ts';
import { startProxy } from '../proxy.ts';
import { percentile, type Site, signIn, startSite } from '../site.ts';
import { untilCalm } from './cpu.ts';
import { costs } from './instance-costs.ts';

const READERS = 12;
const WRITERS = 2;
const SENDERS = 2;
const EDITS = 100;
const SEEN_WITHIN_MS = 200;
const CALM_MS = 60;
const CALM_LOOKS = 40;

type Product = { id: string; slug: string; brand: { slug: string }; category: { slug: string } | null };

/** Readers, the staff and senders of messages, all at once until they are told to stop. */
function storm(base: string, token: string, products: readonly Product[]) {
  const agent = new Agent({ keepAlive: true });
  const told = { requests: 0, failed: 0, mended: 0, kinds: new Map<string, number>() };
  const keys = new Set<string>();
  let isOver = false;

  /** Whoever may not be repeated by the proxy is repeated by who asked. */
  async function counted(kind: string, path: string, asked: Asked = {}): Promise<boolean> {
    told.requests += 1;
    const isGood = ({ status }: Answer) => status >= 200 && status < 400;
    const first = await ask(agent, base + path, asked);
    if (isGood(first)) return true;
    const second = await ask(agent, base + path, asked);
    told[isGood(second) ? 'mended' : 'failed'] += 1;
    const what = `${kind} ${first.status}`;
    told.kinds.set(what, (told.kinds.get(what) ?? 0) + 1);
    return isGood(second);
  }

  const one = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
  async function read(): Promise<void> {
    const { brand, slug } = one(products);
    const path = one([
      ...['/', '/brands', `/brands/${brand.slug}`, `/catalogs?q=${randomUUID().slice(0, 4)}`],
      ...['/api/products?limit=25', `/api/products?search=${slug.slice(0, 4)}`, '/api/brands'],
    ]);
    await counted('read', path);
  }
  async function write(): Promise<void> {
    const body = { stock: Math.floor(Math.random() * 500), description: `Ölçüm ${randomUUID()}` };
    const headers = { Authorization: `Bearer ${token}` };
    await counted('edit', `/api/products/${one(products).id}`, { method: 'PUT', headers, body });
  }
  async function tell(): Promise<void> {
    const key = randomUUID();
    const bits = () => Math.floor(Math.random() * 250);
    const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': `100.${bits()}.${bits()}.${bits()}` };
    const body = {
      ...{ name: 'Ölçüm', email: 'olcum@vitrin.test', phone: '0212 555 01 42' },
      ...{ subject: key, message: 'Birden çok sunucu ile ölçüm.' },
    };
    if (await counted('message', '/api/messages', { method: 'POST', headers, body })) keys.add(key);
  }
  async function again(work: () => Promise<void>): Promise<void> {
    while (!isOver) await work();
  }
  const all = [
    ...Array.from({ length: READERS }, () => again(read)),
    ...Array.from({ length: WRITERS }, () => again(write)),
    ...Array.from({ length: SENDERS }, () => again(tell)),
  ];
  return {
    told,
    stop: async (): Promise<ReadonlySet<string>> => {
      isOver = true;
      await Promise.all(all);
      agent.destroy();
      return keys;
    },
  };
}

/** How many messages are there more than once, or not although they were acknowledged. */
async function wrongMessages(base: string, token: string, keys: ReadonlySet<string>): Promise<number> {
  const counts = new Map<string, number>();
  const answer = await fetch(`${base}/api/messages`, { headers: { Authorization: `Bearer ${token}` } });
  const rows = (await answer.json()) as Array<{ subject: string }>;
  for (const { subject } of rows) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  // The messages of the demo company are none of these: some of them share their subject.
  return [...keys].filter((key) => counts.get(key) !== 1).length;
}

/** From the answer to an edit at one instance until the other one shows it on a page that it keeps. */
async function untilSeen(writer: Site, reader: Site, token: string, product: Product): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const headers = { Authorization: `Bearer ${token}` };
  const { brand, category, slug } = product;
  const path = `/brands/${brand.slug}/${category?.slug ?? 'genel'}/${slug}`;
  const waits: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const description = `Düzenleme ${randomUUID()}`;
    // Kept, asked for often, and made as small as it gets.
    for (let time = 0; time < 3; time++) await ask(agent, reader.base + path);
    await untilCalm(reader.pid, CALM_MS, CALM_LOOKS);
    const body = { description };
    const written = await ask(agent, `${writer.base}/api/products/${product.id}`, {
      method: 'PUT',
      headers,
      body,
    });
    if (written.status !== 200) throw new Error(`The edit was answered ${written.status}.`);
    const begun = performance.now();
    while (!(await ask(agent, reader.base + path)).text.includes(description))
      if (performance.now() - begun > 10_000) throw new Error('The edit was never seen.');
    waits.push(performance.now() - begun);
  }
  agent.destroy();
  const note = `${EDITS} edits, the middle one ${percentile(waits, 0.5).toFixed(1)} ms, the last ${Math.max(...waits).toFixed(1)} ms`;
  return [
    {
      what: 'an edit is seen at the other instance, 99 of 100',
      figure: percentile(waits, 0.99),
      unit: 'ms',
      limit: SEEN_WITHIN_MS,
      note,
    },
  ];
}

/** Two instances on one PostgreSQL behind a small proxy: how soon they agree, and what fails when they come and go. */
export async function instances(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-instances-'));
  try {
    return await withPostgres(async (url) => {
      const env = { DATABASE_URL: url, TRUST_PROXY: 'true', PUBLIC_URL: 'http://vitrin.test' };
      const start = (port?: number) => startSite({ dataDir, env, ...(port !== undefined && { port }) });
      const again = (site: Site) => start(Number(new URL(site.base).port));
      let [first, second] = [await start(), await start()];
      const proxy = await startProxy([first.base, second.base]);
      try {
        const { access_token: token } = await signIn(first.base);
        const list = await fetch(`${first.base}/api/products?limit=100`);
        const products = (await list.json()) as Product[];
        const [product] = products;
        if (!product) throw new Error('There is no product to edit.');
        const figures = await untilSeen(first, second, token, product);
        figures.push(...(await costs([first, second], url, token)));

        const rolling = storm(proxy.base, token, products);
        await sleep(2_000);
        await first.end('SIGTERM');
        first = await again(first);
        await proxy.untilReady(first.base);
        await second.end('SIGTERM');
        second = await again(second);
        await proxy.untilReady(second.base);
        await sleep(1_000);
        const rolled = await rolling.stop();
        figures.push({
          what: 'rolling restart of two instances under load, requests that failed',
          figure: rolling.told.failed + rolling.told.mended,
          unit: 'requests',
          limit: 0,
          note: `of ${rolling.told.requests}; ${proxy.repeated()} repeated by the proxy ${[...rolling.told.kinds].join(' ')}`,
        });
        const before = proxy.repeated();
        const killing = storm(proxy.base, token, products);
        await sleep(2_000);
        await first.end('SIGKILL');
        await sleep(3_000);
        first = await again(first);
        await proxy.untilReady(first.base);
        await second.end('SIGKILL');
        await sleep(2_000);
        const killed = await killing.stop();
        figures.push({
          what: 'one of two instances killed under load, requests that a second try did not mend',
          figure: killing.told.failed,
          unit: 'requests',
          limit: 0,
          note: `of ${killing.told.requests}; ${proxy.repeated() - before} repeated by the proxy, ${killing.told.mended} by who asked ${[...killing.told.kinds].join(' ')}`,
        });
        figures.push({
          what: 'messages that were acknowledged and are missing, or are there twice',
          figure: await wrongMessages(first.base, token, new Set([...rolled, ...killed])),
          unit: 'messages',
          limit: 0,
          note: `of ${rolled.size + killed.size}`,
        });
        const memory = await memoryOf(first.pid);
        if (memory !== null)
          figures.push({ what: 'memory of an instance after that', figure: memory, unit: 'MB', limit: 220 });
        return figures;
      } finally {
        await proxy.close();
        await Promise.all([first.close(), second.close()]);
      }
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
