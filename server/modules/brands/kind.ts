import { type Kysely, sql } from 'kysely';
import { flag } from '../../../domain/rules/fields.ts';
import { inTreeOrder } from '../../../domain/rules/tree.ts';
import { brandInput, brandPatch, brandRow, brandWords } from '../../../domain/things/brand.ts';
import { column } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { emptyFilter, flagFilter } from '../../kinds/filters.ts';
import { defineKind, type View } from '../../kinds/kind.ts';
import { nameOf, selection, tableOf } from '../../kinds/reader.ts';
import type { RecordRow } from '../../records/kinds.ts';
import type { Removal } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';

function select(db: Kysely<Database>, view: View) {
  const products = sql.table(nameOf(view, 'products'));
  const categories = sql.table(nameOf(view, 'categories'));
  return selection(
    db
      .selectFrom(tableOf(view, 'brands'))
      .select([
        'brands.id',
        'brands.name',
        'brands.slug',
        'brands.description',
        'brands.country',
        'brands.logoUrl',
        'brands.logo',
        'brands.website',
        'brands.established',
        'brands.isDistributor',
        'brands.isActive',
        'brands.sortOrder',
      ])
      .select([
        sql<number>`(select count(*) from ${products} x where x."brandId" = brands.id)`.as('productsCount'),
        sql<number>`(select count(*) from ${categories} x where x."brandId" = brands.id)`.as(
          'categoriesCount',
        ),
      ])
      .select(['brands.version', 'brands.createdAt', 'brands.updatedAt']),
  );
}

/** A brand takes its products and categories along. */
async function belongings(write: Write, { id }: RecordRow): Promise<Removal[]> {
  const products = await write.tx.selectFrom('products').selectAll().where('brandId', '=', id).execute();
  const categories = inTreeOrder(
    await write.tx.selectFrom('categories').selectAll().where('brandId', '=', id).execute(),
  ).map(({ level: _level, ...category }): RecordRow => category);
  return [
    { kind: 'products', rows: products },
    { kind: 'categories', rows: categories.toReversed() },
  ];
}

export const brandKind = defineKind({
  name: 'brands',
  words: {
    ...brandWords,
    schema: 'Brand',
    schemas: 'Brands',
    objects: 'markaları',
    deletion: 'Markayı içindekilerle çöp kutusuna taşır',
  },
  schemas: {
    input: brandInput,
    patch: brandPatch,
    row: brandRow,
    bulk: { isActive: flag, isDistributor: flag },
  },
  title: (row) => String(row.name),
  search: (row) => [row.name, row.country],
  nameColumn: 'name',
  slugWithin: null,
  orderWithin: null,
  files: { logoUrl: 'address' },
  isPublic: true,
  found: { detail: `coalesce(brands.country, '')` },
  sorts: {
    sortOrder: [column('brands.sortOrder', 'number'), column('brands.createdAt', 'time')],
    name: [column('brands.nameKey')],
    createdAt: [column('brands.createdAt', 'time')],
    updatedAt: [column('brands.updatedAt', 'time')],
  },
  filters: {
    isActive: flagFilter('brands.isActive'),
    isDistributor: flagFilter('brands.isDistributor'),
    withoutImage: emptyFilter('brands.logoUrl'),
  },
  reads: { select },
  belongings,
});
