/** What questions to the database cost at 50,000 products, 5,000 categories and 500 brands. */
import { type Figure, median } from '../figures.ts';
import { percentile } from '../site.ts';
import { cpuOf } from './cpu.ts';
import { type LargeSite, startLargeSite } from './large-site.ts';

const MANY = 50_000;
const FEW = 1000;
const ROUNDS = 5;
const REQUESTS = 40;
const SEARCH = encodeURIComponent('kanal eğesi');
const STEEL = encodeURIComponent('çelik');

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

function asker({ base, token }: LargeSite, isStaff: boolean): Ask {
  const own: Record<string, string> = isStaff ? { Authorization: `Bearer ${token}` } : {};
  return (path, init = {}) =>
    fetch(base + path, { ...init, headers: { ...own, 'Content-Type': 'application/json', ...init.headers } });
}

/** Raises the revision: what was kept of pages and lists is out of date. */
async function write(site: LargeSite, id: string): Promise<void> {
  const body = JSON.stringify({ description: `Ölçüm ${performance.now()}` });
  const answer = await asker(site, true)(`/api/products/${id}`, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`A write was answered ${answer.status}.`);
  await answer.arrayBuffer();
}

async function ok(ask: Ask, path: string): Promise<void> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  await answer.arrayBuffer();
}

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

/** How many requests a second so many clients get answered. */
async function rate(
  clients: number,
  seconds: number,
  request: (client: number, count: number) => Promise<Response>,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  async function client(number: number): Promise<void> {
    for (let count = 0; performance.now() < end; count++) {
      const answer = await request(number, count);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A request was answered ${answer.status}.`);
      answered += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return answered / seconds;
}

async function waits(ask: Ask, path: string, before?: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request++) {
    await before?.();
    const started = performance.now();
    await ok(ask, path);
    if (request >= REQUESTS / 4) times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
}

const PANEL_LISTS = [
  'products?limit=50&includeInactive=true',
  'products?limit=50&includeInactive=true&sort=name',
  'products?limit=50&includeInactive=true&sort=-updatedAt',
  'products?limit=50&includeInactive=true&sort=price',
  'products?limit=50&includeInactive=true&sort=-stock',
  'products?limit=50&includeInactive=true&sort=sku',
  'products?limit=50&includeInactive=true&isActive=false',
  'products?limit=50&includeInactive=true&stock=low',
  'products?limit=50&includeInactive=true&withoutImage=true',
  'brands?limit=50&includeInactive=true',
  'brands?limit=50&includeInactive=true&sort=name',
  'categories?limit=50&includeInactive=true',
  'categories?limit=50&includeInactive=true&sort=name',
  'catalogs?limit=50&includeInactive=true',
  'messages?limit=50',
  'activities?limit=50',
  'stats',
].map((path) => `/api/${path}`);
const PUBLIC_PAGES = ['/', '/brands', '/distributors', '/catalogs', '/about', '/contact'];

type Product = { id: string; slug: string; brand: { slug: string }; category: { slug: string } | null };

async function firstProduct(site: LargeSite): Promise<Product> {
  const answer = await asker(site, false)('/api/products?limit=1&sort=-sortOrder');
  const [row] = (await answer.json()) as Product[];
  if (!row) throw new Error('There is no product.');
  return row;
}

/** The slowest growth of a page or list between the two sites. */
async function growth(many: LargeSite): Promise<Figure> {
  const few = await startLargeSite(FEW);
  try {
    const [row, fewRow] = [await firstProduct(many), await firstProduct(few)];
    const worst = { ratio: 0, path: '', times: '' };
    for (const path of [...PANEL_LISTS, ...PUBLIC_PAGES]) {
      const isStaff = path.startsWith('/api/');
      const large = await waits(asker(many, isStaff), path, () => write(many, row.id));
      const small = await waits(asker(few, isStaff), path, () => write(few, fewRow.id));
      if (large / small > worst.ratio)
        Object.assign(worst, {
          ...{ ratio: large / small, path },
          times: `${large.toFixed(1)} beside ${small.toFixed(1)} ms`,
        });
    }
    return {
      what: `p95 of public pages and panel lists, ${MANY} against ${FEW} products`,
      figure: worst.ratio,
      unit: 'times',
      limit: 1.5,
      note: `${worst.path}: ${worst.times}`,
    };
  } finally {
    await few.close();
  }
}

async function creates(site: LargeSite): Promise<number> {
  const row = await firstProduct(site);
  const found = await asker(site, true)(`/api/products/${row.id}`);
  const { brandId } = (await found.json()) as { brandId: string };
  return rate(4, 5, (client, count) =>
    asker(site, true)('/api/products', {
      method: 'POST',
      body: JSON.stringify({ name: `Ölçüm ürünü ${process.pid} ${client} ${count}`, brandId }),
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
  const visitor = asker(site, false);
  await ok(visitor, '/');
  const isFeatured = performance.now() % 2 > 1;
  const started = performance.now();
  let isDone = false;
  const bulk = staff('/api/products/bulk', {
    method: 'POST',
    body: JSON.stringify({ ids, set: { isDistributor: isFeatured } }),
  }).then(async (answer) => {
    if (!answer.ok) throw new Error(`The bulk call was answered ${answer.status}.`);
    await answer.arrayBuffer();
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const began = performance.now();
    await ok(visitor, '/');
    times.push(performance.now() - began);
    await new Promise((done) => setTimeout(done, 5));
  }
  await bulk;
  const took = ((performance.now() - started) / 1000).toFixed(1);
  return { p99: percentile(times, 0.99), note: `${times.length} loads in the ${took} s of the call` };
}

/** The rows of the table that queries decide. */
export async function queries(): Promise<Figure[]> {
  const site = await startLargeSite(MANY);
  const figures: Figure[] = [];
  async function cpu(
    what: string,
    limit: number,
    path: string,
    options: Parameters<typeof cpuPer>[2] = {},
  ): Promise<void> {
    figures.push({ what, figure: await cpuPer(site, path, options), unit: 'ms CPU', limit });
  }
  try {
    const row = await firstProduct(site);
    const found = await asker(site, true)(`/api/products/${row.id}`);
    const { categoryId } = (await found.json()) as { categoryId: string };
    const before = () => write(site, row.id);
    await cpu("search 'kanal eğesi', limit=20, one client", 8, `/api/products?search=${SEARCH}&limit=20`);
    figures.push({
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
    figures.push(await growth(site));
    figures.push({
      what: 'creates through the API, 4 clients',
      figure: await creates(site),
      ...{ unit: 'a second', limit: 300, atLeast: true },
    });
    const { p99, note } = await duringBulk(site);
    figures.push({
      what: 'cached home page while a bulk call of 5,000 rows runs, p99',
      ...{ figure: p99, unit: 'ms', limit: 50, note },
    });
  } finally {
    await site.close();
  }
  return figures;
}
