import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MediaUse } from '../../../domain/media-file.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { KIND_RULES } from '../../records/kinds.ts';
import { inTrash } from '../../records/trash.ts';

type Db = Kysely<Database>;
export type Uses = Map<string, MediaUse[]>;

const ADDRESS = /\/media\/[0-9a-f]{32}\.[a-z]{3,4}/g;

/** Every address of ours in a value, however deep. */
function addressesIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value ?? null).match(ADDRESS) ?? []);
}

/** What holds addresses inside of texts and objects; there are few of them. */
async function freeForm(db: Db): Promise<Array<{ use: MediaUse; addresses: Set<string> }>> {
  const sections = await db
    .selectFrom('sections')
    .select(['id', 'page', 'section', 'imageUrl', 'content'])
    .execute();
  const items = await db
    .selectFrom('sectionItems')
    .innerJoin('sections', 'sections.id', 'sectionItems.sectionId')
    .select([
      'sectionItems.id',
      'sectionItems.name',
      'sectionItems.data',
      'sections.page',
      'sections.section',
    ])
    .execute();
  const settings = await db.selectFrom('settings').select(['id', 'values']).execute();
  return [
    ...sections.map(({ id, page, section, ...held }) => ({
      use: {
        entity: 'sections' as const,
        id,
        name: KIND_RULES.sections.title({ page, section }),
        field: 'imageUrl',
        page,
        section,
      },
      addresses: addressesIn(held),
    })),
    ...items.map(({ id, page, section, ...item }) => ({
      use: {
        entity: 'sectionItems' as const,
        id,
        name: KIND_RULES.sectionItems.title(item),
        field: 'data',
        page,
        section,
      },
      addresses: addressesIn(item.data),
    })),
    ...settings.map(({ id, values }) => ({
      use: { entity: 'settings' as const, id, name: KIND_RULES.settings.title({}), field: 'values' },
      addresses: addressesIn(values),
    })),
  ];
}

/** Where these addresses are shown now; what is in the trash is not counted. */
export async function usesOf(db: Db, urls: readonly string[]): Promise<Uses> {
  const uses: Uses = new Map(urls.map((url) => [url, []]));
  if (urls.length === 0) return uses;
  function add(url: string | null, use: MediaUse): void {
    if (url) uses.get(url)?.push(use);
  }
  for (const row of await db
    .selectFrom('products')
    .select(['id', 'name', 'imageUrl'])
    .where(among('imageUrl', urls))
    .execute())
    add(row.imageUrl, { entity: 'products', id: row.id, name: row.name, field: 'imageUrl' });
  for (const row of await db
    .selectFrom('brands')
    .select(['id', 'name', 'logoUrl'])
    .where(among('logoUrl', urls))
    .execute())
    add(row.logoUrl, { entity: 'brands', id: row.id, name: row.name, field: 'logoUrl' });
  for (const row of await db
    .selectFrom('catalogs')
    .select(['id', 'title', 'fileUrl', 'thumbnailUrl'])
    .where(({ or }) => or([among('fileUrl', urls), among('thumbnailUrl', urls)]))
    .execute()) {
    const { id, title: name } = row;
    add(row.fileUrl, { entity: 'catalogs', id, name, field: 'fileUrl' });
    add(row.thumbnailUrl, { entity: 'catalogs', id, name, field: 'thumbnailUrl' });
  }
  for (const row of await db
    .selectFrom('media')
    .select(['id', 'name', 'coverUrl'])
    .where(among('coverUrl', urls))
    .execute())
    add(row.coverUrl, { entity: 'media', id: row.id, name: row.name, field: 'coverUrl' });
  for (const { use, addresses } of await freeForm(db)) for (const url of addresses) add(url, use);
  return uses;
}

async function columnValues(
  db: Db,
  table: 'products' | 'brands' | 'catalogs' | 'media',
  name: string,
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select distinct ${sql.ref(name)} as url from ${sql.table(table)} where ${sql.ref(name)} like '/media/%'`.execute(
    db,
  );
  return rows.map((row) => row.url);
}

/** The condition that something shows a file of `media`. */
export async function isShown(db: Db): Promise<RawBuilder<SqlBool>> {
  const inside = (await freeForm(db)).flatMap(({ addresses }) => [...addresses]);
  const held = inside.length > 0 ? sql`or ${among('media.url', inside)}` : sql``;
  return sql<SqlBool>`(
    exists (select 1 from products x where x."imageUrl" = media.url)
    or exists (select 1 from brands x where x."logoUrl" = media.url)
    or exists (select 1 from catalogs x where x."fileUrl" = media.url)
    or exists (select 1 from catalogs x where x."thumbnailUrl" = media.url)
    or exists (select 1 from media x where x."coverUrl" = media.url) ${held})`;
}

/** Every address that something shows now, also one with a query behind it. */
export async function allShown(db: Db): Promise<Set<string>> {
  const columns = [
    await columnValues(db, 'products', 'imageUrl'),
    await columnValues(db, 'brands', 'logoUrl'),
    await columnValues(db, 'catalogs', 'fileUrl'),
    await columnValues(db, 'catalogs', 'thumbnailUrl'),
    await columnValues(db, 'media', 'coverUrl'),
  ].flat();
  const inside = (await freeForm(db)).flatMap(({ addresses }) => [...addresses]);
  return new Set([...columns.flatMap((url) => [...addressesIn(url)]), ...inside]);
}

/** Every address that a row in the trash would show again when it comes back, and the files in the trash. */
export async function allInTrash(db: Db): Promise<Set<string>> {
  const rows = await inTrash(db).select(sql<string>`cast(history."before" as text)`.as('row')).execute();
  return new Set(rows.flatMap(({ row }) => row?.match(ADDRESS) ?? []));
}
