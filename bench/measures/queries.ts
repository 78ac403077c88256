/** What questions to the database cost at 50,000 products, 5,000 categories and 500 brands. */
import { median, type Tell } from '../figures.ts';
import { asker, firstProduct, ok, rate, write } from './asking.ts';
import { cpuOf, untilCalm } from './cpu.ts';
import { growth } from './growth.ts';
import { type LargeSite, startLargeSite } from './large-site.ts';
import { underWrites } from './under-writes.ts';

const MANY = 50_000;
const ROUNDS = 3;
const REQUESTS = 20;
const REST_MS = 600;
const REST_LOOKS = 200;
const SEARCH = encodeURIComponent('kanal eğesi');
const STEEL = encodeURIComponent('çelik');

/** The CPU of one request in ms: the middle of some rounds, each after `before`. */
async function cpuPer(
  site: LargeSite,
  path: string,
  { isStaff = false, before }: { isStaff?: boolean; before?: () => Promise<void> } = {},
): Promise<number> {
  const ask = asker(site, isStaff);
  const figures: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    let spent = 0;
    for (let request = 0; request < REQUESTS; request++) {
      await before?.();
      const started = await cpuOf(site.pid);
      await ok(ask, path);
      spent += (await cpuOf(site.pid)) - started;
    }
    // The first round warms up.
    if (round >= 0) figures.push(spent / REQUESTS);
  }
  return median(figures);
}

/** The rows of the table that queries decide. */
export async function queries(tell: Tell): Promise<void> {
  const site = await startLargeSite(MANY);
  async function cpu(
    what: string,
    limit: number,
    path: string,
    options: Parameters<typeof cpuPer>[2] = {},
  ): Promise<void> {
    tell({ what, figure: await cpuPer(site, path, options), unit: 'ms CPU', limit });
  }
  try {
    const row = await firstProduct(site);
    const found = await asker(site, true)(`/api/products/${row.id}`);
    const { categoryId } = (await found.json()) as { categoryId: string };
    const before = () => write(site, row.id);
    // What is made ready after a start is no cost of a question.
    await untilCalm(site.pid, REST_MS, REST_LOOKS);
    await cpu("search 'kanal eğesi', limit=20, one client", 8, `/api/products?search=${SEARCH}&limit=20`);
    tell({
      what: "search 'kanal eğesi', limit=20, 16 clients",
      figure: await rate(16, 5, () => asker(site, false)(`/api/products?search=${SEARCH}&limit=20`)),
      ...{ unit: 'a second', limit: 300, atLeast: true },
    });
    const staff = { isStaff: true };
    const steel = `/api/products?search=${STEEL}&sort=name&limit=50&includeInactive=true`;
    await cpu("admin search 'çelik' by name, limit=50", 10, steel, staff);
    const inCategory = `/api/products?categoryId=${categoryId}&limit=50&includeInactive=true`;
    await cpu('products of a category, limit=50', 5, inCategory, staff);
    await cpu('GET /api/categories?limit=50 after a write', 5, '/api/categories?limit=50', { before });
    await cpu('dashboard call after a write', 40, '/api/dashboard', { before });
    for (const path of ['/brands', '/distributors', '/'])
      await cpu(`${path} after a write, 500 brands`, 15, path, { before });
    await growth(site, MANY, tell);
    await underWrites(site, tell);
  } finally {
    await site.close();
  }
}
