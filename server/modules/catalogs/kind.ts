import type { Kysely } from 'kysely';
import { flag } from '../../../domain/rules/fields.ts';
import { PATHS } from '../../../domain/site/paths.ts';
import { catalogInput, catalogPatch, catalogRow, catalogWords } from '../../../domain/things/catalog.ts';
import { column } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { type Narrowed, tallyOf } from '../../db/tallies.ts';
import { emptyFilter, flagFilter, textFilter } from '../../kinds/filters.ts';
import { defineKind, type View } from '../../kinds/kind.ts';
import { selection, tableOf } from '../../kinds/reader.ts';
import type { FileFacts, Values } from '../../records/kinds.ts';
import { fillFromFile } from './file-facts.ts';

function select(db: Kysely<Database>, view: View) {
  return selection(
    db
      .selectFrom(tableOf(view, 'catalogs'))
      .select([
        'catalogs.id',
        'catalogs.title',
        'catalogs.title as name',
        'catalogs.slug',
        'catalogs.description',
        'catalogs.fileUrl',
        'catalogs.fileName',
        'catalogs.fileSize',
        'catalogs.pages',
        'catalogs.thumbnailUrl',
        'catalogs.category',
        'catalogs.tags',
        'catalogs.isFeatured',
        'catalogs.isActive',
        'catalogs.sortOrder',
        'catalogs.downloadCount',
        'catalogs.viewCount',
        'catalogs.version',
        'catalogs.createdAt',
        'catalogs.updatedAt',
      ]),
  );
}

/** How many catalogs a list has. */
async function total(db: Kysely<Database>, { withHidden }: View, query: Values): Promise<number | undefined> {
  const { category, isActive, isFeatured, withoutImage } = query as Narrowed<'catalogs'>;
  if (!withHidden && isActive === false) return 0;
  const { count } = await tallyOf(db, 'catalogs', {
    ...{ category, isFeatured, isActive: withHidden ? isActive : true },
    // As the filter has it: 'not without' narrows nothing.
    withoutImage: withoutImage || undefined,
  });
  return count;
}

/** Older forms send `name` for the title and `size` for the file's size. */
function withoutAliases(value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const { name, size, ...rest } = value as Values;
  return {
    ...(name !== undefined && { title: name }),
    ...(size !== undefined && { fileSize: size }),
    ...rest,
  };
}

/** Name, size, pages and cover follow the file. */
function onFile(row: Values, column: string, from: FileFacts, to: FileFacts | null): Values {
  if (column !== 'fileUrl' || !to) return {};
  return {
    ...(from.coverUrl && row.thumbnailUrl === from.coverUrl && { thumbnailUrl: to.coverUrl }),
    fileName: to.name,
    fileSize: to.size,
    pages: to.pages,
  };
}

export const catalogKind = defineKind({
  name: 'catalogs',
  words: {
    ...catalogWords,
    schema: 'Catalog',
    schemas: 'Catalogs',
    objects: 'katalogları',
  },
  schemas: {
    input: catalogInput,
    patch: catalogPatch,
    row: catalogRow,
    bulk: { isActive: flag, isFeatured: flag },
  },
  title: (row) => String(row.title),
  json: ['tags'],
  search: (row) => [row.title, row.description, row.category, ...(Array.isArray(row.tags) ? row.tags : [])],
  nameColumn: 'title',
  slugWithin: null,
  orderWithin: null,
  files: { fileUrl: 'address', thumbnailUrl: 'address' },
  picture: { column: 'thumbnailUrl', folder: 'thumbnails' },
  document: 'fileUrl',
  namedAs: 'catalog',
  onFile,
  isPublic: true,
  pageOf: () => PATHS.catalogs,
  found: { detail: `coalesce(catalogs.category, '')` },
  sorts: {
    sortOrder: [column('catalogs.sortOrder', 'number'), column('catalogs.createdAt', 'time')],
    name: [column('catalogs.nameKey')],
    title: [column('catalogs.nameKey')],
    createdAt: [column('catalogs.createdAt', 'time')],
    updatedAt: [column('catalogs.updatedAt', 'time')],
    downloadCount: [column('catalogs.downloadCount', 'number')],
  },
  filters: {
    category: textFilter('catalogs.category', 120),
    isActive: flagFilter('catalogs.isActive'),
    isFeatured: flagFilter('catalogs.isFeatured'),
    withoutImage: emptyFilter('catalogs.thumbnailUrl'),
  },
  reads: { select, total },
  countsUses: true,
  prepare: withoutAliases,
  fill: (write, values, before) => fillFromFile(write.tx, values, before ?? {}),
});
