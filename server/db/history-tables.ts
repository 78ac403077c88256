import type { ColumnType, Generated } from 'kysely';
import type { KindName } from '../../domain/things/row.ts';

/** ISO 8601 text in both engines. */
type Timestamp = string;
/** Read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export type HistoryAction = 'create' | 'update' | 'delete' | 'restore' | 'purge';

/** The append-only table behind history, trash, undo and activities. */
export type HistoryTable = {
  id: string;
  at: Timestamp;
  accountId: string | null;
  actor: string;
  action: HistoryAction;
  entity: KindName;
  entityId: string;
  /** What its versions are asked for with: the section of an item and of itself, the brand of others, or null. */
  parentId: string | null;
  name: string;
  /** All that was written at once. */
  writeId: Generated<string>;
  /** What can be taken back as one: the changes of a write; a deleted brand and all it held. */
  batchId: string;
  /** The row that the batch is about: the brand that was deleted, not the products that went with it. */
  isRoot: boolean;
  before: Json<Record<string, unknown> | null> | null;
  after: Json<Record<string, unknown> | null> | null;
  /** Whether the row is in the trash, and can come back from this line. */
  inTrash: Generated<boolean>;
  /** For `restore` and `purge`: the batch that left the trash. */
  targetBatchId: string | null;
  /** The folded name and actor that searches match. */
  searchText: Generated<string>;
  /** The line of the activity list that tells of it; null for what went along with another row. */
  activityId: string | null;
};

/** One line of what was done lately: one write to one kind of thing, however many rows it changed. */
export type ActivityTable = {
  id: string;
  at: Timestamp;
  /** The account, or the name of the part of the program that wrote. */
  person: string;
  actor: string;
  action: HistoryAction;
  /** What kinds are shown under; `site` stands for sections and their items. */
  type: string;
  /** The kind, id and name of what was changed; of several, the first. */
  entity: string;
  entityId: string;
  name: string;
  /** How many rows were changed. */
  count: number;
  /** The fields that an update changed. */
  changed: Json<string[]>;
  /** Whether the rows were active afterwards; null when that differs or is no matter. */
  isActive: boolean | null;
  /** `homepage/hero`, or `homepage` for several sections: where in the site's editors it was. */
  place: string | null;
  /** Writes that a caller does in parts share a name, and a line. */
  operation: string | null;
  searchText: string;
};
