/** What visitors and writers meet while much is written. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Figure, median, type Tell } from '../figures.ts';
import { CORE, keepOnCore, load, onCore, outputOf } from '../load.ts';
import { percentile, ROOT } from '../site.ts';
import { openVisitor } from '../visitor.ts';
import { asker, firstProduct, type Product, rate } from './asking.ts';
import { cpuOf } from './cpu.ts';
import type { LargeSite } from './large-site.ts';
import type { Yardstick } from './yardstick.ts';

const TICK_MS = 50;
const SECONDS = 1;
const ROUNDS = 15;
const WARM_MS = 1000;
/** Changes by which it is told what one costs. */
const CHANGES = 100;

async function creates(site: LargeSite): Promise<number> {
  const row = await firstProduct(site);
  const found = await asker(site, true)(`/api/products/${row.id}`);
  const { brandId, categoryId } = (await found.json()) as { brandId: string; categoryId: string };
  return rate(4, 5, (client, count) =>
    asker(site, true)('/api/products', {
      method: 'POST',
      body: JSON.stringify({ name: `Ölçüm ürünü ${process.pid} ${client} ${count}`, brandId, categoryId }),
    }),
  );
}

async function duringBulk(site: LargeSite): Promise<{ p99: number; note: string }> {
  const staff = asker(site, true);
  const ids: string[] = [];
  for (let next = '/api/products?limit=500&includeInactive=true&sort=-createdAt'; ids.length < 5000; ) {
    const answer = await staff(next);
    ids.push(...((await answer.json()) as Product[]).map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]?.replace(site.base, '') ?? '';
  }
  async function setAll(isDistributor: boolean): Promise<void> {
    const body = JSON.stringify({ ids, set: { isDistributor } });
    const answer = await staff('/api/products/bulk', { method: 'POST', body });
    if (!answer.ok) throw new Error(`The bulk call was answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
  // Of a row that has the value already nothing is written.
  await setAll(true);
  // In a thread of their own: what this process does with thousands of ids is no wait of theirs.
  const visitor = openVisitor(`${site.base}/`);
  await setTimeout(WARM_MS);
  await visitor.take();
  const started = performance.now();
  await setAll(false);
  const times = await visitor.stop();
  const took = ((performance.now() - started) / 1000).toFixed(1);
  return { p99: percentile(times, 0.99), note: `${times.length} loads in the ${took} s of the call` };
}

/** A call that sets the stock of a product, by whom, and what it is answered with. */
type Change = { token?: string; status: number };

/** Makes such calls over one connection, with the least that a client can do for it. */
function changer(url: string, { token, status }: Change, agent: Agent): (stock: number) => Promise<void> {
  return async (stock) => {
    const own = token && { authorization: `Bearer ${token}` };
    const headers = { ...own, 'content-type': 'application/json' };
    const asked = request(url, { agent, method: 'PUT', headers }).end(JSON.stringify({ stock }));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    if (answer.statusCode !== status) throw new Error(`A change of stock was answered ${answer.statusCode}.`);
  };
}

/** Asks for the stock to be changed twenty times a second, until it is told to end. */
function tick(url: string, asked: Change): () => Promise<void> {
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const change = changer(url, asked, agent);
  const ticking = (async () => {
    for (let stock = 1; !isOver; stock++) {
      const due = setTimeout(TICK_MS);
      await change(100 + (stock % 100));
      await due;
    }
  })();
  return async () => {
    isOver = true;
    await ticking;
    agent.destroy();
  };
}

/** What a change of stock costs the process, in ms: one right after another, and with as long between them as in the row. */
async function costs(pid: number, url: string, asked: Change): Promise<{ inARow: number; apart: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const change = changer(url, asked, agent);
  async function cost(waitMs: number): Promise<number> {
    const before = await cpuOf(pid);
    for (let stock = 1; stock <= CHANGES; stock++) {
      const due = setTimeout(waitMs);
      await change(stock);
      await due;
    }
    return ((await cpuOf(pid)) - before) / CHANGES;
  }
  await cost(0);
  const both = { inARow: await cost(0), apart: await cost(TICK_MS) };
  agent.destroy();
  return both;
}

/** How many times as long memory takes that a core held in its caches, after it has only counted between two ticks. */
async function lostMeanwhile(): Promise<number> {
  const script = join(ROOT, 'bench', 'memory-probe.ts');
  const text = await outputOf(...onCore(CORE.server, process.execPath, [script, String(TICK_MS)]));
  const { again, afterWait } = JSON.parse(text) as { again: number; afterWait: number };
  return afterWait / again;
}

/** By what share the loads of the home page fall while stock changes, and what there is to say of it. */
async function duringTicks(site: LargeSite): Promise<Pick<Figure, 'figure' | 'note'>> {
  const { id } = await firstProduct(site);
  const url = `${site.base}/api/products/${id}`;
  const accepted = { token: site.token, status: 200 };
  // A call that is turned away at the door shows what the machine takes of whatever comes as seldom.
  const refused = { status: 401 };
  // The site has a core of its own: who loads it and who changes it share the other one.
  const free = [keepOnCore(CORE.server, site.pid), keepOnCore(CORE.client, process.pid)];
  const options = { connections: 32, seconds: SECONDS, headers: { 'Accept-Encoding': 'gzip' } };
  const loads = () => load(`${site.base}/`, options);
  async function loadsBeside(asked: Change): Promise<number> {
    const end = tick(url, asked);
    const during = await loads();
    await end();
    return during;
  }
  // What compilers still have to do is no matter of ticks.
  await loads();
  const rounds: Array<{ calm: number; ticked: number; knocked: number }> = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      calm: await loads(),
      ticked: await loadsBeside(accepted),
      knocked: await loadsBeside(refused),
    });
  const { inARow, apart } = await costs(site.pid, url, accepted);
  for (const letGo of free) letGo();
  const [without, during] = [
    median(rounds.map(({ calm }) => calm)),
    median(rounds.map(({ ticked }) => ticked)),
  ];
  // Each second beside the one before it: a machine that others use as well is not as quick all the time.
  const figure = median(rounds.map(({ calm, ticked }) => 1 - ticked / calm));
  const turnedAway = median(rounds.map(({ calm, knocked }) => 1 - knocked / calm));
  const lost = await lostMeanwhile();
  const note = [
    `${during.toFixed(0)} beside ${without.toFixed(0)} a second`,
    `${turnedAway.toFixed(2)} where the same calls are turned away (401)`,
    `a change takes ${inARow.toFixed(1)} ms in a row and ${apart.toFixed(1)} with ${TICK_MS} ms between`,
    `a core that only counts so long reads what it held ${lost.toFixed(1)} times as slowly`,
  ].join('; ');
  return { figure, note };
}

/** The rows of the table about writes. */
export async function underWrites(site: LargeSite, yardstick: Yardstick, tell: Tell): Promise<void> {
  const created = async (): Promise<Figure> => ({
    what: 'creates through the API, 4 clients',
    figure: await creates(site),
    ...{ unit: 'a second', limit: 300, atLeast: true },
  });
  tell(await yardstick.beside(created));
  // As many changes come each second on every machine: on one that takes twice as long for each they leave less for loads.
  const ticked = async () => ({
    what: 'fall of page loads while stock of one product changes 20 times a second',
    ...(await duringTicks(site)),
    ...{ unit: 'of those without', limit: 0.1 },
  });
  tell(await yardstick.beside(ticked));
  const bulk = await duringBulk(site);
  tell({
    what: 'cached home page while a bulk call of 5,000 rows runs, p99',
    ...{ figure: bulk.p99, unit: 'ms', limit: 50, note: bulk.note },
  });
}
