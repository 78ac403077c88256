import type { Kysely } from 'kysely';
import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { brandPath, categoryPath, PATHS, productPath } from '../../../domain/site/paths.ts';
import { PAGES } from '../../../domain/site/section-kind.ts';
import type { Draft } from '../../../domain/things/draft.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

async function slugOf(db: Db, table: 'brands' | 'categories', id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
}

async function sectionPage(db: Db, { rowId, changes }: Draft): Promise<string> {
  const [created] = Array.isArray(changes.created) ? (changes.created as Array<{ page?: string }>) : [];
  const row =
    rowId === null
      ? created
      : await db.selectFrom('sections').select('page').where('id', '=', rowId).executeTakeFirst();
  return PAGES.find(({ key }) => key === row?.page)?.path ?? '/';
}

/** The public page on which a row of a draft is seen. */
export async function pagePath(db: Db, draft: Draft, rowId: string): Promise<string> {
  if (draft.kind === 'sections') return sectionPage(db, draft);
  if (draft.kind === 'catalogs') return PATHS.catalogs;
  if (draft.kind === 'brands') return brandPath((await slugOf(db, 'brands', rowId)) ?? '');
  const row = await db
    .selectFrom(draft.kind)
    .select(['slug', 'brandId'])
    .where('id', '=', rowId)
    .executeTakeFirst();
  const brand = (await slugOf(db, 'brands', row?.brandId ?? null)) ?? '';
  if (draft.kind === 'categories') return categoryPath(brand, row?.slug ?? '');
  const product = await db
    .selectFrom('products')
    .select('categoryId')
    .where('id', '=', rowId)
    .executeTakeFirst();
  const category = await slugOf(db, 'categories', product?.categoryId ?? null);
  return productPath(brand, category ?? NO_CATEGORY.slug, row?.slug ?? '');
}
