import { z } from 'zod';
import {
  flag,
  numberError,
  optionalSource,
  optionalText,
  optionalWebsite,
  requiredText,
  slugText,
  sortOrder,
  text,
  version,
  wholeNumber,
} from '../rules/fields.ts';
import { CURRENCIES, fromMinor, PRICE_MAX, toMinor, USUAL_CURRENCY } from '../rules/money.ts';
import { address, count, type NamedWords, named, rowId, rowMeta, webAddress } from './row.ts';

export const productWords = {
  name: 'products',
  noun: 'ürün',
  title: 'Ürün',
  plural: 'Ürünler',
  object: 'ürünü',
} as const satisfies NamedWords;

/** Up to how many pieces on stock are little. */
export const LOW_STOCK = 5;

export const PRODUCT_NAME_MAX = 200;
export const EXTERNAL_ID_MAX = 128;
export const PRODUCT_REQUIRED = 'Lütfen ürün adı, marka ve kategori seçiniz';
/** How many features a card shows before `+n daha`. */
export const CARD_FEATURES = 3;

const name = requiredText(PRODUCT_NAME_MAX, PRODUCT_REQUIRED);
const reference = requiredText(64, PRODUCT_REQUIRED);
const description = optionalText(10_000, 'lines');
const catalogId = optionalText(64);
const sku = optionalText(64);
/** What another program, such as an ERP, calls the product; no two products have the same. */
const externalId = optionalText(EXTERNAL_ID_MAX);
const price = z
  .number({
    error: numberError(2, 'Fiyat sayı olmalıdır.', 'Fiyat okunamadı. Kuruşu virgülle yazın. Örnek: 1.234,50'),
  })
  .min(0, 'Fiyat eksi olamaz.')
  .max(PRICE_MAX, 'Fiyat çok büyük.')
  .transform((value) => fromMinor(toMinor(value)))
  .nullable();
const currency = z.enum(CURRENCIES, { error: `Para birimi ${CURRENCIES.join(', ')} olabilir.` });
const stock = wholeNumber(0, 10_000_000).nullable();
const features = z
  .array(text(300), { error: 'Özellik listesi bekleniyor.' })
  .max(50, 'En fazla 50 özellik girilebilir.')
  .transform((list) => list.filter(Boolean));

/** How many specifications a product may have. */
export const SPECIFICATIONS_MAX = 60;
const specificationShape = z.strictObject({
  label: text(80),
  value: text(300),
  unit: text(24).default(''),
});
/** Technical data, line by line; of a line both label and value are asked, one that is empty is left out. */
const specifications = z
  .array(
    specificationShape.superRefine(({ label, value, unit }, issues) => {
      if (!label && !value && !unit) return;
      const missing = { code: 'custom', params: { code: 'required' } } as const;
      if (!label) issues.addIssue({ ...missing, path: ['label'], message: 'Etiketi yazın. Örnek: Çap' });
      if (!value) issues.addIssue({ ...missing, path: ['value'], message: 'Değeri yazın. Örnek: 3,3–5,0' });
    }),
    { error: 'Teknik değer listesi bekleniyor.' },
  )
  .max(SPECIFICATIONS_MAX, `En fazla ${SPECIFICATIONS_MAX} teknik değer girilebilir.`)
  .transform((list) => list.filter(({ label }) => label));

/** How many pictures a product may have beside its first. */
export const MORE_IMAGES_MAX = 11;
/** The pictures that are shown behind the first, in their order; each once. */
const moreImages = z
  .array(optionalSource, { error: 'Görsel listesi bekleniyor.' })
  .transform((list) => [...new Set(list.filter((one) => one !== null))])
  .refine((list) => list.length <= MORE_IMAGES_MAX, `En fazla ${MORE_IMAGES_MAX + 1} görsel olabilir.`);

/** What creates a product. */
export const productInput = z.strictObject({
  name,
  slug: slugText,
  description: description.default(null),
  brandId: reference,
  categoryId: reference,
  catalogId: catalogId.default(null),
  sku: sku.default(null),
  externalId: externalId.default(null),
  price: price.default(null),
  currency: currency.default(USUAL_CURRENCY),
  stock: stock.default(null),
  imageUrl: optionalSource.default(null),
  moreImages: moreImages.default([]),
  videoUrl: optionalWebsite.default(null),
  features: features.default([]),
  specifications: specifications.default([]),
  isFeatured: flag.default(false),
  isDistributor: flag.default(false),
  isActive: flag.default(true),
  sortOrder: sortOrder.default(0),
});
/** What changes a product. */
export const productPatch = z
  .strictObject({
    name,
    slug: slugText,
    description,
    brandId: reference,
    categoryId: reference,
    catalogId,
    sku,
    externalId,
    price,
    currency,
    stock,
    imageUrl: optionalSource,
    moreImages,
    videoUrl: optionalWebsite,
    features,
    specifications,
    isFeatured: flag,
    isDistributor: flag,
    isActive: flag,
    sortOrder,
    version,
  })
  .partial();

export type ProductInput = z.input<typeof productInput>;
export type ProductPatch = z.input<typeof productPatch>;

/** A product as the API answers it. `category` is null for products that fall under Genel. */
export const productRow = z.object({
  id: rowId,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  brandId: rowId,
  categoryId: rowId.nullable(),
  catalogId: rowId.nullable(),
  sku: z.string(),
  /** Null for visitors: it is between the staff and their other programs. */
  externalId: z.string().nullable(),
  /** In whole units of the currency, with its hundredths behind the point. */
  price: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  stock: count.nullable(),
  imageUrl: address.nullable(),
  moreImages: z.array(address),
  videoUrl: webAddress.nullable(),
  features: z.array(z.string()),
  specifications: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string() })),
  isFeatured: z.boolean(),
  isDistributor: z.boolean(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  brand: named,
  category: named.nullable(),
  ...rowMeta,
});
export type Product = z.infer<typeof productRow>;
