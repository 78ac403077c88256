import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';

/** A PostgreSQL database for one test. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

// Sorted by Turkish rules where the server knows them: nothing may lean on its locale.
async function create(client: pg.Client, name: string): Promise<void> {
  await client
    .query(`create database ${name} template template0 locale_provider icu icu_locale 'tr'`)
    .catch(() => client.query(`create database ${name}`));
}

/** The address of a database that is made when it is missing, by whichever process comes first. */
export async function namedDatabase(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(716)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await create(client, name);
  });
  return addressOf(serverUrl, name);
}

/** A new database on a server, a copy of `template` when one is given. */
export async function createDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `vitrin_test_${randomBytes(6).toString('hex')}`;
  const source = template && new URL(template).pathname.slice(1);
  await withClient(serverUrl, async (client) => {
    if (!source) return create(client, name);
    // A database is copied while nobody is in it: the copies of other processes take their turns.
    await client.query('select pg_advisory_lock(716)');
    await client.query(`create database ${name} template ${source}`);
  });
  return databaseNamed(serverUrl, name);
}

function databaseNamed(serverUrl: string, name: string): TestDatabase {
  return {
    url: addressOf(serverUrl, name),
    drop: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Names, kinds, columns and triggers of all that stands in a database: whether a test has changed its form. */
const FORM = `
  select md5(string_agg(concat_ws(':', c.relname, c.relkind, a.attname, a.atttypid), ',' order by c.relname, a.attnum)
    || (select string_agg(concat_ws(':', tgrelid::regclass, tgname, tgenabled), ',' order by tgrelid, tgname)
      from pg_trigger where not tgisinternal)) form
  from pg_class c left join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace`;

type NewDatabase = { form: string; tables: string[]; seeds: Array<{ table: string; rows: unknown }> };

async function formOf(client: pg.Client): Promise<string> {
  return (await client.query<{ form: string }>(FORM)).rows[0]?.form ?? '';
}

/** A new database as it is read once: its form, its tables, and the rows that migrations have put into them. */
async function readNew(url: string): Promise<NewDatabase> {
  return withClient(url, async (client) => {
    const form = await formOf(client);
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
    );
    const tables = rows.map((row) => row.name);
    const seeds: NewDatabase['seeds'] = [];
    for (const table of tables) {
      const found = await client.query<{ rows: unknown }>(`select json_agg(t) "rows" from ${table} t`);
      if (found.rows[0]?.rows) seeds.push({ table, rows: found.rows[0].rows });
    }
    return { form, tables, seeds };
  });
}

/** Makes a database new again; false when a test has changed more than rows. */
async function renew(url: string, { form, tables, seeds }: NewDatabase): Promise<boolean> {
  return withClient(url, async (client) => {
    if ((await formOf(client)) !== form) return false;
    const emptied = tables.map((table) => `delete from ${table};`).join('');
    await client.query(`set session_replication_role = replica; ${emptied}`);
    for (const { table, rows } of seeds)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows),
      ]);
    return true;
  });
}

let newDatabase: Promise<NewDatabase> | undefined;

/**
 * A database with the tables of `template` and no rows, for one test. It is emptied and taken again by the next test,
 * of whichever process: making one costs many times what emptying one does.
 */
export async function borrowDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  newDatabase ??= readNew(template);
  const fresh = await newDatabase;
  const taken = await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(716)');
    await client.query('create table if not exists idle_databases (name text, form text)');
    const { rows } = await client.query<{ name: string }>(
      'delete from idle_databases where name = (select name from idle_databases where form = $1 limit 1) returning name',
      [fresh.form],
    );
    return rows[0]?.name;
  });
  const database = taken ? databaseNamed(serverUrl, taken) : await createDatabase(serverUrl, template);
  return {
    url: database.url,
    drop: async () => {
      if (!(await renew(database.url, fresh))) return database.drop();
      const name = new URL(database.url).pathname.slice(1);
      await withClient(serverUrl, (client) =>
        client.query('insert into idle_databases values ($1, $2)', [name, fresh.form]),
      );
    },
  };
}

/**
 * PostgreSQL in this process, behind a socket: its one database is emptied for each test. It has one session for all
 * connections, so a test opens only one.
 */
export async function startPglite() {
  const db = await PGlite.create({ extensions: { pg_trgm } });
  const server = new PGLiteSocketServer({ db, port: 0, maxConnections: 20 });
  await server.start();
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres?pool_max=1`;
  return {
    create: async (): Promise<TestDatabase> => {
      const { rows } = await db.query<{ name: string }>(
        "select nspname as name from pg_namespace where nspname like 'before\\_%'",
      );
      for (const { name } of rows) await db.exec(`drop schema ${name} cascade`);
      await db.exec('drop schema public cascade; create schema public;');
      return { url, drop: async () => undefined };
    },
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}
