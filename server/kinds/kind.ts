import type { z } from '@hono/zod-openapi';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Right } from '../../domain/rights.ts';
import type { ListedWords } from '../../domain/things/row.ts';
import type { Database } from '../db/schema.ts';
import { type RecordKind, type RecordRow, shownOf, type Values } from '../records/kinds.ts';
import type { Removal } from '../records/records.ts';
import type { Write } from '../records/write.ts';
import type { Reader, TableReader } from './reader.ts';

/** How a row is looked at: by the staff or by a visitor, with all rows or with those that the site shows. */
export type View = { isStaff: boolean; withHidden: boolean };
/** Everything, as the staff see it. */
export const WHOLE: View = { isStaff: true, withHidden: true };

type Condition = RawBuilder<SqlBool>;

/** One thing that a list can be narrowed by: what its address takes, and the condition that it sets. */
export type Filter = {
  schema: z.ZodType;
  where: (value: never, db: Kysely<Database>, view: View) => Condition | Promise<Condition>;
  /** Asked of who uses it, where what it tells is not for everyone. */
  right?: Right;
};

/** How a kind is called: in Turkish, and in the API's description. */
type Words = ListedWords & {
  /** What its calls and schemas are named by: `Brand`, `Brands`. */
  schema: string;
  schemas: string;
  /** Several of them as what is done to: `markaları`. */
  objects: string;
  /** What a deletion says it does, where that is more than to move the row to the trash. */
  deletion?: string;
};

type Schemas = {
  input: z.ZodType;
  patch: z.ZodObject;
  /** A row as the API answers it. */
  row: z.ZodObject;
  /** A row of a list, where it brings more. */
  listed?: z.ZodObject;
  /** The fields that a bulk call sets. */
  bulk: z.ZodRawShape;
  /** What a deletion asks beyond the row. */
  removal?: z.ZodRawShape;
};

/** A kind with calls of its own in the API; everything that is known of it stands in its definition. */
export type Kind<Name extends string = string, S extends Schemas = Schemas> = Omit<RecordKind, 'name'> & {
  name: Name;
  words: Words;
  schemas: S;
  /** Sorts by their names; of those that tell what is not for everyone, the rights that they ask. */
  sorts: Readonly<Record<string, unknown>>;
  sortRights?: Readonly<Record<string, Right>>;
  filters: Readonly<Record<string, Filter>>;
  /** How its rows are read: from a table, or in a way of its own. */
  reads: TableReader | Reader;
  /** The part of its list that the dashboard carries; all of it where nothing is said. */
  onDashboard?: { sort: string; limit: number };
  /** Its answers carry counts that are no content: those of its uses. */
  countsUses?: true;
  /** What older forms sent, as it is sent today. */
  prepare?: (sent: unknown) => unknown;
  /**
   * Checks what is written, and adds what follows from it. `before` is the row as stored, null for a new one.
   * @throws AppError invalid, conflict
   */
  complete?: (write: Write, values: Values, before: RecordRow | null) => Promise<Values>;
  /** Fills in what a new or changed row leaves open. A bulk call sets what it names and nothing else. */
  fill?: (write: Write, values: Values, before: RecordRow | null) => Promise<Values>;
  /** What goes to the trash along with a row, children before parents. */
  belongings?: (write: Write, row: RecordRow, removal: Values) => Promise<Removal[]>;
  /** Of rows that are deleted together, those that do not go along with another one of them. */
  roots?: (write: Write, ids: readonly string[]) => Promise<readonly string[]>;
  /** What a list takes beside its filters, and how that arranges the rows. */
  arrangement?: {
    query: z.ZodRawShape;
    arrange: (rows: readonly Values[], query: Values) => readonly Values[];
  };
};

/** Describes a kind, with the types of its own schemas; its noun and what visitors see of it follow from what is said. */
export function defineKind<const Name extends string, S extends Schemas>(
  kind: Omit<Kind<Name, S>, 'noun' | 'isShown'>,
): Kind<Name, S> {
  const { name, words } = kind;
  return {
    ...kind,
    noun: words.title,
    isShown: `exists (select 1 from ${shownOf(name)} s where s.id = ${name}.id)`,
  } as Kind<Name, S>;
}
