import type { Kysely } from 'kysely';
import { flag } from '../../../domain/rules/fields.ts';
import { inTreeOrder } from '../../../domain/rules/tree.ts';
import { foldWords } from '../../../domain/rules/turkish.ts';
import { brandPath } from '../../../domain/site/paths.ts';
import { brandInput, brandPatch, brandRow, brandWords } from '../../../domain/things/brand.ts';
import { among } from '../../db/among.ts';
import { column } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { emptyFilter, flagFilter } from '../../kinds/filters.ts';
import { defineKind, type View } from '../../kinds/kind.ts';
import { selection, type TableReader, tableOf } from '../../kinds/reader.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import type { Removal } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import { allFacts, type BrandFacts, factsOf, stampsBy } from './service.ts';

function select(db: Kysely<Database>, view: View) {
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
        'brands.representedSince',
        'brands.serviceNotes',
        'brands.contactName',
        'brands.contactTitle',
        'brands.contactPhone',
        'brands.isDistributor',
        'brands.isActive',
        'brands.sortOrder',
        'brands.version',
        'brands.createdAt',
        'brands.updatedAt',
      ]),
  );
}

/** With how much a brand holds, as the view has it. */
async function withCounts(db: Kysely<Database>, view: View, rows: readonly Values[]): Promise<Values[]> {
  const ids = rows.map(({ id }) => String(id));
  const facts = await factsOf(db, ids);
  return rows.map(({ version, createdAt, updatedAt, ...row }) => {
    const own = facts.get(String(row.id));
    const { active = 0, passive = 0 } = own?.products ?? {};
    return {
      ...row,
      productsCount: view.isStaff ? active + passive : active,
      categoriesCount: own?.tree({ ...view, withHidden: view.isStaff }).length ?? 0,
      ...{ version, createdAt, updatedAt },
    };
  });
}

/** The brands that a search finds, and how many a list has, are known without a look at their table. */
const known: Pick<TableReader, 'search' | 'total'> = {
  search: async (db, _view, search) => {
    const words = foldWords(search);
    const found = (await allFacts(db)).filter(({ brand }) =>
      words.every((word) => brand.text.includes(word)),
    );
    return [
      among(
        'brands.id',
        found.map(({ brand }) => brand.id),
      ),
    ];
  },
  total: async (db, { withHidden }, { isActive, isDistributor, withoutImage }) => {
    if (withoutImage === true) return undefined;
    const isWanted = ({ brand }: BrandFacts) =>
      (withHidden || brand.isActive) &&
      (isActive === undefined || brand.isActive === isActive) &&
      (isDistributor === undefined || brand.isDistributor === isDistributor);
    return (await allFacts(db)).filter(isWanted).length;
  },
};

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
  picture: { column: 'logoUrl', folder: 'logos' },
  namedAs: 'brand',
  isPublic: true,
  pageOf: (_db, { slug }) => brandPath(String(slug ?? '')),
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
  reads: { select, complete: withCounts, ...known, again: { by: [], stamps: stampsBy('id') } },
  belongings,
});
