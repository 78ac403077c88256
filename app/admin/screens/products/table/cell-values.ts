import { cleanText } from '../../../../../domain/rules/clean-text.ts';
import { formatPrice, splitCurrency } from '../../../../../domain/rules/money.ts';
import { readNumber, writeNumber } from '../../../../../domain/rules/number-text.ts';
import { fold } from '../../../../../domain/rules/turkish.ts';
import type { Category } from '../../../../../domain/things/category.ts';
import { type Product, type ProductPatch, productPatch } from '../../../../../domain/things/product.ts';

/** The fields that are written right in the list, from left to right. */
export const CELL_FIELDS = ['sku', 'categoryId', 'catalogId', 'price', 'stock'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

export const CELL_NAMES: Readonly<Record<CellField, string>> = {
  sku: 'Kod',
  categoryId: 'Kategori',
  catalogId: 'Katalog',
  price: 'Fiyat',
  stock: 'Stok',
};

/** What cells may name: the categories of all brands, and the catalogs. */
export type Choices = {
  categories: readonly Category[];
  catalogs: ReadonlyArray<{ id: string; name: string }>;
};

/** What is written of a cell, or why it cannot be. */
export type CellReading = { set: ProductPatch } | { problem: string };

/** A cell as it is read in the list. */
export function cellText(row: Product, field: CellField, { catalogs }: Choices): string {
  switch (field) {
    case 'sku':
      return row.sku;
    case 'categoryId':
      return row.category?.name ?? 'Genel';
    case 'catalogId':
      return row.catalogId === null ? '–' : (catalogs.find(({ id }) => id === row.catalogId)?.name ?? '…');
    case 'price':
      return row.price === null ? 'Fiyat yok' : formatPrice(row.price, row.currency);
    case 'stock':
      return row.stock === null ? '–' : writeNumber(row.stock, 0);
  }
}

/** What stands in the field when a cell is opened. */
export function cellInput(row: Product, field: 'sku' | 'price' | 'stock'): string {
  const value = row[field];
  if (typeof value === 'number') return writeNumber(value, field === 'price' ? 2 : 0);
  return value ?? '';
}

function checked(set: ProductPatch): CellReading {
  const parsed = productPatch.safeParse(set);
  return parsed.success ? { set } : { problem: parsed.error.issues[0]?.message ?? 'Geçersiz değer.' };
}

function readPrice(row: Product, text: string): CellReading {
  if (text === '') return { set: { price: null } };
  const { amount, currency } = splitCurrency(text);
  const price = readNumber(amount, 2);
  if (price === null) return { problem: 'Sayı okunamadı' };
  return checked({ price, ...(currency && currency !== row.currency && { currency }) });
}

function readStock(text: string): CellReading {
  if (text === '') return { set: { stock: null } };
  const stock = readNumber(text.replace(/\s*adet$/i, ''), 0);
  return stock === null ? { problem: 'Sayı okunamadı' } : checked({ stock });
}

/** Reads what was typed or pasted into a cell; categories and catalogs are told by their names. */
export function readCell(row: Product, field: CellField, typed: string, choices: Choices): CellReading {
  const text = cleanText(typed);
  if (field === 'price') return readPrice(row, text);
  if (field === 'stock') return readStock(text);
  if (field === 'sku') return checked({ sku: text || null });
  if (field === 'catalogId') {
    if (text === '' || text === '–') return { set: { catalogId: null } };
    const catalog = choices.catalogs.find(({ name }) => fold(name) === fold(text));
    return catalog ? { set: { catalogId: catalog.id } } : { problem: 'Böyle bir katalog yok' };
  }
  const own = choices.categories.filter(({ brandId }) => brandId === row.brandId);
  const category = own.find(({ name }) => fold(name) === fold(text));
  return category ? { set: { categoryId: category.id } } : { problem: 'Markada böyle bir kategori yok' };
}

/** Whether a row says already what would be written. */
export function isStored(row: Product, set: ProductPatch): boolean {
  return Object.entries(set).every(([key, value]) => Reflect.get(row, key) === value);
}

/** What is pasted from a sheet, line by line and cell by cell; a cell in quotation marks may hold line breaks. */
export function pastedCells(text: string): string[][] {
  const cells: string[][] = [[]];
  const parts = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g);
  for (const [whole, quoted, plain = '', end] of parts) {
    if (whole === '' && cells.at(-1)?.length) break;
    cells.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === '\n') cells.push([]);
  }
  return cells;
}
