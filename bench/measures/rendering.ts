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
const PRODUCTS_ON_PAGE = 24;
const CPU_LIMIT_MS = 8;
const PEER_SHARE = 0.7;
/** A page of the same content as a visitor of a usual Next.js shop gets it. */
const PEER = process.env.PEER_PAGE ?? join(ROOT, '..', 'shared', 'bench', 'next-page');
/** What browsers send. */
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

type Brand = { id: string; slug: string; productsCount: number };

/** Asks for an address that is never kept, one after another, and answers the CPU of the process for one of them. */
async function cpuPerPage(pid: number, addressOf: (index: number) => string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  async function ask(index: number): Promise<void> {
    const [answer] = await once(get(addressOf(index), { agent, headers: HEADERS }), 'response');
    if (answer.statusCode !== 200) throw new Error(`${addressOf(index)} answered ${answer.statusCode}.`);
    await once(answer.resume(), 'end');
  }
  let asked = 0;
  for (; asked < WARM_UP; asked++) await ask(asked);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await cpuOf(pid);
    for (let index = 0; index < REQUESTS; index++) await ask(asked++);
    rounds.push((await cpuOf(pid)) - before);
  }
  agent.destroy();
  return median(rounds) / REQUESTS;
}

async function json<Body>(address: string): Promise<Body> {
  return (await fetch(address)).json() as Promise<Body>;
}

async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

/** The CPU of the Next.js page with the products and brands that the site has, built in a folder that goes afterwards. */
async function peerCpu(data: object): Promise<number> {
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
      return await cpuPerPage(child.pid ?? 0, (index) => `${base}?q=${index}`);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
    const measure = async () => ({
      what,
      ...{ figure: await cpuPerPage(site.pid, addressOf), unit: 'ms CPU', limit: CPU_LIMIT_MS },
    });
    const own = await yardstick.beside(measure);
    const figures: Figure[] = [own];
    if (!withPeers) return figures;
    const products = await json<object[]>(`${site.base}/api/products?limit=100&brandId=${brand.id}`);
    const peer = await peerCpu({ products, brands });
    const note = `the Next.js page takes ${peer.toFixed(1)} ms`;
    figures.push({
      what: `${what} beside Next.js`,
      figure: own.figure / peer,
      unit: 'ratio',
      limit: PEER_SHARE,
      note,
    });
    return figures;
  } finally {
    await yardstick.close();
    await site.close();
  }
}
