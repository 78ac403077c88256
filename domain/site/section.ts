import { z } from 'zod';
import { cleanTexts } from '../rules/clean-text.ts';
import { flag, optionalSource, optionalText, sortOrder, text, version } from '../rules/fields.ts';
import { address, type KindWords, rowId, rowMeta } from '../things/row.ts';

export const sectionWords: KindWords = { noun: 'bölüm', title: 'Site bölümü', plural: 'Site bölümleri' };
export const sectionItemWords: KindWords = {
  noun: 'bölüm öğesi',
  title: 'Bölüm öğesi',
  plural: 'Bölüm öğeleri',
};

const JSON_LIMIT = 100_000;

const JSON_LEVELS = 12;

function isShallow(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function isCleanJson(value: unknown): boolean {
  // Deeper than any page reads, and as deep as it pleases: looked at before anything walks to its end.
  if (!isShallow(value, JSON_LEVELS)) return false;
  const json = JSON.stringify(value);
  return json.length <= JSON_LIMIT && !json.includes('\\u0000') && !/\\ud[89a-f]/i.test(json);
}

const jsonObject = z
  .record(z.string().max(80), z.unknown(), { error: 'Nesne bekleniyor.' })
  // Looked at first: cleaning walks to the end of it.
  .refine(isCleanJson, { error: 'İçerik çok uzun ya da geçersiz karakter içeriyor.', abort: true })
  .overwrite(cleanTexts);

/** An object, or the JSON text of one: both forms are accepted and stored as an object. */
export const jsonData = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}, jsonObject);

const key = z
  .string({ error: 'Bu alan zorunludur.' })
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Küçük harf, rakam ve tire kullanın.');
// May be empty here: the section's description says which sentence refuses that.
const itemName = text(120);

/** What creates a section. */
export const sectionInput = z.strictObject({
  page: key,
  section: key,
  title: optionalText(200).default(null),
  subtitle: optionalText(400).default(null),
  description: optionalText(5000, 'lines').default(null),
  imageUrl: optionalSource.default(null),
  content: jsonData.default({}),
  isActive: flag.default(true),
  sortOrder: sortOrder.default(0),
});
/** What changes a section; its page and key stay. `content` replaces the stored one. */
export const sectionPatch = z
  .strictObject({
    title: optionalText(200),
    subtitle: optionalText(400),
    description: optionalText(5000, 'lines'),
    imageUrl: optionalSource,
    content: jsonData,
    isActive: flag,
    sortOrder,
    version,
  })
  .partial();

/** What creates an item; without `sortOrder` it goes to the end. */
export const itemInput = z.strictObject({
  name: itemName,
  data: jsonData.default({}),
  isActive: flag.default(true),
  sortOrder: sortOrder.optional(),
});
/** What changes an item. `data` replaces the stored one. */
export const itemPatch = z
  .strictObject({ name: itemName, data: jsonData, isActive: flag, sortOrder, version })
  .partial();

export type SectionInput = z.input<typeof sectionInput>;
export type SectionPatch = z.input<typeof sectionPatch>;
export type ItemInput = z.input<typeof itemInput>;
export type ItemPatch = z.input<typeof itemPatch>;

export const itemRow = z.object({
  id: rowId,
  sectionId: rowId,
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  isActive: z.boolean(),
  sortOrder: z.int(),
  ...rowMeta,
});
/** An item as the API answers it. */
export type SectionItem = z.infer<typeof itemRow>;

export const sectionRow = z.object({
  id: rowId,
  page: z.string(),
  section: z.string(),
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  imageUrl: address.nullable(),
  content: z.record(z.string(), z.unknown()),
  isActive: z.boolean(),
  sortOrder: z.int(),
  items: z.array(itemRow),
  ...rowMeta,
});
/** A section with its items, in order, as the API answers it. */
export type Section = z.infer<typeof sectionRow>;
