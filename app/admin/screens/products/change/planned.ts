import { formatCount } from '../../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../../domain/rules/money.ts';
import { changedPrice, type PriceChange } from '../../../../../domain/rules/price-change.ts';
import { labelKey, type Specification, valueWithUnit } from '../../../../../domain/rules/specification.ts';
import { fold } from '../../../../../domain/rules/turkish.ts';
import type { Category } from '../../../../../domain/things/category.ts';
import { type Product, type ProductPatch, productPatch } from '../../../../../domain/things/product.ts';

/** What a change would make of one product: `set` is what is written, null where it stays as it is. */
export type Planned = {
  row: Product;
  before: string;
  after: string;
  difference?: string;
  set: ProductPatch | null;
  /** Why it cannot be done with this one. */
  problem?: string;
};

/** One that cannot be done, as people read it. */
function refusal(row: Product, before: string, problem: string): Planned {
  return { row, before, after: before, set: null, problem };
}

/** What a difference is written with: `+380`, `−40`. */
function signed(value: number, write: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`;
}

/** The first sentence that refuses these values, by the rules of the form. */
function fault(set: ProductPatch): string | undefined {
  const checked = productPatch.safeParse(set);
  return checked.success ? undefined : checked.error.issues[0]?.message;
}

/** Prices after a change; those without a price keep none, unless one is given. */
export function planPrices(rows: readonly Product[], change: PriceChange): Planned[] {
  return rows.map((row) => {
    const write = (price: number | null) => (price === null ? 'Fiyat yok' : formatPrice(price, row.currency));
    const before = write(row.price);
    const price = changedPrice(row.price, change);
    if (price === null) return refusal(row, before, 'Fiyatı girilmemiş.');
    const problem = fault({ price });
    if (problem) return refusal(row, before, problem);
    const difference = price - (row.price ?? 0);
    return {
      ...{ row, before, after: write(price), set: price === row.price ? null : { price } },
      ...(price !== row.price && { difference: signed(difference, (value) => write(value)) }),
    };
  });
}

/** By how much prices change on the whole, of those that had one: `share` as a percentage, `most` the largest step. */
export function priceFigures(planned: readonly Planned[]): { share: number; most: Planned | undefined } {
  const changed = planned.filter(({ row, set }) => set && row.price);
  const share = ({ row, set }: Planned) => ((set?.price ?? 0) / (row.price ?? 1) - 1) * 100;
  const step = ({ row, set }: Planned) => Math.abs((set?.price ?? 0) - (row.price ?? 0));
  return {
    share: changed.reduce((sum, one) => sum + share(one), 0) / (changed.length || 1),
    most: changed.toSorted((a, b) => step(b) - step(a))[0],
  };
}

export type StockChange = { way: 'add' | 'set'; value: number };

/** Stock after pieces are added, or counted anew. */
export function planStock(rows: readonly Product[], { way, value }: StockChange): Planned[] {
  return rows.map((row) => {
    const write = (stock: number | null) => (stock === null ? 'Girilmemiş' : `${formatCount(stock)} adet`);
    const before = write(row.stock);
    if (way === 'add' && row.stock === null) return refusal(row, before, 'Stoku girilmemiş.');
    const stock = way === 'add' ? (row.stock ?? 0) + value : value;
    const problem = stock < 0 ? 'Stok eksiye düşer.' : fault({ stock });
    if (problem) return refusal(row, before, problem);
    return {
      ...{ row, before, after: write(stock), set: stock === row.stock ? null : { stock } },
      ...(stock !== row.stock && { difference: signed(stock - (row.stock ?? 0), formatCount) }),
    };
  });
}

/** Where products go: to a brand, or each within its own, and there to the category of a name. */
export type PlaceChange = { brandId: string; category: string };

/** Products in another category; one whose brand has no category of that name stays where it is. */
export function planPlaces(
  rows: readonly Product[],
  { brandId, category }: PlaceChange,
  categories: readonly Category[],
): Planned[] {
  const wanted = new Map<string, Category>();
  for (const one of categories.toReversed()) if (fold(one.name) === category) wanted.set(one.brandId, one);
  const name = [...wanted.values()][0]?.name ?? '';
  return rows.map((row) => {
    const before = `${row.brand.name}, ${row.category?.name ?? 'Genel'}`;
    const target = wanted.get(brandId || row.brandId);
    if (!target) return refusal(row, before, `${row.brand.name} markasında “${name}” kategorisi yok.`);
    const after = `${target.brand.name}, ${target.name}`;
    if (target.id === row.categoryId && target.brandId === row.brandId)
      return { row, before, after, set: null };
    return { row, before, after, set: { brandId: target.brandId, categoryId: target.id } };
  });
}

/** Products with another catalog, or with none. */
export function planCatalogs(
  rows: readonly Product[],
  catalogId: string | null,
  nameOf: (id: string) => string | undefined,
): Planned[] {
  const write = (id: string | null) => (id === null ? 'Katalog yok' : (nameOf(id) ?? 'Silinmiş katalog'));
  return rows.map((row) => ({
    ...{ row, before: write(row.catalogId), after: write(catalogId) },
    set: row.catalogId === catalogId ? null : { catalogId },
  }));
}

/** A line of technical data that all get, or that all lose. */
export type SpecificationChange = { way: 'write' | 'remove'; line: Specification };

/** Products with one line of their technical data written, or without it; the others and their order stay. */
export function planSpecifications(rows: readonly Product[], { way, line }: SpecificationChange): Planned[] {
  const key = labelKey(line.label);
  const text = (found: Specification | undefined) => (found ? valueWithUnit(found) : 'Yok');
  return rows.map((row) => {
    const at = row.specifications.findIndex(({ label }) => labelKey(label) === key);
    const found = row.specifications[at];
    const before = text(found);
    if (way === 'remove') {
      const specifications = row.specifications.filter(({ label }) => labelKey(label) !== key);
      return { row, before, after: 'Yok', set: found ? { specifications } : null };
    }
    // The label stays as the product writes it.
    const own = { ...line, label: found?.label ?? line.label };
    if (found && found.value === own.value && found.unit === own.unit)
      return { row, before, after: before, set: null };
    const specifications = found ? row.specifications.with(at, own) : [...row.specifications, own];
    const problem = fault({ specifications });
    return problem
      ? refusal(row, before, problem)
      : { row, before, after: text(own), set: { specifications } };
  });
}

/** Products that stand out, or do so no more. */
export function planFeatured(rows: readonly Product[], isFeatured: boolean): Planned[] {
  const write = (on: boolean) => (on ? 'Öne çıkan' : 'Değil');
  return rows.map((row) => ({
    ...{ row, before: write(row.isFeatured), after: write(isFeatured) },
    set: row.isFeatured === isFeatured ? null : { isFeatured },
  }));
}
