import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { anyOf } from '../db/among.ts';
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

/** The most rows that a list is narrowed to by their ids. */
const IDS_MAX = 100;

/** Narrows a list to the rows that are named, ids between commas; one that there is not is not in the answer. */
export function idsFilter(column: string): Filter {
  return {
    schema: addressText(IDS_MAX * 65)
      .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean))
      .refine((ids) => ids.length <= IDS_MAX, `Bir seferde en fazla ${IDS_MAX} kayıt istenebilir.`)
      .optional(),
    where: (ids: readonly string[], db) => anyOf(db, column, ids),
  };
}

/** A moment in an address, as the database writes it. */
export const sinceQuery = z.iso
  .datetime({ offset: true, error: 'Zamanı şöyle yazın: 2026-11-23T09:00:00Z' })
  .transform((text) => new Date(text).toISOString())
  .optional();

/** Narrows a list to rows that were written at a moment or after it. */
export function sinceFilter(column: string): Filter {
  return {
    schema: sinceQuery,
    where: (since: string) => sql<SqlBool>`${sql.ref(column)} >= ${since}`,
  };
}

/** Narrows a list to rows with a text in a column. */
export function textFilter(column: string, longest: number): Filter {
  return {
    schema: addressText(longest).optional(),
    where: (value) => sql<SqlBool>`${sql.ref(column)} = ${value}`,
  };
}
