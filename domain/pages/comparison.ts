import { formatPrice } from '../rules/money.ts';
import { namedFacts } from '../rules/named-fact.ts';
import {
  labelKey,
  type Measure,
  readMeasure,
  type Specification,
  valueWithUnit,
} from '../rules/specification.ts';
import { fold } from '../rules/turkish.ts';
import { type ProductCard, productCards } from './product-card.ts';
import type { ProductRow } from './rows.ts';
import { isSaidAlready } from './said-already.ts';
import type { PageSource } from './source.ts';

/** What a product has for a label: as text and, where all products of the row measure alike, as a bar on one scale. */
export type ComparedCell = {
  value: string;
  unit: string;
  /** From 0 to 1 of the row's scale; `from` is 0 but for a range. */
  bar: { from: number; to: number } | null;
};
export type ComparedRow = { label: string; cells: Array<ComparedCell | null> };
export type Compared = ProductCard & { slug: string; code: string };
export type ComparisonView = {
  /** In the order of the address. */
  products: Compared[];
  different: ComparedRow[];
  equal: ComparedRow[];
};

type Line = { label: string; specification: Pick<Specification, 'value' | 'unit'> };

/** What a product says of itself as label and value: its technical data, and the features that name what they tell. */
function linesOf({ specifications, features }: ProductRow): Line[] {
  const lines = specifications.map(({ label, ...specification }) => ({ label, specification }));
  const known = new Set(lines.map(({ label }) => labelKey(label)));
  const named = namedFacts(features).filter(({ name }) => !known.has(labelKey(name)));
  return [...lines, ...named.map(({ name, value }) => ({ label: name, specification: { value, unit: '' } }))];
}

/** A round number at or above the largest of a row, so that its bar does not fill its place by chance. */
function scaleOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((round) => round * power >= most) ?? 10;
  return step * power;
}

function barsOf(measures: ReadonlyArray<Measure | null | undefined>): Array<ComparedCell['bar']> {
  const given = measures.filter((measure) => measure !== undefined);
  const known = given.filter((measure) => measure !== null);
  const units = new Set(known.map(({ unit }) => unit));
  const most = Math.max(...known.map(({ max }) => max));
  const isMeasured = known.length > 1 && known.length === given.length && units.size === 1;
  if (!isMeasured || most <= 0 || known.some(({ min }) => min < 0)) return measures.map(() => null);
  const scale = scaleOf(most);
  return measures.map((measure) => {
    if (!measure) return null;
    const isRange = measure.list === null && measure.min < measure.max;
    return { from: isRange ? measure.min / scale : 0, to: measure.max / scale };
  });
}

function rowOf(label: string, lines: ReadonlyArray<Line | undefined>): ComparedRow {
  const bars = barsOf(lines.map((line) => line && readMeasure(line.specification)));
  const cells = lines.map((line, at): ComparedCell | null => {
    if (!line) return null;
    const { value, unit } = line.specification;
    const isApart = unit !== '' && unit !== '%' && unit !== '°';
    return {
      ...(isApart ? { value, unit } : { value: valueWithUnit(line.specification), unit: '' }),
      bar: bars[at] ?? null,
    };
  });
  return { label, cells };
}

function isEqual({ cells }: ComparedRow): boolean {
  const [first] = cells;
  return cells.every((cell) => {
    if (!cell || !first) return false;
    return fold(cell.value) === fold(first.value) && cell.unit === first.unit;
  });
}

/** Facts that are no technical data, where they tell products apart or are shown. */
function ownRows(products: readonly ProductRow[]): ComparedRow[] {
  const row = (label: string, texts: ReadonlyArray<string | null>): ComparedRow => ({
    label,
    cells: texts.map((value) => (value === null ? null : { value, unit: '', bar: null })),
  });
  const rows = [
    row(
      'Marka',
      products.map(({ brand }) => brand.name),
    ),
    row(
      'Kategori',
      products.map(({ category }) => category?.name ?? null),
    ),
    row(
      'Fiyat',
      products.map(({ price, currency }) => (price === null ? null : formatPrice(price, currency))),
    ),
    row(
      'Teslimat',
      products.map(({ stock }) => (stock === null ? null : stock > 0 ? 'Stoktan' : 'Sipariş üzerine')),
    ),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

/** What no label stands before and no other row says: told as it is, where it tells products apart. */
function restRow(products: readonly ProductRow[]): ComparedRow[] {
  const own = products.map(({ features, specifications }) => {
    const named = new Set(namedFacts(features).map(({ name, value }) => `${name}: ${value}`));
    return features.filter(
      (feature) => !named.has(feature.trim()) && !isSaidAlready(feature, specifications),
    );
  });
  const shared = (feature: string) =>
    own.every((list) => list.some((other) => fold(other) === fold(feature)));
  const texts = own.map((list) => list.filter((feature) => !shared(feature)).join('; '));
  if (texts.every((text) => text === '')) return [];
  return [{ label: 'Diğer', cells: texts.map((value) => (value ? { value, unit: '', bar: null } : null)) }];
}

/**
 * Products side by side: what differs first, then what is the same of all. Rows stand in the order in which the first
 * product that has them names them.
 */
export function compare(products: readonly ProductRow[]): Pick<ComparisonView, 'different' | 'equal'> {
  const lines = products.map(linesOf);
  const labels = new Map<string, string>();
  for (const { label } of lines.flat()) if (!labels.has(labelKey(label))) labels.set(labelKey(label), label);
  const rows = [...labels].map(([key, label]) =>
    rowOf(
      label,
      lines.map((list) => list.find((line) => labelKey(line.label) === key)),
    ),
  );
  const all = [...rows, ...ownRows(products)];
  // A row that most products lack tells less than one that all have.
  const missing = (row: ComparedRow) => row.cells.filter((cell) => cell === null).length;
  const different = all.filter((row) => !isEqual(row)).toSorted((a, b) => missing(a) - missing(b));
  // Bars of the same length show nothing.
  const bare = ({ label, cells }: ComparedRow) => ({
    label,
    cells: cells.map((cell) => cell && { ...cell, bar: null }),
  });
  return { different: [...different, ...restRow(products)], equal: all.filter(isEqual).map(bare) };
}

/** The page of a comparison; products that are not there, or no longer, are left out. */
export async function comparisonPage(source: PageSource, slugs: readonly string[]): Promise<ComparisonView> {
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const named = await source.product('slug', slug);
      if (named) return named;
      const id = await source.movedTo('products', '', slug);
      return id ? source.product('id', id) : undefined;
    }),
  );
  const products = [...new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : []))).values()];
  const pictureOf = await source.pictures(products.map(({ imageUrl }) => imageUrl));
  const cards = productCards(products, pictureOf);
  return {
    products: cards.map((card, at) => ({
      ...card,
      slug: products[at]?.slug ?? '',
      code: products[at]?.sku ?? '',
    })),
    ...compare(products),
  };
}
