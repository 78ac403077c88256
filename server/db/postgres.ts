import { PostgresDialect } from 'kysely';
import pg from 'pg';

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
