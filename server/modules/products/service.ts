import type { Kysely } from 'kysely';
import { PRODUCT_NAME_MAX, type Product } from '../../../domain/things/product.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { Verbs } from '../../kinds/verbs.ts';
import { createRecord } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { createProductChanges } from './changes.ts';
import { createDeleted } from './deleted.ts';
import type { productKind } from './kind.ts';
import { generateSku } from './place.ts';
import { createUpsert, upsertProducts } from './upsert.ts';

/** What the name of a copy ends with. */
const COPY = ' (kopya)';

type Parts = { db: Kysely<Database>; records: Records };

/** The verbs of products: those of every kind, copying, and those that give each of many its own values. */
export function createProductService(verbs: Verbs<typeof productKind>, { db, records }: Parts) {
  /** A passive copy beside the original, with a code and an address of its own. @throws AppError not_found */
  async function duplicate(ctx: Context, id: string): Promise<Product> {
    ctx.require('products:write');
    const {
      id: _id,
      slug: _slug,
      sku: _sku,
      externalId: _externalId,
      brand,
      category,
      version: _version,
      createdAt: _created,
      updatedAt: _updated,
      ...rest
    } = await verbs.get(ctx, id);
    const copy = await records.write(ctx, async (write) => {
      const name = `${rest.name.slice(0, PRODUCT_NAME_MAX - COPY.length)}${COPY}`;
      const sku = await generateSku(write, brand.name, category?.name ?? '', name);
      return createRecord(write, 'products', { ...rest, name, sku, isActive: false });
    });
    return verbs.get(ctx, copy.id);
  }

  const many = { ...createProductChanges({ records }), upsert: createUpsert({ records }) };
  /** A part of a larger write, which asked before. */
  const upsertWithin = upsertProducts;
  return { ...verbs, ...many, duplicate, upsertWithin, deleted: createDeleted({ db }) };
}

export type ProductService = ReturnType<typeof createProductService>;
