import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type AnyDb, type Engine, eachRow } from './frozen/any-db.ts';
import { fold } from './frozen/turkish.ts';

/** The number of a message as visitors were told it: `4829-1350-7641`. */
function reference(id: string): string {
  const digits = String(Number.parseInt(id.slice(-12), 16) % 1e12).padStart(12, '0');
  return digits.replace(/(\d{4})(?=\d)/g, '$1-');
}

/** Remembers each sending of a message, and lets stored messages be found by their reference. */
export function messageKeys(engine: Engine): Migration {
  const timestamp = engine === 'postgres' ? sql`timestamptz` : sql`timestamp`;

  async function up(typed: Kysely<never>): Promise<void> {
    const db = typed as unknown as AnyDb;
    await db.schema
      .createTable('messageKeys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('messageId', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('createdAt', timestamp, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('messageKeys_createdAt').on('messageKeys').column('createdAt').execute();
    await eachRow(db, 'messages', async ({ id, searchText }) => {
      const found = fold(`${searchText} ${reference(id)}`);
      await db.updateTable('messages').set({ searchText: found }).where('id', '=', id).execute();
    });
  }

  return { up };
}
