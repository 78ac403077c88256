/** How costs grow with the company, and how soon a site is there after its start. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Tell } from '../figures.ts';
import { percentile, startSite } from '../site.ts';
import { asker, firstProduct, ok, turn } from './asking.ts';
import { cpuOf, untilCalm } from './cpu.ts';
import { fill, type LargeSite, startLargeSite } from './large-site.ts';
import type { Yardstick } from './yardstick.ts';

const FEW = 1000;
const REQUESTS = 64;
const WARM = 4;
const STARTS = 5;
/** Of so many figures some are far off by chance: those that grow most are measured again, and the middle one told. */
const AGAIN = 5;
const TIMES = 3;
const AFTER_WRITE_MS = 20;
const AFTER_WRITE_LOOKS = 50;

const PANEL_LISTS = [
  ...['', '&sort=name', '&sort=-updatedAt', '&sort=price', '&sort=-stock', '&sort=sku'].map(
    (query) => `products?limit=50&includeInactive=true${query}`,
  ),
  // Of these the few products are less than fifty: both sites answer as many rows.
  ...['isActive=false', 'stock=low'].map((query) => `products?limit=20&includeInactive=true&${query}`),
  ...['withoutImage=true', 'isFeatured=true', 'search=kanal%20ege', 'search=k2'].map(
    (query) => `products?limit=50&includeInactive=true&${query}`,
  ),
  ...['brands', 'categories', 'catalogs'].flatMap((name) => [
    `${name}?limit=50&includeInactive=true`,
    `${name}?limit=50&includeInactive=true&sort=name`,
    `${name}?limit=50&includeInactive=true&search=kanal`,
  ]),
  ...['messages', 'activities', 'audit', 'media', 'trash'].map((name) => `${name}?limit=50`),
  ...['media?limit=50&usage=unused', 'activities/counts', 'trash/counts', 'stats', 'search?search=kanal'],
].map((path) => `/api/${path}`);

/** All kinds of public pages; those of one brand are of the demo company, which is the same on both sites. */
async function publicPages(site: LargeSite): Promise<string[]> {
  const { slug, brand, category } = await firstProduct(site, 'sortOrder');
  const ofBrand = `/brands/${brand.slug}`;
  const ofCategory = category ? [`${ofBrand}/${category.slug}`, `${ofBrand}/${category.slug}/${slug}`] : [];
  const plain = ['/', '/brands', '/distributors', '/catalogs', '/about', '/contact', '/clinic-setup'];
  return [...plain, ofBrand, `${ofBrand}?sort=name`, ...ofCategory];
}

/** What a path costs in ms: the 95th of a hundred calls and the middle one. */
type Cost = { high: number; middle: number };
type Side = { site: LargeSite; rowId: string; costs: number[] };

/**
 * What a path costs on both sites in turn, each after a write of its own, so that what else runs meets both. What a write
 * sets going is waited for: it is no cost of the path that is asked for next.
 */
async function costsOf(path: string, sides: readonly Side[]): Promise<Cost[]> {
  for (const side of sides) side.costs = [];
  for (let request = -WARM; request < REQUESTS; request++)
    for (const { site, rowId, costs } of sides) {
      await turn(site, rowId);
      await untilCalm(site.pid, AFTER_WRITE_MS, AFTER_WRITE_LOOKS);
      const started = await cpuOf(site.pid);
      await ok(asker(site, path.startsWith('/api/')), path);
      if (request >= 0) costs.push((await cpuOf(site.pid)) - started);
    }
  return sides.map(({ costs }) => ({ high: percentile(costs, 0.95), middle: median(costs) }));
}

/** How much more a path costs on the large site, by the 95th and by the middle call, each time that it was measured. */
type Growth = { path: string; high: number[]; middle: number[]; told: string };

async function measure(growth: Growth, sides: readonly Side[]): Promise<void> {
  const [large, small] = await costsOf(growth.path, sides);
  if (!large || !small) return;
  growth.high.push(large.high / small.high);
  growth.middle.push(large.middle / small.middle);
  growth.told = `${growth.path}: ${large.high.toFixed(1)} beside ${small.high.toFixed(1)} ms CPU`;
}

/** Those that grow most first. */
function byGrowth(rows: readonly Growth[], call: 'high' | 'middle'): Growth[] {
  return rows.toSorted((a, b) => median(b[call]) - median(a[call]));
}

/**
 * Seconds from the start of the process to the first page of a company with so many products: the middle of some starts.
 */
async function secondsToStart(products: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-start-'));
  try {
    await fill(dataDir, { products });
    const times: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      const began = performance.now();
      const site = await startSite({ dataDir, first: '/' });
      times.push((performance.now() - began) / 1000);
      await site.close();
    }
    return median(times);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The slowest growth of a page or list between a site with few products and one with many, and the start of the first. */
export async function growth(
  many: LargeSite,
  products: number,
  yardstick: Yardstick,
  tell: Tell,
): Promise<void> {
  const few = await startLargeSite(FEW);
  try {
    const sides = await Promise.all(
      [many, few].map(async (site): Promise<Side> => {
        const row = await firstProduct(site);
        return { site, rowId: row.id, costs: [] };
      }),
    );
    const rows: Growth[] = [];
    for (const path of [...PANEL_LISTS, ...(await publicPages(many))]) {
      const row: Growth = { path, high: [], middle: [], told: '' };
      await measure(row, sides);
      rows.push(row);
    }
    const most = new Set([
      ...byGrowth(rows, 'high').slice(0, AGAIN),
      ...byGrowth(rows, 'middle').slice(0, AGAIN),
    ]);
    for (let time = 1; time < TIMES; time++) for (const row of most) await measure(row, sides);
    const high = byGrowth(rows, 'high');
    const middle = byGrowth(rows, 'middle');
    tell({
      what: `p95 of ${rows.length} public pages and panel lists, ${products} against ${FEW} products`,
      ...{ figure: median(high[0]?.high ?? []), unit: 'times', limit: 1.5 },
      note: high
        .slice(0, AGAIN)
        .map(({ told }) => told)
        .join('; '),
    });
    tell({
      what: 'the same by the middle call',
      ...{ figure: median(middle[0]?.middle ?? []), unit: 'times', limit: 1.5 },
      note: middle
        .slice(0, AGAIN)
        .map(({ path }) => path)
        .join('; '),
    });
    await few.stop();
    const start = async () => ({
      what: `first page after the start of the process, ${FEW} products`,
      ...{ figure: await secondsToStart(FEW), unit: 's', limit: 0.6 },
    });
    tell(await yardstick.beside(start));
  } finally {
    await few.close();
  }
}
