import { brands } from './found-brands.ts';
import { catalogs } from './found-catalogs.ts';
import { categories } from './found-categories.ts';
import { products } from './found-products.ts';

/** The tables that are searched, by what is found in them. */
export const FOUND_TABLES = { product: products, brand: brands, category: categories, catalog: catalogs };
export type TableKind = keyof typeof FOUND_TABLES;
export const TABLE_KINDS = Object.keys(FOUND_TABLES) as TableKind[];

/** What the rows of a table are found as; nothing where it is not searched. */
export function kindIn(table: string | undefined): TableKind | undefined {
  return TABLE_KINDS.find((kind) => FOUND_TABLES[kind].table === table);
}
