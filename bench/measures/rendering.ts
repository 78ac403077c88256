import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../bin/lib/port.mjs';
import { type Figure, median } from '../figures.ts';
import { ROOT } from '../site.ts';
import { cpuOf } from './cpu.ts';
import { startDemoSite } from './demo-site.ts';
import { openYardstick } from './yardstick.ts';

/** Until here the engine still compiles what a page is made with, on other threads. */
const WARM_UP = 800;
const REQUESTS = 200;
const ROUNDS = 5;
const ROUNDS_IN_TURN = 11;
const PRODUCTS_ON_PAGE = 24;
const CPU_LIMIT_MS = 8;
const PEER_SHARE = 0.7;
/** A page of the same content as a visitor of a usual Next.js shop gets it. */
const PEER = process.env.PEER_PAGE ?? join(ROOT, '..', 'shared', 'bench', 'next-page');
/** What browsers send. */
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

type Brand = { id: string; slug: string; productsCount: number };

/** A page that is never kept, as a process answers it: asked for until it is warm, then a round at a time. */
async function openPage(pid: number, addressOf: (index: number) => string) {
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  async function ask(): Promise<void> {
    const address = addressOf(asked++);
    const [answer] = await once(get(address, { agent, headers: HEADERS }), 'response');
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`);
    await once(answer.resume(), 'end');
  }
  while (asked < WARM_UP) await ask();
  return {
    /** The CPU of the process for one page, in ms: what a round of them took, one after another. */
    async round(): Promise<number> {
      const before = await cpuOf(pid);
      for (let index = 0; index < REQUESTS; index++) await ask();
      return ((await cpuOf(pid)) - before) / REQUESTS;
    },
    close: () => agent.destroy(),
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function json<Body>(address: string): Promise<Body> {
  return (await fetch(address)).json() as Promise<Body>;
}

async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

/** Builds the Next.js page with the products and brands that the site has, in a folder that goes afterwards. */
async function besidePeer<Result>(data: object, work: (peer: Page) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-peer-'));
  try {
    await cp(PEER, folder, { recursive: true });
    const file = join(folder, 'data.json');
    await writeFile(file, JSON.stringify(data));
    const env = { ...process.env, NODE_ENV: 'production' as const, DATA: file, NEXT_TELEMETRY_DISABLED: '1' };
    await run('npm', ['install', '--no-audit', '--no-fund'], folder, env);
    const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
    await run(process.execPath, [next, 'build'], folder, env);
    const port = await freePort();
    const args = [next, 'start', '-H', '127.0.0.1', '-p', String(port)];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', env });
    const ended = once(child, 'exit');
    try {
      const base = `http://127.0.0.1:${port}/dynamic`;
      for (let tries = 0; tries < 300; tries++) {
        const up = await fetch(base).then(
          ({ ok }) => ok,
          () => false,
        );
        if (up) break;
        await new Promise((done) => setTimeout(done, 100));
      }
      const peer = await openPage(child.pid ?? 0, (index) => `${base}?q=${index}`);
      try {
        return await work(peer);
      } finally {
        peer.close();
      }
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a page takes beside another, in turn with it: minutes apart this machine is not as quick. */
async function inTurn(what: string, own: Page, peer: Page): Promise<Figure> {
  const rounds: Array<{ own: number; peer: number }> = [];
  while (rounds.length < ROUNDS_IN_TURN) rounds.push({ own: await own.round(), peer: await peer.round() });
  const [ours, theirs] = [median(rounds.map((each) => each.own)), median(rounds.map((each) => each.peer))];
  return {
    what,
    figure: median(rounds.map((each) => each.own / each.peer)),
    ...{
      unit: 'ratio',
      limit: PEER_SHARE,
      note: `${ours.toFixed(1)} beside ${theirs.toFixed(1)} ms, in turn`,
    },
  };
}

/**
 * The CPU of a brand's page with 24 products that is rendered for each request, and with `withPeers` that of a page of
 * the same content made with Next.js.
 */
export async function rendering(withPeers = false): Promise<Figure[]> {
  const site = await startDemoSite();
  const yardstick = await openYardstick();
  try {
    const brands = await json<Brand[]>(`${site.base}/api/brands?limit=100`);
    const brand = brands.find(({ productsCount }) => productsCount >= PRODUCTS_ON_PAGE);
    if (!brand) throw new Error('The demo has no brand with so many products.');
    const addressOf = (index: number) => `${site.base}/brands/${brand.slug}?q=${index}`;
    const what = `an uncached brand page with ${PRODUCTS_ON_PAGE} products`;
    const page = await openPage(site.pid, addressOf);
    const measure = async () => {
      const rounds: number[] = [];
      while (rounds.length < ROUNDS) rounds.push(await page.round());
      return { what, ...{ figure: median(rounds), unit: 'ms CPU', limit: CPU_LIMIT_MS } };
    };
    const figures: Figure[] = [await yardstick.beside(measure)];
    if (withPeers) {
      const products = await json<object[]>(`${site.base}/api/products?limit=100&brandId=${brand.id}`);
      figures.push(
        await besidePeer({ products, brands }, (peer) => inTurn(`${what} beside Next.js`, page, peer)),
      );
    }
    page.close();
    return figures;
  } finally {
    await yardstick.close();
    await site.close();
  }
}
