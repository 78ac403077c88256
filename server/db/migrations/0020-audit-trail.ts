import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const REFUSED = 'The audit trail is only added to.';

/** The audit trail, in which each line carries the hash of the one before it; the database itself refuses changes. */
export function auditTrail(engine: 'sqlite' | 'postgres'): Migration {
  async function refuseChanges(db: Kysely<never>): Promise<void> {
    if (engine === 'sqlite') {
      for (const change of ['update', 'delete'])
        await sql`create trigger ${sql.id(`auditEvents_${change}`)} before ${sql.raw(change)} on "auditEvents"
          begin select raise(abort, ${sql.lit(REFUSED)}); end`.execute(db);
      return;
    }
    await sql`create function "refuseAuditChange"() returns trigger language plpgsql as ${sql.lit(
      // A restore puts another trail in the place of this one, and says so within its transaction.
      `begin if current_setting('vitrin.replacing', true) = 'on' then return old; end if;
        raise exception '${REFUSED}'; end`,
    )}`.execute(db);
    await sql`create trigger "auditEvents_change" before update or delete on "auditEvents"
      for each row execute function "refuseAuditChange"()`.execute(db);
  }

  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('auditEvents')
        .addColumn('seq', 'integer', (column) => column.primaryKey())
        // Text in both engines: what is hashed has to come back sign for sign.
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('accountId', 'text')
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('subject', 'text')
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('address', 'text')
        .addColumn('previousHash', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('searchText', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('auditEvents_event_seq')
        .on('auditEvents' as never)
        .columns(['event', 'seq'] as never[])
        .execute();
      await refuseChanges(db);
      // Whoever adds a line takes its number from here, and waits for who does so at the same time.
      await sql`insert into revisions (id, revision) values ('audit', 0)`.execute(db);
    },
  };
}
