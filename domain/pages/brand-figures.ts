import { midSentence } from '../rules/mid-sentence.ts';
import type { BrandFigures } from './brand-tile.ts';
import type { CategoryRow } from './rows.ts';
import type { PageSource } from './source.ts';

/** How many products a brand has in one category; null for none. */
export type CategoryCount = { brandId: string; categoryId: string | null; count: number };

const LEVELS = 10;
const FIELDS = 4;

function rootName(categories: ReadonlyMap<string, CategoryRow>, id: string | null): string | null {
  let at = id ? categories.get(id) : undefined;
  for (let level = 0; at?.parentId && level < LEVELS; level++) {
    const parent = categories.get(at.parentId);
    if (!parent) break;
    at = parent;
  }
  return at?.name ?? null;
}

/** How many products each brand has, and its largest category at the top of the tree; of equal ones the first. */
export function brandFigures(
  counts: readonly CategoryCount[],
  rows: readonly CategoryRow[],
): Map<string, BrandFigures> {
  const categories = new Map(rows.map((row) => [row.id, row]));
  const fields = new Map<string, Map<string, number>>();
  const figures = new Map<string, BrandFigures>();
  const places = new Map(rows.map((row, place) => [row.id, place]));
  const placeOf = ({ categoryId }: CategoryCount) => places.get(categoryId ?? '') ?? rows.length;
  for (const { brandId, categoryId, count } of [...counts].sort((a, b) => placeOf(a) - placeOf(b))) {
    const figure = figures.get(brandId) ?? { count: 0, field: null, fields: null };
    figure.count += count;
    figures.set(brandId, figure);
    const name = rootName(categories, categoryId);
    if (!name) continue;
    const own = fields.get(brandId) ?? new Map<string, number>();
    own.set(name, (own.get(name) ?? 0) + count);
    fields.set(brandId, own);
  }
  for (const [brandId, own] of fields) {
    const figure = figures.get(brandId);
    if (!figure) continue;
    figure.field = [...own].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
    const [first, ...others] = [...own.keys()].slice(0, FIELDS);
    figure.fields = [first, ...others.map(midSentence)].join(', ');
  }
  return figures;
}

/** The figures of all brands. */
export async function figuresOf(source: PageSource): Promise<ReadonlyMap<string, BrandFigures>> {
  if (source.figures) return source.figures();
  return brandFigures(await source.productCounts(), await source.categories());
}
