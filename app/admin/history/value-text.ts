import { formatCount, formatFileSize } from '../../../domain/rules/format.ts';
import { CURRENCIES, currencySign, formatPrice } from '../../../domain/rules/money.ts';
import { type Specification, specificationText } from '../../../domain/rules/specification.ts';
import { cellWords } from '../../../domain/site/window.ts';
import { CATEGORY_COLORS } from '../../../domain/things/category.ts';

/** The names behind the ids that a row may hold. */
export type Names = ReadonlyMap<string, string>;

const REFERENCES: Record<string, string> = {
  brandId: 'Silinmiş marka',
  categoryId: 'Silinmiş kategori',
  parentId: 'Silinmiş kategori',
  catalogId: 'Silinmiş katalog',
};

/** A line of technical data, else whatever it is. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { label, value, unit = '' } = item as Partial<Specification>;
  return typeof label === 'string' && typeof value === 'string'
    ? specificationText({ label, value, unit })
    : JSON.stringify(item);
}

function listText(list: readonly unknown[]): string {
  return list.map(itemText).join('\n');
}

function knownCurrency(value: unknown) {
  return CURRENCIES.find((known) => known === value);
}

function currencyText(value: unknown): string {
  const currency = knownCurrency(value);
  return currency ? `${currency} ${currencySign(currency)}` : String(value);
}

/** A stored value as a person reads it, a price in the currency of its row; empty text when there is none. */
export function valueText(field: string, value: unknown, names: Names, currency?: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field === 'isActive') return value ? 'Aktif' : 'Pasif';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') return cellWords(value) ?? JSON.stringify(value);
  if (Object.hasOwn(REFERENCES, field)) return names.get(String(value)) ?? REFERENCES[field] ?? '';
  if (field === 'color')
    return CATEGORY_COLORS.find((color) => color.value === value)?.label ?? String(value);
  if (field === 'currency') return currencyText(value);
  if (typeof value !== 'number') return String(value);
  if (field === 'price') return formatPrice(value, knownCurrency(currency));
  if (field === 'fileSize') return formatFileSize(value);
  return formatCount(value);
}

const PICTURES = /(?:^|\.)(?:imageUrl|moreImages|logoUrl|thumbnailUrl|ogImage|url)$/;
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** The addresses of the pictures to show beside the text of a field. */
export function picturesOf(field: string, value: unknown): string[] {
  if (!PICTURES.test(field)) return [];
  const addresses: readonly unknown[] = Array.isArray(value) ? value : [value];
  return addresses.filter((one): one is string => typeof one === 'string' && PICTURE_FILE.test(one));
}
