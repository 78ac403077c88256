import { z } from '@hono/zod-openapi';
import { type SqlBool, sql } from 'kysely';
import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { flag, idText } from '../../../domain/rules/fields.ts';
import { type Specification, specificationTexts } from '../../../domain/rules/specification.ts';
import { productPath } from '../../../domain/site/paths.ts';
import { mediaName } from '../../../domain/things/media.ts';
import {
  EXTERNAL_ID_MAX,
  LOW_STOCK,
  productInput,
  productPatch,
  productRow,
  productWords,
} from '../../../domain/things/product.ts';
import { column, LIST_DEFAULT } from '../../db/list.ts';
import { addressText } from '../../http/openapi.ts';
import { emptyFilter, flagFilter, idsFilter, sinceFilter, textFilter } from '../../kinds/filters.ts';
import { defineKind, type Filter } from '../../kinds/kind.ts';
import { slugOf } from '../../kinds/named.ts';
import type { FileFacts, Values } from '../../records/kinds.ts';
import { stampsBy } from '../brands/service.ts';
import { completeProduct, settleProduct } from './place.ts';
import { inCategory, productTotal, searchProducts, selectProducts, toProduct } from './reader.ts';

/** Prices and stock are for the staff: even their order tells them. */
const STAFF = 'products:read';

const created = column('products.createdAt', 'time');
// Indexed as it stands here.
const STOCK = sql`coalesce(products.stock, -1)`;
const IN_STOCK = {
  out: sql<SqlBool>`${STOCK} <= 0`,
  // A number that is handed over apart would find no index of these rows alone.
  low: sql<SqlBool>`${STOCK} between 1 and ${sql.lit(LOW_STOCK)}`,
  in: sql<SqlBool>`${STOCK} > 0`,
};

const stockFilter: Filter = {
  schema: z.enum(['out', 'low', 'in']).optional(),
  where: (value: keyof typeof IN_STOCK) => IN_STOCK[value],
  right: STAFF,
};
/** A category with all below it, or `none` for products without one. */
const categoryFilter: Filter = {
  schema: addressText(64).optional(),
  where: (value, db, view) => inCategory(db, value, view),
};
/** The catalog that the row names is asked by its index, and left out where visitors do not see it. */
const catalogFilter: Filter = {
  schema: addressText(64).optional(),
  where: (value: string, _db, view) =>
    view.isStaff
      ? sql<SqlBool>`products."catalogId" = ${value}`
      : sql<SqlBool>`(products."ownCatalogId" = ${value} and products."catalogId" is not null)`,
};

/** Where the first picture's file is taken away, the next one stands in its place. */
function nextPicture(row: Values, column: string, from: FileFacts, to: FileFacts | null): Values {
  const others = (row.moreImages as string[]).filter((one) => mediaName(one) !== mediaName(from.url));
  const [next, ...rest] = others;
  return column === 'imageUrl' && !to && next ? { imageUrl: next, moreImages: rest } : {};
}

export const productKind = defineKind({
  name: 'products',
  words: { ...productWords, schema: 'Product', schemas: 'Products', objects: 'ürünleri' },
  schemas: {
    input: productInput,
    patch: productPatch,
    row: productRow,
    bulk: { isActive: flag, isFeatured: flag, isDistributor: flag, categoryId: idText },
  },
  title: (row) => String(row.name),
  json: ['moreImages', 'features', 'specifications'],
  prices: { price: 'priceMinor' },
  unseen: ['price', 'currency', 'stock', 'externalId'],
  counted: ['brandId', 'categoryId', 'isActive'],
  search: (row) => [row.name, row.sku, ...specificationTexts(row.specifications as Specification[])],
  nameColumn: 'name',
  slugWithin: null,
  orderWithin: null,
  codeColumn: 'sku',
  owner: { kind: 'brands', column: 'brandId' },
  files: { imageUrl: 'address', moreImages: 'addresses' },
  picture: { column: 'imageUrl', folder: 'products' },
  onFile: nextPicture,
  isPublic: true,
  pageOf: async (db, { brandId, categoryId, slug }) => {
    const category = (await slugOf(db, 'categories', categoryId)) ?? NO_CATEGORY.slug;
    return productPath((await slugOf(db, 'brands', brandId)) ?? '', category, String(slug ?? ''));
  },
  found: {
    detail: `coalesce(brands.name, '') || ' · ' || products.sku`,
    withOwner: true,
    comesFirst: true,
  },
  sorts: {
    sortOrder: [column('products.sortOrder', 'number'), created],
    featured: [
      { ...column('products.isFeatured', 'flag'), descending: true },
      { ...created, descending: true },
    ],
    name: [column('products.nameKey')],
    createdAt: [created],
    updatedAt: [column('products.updatedAt', 'time')],
    // Without a price or a stock they stand before the cheapest and the emptiest.
    // What a lira and a euro are worth changes by the day: each currency stands by itself, in the order of CURRENCIES.
    price: [
      { by: sql`case products.currency when 'TRY' then 0 when 'EUR' then 1 else 2 end`, holds: 'number' },
      { by: sql`coalesce(products."priceMinor", -1)`, holds: 'number' },
    ],
    stock: [{ by: STOCK, holds: 'number' }],
    sku: [column('products.sku')],
  },
  sortRights: { price: STAFF, stock: STAFF },
  filters: {
    brandId: textFilter('products.brandId', 64),
    categoryId: categoryFilter,
    catalogId: catalogFilter,
    isActive: flagFilter('products.isActive'),
    isFeatured: flagFilter('products.isFeatured'),
    featured: flagFilter('products.isFeatured'),
    isDistributor: flagFilter('products.isDistributor'),
    withoutImage: emptyFilter('products.imageUrl'),
    stock: stockFilter,
    sku: textFilter('products.sku', 64),
    ids: idsFilter('products.id'),
    updatedSince: sinceFilter('products.updatedAt'),
    externalId: { ...textFilter('products.externalId', EXTERNAL_ID_MAX), right: STAFF },
  },
  reads: {
    ...{ select: selectProducts, present: toProduct, search: searchProducts, total: productTotal },
    // Its brand's facts change with every write to the brand and what it holds; whether its catalog is shown does not.
    again: { by: ['brandId', 'catalogId'], stamps: stampsBy('brandId') },
  },
  onDashboard: { sort: 'featured', limit: LIST_DEFAULT },
  complete: completeProduct,
  settle: settleProduct,
});
