import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The driver of PostgreSQL, loaded once somebody connects: a start with the embedded database does not wait for it. */
export function driver(): typeof import('pg') {
  return require('pg');
}
