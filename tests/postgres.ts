import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
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
  return {
    url: addressOf(serverUrl, name),
    drop: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/**
 * PostgreSQL in this process, behind a socket: its one database is emptied for each test. It has one session for all
 * connections, so a test opens only one.
 */
export async function startPglite() {
  const db = await PGlite.create();
  const server = new PGLiteSocketServer({ db, port: 0, maxConnections: 20 });
  await server.start();
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres?pool_max=1`;
  return {
    create: async (): Promise<TestDatabase> => {
      await db.exec('drop schema public cascade; create schema public;');
      return { url, drop: async () => undefined };
    },
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}
