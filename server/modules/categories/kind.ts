import { z } from '@hono/zod-openapi';
import { flag } from '../../../domain/rules/fields.ts';
import { nested, withDescendants } from '../../../domain/rules/tree.ts';
import { categoryPath } from '../../../domain/site/paths.ts';
import { categoryInput, categoryPatch, categoryRow, categoryWords } from '../../../domain/things/category.ts';
import { among } from '../../db/among.ts';
import { flagFilter, textFilter } from '../../kinds/filters.ts';
import { defineKind } from '../../kinds/kind.ts';
import { slugOf } from '../../kinds/named.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import type { Removal } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import { checkPlace, settleCategory } from './place.ts';
import { categoryReader, categorySorts } from './reader.ts';

/** A category takes those below it along; its products when that is asked for. */
async function belongings(write: Write, row: RecordRow, { products }: Values): Promise<Removal[]> {
  const all = await write.tx
    .selectFrom('categories')
    .selectAll()
    .where('brandId', '=', String(row.brandId))
    .execute();
  const ids = withDescendants(all, row.id);
  const below = ids.slice(1).toReversed();
  const held =
    products === 'trash'
      ? await write.tx.selectFrom('products').selectAll().where(among('categoryId', ids)).execute()
      : [];
  return [
    { kind: 'products', rows: held },
    { kind: 'categories', rows: below.flatMap((id) => all.filter((category) => category.id === id)) },
  ];
}

/** One that was chosen together with a category above it goes with that one. */
async function roots(write: Write, ids: readonly string[]): Promise<readonly string[]> {
  const tree = await write.tx.selectFrom('categories').select(['id', 'parentId']).execute();
  const below = new Set(ids.flatMap((id) => withDescendants(tree, id).slice(1)));
  return ids.filter((id) => !below.has(id));
}

export const categoryKind = defineKind({
  name: 'categories',
  words: {
    ...categoryWords,
    schema: 'Category',
    schemas: 'Categories',
    objects: 'kategorileri',
    deletion: 'Kategoriyi alt kategorileriyle çöp kutusuna taşır; ürünleri kalır ya da birlikte gider',
  },
  schemas: {
    input: categoryInput,
    patch: categoryPatch,
    row: categoryRow,
    listed: categoryRow.extend({ children: z.array(z.unknown()).optional() }),
    bulk: { isActive: flag },
    removal: { products: z.enum(['keep', 'trash'], { error: 'keep ya da trash olmalı.' }).default('keep') },
  },
  title: (row) => String(row.name),
  search: (row) => [row.name, row.description],
  nameColumn: 'name',
  slugWithin: 'brandId',
  orderWithin: 'brandId',
  owner: { kind: 'brands', column: 'brandId' },
  namedAs: 'category',
  isPublic: true,
  pageOf: async (db, { brandId, slug }) =>
    categoryPath((await slugOf(db, 'brands', brandId)) ?? '', String(slug ?? '')),
  found: { detail: `coalesce(brands.name, '')`, withOwner: true },
  sorts: categorySorts,
  filters: { brandId: textFilter('categories.brandId', 64), isActive: flagFilter('categories.isActive') },
  reads: categoryReader,
  complete: checkPlace,
  belongings,
  roots,
  settle: settleCategory,
  arrangement: {
    query: { view: z.enum(['flat', 'tree']).optional() },
    arrange: (rows, { view }) => (view === 'tree' ? nested(rows as never) : rows),
  },
});
