import { brandTable } from './brands.ts';
import { catalogTable } from './catalogs.ts';
import { categoryTable } from './categories.ts';
import type { Table } from './column.ts';
import { messageTable } from './messages.ts';
import { productTable } from './products.ts';
import { quoteTable } from './quotes.ts';

/** The lists that can be taken along as a table, by the names of their kinds. */
export const TABLES = {
  products: productTable,
  brands: brandTable,
  categories: categoryTable,
  catalogs: catalogTable,
  messages: messageTable,
  quotes: quoteTable,
} as const;
export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** A table, whatever its rows. */
export function tableOf(name: TableName): Table<never> {
  return TABLES[name] as Table<never>;
}

/** What a table is written as. */
export const TABLE_FORMATS = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
