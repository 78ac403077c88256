import { Agent } from 'node:http';
import pg from 'pg';
import { ask } from '../ask.ts';
import type { Figure } from '../figures.ts';
import { memoryOf } from '../load.ts';
import type { Site } from '../site.ts';
import { cpuOf } from './cpu.ts';

/** What browsers send. */
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

type Product = { id: string; slug: string; brand: { slug: string } };
type Spent = { own: number; other: number; database: number };
type Work = { what: string; count: number; limit: number; once: (index: number) => Promise<void> };

/** What the connections to a PostgreSQL have computed so far, in ms. */
async function databaseCpu(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  const spent = await Promise.all(rows.map(({ pid }) => cpuOf(pid).catch(() => 0)));
  return spent.reduce((sum, ms) => sum + ms, 0);
}

/** What one request costs the instance that takes it, the other one, and the database both share. */
export async function costs(
  [first, second]: readonly [Site, Site],
  url: string,
  token: string,
): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const list = await fetch(`${first.base}/api/products?limit=100`);
  const products = (await list.json()) as Product[];
  const at = (index: number) => products[index % products.length] as Product;
  async function get(path: string): Promise<void> {
    const { status } = await ask(agent, first.base + path, { headers: HEADERS });
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
  }
  async function edit(index: number): Promise<void> {
    const headers = { Authorization: `Bearer ${token}` };
    const body = { description: `Ölçüm ${index} ${Math.random()}` };
    const path = `${first.base}/api/products/${at(index).id}`;
    const { status } = await ask(agent, path, { method: 'PUT', headers, body });
    if (status !== 200) throw new Error(`The edit was answered ${status}.`);
  }
  const all: Work[] = [
    { what: 'home page, kept', count: 3_000, limit: 1, once: () => get('/') },
    {
      what: 'brand page, not kept',
      count: 300,
      limit: 20,
      once: (index) => get(`/brands/${at(index).brand.slug}?q=${Math.random()}`),
    },
    {
      what: 'search of the API',
      count: 300,
      limit: 10,
      once: (index) => get(`/api/products?limit=20&search=${at(index).slug.slice(0, 4)}`),
    },
    { what: 'edit of a product', count: 200, limit: 30, once: edit },
  ];

  async function spent(): Promise<Spent> {
    const [own, other, database] = await Promise.all([cpuOf(first.pid), cpuOf(second.pid), databaseCpu(url)]);
    return { own, other, database };
  }

  const figures: Figure[] = [];
  for (const { what, count, limit, once } of all) {
    for (let index = 0; index < count / 3; index++) await once(index);
    const before = await spent();
    for (let index = 0; index < count; index++) await once(index);
    const after = await spent();
    const each = (part: keyof Spent) => (after[part] - before[part]) / count;
    figures.push({
      what: `${what}, at the instance that is asked`,
      figure: each('own'),
      unit: 'ms CPU',
      limit,
      note: `database ${each('database').toFixed(2)} ms, the other instance ${each('other').toFixed(2)} ms`,
    });
  }
  agent.destroy();
  for (const [name, { pid }] of [
    ['asked', first],
    ['other', second],
  ] as const) {
    const memory = await memoryOf(pid);
    if (memory !== null)
      figures.push({ what: `memory of the ${name} instance`, figure: memory, unit: 'MB', limit: 220 });
  }
  return figures;
}
