import type { FindAnswer, FindChoice } from '../../../domain/search/answer.ts';
import type { FindAsked } from '../../../domain/search/asked.ts';
import { STOCK_CHOICES, STOCK_LABELS } from '../../../domain/search/kinds.ts';
import type { Scored } from './index/by-kind.ts';
import type { Index } from './index/index.ts';
import type { Owner } from './index/rows.ts';

/** So many choices of a filter are offered. */
const CHOICES_SHOWN = 40;

type Owners = ReadonlyArray<Owner | undefined>;

function choicesOf(counts: Uint32Array, owners: Owners, on: ReadonlySet<string>): FindChoice[] {
  const choices = new Map<string, FindChoice>();
  for (let number = 1; number < owners.length; number++) {
    const owner = owners[number];
    const count = counts[number] ?? 0;
    if (!owner || count === 0) continue;
    const { slug: value, name: label } = owner;
    const known = choices.get(value);
    if (known) known.count += count;
    else choices.set(value, { value, label, count, isOn: on.has(value) });
  }
  return [...choices.values()]
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn) || b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, CHOICES_SHOWN);
}

type Filters = Pick<FindAsked, 'brands' | 'categories' | 'stock'>;

/** By the numbers of owners, whether a filter lets theirs through: all of them where nothing is on. */
function passing(owners: Owners, on: ReadonlySet<string>): Uint8Array {
  const passes = new Uint8Array(Math.max(1, owners.length));
  if (on.size === 0) return passes.fill(1);
  for (const [number, owner] of owners.entries()) if (owner && on.has(owner.slug)) passes[number] = 1;
  return passes;
}

function stockChoices(counts: Record<'in' | 'order', number>, on: ReadonlySet<string>): FindChoice[] {
  return STOCK_CHOICES.map((value) => ({
    value,
    label: STOCK_LABELS[value],
    count: counts[value],
    isOn: on.has(value),
  })).filter(({ count, isOn }) => count > 0 || isOn);
}

function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function numberAt(column: Uint8Array | Uint32Array, at: number): number {
  return column[at] ?? 0;
}

/** What a filter has on, and whether it lets a row through by its number in the columns. */
function ownerFilter(owners: Owners, slugs: readonly string[]) {
  const on = new Set(slugs);
  return { on, passes: passing(owners, on), counts: new Uint32Array(owners.length) };
}

/** By the delivery of a row, 1 from stock: whether the filter lets it through, and how many there are. */
function stockFilter(on: ReadonlySet<string>) {
  const passes = [on.size === 0 || on.has('order'), on.size === 0 || on.has('in')];
  return { on, passes, counts: new Uint32Array(2) };
}

/** The products that are left, and what narrows them further. */
export type Narrowed = { left: Scored; facets: FindAnswer['facets'] };

/** The products that pass the filters, and how many each choice would leave with the other filters on. */
export function narrowProducts(
  index: Index,
  { rows, scores }: Scored,
  asked: Filters,
  showsStock: boolean,
): Narrowed {
  const owners = index.owners();
  const columns = index.columns();
  const brand = ownerFilter(owners, asked.brands ?? []);
  const category = ownerFilter(owners, asked.categories ?? []);
  const stock = stockFilter(new Set(showsStock ? asked.stock : []));
  const left = { rows: new Uint32Array(rows.length), scores: new Float32Array(rows.length) };
  let size = 0;
  for (let place = 0; place < rows.length; place++) {
    const at = numberAt(rows, place);
    const own = numberAt(columns.brand, at);
    const below = numberAt(columns.category, at);
    const delivery = numberAt(columns.inStock, at);
    const isBrand = brand.passes[own] === 1;
    const isCategory = category.passes[below] === 1;
    const isStock = stock.passes[delivery] ?? true;
    if (isCategory && isStock) add(brand.counts, own);
    if (isBrand && isStock) add(category.counts, below);
    if (isBrand && isCategory) add(stock.counts, delivery);
    if (!isBrand || !isCategory || !isStock) continue;
    left.rows[size] = at;
    left.scores[size] = scores[place] ?? 0;
    size += 1;
  }
  const [order = 0, inStock = 0] = stock.counts;
  return {
    left: { rows: left.rows.subarray(0, size), scores: left.scores.subarray(0, size) },
    facets: {
      brand: choicesOf(brand.counts, owners, brand.on),
      category: choicesOf(category.counts, owners, category.on),
      stock: showsStock ? stockChoices({ in: inStock, order }, stock.on) : [],
    },
  };
}
