import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { messageReference } from '../../../domain/message.ts';
import { fold } from '../../../domain/turkish.ts';
import type { Engine } from '../open.ts';
import type { Database } from '../schema.ts';

const AT_ONCE = 500;

/** Remembers each sending of a message, and lets stored messages be found by their reference. */
export function messageKeys(engine: Engine): Migration {
  const timestamp = engine === 'postgres' ? sql`timestamptz` : sql`timestamp`;

  async function up(anyDb: Kysely<never>): Promise<void> {
    const db = anyDb as unknown as Kysely<Database>;
    await db.schema
      .createTable('messageKeys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('messageId', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('createdAt', timestamp, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('messageKeys_createdAt').on('messageKeys').column('createdAt').execute();
    for (let after = ''; ; ) {
      const messages = await db
        .selectFrom('messages')
        .select(['id', 'searchText'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      for (const { id, searchText } of messages) {
        await db
          .updateTable('messages')
          .set({ searchText: fold(`${searchText} ${messageReference(id)}`) })
          .where('id', '=', id)
          .execute();
      }
      const last = messages.at(-1);
      if (!last || messages.length < AT_ONCE) return;
      after = last.id;
    }
  }

  return { up };
}
