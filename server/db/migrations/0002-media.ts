import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

/** Stored files, the text of documents, and who looked at which catalog on a day. */
export function media(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const timestamp = pg ? sql`timestamptz` : sql`timestamp`;

  async function up(db: Kysely<never>): Promise<void> {
    await db.schema
      .createTable('media')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('createdAt', timestamp, (column) => column.notNull())
      .addColumn('updatedAt', timestamp, (column) => column.notNull())
      .addColumn('searchText', 'text', (column) => column.notNull())
      .addColumn('nameKey', pg ? sql`text collate "C"` : sql`text`, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('folder', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull().unique())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('ext', 'text', (column) => column.notNull())
      .addColumn('sourceHash', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('thumbhash', 'text')
      .addColumn('tint', 'text')
      .addColumn('focalX', 'integer', (column) => column.notNull())
      .addColumn('focalY', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text')
      .addColumn('pages', 'integer')
      .addColumn('coverUrl', 'text')
      .addColumn('replacedById', 'text')
      .addColumn('unusedSince', timestamp)
      .execute();
    await db.schema
      .createTable('mediaTexts')
      .addColumn('mediaId', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('searchText', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('visitSalts')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('visits')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_key', ['day', 'visitor'])
      .execute();
    const indexes: Array<[table: string, columns: string[]]> = [
      ['media', ['createdAt', 'id']],
      ['media', ['nameKey', 'id']],
      ['media', ['sourceHash']],
      ['media', ['unusedSince']],
      ['media', ['coverUrl']],
      ['products', ['imageUrl']],
      ['brands', ['logoUrl']],
      ['catalogs', ['thumbnailUrl']],
      ['catalogs', ['fileUrl']],
    ];
    for (const [table, columns] of indexes) {
      await db.schema
        .createIndex(`${table}_${columns.join('_')}`)
        .on(table as never)
        .columns(columns as never[])
        .execute();
    }
  }

  return { up };
}
