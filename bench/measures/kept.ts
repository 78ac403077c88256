import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, median } from '../figures.ts';
import { CORE, keepOnCore, load, memoryOf, onCore } from '../load.ts';
import { ROOT, type Site, startSite } from '../site.ts';
import { REST_LOOKS, REST_MS, untilCalm } from './cpu.ts';

const CONNECTIONS = 32;
/** Short turns: what else the machine does then falls on both alike. */
const SECONDS = 1;
const RUNS = 9;
const WARM_UP_RUNS = 3;
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const BARE = ['content-type', 'content-encoding', 'etag'];

type Sent = { status: number; headers: Record<string, string>; body: Buffer };

/** What is sent on the wire for an address, compressed as it is. */
async function sentFor(url: string, headers: Record<string, string>): Promise<Sent> {
  const asked = request(url, { headers }).end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

/** A bare server on the core of the measured one. */
async function startBare({ status, headers, body }: Sent, folder: string) {
  const file = join(folder, 'body');
  await writeFile(file, body);
  const own = Object.fromEntries(BARE.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const script = join(ROOT, 'bench', 'bare-server.ts');
  const [command, args] = onCore(CORE.server, process.execPath, [
    script,
    file,
    String(status),
    JSON.stringify(own),
  ]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function share(site: Site, path: string, folder: string, more: Record<string, string> = {}) {
  const headers = { ...BROWSER, ...more };
  const asked = { connections: CONNECTIONS, seconds: SECONDS, headers };
  // Asked for often, an answer is made as small as it gets: both servers send that.
  for (let time = 0; time < 5; time++) await sentFor(site.base + path, headers);
  await new Promise((done) => setTimeout(done, 1500));
  const bare = await startBare(await sentFor(site.base + path, headers), folder);
  const shares: number[] = [];
  const rates: number[] = [];
  for (let run = -WARM_UP_RUNS; run < RUNS; run++) {
    const [own, limit] = [await load(site.base + path, asked), await load(bare.url, asked)];
    if (run < 0) continue;
    shares.push(own / limit);
    rates.push(own);
  }
  await bare.close();
  return { share: median(shares), note: `${Math.round(median(rates))} a second` };
}

/** What kept answers cost beside a bare server that sends the same bytes, both on one core. */
export async function kept(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));
  const site = await startSite();
  try {
    const weight = await memoryOf(site.pid);
    // The process that makes copies of the demo company's pictures takes minutes, and a share of any core.
    await untilCalm(site.pid, REST_MS, REST_LOOKS);
    keepOnCore(CORE.server, site.pid);
    const list = '/api/products?limit=25';
    const products = (await (await fetch(site.base + list)).json()) as Array<{
      slug: string;
      brand: { slug: string };
      category: { slug: string } | null;
    }>;
    const [first] = products;
    const product = `/brands/${first?.brand.slug}/${first?.category?.slug ?? 'genel'}/${first?.slug}`;
    const figures: Figure[] = [];
    for (const [what, path, limit] of [
      [`GET ${list}, kept`, list, 0.6],
      ['home page, kept', '/', 0.6],
      ['a product page, kept', product, 0.6],
    ] as const) {
      const { share: figure, note } = await share(site, path, folder);
      figures.push({ what, figure, unit: 'of a bare server', limit, atLeast: true, note });
    }
    const { headers } = await sentFor(`${site.base}/`, BROWSER);
    const known = await share(site, '/', folder, { 'If-None-Match': String(headers.etag) });
    figures.push({
      what: '304',
      figure: known.share,
      unit: 'of a bare server',
      limit: 0.7,
      atLeast: true,
      note: known.note,
    });
    const loaded = await memoryOf(site.pid);
    if (weight !== null)
      figures.push({ what: 'memory after a start with the demo', figure: weight, unit: 'MB', limit: 150 });
    if (loaded !== null)
      figures.push({ what: 'memory after a minute of load', figure: loaded, unit: 'MB', limit: 220 });
    return figures;
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}
