import type { ColumnType } from 'kysely';
import type { DraftKind, PlanOutcome } from '../../domain/things/draft.ts';

type Json<T> = ColumnType<T, string, string>;
type Timestamp = string;
type Prepared = {
  id: string;
  version: number;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Who prepared it. */
  author: string;
  authorId: string | null;
  publishedAt: Timestamp | null;
};

/** What shall become of a row; open while `publishedAt` is null. */
export type DraftTable = Prepared & {
  kind: DraftKind;
  /** The id of the row, or the draft's own for a new one: what there is one open draft of. */
  target: string;
  rowId: string | null;
  title: string;
  /** The fields that shall differ; of a section, all that its editor saves at once. */
  changes: Json<Record<string, unknown>>;
  /** What these fields were when they were drafted. */
  base: Json<Record<string, unknown>>;
  /** What the editor of a section was filled with. */
  form: Json<Record<string, unknown> | null> | null;
  /** Whether it takes the row off the site. */
  withdraws: boolean;
  planId: string | null;
  /** Why its plan did not publish it. */
  failure: string | null;
};

/** Drafts that are published together; without `at` nobody knows when. */
export type PlanTable = Prepared & {
  name: string;
  at: Timestamp | null;
  /** What became of each of its drafts. */
  report: Json<PlanOutcome[]>;
  undoId: string | null;
};

/** Who has the form of a row open, since when and in which field. */
export type OpenFormTable = {
  kind: DraftKind;
  target: string;
  accountId: string;
  since: Timestamp;
  seenAt: Timestamp;
  field: string;
};
