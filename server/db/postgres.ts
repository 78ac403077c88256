import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresFailure } from './postgres-failure.ts';

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

function parser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === TIMESTAMPTZ) return (value) => new Date(value).toISOString();
  }
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
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
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
    client.on('error', () => undefined);
    await client.connect().finally(() => client.end());
  } catch (error) {
    throw postgresFailure(error, url, { connecting: true });
  }
}

/** Kysely's dialect over a pool; numbers and times arrive as they do from SQLite. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize(url),
    types: { getTypeParser: parser as typeof pg.types.getTypeParser },
  });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
