/** What questions to the database cost at 50,000 products, 5,000 categories and 500 brands. */
import { type Figure, median, type Tell } from '../figures.ts';
import { asker, firstProduct, ok, rate, write } from './asking.ts';
import { cpuOf } from './cpu.ts';
import { growth } from './growth.ts';
import { type LargeSite, startLargeSite } from './large-site.ts';
import { underWrites } from './under-writes.ts';
import { openYardstick } from './yardstick.ts';

const MANY = 50_000;
/** The engine tidies its whole memory every some seconds, for longer than a round takes: one or two of them have that in them. */
const ROUNDS = 5;
const REQUESTS = 20;
const SEARCH = 'kanal eğesi';
const SEARCH_MS = 8;
const THINGS = [
  SEARCH,
  'ark teli',
  'polisaj diski',
  'ışık cihazı',
  'fissür örtücü',
  'matris bandı',
  'güta perka',
];
const STEEL = encodeURIComponent('çelik');

/** Every run of at least three letters of a word. */
function runsOf(word: string): string[] {
  const runs: string[] = [];
  for (let start = 0; start + 3 <= word.length; start++)
    for (let end = start + 3; end <= word.length; end++) runs.push(word.slice(start, end));
  return runs;
}

/** Searches that each find what is called so, one product of twenty: parts of both words, in both orders. */
function searchesFor(things: readonly string[]): string[] {
  const searches = things.map((thing) => {
    const [first = '', second = ''] = thing.split(' ');
    return runsOf(first).flatMap((one) =>
      runsOf(second).flatMap((other) => [`${one} ${other}`, `${other} ${one}`]),
    );
  });
  const longest = Math.max(...searches.map(({ length }) => length));
  // One thing after the other, so that neighbours have little in common.
  const inTurn = Array.from({ length: longest }, (_, place) => searches.map((of) => of[place]));
  return [...new Set(inTurn.flat().filter((search) => search !== undefined))];
}

/** The CPU of one request in ms: the middle of some rounds, each after `before`. */
async function cpuPer(
  site: LargeSite,
  path: string | ((request: number) => string),
  { isStaff = false, before }: { isStaff?: boolean; before?: () => Promise<void> } = {},
): Promise<number> {
  const ask = asker(site, isStaff);
  const figures: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    let spent = 0;
    for (let request = 0; request < REQUESTS; request++) {
      await before?.();
      const started = await cpuOf(site.pid);
      await ok(ask, typeof path === 'string' ? path : path(request));
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
  const yardstick = await openYardstick();
  async function cpu(
    what: string,
    limit: number,
    path: Parameters<typeof cpuPer>[1],
    options: Parameters<typeof cpuPer>[2] = {},
  ): Promise<void> {
    const measure = async () => ({ what, figure: await cpuPer(site, path, options), unit: 'ms CPU', limit });
    tell(await yardstick.beside(measure));
  }
  try {
    const row = await firstProduct(site);
    const found = await asker(site, true)(`/api/products/${row.id}`);
    const { categoryId } = (await found.json()) as { categoryId: string };
    const before = () => write(site, row.id);
    const searching = (text: string) => `/api/products?search=${encodeURIComponent(text)}&limit=20`;
    const searches = searchesFor(THINGS);
    let count = 0;
    // One that comes again is written in other letters: what was found for it is forgotten by then, its answer may be kept.
    const another = () => {
      const time = Math.floor(count / searches.length);
      const letters = [...(searches[count++ % searches.length] ?? SEARCH)];
      return searching(
        letters.map((letter, at) => ((time >> at) & 1 ? letter.toLocaleUpperCase('tr') : letter)).join(''),
      );
    };
    await cpu("searches like 'kanal eğesi', limit=20, one client, none asked before", SEARCH_MS, another);
    async function perSecond(what: string, limit: number, next: () => string): Promise<void> {
      const answered = () => rate(16, 5, () => asker(site, false)(next()));
      // Warms up.
      await answered();
      const measure = async (): Promise<Figure> => {
        const figure = await answered();
        return { what, figure, unit: 'a second', limit, atLeast: true };
      };
      tell(await yardstick.beside(measure));
    }
    // As many as fill one core, each at its limit: those who come at once lose nothing by that.
    const fillCore = 1000 / SEARCH_MS;
    await perSecond(
      "searches like 'kanal eğesi', limit=20, 16 clients, none asked before",
      fillCore,
      another,
    );
    await perSecond("search 'kanal eğesi', limit=20, 16 clients", 300, () => searching(SEARCH));
    const staff = { isStaff: true };
    const steel = `/api/products?search=${STEEL}&sort=name&limit=50&includeInactive=true`;
    await cpu("admin search 'çelik' by name, limit=50", 10, steel, staff);
    const inCategory = `/api/products?categoryId=${categoryId}&limit=50&includeInactive=true`;
    await cpu('products of a category, limit=50', 5, inCategory, staff);
    // The staff's is never kept, and counts the same categories.
    await cpu('GET /api/categories?limit=50, not kept', 5, '/api/categories?limit=50', staff);
    await cpu('dashboard call after a write', 40, '/api/dashboard', { before });
    for (const path of ['/brands', '/distributors', '/'])
      await cpu(`${path} after a write, 500 brands`, 15, path, { before });
    await growth(site, MANY, yardstick, tell);
    await underWrites(site, yardstick, tell);
  } finally {
    await yardstick.close();
    await site.close();
  }
}
