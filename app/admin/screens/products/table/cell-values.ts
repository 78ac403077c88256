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

type Choice = { id: string; name: string; brandId?: string; level?: number };
/** What cells may name, by their field; categories are those of all brands. */
export type Choices = { categoryId: readonly Category[]; catalogId: readonly Choice[] };

const UNKNOWN: Readonly<Record<keyof Choices, string>> = {
  categoryId: 'Markada böyle bir kategori yok',
  catalogId: 'Böyle bir katalog yok',
};

/** What is written of a cell, or why it cannot be. */
export type CellReading = { set: ProductPatch } | { problem: string };

/** A cell as it is read in the list. */
export function cellText(row: Product, field: CellField, { catalogId }: Choices): string {
  switch (field) {
    case 'sku':
      return row.sku;
    case 'categoryId':
      return row.category?.name ?? 'Genel';
    case 'catalogId':
      return row.catalogId === null ? '–' : (catalogId.find(({ id }) => id === row.catalogId)?.name ?? '…');
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

/** What a cell of a row may name: what is of a brand, in rows of that brand alone. */
export function choicesOf(row: Product, field: keyof Choices, choices: Choices): readonly Choice[] {
  const all: readonly Choice[] = choices[field];
  return all.filter(({ brandId = row.brandId }) => brandId === row.brandId);
}

/** Reads what was typed or pasted into a cell; other rows are told by their names. */
export function readCell(row: Product, field: CellField, typed: string, choices: Choices): CellReading {
  const text = cleanText(typed);
  if (field === 'price') return readPrice(row, text);
  if (field === 'stock') return readStock(text);
  if (field === 'sku') return checked({ sku: text || null });
  if (field === 'catalogId' && (text === '' || text === '–')) return { set: { catalogId: null } };
  const named = choicesOf(row, field, choices).find(({ name }) => fold(name) === fold(text));
  return named ? { set: { [field]: named.id } } : { problem: UNKNOWN[field] };
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
