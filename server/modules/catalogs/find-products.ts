import type { Kysely } from 'kysely';
import { createCodeFinder } from '../../../domain/rules/codes-in-text.ts';
import type { ProductsInText } from '../../../domain/things/catalog.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { giveWay } from '../../give-way.ts';
import { notFound } from '../../records/records.ts';

/** So many codes are read at once. */
const AT_ONCE = 1000;

/** What the pages of a stored file say, as they were read when it was uploaded. */
async function readPages(db: Kysely<Database>, fileUrl: string | null) {
  const finder = createCodeFinder();
  if (!fileUrl) return { finder, hasText: false };
  const file = await db.selectFrom('media').select('id').where('url', '=', fileUrl).executeTakeFirst();
  if (!file) return { finder, hasText: false };
  const pages = await db
    .selectFrom('documentPages')
    .select(['page', 'text'])
    .where('mediaId', '=', file.id)
    .where('text', '!=', '')
    .orderBy('page')
    .execute();
  for (const { page, text } of pages) {
    finder.add(page, text);
    await giveWay();
  }
  return { finder, hasText: pages.length > 0 };
}

/** Finds the products whose codes stand in the text of a catalog's file. */
export function createFindProducts(db: Kysely<Database>) {
  /** @throws AppError not_found */
  return async function findProducts(ctx: Context, id: string): Promise<ProductsInText> {
    ctx.require('products:read');
    const catalog = await db.selectFrom('catalogs').select('fileUrl').where('id', '=', id).executeTakeFirst();
    if (!catalog) throw notFound({ noun: 'Katalog' });
    const { finder, hasText } = await readPages(db, catalog.fileUrl);
    const products: ProductsInText['products'] = [];
    for (let after = ''; hasText; ) {
      const codes = await db
        .selectFrom('products')
        .select(['id', 'sku'])
        .where('sku', '>', after)
        .orderBy('sku')
        .limit(AT_ONCE)
        .execute();
      for (const { id: productId, sku } of codes) {
        const pages = finder.find(sku);
        if (pages.length > 0) products.push({ id: productId, pages });
      }
      const last = codes.at(-1);
      if (!last || codes.length < AT_ONCE) break;
      after = last.sku;
      await giveWay();
    }
    return { hasText, products: products.sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0)) };
  };
}
