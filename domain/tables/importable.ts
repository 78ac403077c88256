import { fold } from '../rules/turkish.ts';
import { CATEGORY_COLORS } from '../things/category.ts';
import type { Column, Holds } from './column.ts';
import { SPECIFICATION } from './products.ts';
import {
  type FileCell,
  isDay,
  type Marks,
  type Reading,
  readAmount,
  readCount,
  readFlag,
  readLines,
  readSpecifications,
  readValues,
  textOf,
} from './read-cell.ts';
import { isSureHead } from './specification-head.ts';
import { TABLE_NAMES, type TableName, tableOf } from './tables.ts';

/** The lists that a file can be brought into: all but what visitors send. */
export type ImportedName = Exclude<TableName, 'messages' | 'quotes'>;
export const IMPORTED = TABLE_NAMES.filter(
  (name): name is ImportedName => name !== 'messages' && name !== 'quotes',
);

type Read = (cell: FileCell, marks: Marks) => Reading;

const text: Read = (cell) => ({ value: textOf(cell) });
const lines: Read = (cell) => ({ value: readLines(cell) });
const color: Read = (cell) => {
  const word = fold(textOf(cell));
  const found = CATEGORY_COLORS.find(({ label, value }) => fold(label) === word || value === word);
  return found ? { value: found.value } : { fault: `“${textOf(cell)}” bir renk değil` };
};
const currency: Read = (cell) => {
  const word = textOf(cell).trim().toUpperCase();
  return { value: { TL: 'TRY', '₺': 'TRY', '€': 'EUR', $: 'USD' }[word] ?? word };
};

const READERS: Readonly<Partial<Record<Holds, Read>>> = {
  ...{ text, count: readCount, money: readAmount, flag: readFlag },
};
/** Of columns whose texts hold more. */
const OWN_READERS: Readonly<Record<string, Read>> = {
  ...{ features: lines, moreImages: lines, tags: lines, color, currency },
  ...{ specifications: readSpecifications, [SPECIFICATION]: readValues },
};

/** How the cells of a column are read; nothing for columns that follow from others, which only some ask for. */
function readerOf({ key, holds, isExtra }: Column<never>): Read | undefined {
  return OWN_READERS[key] ?? (isExtra ? undefined : READERS[holds]);
}

/** What people call the columns besides their names in Vitrin. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  sku: ['stok kodu', 'urun kodu', 'kod', 'sku', 'code', 'malzeme kodu'],
  externalId: ['dis kod', 'erp kodu', 'external id', 'externalid', 'erp'],
  name: ['ad', 'urun', 'isim', 'name', 'product', 'marka'],
  brand: ['marka', 'brand', 'uretici'],
  category: ['grup', 'kategori yolu', 'category', 'urun grubu'],
  path: ['kategori yolu', 'ad', 'path', 'name'],
  price: ['liste fiyati', 'birim fiyat', 'satis fiyati', 'price', 'tutar', 'yeni fiyat'],
  currency: ['doviz', 'kur', 'currency', 'pb'],
  stock: ['depo', 'adet', 'stok miktari', 'miktar', 'stock', 'mevcut'],
  description: ['metin', 'tanim', 'description', 'urun aciklamasi'],
  features: ['ozellik', 'features'],
  specifications: ['teknik ozellikler', 'teknik deger', 'specifications'],
  catalog: ['catalog', 'brosur'],
  imageUrl: ['gorsel', 'resim', 'foto', 'image', 'gorsel adresi'],
  moreImages: ['diger resimler', 'galeri', 'ek gorseller', 'images'],
  videoUrl: ['video', 'youtube'],
  slug: ['adres', 'slug', 'url'],
  isActive: ['durum', 'yayinda', 'active'],
  title: ['ad', 'baslik', 'katalog', 'title'],
};

/** What a column is chosen to be that has one technical value, named by its head. */
const OWN_COLUMN = 'Teknik değer (adı başlıkta)';

export type Field = { key: string; title: string };

/** The fields that a file can bring, in the order of the table. */
export function fieldsOf(name: ImportedName): Field[] {
  return tableOf(name)
    .columns.filter((column) => readerOf(column) !== undefined)
    .map(({ key, title }) => ({ key, title: key === SPECIFICATION ? OWN_COLUMN : title }));
}

/** Texts in which a day may stand. */
const DAY_TEXTS = new Set(['description', 'features']);

/** What a spreadsheet writes where a formula came to nothing. */
const FAILED = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|DEĞER!|YOK|BAŞV!|AD\?|SAYI\/0!)$/;

/** Reads a cell of a field. */
export function readField(name: ImportedName, key: string, cell: FileCell, marks: Marks): Reading {
  const column = tableOf(name).columns.find((one) => one.key === key);
  const read = column && readerOf(column);
  if (!read) throw new Error(`There is no field "${key}".`);
  if (typeof cell === 'string' && FAILED.test(cell))
    return { fault: `Excel bu hücreyi hesaplayamamış: ${cell}` };
  if (isDay(cell) && !DAY_TEXTS.has(key))
    return { fault: `Excel bu hücreyi tarih yapmış: ${textOf(cell)}. Doğrusunu yazın` };
  return read(cell, marks);
}

const bare = (head: string) =>
  fold(head)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The fields that the columns of a file stand for, by their heads; null for those that nothing fits. */
export function guessFields(name: ImportedName, heads: ReadonlyArray<FileCell>): Array<string | null> {
  const fields = fieldsOf(name);
  const isSure = (head: FileCell) => name === 'products' && isSureHead(textOf(head));
  const words = heads.map((head) => (isSure(head) ? '' : bare(textOf(head))));
  const found: Array<string | null> = heads.map((head) => (isSure(head) ? SPECIFICATION : null));
  const taken = new Set<string>();
  function take(fits: (field: Field, word: string) => boolean): void {
    for (const [at, word] of words.entries()) {
      if (found[at] !== null || !word) continue;
      const field = fields.find((one) => !taken.has(one.key) && fits(one, word));
      if (!field) continue;
      found[at] = field.key;
      taken.add(field.key);
    }
  }
  take(({ key, title }, word) => bare(title) === word || key.toLowerCase() === word);
  take(({ key }, word) => (ALIASES[key] ?? []).includes(word));
  // `Özellik 1`, `Özellik 2`: what has several lines may come in several columns.
  for (const [at, word] of words.entries())
    if (found[at] === null && name === 'products' && /^ozellik(ler)? \d+$/.test(word)) found[at] = 'features';
  return found;
}

/** The fields whose columns are read as one. */
export const JOINED: readonly string[] = ['moreImages', 'features', 'specifications', 'tags'];
/** The fields that several columns may stand for. */
export const REPEATED: readonly string[] = [...JOINED, SPECIFICATION];
/** The name of a column in a spreadsheet: A for 0, AA for 26. */
export function columnLetters(at: number): string {
  return at < 26
    ? String.fromCharCode(65 + at)
    : `${columnLetters(Math.floor(at / 26) - 1)}${columnLetters(at % 26)}`;
}
