import type { FindAnswer, FindChoice, FoundCounts } from '../../../domain/search/answer.ts';
import type { FindAsked } from '../../../domain/search/asked.ts';
import {
  type FindSort,
  FOUND_KINDS,
  type FoundKind,
  STOCK_CHOICES,
  STOCK_LABELS,
} from '../../../domain/search/kinds.ts';
import type { IndexedRow, Owner } from './index/rows.ts';
import type { Match } from './index/search.ts';

/** So many choices of a filter are offered. */
const CHOICES_SHOWN = 40;

export type ByKind = Record<FoundKind, Match[]>;

/** Whether visitors see a row. */
export function isShown(row: IndexedRow): boolean {
  return row.isShown && row.brand?.isShown !== false;
}

/** What was found, by kinds. */
export function byKind(matches: readonly Match[]): ByKind {
  const kinds: ByKind = { product: [], brand: [], category: [], catalog: [], page: [] };
  for (const match of matches) kinds[match.row.kind].push(match);
  return kinds;
}

export function countsOf(kinds: ByKind): FoundCounts {
  return Object.fromEntries(FOUND_KINDS.map((kind) => [kind, kinds[kind].length])) as FoundCounts;
}

/** By name, equal ones by code. */
function compareNames({ row: a }: Match, { row: b }: Match): number {
  if (a.nameKey !== b.nameKey) return a.nameKey < b.nameKey ? -1 : 1;
  if (a.sku !== b.sku) return a.sku < b.sku ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

/** The better one first, equal ones by name. */
function compareScores(a: Match, b: Match): number {
  return b.score - a.score || compareNames(a, b);
}

/** The first `count` of a list in an order, without ordering the rest. */
export function firstOf(found: readonly Match[], count: number, sort: FindSort): Match[] {
  if (count <= 0) return [];
  const compare = sort === 'name' ? compareNames : compareScores;
  if (found.length <= count * 4) return found.toSorted(compare).slice(0, count);
  const best: Match[] = [];
  for (const one of found) {
    const last = best.at(-1);
    if (best.length === count && last && compare(one, last) > 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = best[middle];
      if (other && compare(other, one) < 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, one);
    if (best.length > count) best.pop();
  }
  return best;
}

function choicesOf(
  owners: ReadonlyMap<string, { label: string; count: number }>,
  on: ReadonlySet<string>,
): FindChoice[] {
  return [...owners]
    .map(([value, { label, count }]) => ({ value, label, count, isOn: on.has(value) }))
    .filter(({ count, isOn }) => count > 0 || isOn)
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn) || b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, CHOICES_SHOWN);
}

/** Counts rows by the slug of whom they belong to; the owner is looked at once, however many rows it has. */
function createTally() {
  const counts: number[] = [];
  const owners: Owner[] = [];
  return {
    add(owner: Owner | null): void {
      if (!owner) return;
      if (counts[owner.no] === undefined) owners.push(owner);
      counts[owner.no] = (counts[owner.no] ?? 0) + 1;
    },
    bySlug(): Map<string, { label: string; count: number }> {
      const slugs = new Map<string, { label: string; count: number }>();
      for (const { no, slug, name } of owners) {
        const known = slugs.get(slug);
        const count = (known?.count ?? 0) + (counts[no] ?? 0);
        slugs.set(slug, { label: known?.label ?? name, count });
      }
      return slugs;
    },
  };
}

type Filters = Pick<FindAsked, 'brands' | 'categories' | 'stock'>;

/** Whether a value is among those that are on; everything is where none is. */
function isAmong(on: ReadonlySet<string>, value: string | undefined): boolean {
  return on.size === 0 || on.has(value ?? '');
}

function stockChoices(counts: Record<'in' | 'order', number>, on: ReadonlySet<string>): FindChoice[] {
  return STOCK_CHOICES.map((value) => ({
    value,
    label: STOCK_LABELS[value],
    count: counts[value],
    isOn: on.has(value),
  })).filter(({ count, isOn }) => count > 0 || isOn);
}

/** The products that pass the filters, and how many each choice would leave with the other filters on. */
export function narrowProducts(
  products: readonly Match[],
  { brands = [], categories = [], stock = [] }: Filters,
  showsStock: boolean,
): { left: Match[]; facets: FindAnswer['facets'] } {
  const on = {
    brand: new Set(brands),
    category: new Set(categories),
    stock: new Set<string>(showsStock ? stock : []),
  };
  const tallies = { brand: createTally(), category: createTally() };
  const byStock = { in: 0, order: 0 };
  const left: Match[] = [];
  for (const found of products) {
    const { brand, category, inStock } = found.row;
    const delivery = inStock ? 'in' : 'order';
    const isBrand = isAmong(on.brand, brand?.slug);
    const isCategory = isAmong(on.category, category?.slug);
    const isStock = isAmong(on.stock, delivery);
    if (isCategory && isStock) tallies.brand.add(brand);
    if (isBrand && isStock) tallies.category.add(category);
    if (isBrand && isCategory) byStock[delivery] += 1;
    if (isBrand && isCategory && isStock) left.push(found);
  }
  return {
    left,
    facets: {
      brand: choicesOf(tallies.brand.bySlug(), on.brand),
      category: choicesOf(tallies.category.bySlug(), on.category),
      stock: showsStock ? stockChoices(byStock, on.stock) : [],
    },
  };
}
