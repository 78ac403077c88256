import type { Identified } from '../../lib/resource.ts';
import { brands, catalogs, categories, products } from '../../lib/resources.ts';
import { findScreen } from '../layout/nav.ts';
import { screenPath, screens } from '../screens.ts';

export type Found = { id: string; kind: string; label: string; detail: string; to: string };
export type FoundGroup = { kind: string; title: string; rows: Found[] };

const SHOWN = 5;

type Searcher = {
  title: string;
  search: (
    query: { search: string; limit: number },
    signal: AbortSignal,
  ) => Promise<Omit<Found, 'to' | 'kind'>[]>;
};

function searcher<Row extends Identified>(
  title: string,
  list: (query: { search: string; limit: number }, signal: AbortSignal) => Promise<{ rows: Row[] }>,
  show: (row: Row) => { label: string; detail: string },
): Searcher {
  return {
    title,
    search: async (query, signal) =>
      (await list(query, signal)).rows.map((row) => ({ id: row.id, ...show(row) })),
  };
}

const SEARCHERS: Record<NonNullable<(typeof screens)[number]['searches']>, Searcher> = {
  products: searcher('Ürünler', products.list, (row) => ({
    label: row.name,
    detail: `${row.brand.name} · ${row.sku}`,
  })),
  brands: searcher('Markalar', brands.list, (row) => ({ label: row.name, detail: row.country ?? '' })),
  categories: searcher('Kategoriler', categories.list, (row) => ({
    label: row.name,
    detail: row.brand.name,
  })),
  catalogs: searcher('Kataloglar', catalogs.list, (row) => ({
    label: row.title,
    detail: row.category ?? '',
  })),
};

/** The first matches of every kind that has a screen, asked at once. */
export async function searchThings(text: string, signal: AbortSignal): Promise<FoundGroup[]> {
  const searched = screens.filter((screen) => screen.searches);
  const groups = await Promise.all(
    searched.map(async ({ id, searches }) => {
      if (!searches) return null;
      const { title, search } = SEARCHERS[searches];
      const rows = await search({ search: text, limit: SHOWN }, signal);
      const base = screenPath(findScreen(id)?.path ?? '');
      return {
        kind: searches,
        title,
        rows: rows.map((row) => ({
          ...row,
          kind: searches,
          to: `${base}?edit=${encodeURIComponent(row.id)}`,
        })),
      };
    }),
  );
  return groups.filter((group) => group !== null && group.rows.length > 0) as FoundGroup[];
}
