import { type Driver, Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import type pg from 'pg';
import { createElsewhere } from './elsewhere.ts';
import { driver } from './pg.ts';
import { postgresFailure } from './postgres-failure.ts';
import { createPresence, type Presence } from './presence.ts';
import { noteQuery } from './reads.ts';
import { createReplica, type Replica } from './replica.ts';
import type { Database } from './schema.ts';
import { SplitDriver } from './split-driver.ts';
import { WatchedPool } from './watched-pool.ts';

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

function parser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === TIMESTAMPTZ) return (value) => new Date(value).toISOString();
  }
  return driver().types.getTypeParser(oid, format) as (value: string) => unknown;
}

/** How many connections a process opens, unless the address says `pool_max=…`. */
const CONNECTIONS = 10;

function poolSize(url: string): number {
  const wanted = URL.canParse(url) ? Number(new URL(url).searchParams.get('pool_max')) : 0;
  return Number.isInteger(wanted) && wanted > 0 ? wanted : CONNECTIONS;
}

/** How long a server may take to answer at the start: one that is not there may never do so. */
const ANSWERS_WITHIN_MS = 10_000;

/** Connects once. @throws Error with a sentence for the operator */
export async function checkPostgres(url: string): Promise<void> {
  try {
    const { Client } = driver();
    const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
    client.on('error', () => undefined);
    await client.connect().finally(() => client.end());
  } catch (error) {
    throw postgresFailure(error, url, { connecting: true });
  }
}

/** How long a connection waits, in milliseconds: for the server, for locks, for an answer; 0 is without end. */
export type Patience = { connectMs: number; lockMs: number; statementMs: number };

/** Of what people wait for. A write waits longer for its turn, see `records/write.ts`. */
const PATIENT: Patience = { connectMs: 10_000, lockMs: 2_000, statementMs: 30_000 };
/** Of what is asked with every page, and of what says whether all is well. */
const BRIEF: Patience = { connectMs: 3_000, lockMs: 1_000, statementMs: 3_000 };
/** Of migrations, which take as long as there is content. */
export const WITHOUT_END: Patience = { connectMs: ANSWERS_WITHIN_MS, lockMs: 0, statementMs: 0 };
/** A transaction whose process has stopped thinking must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** The server ends what takes too long; this is for one that has gone without a word. */
const WITHOUT_A_WORD_MS = 5_000;
/** Connections that nobody but short questions takes. */
const RESERVED = 2;

/** Asked of each new connection: poolers refuse it among the parameters of the start. */
function limitsOf({ lockMs, statementMs }: Patience): string {
  const limits = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: statementMs && IDLE_IN_TRANSACTION_MS,
  };
  const settings = Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  return `select ${settings.join(', ')}`;
}

function openPool(url: string, max: number, patience: Patience): pg.Pool {
  const { Pool } = driver();
  return new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.connectMs,
    ...(patience.statementMs && { query_timeout: patience.statementMs + WITHOUT_A_WORD_MS }),
    keepAlive: true,
    types: { getTypeParser: parser as typeof pg.types.getTypeParser },
    onConnect: async (client) => {
      await client.query(limitsOf(patience));
    },
  });
}

/** Asks a server over a connection of its own; answers the one row. @throws whatever it says */
async function ask(url: string, question = 'select 1'): Promise<Record<string, unknown> | undefined> {
  const limits = { connectionTimeoutMillis: BRIEF.connectMs, query_timeout: BRIEF.statementMs };
  const { Client } = driver();
  const client = new Client({ connectionString: url, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(question)).rows[0];
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * Waits until no other process holds the lock of this number, and holds it, on a connection of its own.
 * @returns what frees it; it is free as well when this process ends
 */
export async function holdAlone(url: string, number: number): Promise<() => Promise<void>> {
  const { Client } = driver();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(limitsOf(WITHOUT_END));
  await client.query('select pg_advisory_lock($1)', [number]);
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [number]).catch(() => undefined);
    await client.end();
  };
}

/** Kysely's dialect over a pool of `max` connections; numbers and times arrive as they do from SQLite. */
export function postgresDialect(
  url: string,
  { max = poolSize(url), patience = PATIENT, presence = presenceOf(url) }: DialectOptions = {},
): PostgresDialect {
  return new OwnDialect({ pool: new WatchedPool(openPool(url, max, patience), presence) });
}

type DialectOptions = { max?: number; patience?: Patience; presence?: Presence };

function presenceOf(url: string): Presence {
  return createPresence(async () => {
    await ask(url);
  });
}

/** A connection that is lost cannot roll back, and need not: what was lost before is what people should hear of. */
class OwnDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class OwnDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #replica: Replica | undefined;

  constructor(config: PostgresDialectConfig, replica?: Replica) {
    super(config);
    this.#config = config;
    this.#replica = replica;
  }

  override createDriver(): Driver {
    const own = new OwnDriver(this.#config);
    return this.#replica ? new SplitDriver(own, this.#replica) : own;
  }
}

/** Of what may be asked elsewhere as well. */
const FROM_REPLICA: Patience = { connectMs: 2_000, lockMs: 1_000, statementMs: 5_000 };
/** Which database a server shows: a streaming replica has all of it from its primary. */
const IDENTITY = `select (select system_identifier from pg_control_system())::text || '/' ||
  (select oid from pg_database where datname = current_database()) as identity, pg_is_in_recovery() as "isReplica"`;

type ReplicaOptions = { readUrl: string; lastStep: string };

function openReplica(
  url: string,
  { readUrl, lastStep }: ReplicaOptions,
  known: (id: string) => number,
): Replica {
  const presence = createPresence(
    async () => {
      const [primary, there] = await Promise.all([ask(url, IDENTITY), ask(readUrl, IDENTITY)]);
      if (!there?.isReplica || there.identity !== primary?.identity)
        throw new Error('DATABASE_READ_URL leads to no replica of this database.');
    },
    { unseen: true },
  );
  const pool = new WatchedPool(openPool(readUrl, poolSize(readUrl), FROM_REPLICA), presence);
  presence.doubt();
  return createReplica({ driver: new OwnDriver({ pool }), presence, known, lastStep });
}

/**
 * The pools of a process: one for all, and a small one for what must not wait behind it. Where the address allows one
 * connection only they are the same. What visitors read may come from a replica.
 */
export function openPostgresPools(url: string, reading?: ReplicaOptions) {
  const presence = presenceOf(url);
  const pool = new WatchedPool(openPool(url, poolSize(url), PATIENT), presence);
  const replica = reading && openReplica(url, reading, (id) => elsewhere.highest(id));
  const db = new Kysely<Database>({ dialect: new OwnDialect({ pool }, replica), log: noteQuery });
  const brief =
    poolSize(url) > 1
      ? new Kysely<Database>({ dialect: postgresDialect(url, { max: RESERVED, patience: BRIEF, presence }) })
      : db;
  const elsewhere = createElsewhere({ url, brief, listens: poolSize(url) > 1 });
  return {
    db,
    brief,
    long: db,
    elsewhere,
    ...(replica && { replica }),
    connections: () => pool.load,
    close: async (): Promise<void> => {
      presence.close();
      await elsewhere.close();
      await replica?.close();
      await Promise.all([...new Set([db, brief])].map((pool) => pool.destroy()));
    },
  };
}
