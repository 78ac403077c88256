import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addressText, flagQuery } from '../http/openapi.ts';
import type { Filter } from './kind.ts';

/**
 * The condition that a row has a flag, or has it not; written as the indexes of the few are. Of a comparison the embedded
 * database would think that it leaves half of the rows.
 */
export function hasFlag(column: string, wanted: boolean): RawBuilder<SqlBool> {
  return wanted ? sql<SqlBool>`${sql.ref(column)}` : sql<SqlBool>`not ${sql.ref(column)}`;
}

/** Narrows a list to rows that have a flag, or have it not. */
export function flagFilter(column: string): Filter {
  return { schema: flagQuery, where: (value) => hasFlag(column, value) };
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
