/** What an answer of the site costs beside a bare server that sends the same bytes, and what the server weighs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addProducts, report, type Site, startSite } from './site.ts';

const SECONDS = 4;
const CONNECTIONS = 8;
const RSS_LIMIT_MB = 200;
const PRODUCTS = 1000;

type Load = { requests: { average: number }; latency: { p97_5: number } };

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** Loads an address from a process of its own and answers requests a second and the slow end of the latency. */
async function load(url: string): Promise<Load> {
  const args = [
    autocannon,
    '--json',
    '-d',
    String(SECONDS),
    '-c',
    String(CONNECTIONS),
    '-H',
    'Accept-Encoding: br',
    url,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (part) => {
    text += part;
  });
  await once(child, 'close');
  return JSON.parse(text) as Load;
}

/** A server that sends these bytes and does nothing else. */
async function bareServer(bytes: Buffer, type: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length });
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No address.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

async function compare(site: Site, name: string, path: string): Promise<void> {
  const answer = await fetch(site.base + path, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const bare = await bareServer(bytes, answer.headers.get('content-type') ?? 'text/plain');
  const own = await load(site.base + path);
  const peer = await load(bare.url);
  bare.close();
  const ratio = own.requests.average / peer.requests.average;
  console.log(
    `${name}: ${Math.round(own.requests.average)} requests a second, a bare server with the same ${bytes.length} bytes ${Math.round(peer.requests.average)}; ratio ${ratio.toFixed(2)}, slow end ${own.latency.p97_5} ms beside ${peer.latency.p97_5} ms`,
  );
}

/** Memory of a process in MB, where the system tells. */
async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const line = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return line ? Number(line) / 1024 : null;
}

/** The demo company filled up to `PRODUCTS`; before that, what the server weighs right after its start. */
async function filledSite(dataDir: string): Promise<Site> {
  const first = await startSite({ dataDir });
  await first.close();
  const second = await startSite({ dataDir });
  const weight = await memoryOf(second.pid);
  if (weight !== null && !report('memory after start', weight, RSS_LIMIT_MB, 'MB')) process.exitCode = 1;
  const answer = await fetch(`${second.base}/api/products?limit=1`);
  await second.close();
  await addProducts(dataDir, PRODUCTS - Number(answer.headers.get('X-Total-Count')));
  return startSite({ dataDir });
}

const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));
const site = await filledSite(dataDir);
try {
  const products = await fetch(`${site.base}/api/products?limit=1`);
  console.log(`${products.headers.get('X-Total-Count')} products that visitors see`);
  const [row] = (await products.json()) as [
    { slug: string; brand: { slug: string }; category: { slug: string } | null },
  ];
  await compare(site, 'GET /api/products?limit=25', '/api/products?limit=25');
  await compare(
    site,
    'a product page',
    `/brands/${row.brand.slug}/${row.category?.slug ?? 'genel'}/${row.slug}`,
  );
} finally {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}
