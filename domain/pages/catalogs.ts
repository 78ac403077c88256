import { type CatalogCard, catalogCards } from './catalog-card.ts';
import type { PictureOf } from './picture.ts';
import type { CatalogRow } from './rows.ts';
import type { PageSource } from './source.ts';

export type CatalogsView = {
  /** What the address asks for: a search text and a category. */
  query: string;
  category: string | null;
  /** The categories that catalogs have, in their order. */
  categories: string[];
  /** All catalogs: the page narrows them itself, without asking again. */
  catalogs: CatalogCard[];
};

const QUERY_MAX = 200;

/** The catalogs page; a category that no catalog has counts as none. */
export function catalogsView(
  rows: readonly CatalogRow[],
  asked: { query: string; category: string | null },
  pictureOf: PictureOf,
): CatalogsView {
  const catalogs = catalogCards(rows, pictureOf);
  const categories = [...new Set(catalogs.map((card) => card.category))];
  return {
    query: asked.query.trim().slice(0, QUERY_MAX),
    category: categories.find((name) => name === asked.category) ?? null,
    categories,
    catalogs,
  };
}

/** `/catalogs` */
export async function catalogsPage(
  source: PageSource,
  asked: { query: string; category: string | null },
): Promise<CatalogsView> {
  const rows = await source.catalogs();
  return catalogsView(rows, asked, await source.pictures(rows.map((row) => row.thumbnailUrl)));
}
