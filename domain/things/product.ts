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
import { address, count, type ListedWords, named, rowId, rowMeta, webAddress } from './row.ts';

export const productWords: ListedWords = {
  noun: 'ürün',
  title: 'Ürün',
  plural: 'Ürünler',
  object: 'ürünü',
};

export const PRODUCT_NAME_MAX = 200;
export const PRODUCT_REQUIRED = 'Lütfen ürün adı, marka ve kategori seçiniz';
/** How many features a card shows before `+n daha`. */
export const CARD_FEATURES = 3;

const name = requiredText(PRODUCT_NAME_MAX, PRODUCT_REQUIRED);
const reference = requiredText(64, PRODUCT_REQUIRED);
const description = optionalText(10_000, 'lines');
const catalogId = optionalText(64);
const sku = optionalText(64);
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

/** What creates a product. */
export const productInput = z.strictObject({
  name,
  slug: slugText,
  description: description.default(null),
  brandId: reference,
  categoryId: reference,
  catalogId: catalogId.default(null),
  sku: sku.default(null),
  price: price.default(null),
  currency: currency.default(USUAL_CURRENCY),
  stock: stock.default(null),
  imageUrl: optionalSource.default(null),
  videoUrl: optionalWebsite.default(null),
  features: features.default([]),
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
    price,
    currency,
    stock,
    imageUrl: optionalSource,
    videoUrl: optionalWebsite,
    features,
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
  /** In whole units of the currency, with its hundredths behind the point. */
  price: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  stock: count.nullable(),
  imageUrl: address.nullable(),
  videoUrl: webAddress.nullable(),
  features: z.array(z.string()),
  isFeatured: z.boolean(),
  isDistributor: z.boolean(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  brand: named,
  category: named.nullable(),
  ...rowMeta,
});
export type Product = z.infer<typeof productRow>;
