import { type SqlBool, sql } from 'kysely';
import { addressText, flagQuery } from '../http/openapi.ts';
import type { Filter } from './kind.ts';

/** Narrows a list to rows that have a flag, or have it not. */
export function flagFilter(column: string): Filter {
  return { schema: flagQuery, where: (value) => sql<SqlBool>`${sql.ref(column)} = ${value}` };
}

/** Narrows a list to rows without a value in a column; `false` narrows nothing. */
export function emptyFilter(column: string): Filter {
  return {
    schema: flagQuery,
    where: (value) => (value ? sql<SqlBool>`${sql.ref(column)} is null` : sql<SqlBool>`1 = 1`),
  };
}

/** Narrows a list to rows with a text in a column. */
export function textFilter(column: string, longest: number): Filter {
  return {
    schema: addressText(longest).optional(),
    where: (value) => sql<SqlBool>`${sql.ref(column)} = ${value}`,
  };
}
