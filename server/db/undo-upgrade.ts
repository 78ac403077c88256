import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { PREFIX, schemaOfCopy } from './copy-postgres.ts';
import { copyOf } from './copy-sqlite.ts';
import { lockFolder } from './lock.ts';
import { migrations, type Steps, stepsDone } from './migrate.ts';
import { DATABASE_FILE } from './open.ts';
import { checkPostgres, postgresDialect, WITHOUT_END } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import { openSqliteFile } from './sqlite-file.ts';

type Place = { dataDir: string; databaseUrl?: string | undefined; steps?: Steps };

/** What was undone: the first step that this program does not know, and where the database of the newer one lies now. */
export type Undone = { step: string; aside: string };

/** The first step that a newer program has run. */
async function firstUnknown(db: Kysely<Database>, steps: Steps, schema?: string): Promise<string | null> {
  const done = await stepsDone(db, schema);
  return (
    done
      .filter((name) => !(name in steps))
      .sort()
      .at(0) ?? null
  );
}

function noCopy(step: string, cause: unknown): Error {
  return new Error(
    `Veritabanı bu programdan daha yeni (${step}) ve o yükseltmeden önceki kopyası bulunamadı. Son yedeği "npm run restore" ile açın.`,
    { cause },
  );
}

async function undoSqlite({ dataDir, steps = migrations('sqlite') }: Place): Promise<Undone | null> {
  const unlock = lockFolder(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  try {
    const db = new Kysely<Database>({ dialect: sqliteDialect(openSqliteFile(file)) });
    const step = await firstUnknown(db, steps);
    // What is to be laid aside is one file then.
    if (step) await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await db.destroy();
    if (!step) return null;
    const copy = copyOf(dataDir, step);
    const partial = `${file}.partial`;
    await copyFile(copy, partial).catch((error: unknown) => {
      throw noCopy(step, error);
    });
    const handle = await open(partial, 'r+');
    await handle.chmod(0o600);
    await handle.sync().finally(() => handle.close());
    const aside = copy.replace('-before-', '-failed-');
    for (const ending of ['-wal', '-shm']) await rm(file + ending, { force: true });
    await rename(file, aside);
    await rename(partial, file);
    return { step, aside };
  } finally {
    unlock();
  }
}

type Named = { name: string };

async function undoPostgres(url: string, { steps = migrations('postgres') }: Place): Promise<Undone | null> {
  await checkPostgres(url);
  const db = new Kysely<Database>({ dialect: postgresDialect(url, { max: 1, patience: WITHOUT_END }) });
  try {
    return await db.transaction().execute(async (tx) => {
      const [here] = (await sql<Named>`select current_schema() as name`.execute(tx)).rows;
      const schema = here?.name ?? 'public';
      const step = await firstUnknown(tx, steps, schema);
      if (!step) return null;
      const copy = schemaOfCopy(step);
      const aside = copy.replace(PREFIX, 'failed_');
      const things = (of: string) =>
        sql<Named & { kind: string; triggers: string[] }>`
          select relname as name, case relkind when 'v' then 'view' else 'table' end as kind,
            array(select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
          from pg_class c where relkind in ('r', 'v') and relnamespace = (select oid from pg_namespace where nspname = ${of})`
          .execute(tx)
          .then(({ rows }) => rows);
      const [newer, older] = [await things(schema), await things(copy)];
      if (older.length === 0) throw noCopy(step, null);
      await sql`drop schema if exists ${sql.id(aside)} cascade`.execute(tx);
      await sql`create schema ${sql.id(aside)}`.execute(tx);
      for (const [all, from, to] of [
        [newer, schema, aside],
        [older, copy, schema],
      ] as const)
        for (const { name, kind } of all)
          await sql`alter ${sql.raw(kind)} ${sql.id(from, name)} set schema ${sql.id(to)}`.execute(tx);
      // A copy has no triggers; they are written for the place in which the tables are again.
      const back = new Set(older.map(({ name }) => name));
      for (const { triggers } of newer.filter(({ name }) => back.has(name)))
        for (const trigger of triggers) await sql.raw(trigger).execute(tx);
      await sql`drop schema ${sql.id(copy)}`.execute(tx);
      return { step, aside };
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Brings back the database as it was before a newer program has upgraded it, from the copy that was made then; what the
 * newer one has written is laid aside. Nothing runs on the database meanwhile.
 * @returns null where the database is not newer than this program
 * @throws Error with a sentence for the operator when there is no copy, or somebody uses the database
 */
export async function undoUpgrade(place: Place): Promise<Undone | null> {
  return place.databaseUrl ? undoPostgres(place.databaseUrl, place) : undoSqlite(place);
}
