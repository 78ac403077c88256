import { openTestApp, type TestApp, temporaryFolder } from '../factories.ts';
import { createDatabase, startPglite, type TestDatabase } from '../postgres.ts';

/** A database engine that the contract holds on. */
export type Engine = {
  name: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** The API on an empty database; `close` removes it. */
  open: () => Promise<TestApp>;
  /** Another process's view of the same database: only a PostgreSQL server has more than one. */
  openBeside?: (app: TestApp) => Promise<TestApp>;
  /** How an empty database is opened that no migration has run on. */
  place: () => Promise<{ dataDir: string; databaseUrl?: string; drop: () => Promise<void> }>;
};

async function nothing(): Promise<void> {
  await Promise.resolve();
}

const sqlite: Engine = {
  name: 'SQLite',
  start: nothing,
  stop: nothing,
  open: () => openTestApp(),
  place: async () => ({ dataDir: temporaryFolder(), drop: nothing }),
};

function postgres(
  name: string,
  create: () => Promise<TestDatabase>,
  ends: Pick<Engine, 'start' | 'stop'>,
): Engine {
  return {
    name,
    ...ends,
    open: async () => {
      const database = await create();
      const app = await openTestApp({ databaseUrl: database.url });
      return {
        ...app,
        close: async () => {
          await app.close();
          await database.drop();
        },
      };
    },
    place: async () => {
      const database = await create();
      return { dataDir: temporaryFolder(), databaseUrl: database.url, drop: database.drop };
    },
  };
}

function pglite(): Engine {
  let running: Awaited<ReturnType<typeof startPglite>> | undefined;
  const create = async (): Promise<TestDatabase> => {
    if (!running) throw new Error('PGlite has not been started.');
    return running.create();
  };
  return postgres('PGlite', create, {
    start: async () => {
      running = await startPglite();
    },
    stop: async () => running?.stop(),
  });
}

function server(url: string): Engine {
  return {
    ...postgres('PostgreSQL', () => createDatabase(url), { start: nothing, stop: nothing }),
    openBeside: (app) => openTestApp({ databaseUrl: app.services.env.DATABASE_URL }),
  };
}

const serverUrl = process.env.TEST_DATABASE_URL;

/** The embedded database, and a PostgreSQL: the server that TEST_DATABASE_URL names, else PGlite in its place. */
export const ENGINES: readonly Engine[] = [sqlite, serverUrl ? server(serverUrl) : pglite()];
