import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

/** The first schema: every table and the indexes of every list filter and sort. */
export function initial(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const json = pg ? sql`jsonb` : sql`json`;
  const timestamp = pg ? sql`timestamptz` : sql`timestamp`;
  const money = pg ? sql`numeric(12, 2)` : sql`real`;
  // Byte order, whatever the database's locale: the key is made for it.
  const keyText = pg ? sql`text collate "C"` : sql`text`;

  function row<T extends string>(builder: CreateTableBuilder<T>) {
    return builder
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('createdAt', timestamp, (column) => column.notNull())
      .addColumn('updatedAt', timestamp, (column) => column.notNull());
  }
  function searchable<T extends string>(builder: CreateTableBuilder<T>) {
    return row(builder)
      .addColumn('searchText', 'text', (column) => column.notNull())
      .addColumn('nameKey', keyText, (column) => column.notNull());
  }

  async function up(db: Kysely<never>): Promise<void> {
    await searchable(db.schema.createTable('brands'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', keyText, (column) => column.notNull().unique())
      .addColumn('description', 'text')
      .addColumn('country', 'text')
      .addColumn('logoUrl', 'text')
      .addColumn('logo', 'text')
      .addColumn('website', 'text')
      .addColumn('established', 'text')
      .addColumn('isDistributor', 'boolean', (column) => column.notNull())
      .addColumn('isActive', 'boolean', (column) => column.notNull())
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .execute();

    await searchable(db.schema.createTable('categories'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', keyText, (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('brandId', 'text', (column) => column.notNull().references('brands.id'))
      .addColumn('parentId', 'text')
      .addColumn('icon', 'text')
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('isActive', 'boolean', (column) => column.notNull())
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .addUniqueConstraint('categories_brand_slug', ['brandId', 'slug'])
      .execute();

    await searchable(db.schema.createTable('products'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', keyText, (column) => column.notNull().unique())
      .addColumn('description', 'text')
      .addColumn('brandId', 'text', (column) => column.notNull().references('brands.id'))
      .addColumn('categoryId', 'text')
      .addColumn('catalogId', 'text')
      .addColumn('sku', keyText, (column) => column.notNull().unique())
      .addColumn('price', money)
      .addColumn('stock', 'integer')
      .addColumn('imageUrl', 'text')
      .addColumn('videoUrl', 'text')
      .addColumn('features', json, (column) => column.notNull())
      .addColumn('isFeatured', 'boolean', (column) => column.notNull())
      .addColumn('isDistributor', 'boolean', (column) => column.notNull())
      .addColumn('isActive', 'boolean', (column) => column.notNull())
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .execute();

    await searchable(db.schema.createTable('catalogs'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('slug', keyText, (column) => column.notNull().unique())
      .addColumn('description', 'text')
      .addColumn('fileUrl', 'text')
      .addColumn('fileName', 'text')
      .addColumn('fileSize', 'bigint')
      .addColumn('pages', 'integer')
      .addColumn('thumbnailUrl', 'text')
      .addColumn('category', 'text')
      .addColumn('tags', json, (column) => column.notNull())
      .addColumn('isFeatured', 'boolean', (column) => column.notNull())
      .addColumn('isActive', 'boolean', (column) => column.notNull())
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .addColumn('downloadCount', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('viewCount', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    await row(db.schema.createTable('sections'))
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('title', 'text')
      .addColumn('subtitle', 'text')
      .addColumn('description', 'text')
      .addColumn('imageUrl', 'text')
      .addColumn('content', json, (column) => column.notNull())
      .addColumn('isActive', 'boolean', (column) => column.notNull())
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .addUniqueConstraint('sections_page_section', ['page', 'section'])
      .execute();

    await row(db.schema.createTable('sectionItems'))
      .addColumn('sectionId', 'text', (column) => column.notNull().references('sections.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('data', json, (column) => column.notNull())
      .addColumn('isActive', 'boolean', (column) => column.notNull())
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .execute();

    await row(db.schema.createTable('settings'))
      .addColumn('values', json, (column) => column.notNull())
      .execute();

    await searchable(db.schema.createTable('messages'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('isRead', 'boolean', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('passwordHash', 'text', (column) => column.notNull())
      .addColumn('createdAt', timestamp, (column) => column.notNull())
      .addColumn('updatedAt', timestamp, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('userAgent', 'text')
      .addColumn('address', 'text')
      .addColumn('createdAt', timestamp, (column) => column.notNull())
      .addColumn('seenAt', timestamp, (column) => column.notNull())
      .addColumn('expiresAt', timestamp, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('redirects')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('slug', keyText, (column) => column.notNull())
      .addColumn('targetId', 'text', (column) => column.notNull())
      .addColumn('createdAt', timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('redirects_key', ['entity', 'scope', 'slug'])
      .execute();

    await db.schema
      .createTable('history')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', timestamp, (column) => column.notNull())
      .addColumn('accountId', 'text')
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('batchId', 'text', (column) => column.notNull())
      .addColumn('isRoot', 'boolean', (column) => column.notNull())
      .addColumn('before', json)
      .addColumn('after', json)
      .addColumn('targetBatchId', 'text')
      .execute();

    await db.schema
      .createTable('revisions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into "revisions" ("id", "revision") values ('content', 1)`.execute(db);

    const indexes: Array<[table: string, columns: string[]]> = [
      ['brands', ['sortOrder', 'createdAt', 'id']],
      ['brands', ['createdAt']],
      ['categories', ['brandId', 'sortOrder', 'createdAt']],
      ['categories', ['parentId']],
      ['categories', ['createdAt']],
      ['products', ['sortOrder', 'createdAt', 'id']],
      ['products', ['isFeatured', 'createdAt', 'id']],
      ['products', ['nameKey', 'id']],
      ['products', ['createdAt', 'id']],
      ['products', ['updatedAt', 'id']],
      ['products', ['brandId', 'isActive', 'sortOrder', 'createdAt', 'id']],
      ['products', ['categoryId', 'isActive', 'sortOrder', 'createdAt', 'id']],
      ['products', ['catalogId']],
      ['products', ['isActive', 'brandId']],
      // Holds all that a search looks at, so that it reads no row that it does not show.
      ['products', ['searchText', 'isActive', 'brandId', 'categoryId', 'id']],
      ['catalogs', ['sortOrder', 'createdAt', 'id']],
      ['catalogs', ['createdAt']],
      ['sectionItems', ['sectionId', 'sortOrder']],
      ['messages', ['createdAt', 'id']],
      ['messages', ['isRead']],
      ['sessions', ['accountId']],
      ['redirects', ['targetId']],
      ['history', ['entity', 'entityId', 'at']],
      ['history', ['batchId']],
      ['history', ['targetBatchId']],
      ['history', ['action', 'at']],
      ['history', ['at']],
    ];
    for (const [table, columns] of indexes) {
      await db.schema
        .createIndex(`${table}_${columns.join('_')}`)
        .on(table as never)
        .columns(columns as never[])
        .execute();
    }
    for (const column of ['price', 'stock']) {
      await sql`create index ${sql.id(`products_${column}_id`)}
        on products (coalesce(${sql.id(column)}, -1), id)`.execute(db);
    }
  }

  return { up };
}
