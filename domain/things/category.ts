import { z } from 'zod';
import { flag, optionalText, requiredText, slugText, sortOrder, version } from '../rules/fields.ts';
import { count, type NamedWords, named, rowId, rowMeta } from './row.ts';

export const categoryWords = {
  name: 'categories',
  noun: 'kategori',
  title: 'Kategori',
  plural: 'Kategoriler',
  object: 'kategoriyi',
} as const satisfies NamedWords;

export const CATEGORY_REQUIRED = 'Lütfen zorunlu alanları doldurun!';

/** The colours a category may take, with their names in the form. */
export const CATEGORY_COLORS = [
  { value: '#3b82f6', label: 'Mavi' },
  { value: '#10b981', label: 'Yeşil' },
  { value: '#f59e0b', label: 'Sarı' },
  { value: '#ef4444', label: 'Kırmızı' },
  { value: '#8b5cf6', label: 'Mor' },
  { value: '#06b6d4', label: 'Turkuaz' },
  { value: '#84cc16', label: 'Limon yeşili' },
  { value: '#f97316', label: 'Turuncu' },
] as const;
export const CATEGORY_COLOR = '#3b82f6';
/** How deep the tree of a brand's categories may go. */
export const CATEGORY_LEVELS = 5;

const color = z.enum(
  CATEGORY_COLORS.map((entry) => entry.value),
  { error: 'Listeden bir renk seçin.' },
);
const name = requiredText(120, CATEGORY_REQUIRED);
const brandId = requiredText(64, CATEGORY_REQUIRED);
const parentId = optionalText(64);
const icon = optionalText(16);
const description = optionalText(5000, 'lines');

/** What creates a category. */
export const categoryInput = z.strictObject({
  name,
  slug: slugText,
  description: description.default(null),
  brandId,
  parentId: parentId.default(null),
  icon: icon.default(null),
  color: color.default(CATEGORY_COLOR),
  isActive: flag.default(true),
  sortOrder: sortOrder.default(0),
});
/** What changes a category. */
export const categoryPatch = z
  .strictObject({
    name,
    slug: slugText,
    description,
    brandId,
    parentId,
    icon,
    color,
    isActive: flag,
    sortOrder,
    version,
  })
  .partial();

export type CategoryInput = z.input<typeof categoryInput>;
export type CategoryPatch = z.input<typeof categoryPatch>;

/** A category as the API answers it; `productCount` counts its subcategories' products too. */
export const categoryRow = z.object({
  id: rowId,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  brandId: rowId,
  parentId: rowId.nullable(),
  icon: z.string().nullable(),
  color: z.string(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  level: z.int(),
  productCount: count,
  childrenCount: count,
  brand: named,
  ...rowMeta,
});
export type Category = z.infer<typeof categoryRow>;
/** A category with the ones below it. */
export type NestedCategory = Category & { children: NestedCategory[] };
