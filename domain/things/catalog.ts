import { z } from 'zod';
import {
  flag,
  optionalSource,
  optionalText,
  requiredText,
  slugText,
  sortOrder,
  text,
  version,
  wholeNumber,
  wrongForm,
} from '../rules/fields.ts';
import { isSafeSource } from '../rules/safe-link.ts';
import { address, count, type NamedWords, rowId, rowMeta } from './row.ts';

export const catalogWords = {
  name: 'catalogs',
  noun: 'katalog',
  title: 'Katalog',
  plural: 'Kataloglar',
  object: 'kataloğu',
} as const satisfies NamedWords;

export const CATALOG_REQUIRED = 'Lütfen zorunlu alanları doldurun!';

const title = requiredText(200, CATALOG_REQUIRED);
const description = optionalText(5000, 'lines');
const fileUrl = requiredText(2000, CATALOG_REQUIRED).refine(
  isSafeSource,
  wrongForm('Adres http(s) ya da / ile başlamalıdır.'),
);
const fileName = optionalText(255);
const fileSize = z
  .union(
    [
      wholeNumber(0, Number.MAX_SAFE_INTEGER),
      z
        .string()
        .regex(/^\d{0,15}$/, 'Dosya boyutu rakamlardan oluşmalıdır.')
        .transform((digits) => (digits ? Number(digits) : null)),
    ],
    {
      error: 'Dosya boyutu rakamlardan oluşmalıdır.',
    },
  )
  .nullable();
const pages = wholeNumber(0, 100_000).nullable();
const category = optionalText(120);
const tags = z
  .array(text(60), { error: 'Etiket listesi bekleniyor.' })
  .max(40, 'En fazla 40 etiket girilebilir.')
  .transform((list) => [...new Set(list.filter(Boolean))]);

/** What creates a catalog; `name` is read as `title`, `size` as `fileSize`. */
export const catalogInput = z.strictObject({
  title,
  slug: slugText,
  description: description.default(null),
  fileUrl,
  fileName: fileName.default(null),
  fileSize: fileSize.default(null),
  pages: pages.default(null),
  thumbnailUrl: optionalSource.default(null),
  category: category.default(null),
  tags: tags.default([]),
  isFeatured: flag.default(false),
  isActive: flag.default(true),
  sortOrder: sortOrder.default(0),
});
/** What changes a catalog. */
export const catalogPatch = z
  .strictObject({
    title,
    slug: slugText,
    description,
    fileUrl,
    fileName,
    fileSize,
    pages,
    thumbnailUrl: optionalSource,
    category,
    tags,
    isFeatured: flag,
    isActive: flag,
    sortOrder,
    version,
  })
  .partial();

export type CatalogInput = z.input<typeof catalogInput>;
export type CatalogPatch = z.input<typeof catalogPatch>;

/** A catalog as the API answers it; `name` repeats `title`, `fileSize` is in bytes. */
export const catalogRow = z.object({
  id: rowId,
  title: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  fileUrl: address.nullable(),
  fileName: z.string().nullable(),
  fileSize: count.nullable(),
  pages: count.nullable(),
  thumbnailUrl: address.nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  downloadCount: count,
  viewCount: count,
  ...rowMeta,
});
export type Catalog = z.infer<typeof catalogRow>;

/** The products whose codes stand in the text of a catalog's file, by the first page that has them; without a text none. */
export const productsInText = z.object({
  /** Whether the file has a text that could be read. */
  hasText: z.boolean(),
  products: z.array(z.object({ id: rowId, pages: z.array(count) })),
});
export type ProductsInText = z.infer<typeof productsInText>;
