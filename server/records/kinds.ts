import type { Kysely } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { fromMinor, toMinor } from '../../domain/rules/money.ts';
import { sortKey } from '../../domain/rules/sort-key.ts';
import { fold } from '../../domain/rules/turkish.ts';
import type { ImageFolder } from '../../domain/things/media-file.ts';
import type { KindName } from '../../domain/things/row.ts';
import type { Database } from '../db/schema.ts';
import type { Write } from './write.ts';

/** A row as the write path sees it, whatever its table. */
export type RecordRow = { id: string; version: number; createdAt: string; updatedAt: string } & Record<
  string,
  unknown
>;
export type Values = Record<string, unknown>;

/** How a column holds addresses of files: it is one, is a list of them, or has them inside of a text or an object. */
export type FileColumn = 'address' | 'addresses' | 'inside';

/** What the write path, the trash, the history and the library know of a kind of rows. */
export type RecordKind = {
  /** Its table, and its name in the API and in stored history. */
  name: string;
  /** What a person calls one of them. */
  noun: string;
  /** The name shown in history, trash and activities. */
  title: (row: Values) => string;
  /** Columns that hold JSON. */
  json?: readonly string[];
  /** Columns of minor units, by the field that says their price in whole ones. */
  prices?: Readonly<Record<string, string>>;
  /** The texts that a search matches. */
  search?: (row: Values) => unknown[];
  /** The column of the name that lists are sorted by, and that slugs are made from. */
  nameColumn?: string;
  /** Slugs are unique among the rows that are alike in this column; null: in the whole site; undefined: there are none. */
  slugWithin?: string | null;
  /** Orders hold among the rows that are alike in this column; null: among all; undefined: it has no order. */
  orderWithin?: string | null;
  /** A unique column of codes: who comes back and finds its own taken gets a number. */
  codeColumn?: 'sku';
  /** The kind that a row cannot be without, and the column that names it. */
  owner?: { kind: string; column: string };
  /** The columns in which files are shown: they count as uses, and follow when a file is replaced. */
  files?: Readonly<Record<string, FileColumn>>;
  /** The column of its own picture, and the folder of the library that such pictures lie in. */
  picture?: { column: string; folder: ImageFolder };
  /** The column of the document that it shows: its pages are a book, and searches find what they say. */
  document?: string;
  /** What rows of other kinds call the one that they name: `brand`, in the column `brandId`. */
  namedAs?: string;
  /** Columns that follow when the file of a column is replaced by another one; null for none. */
  onFile?: (row: Values, column: string, from: FileFacts, to: FileFacts | null) => Values;
  /** The page and section of the site that a use in it names: its own columns, or those of its owner. */
  place?: 'own' | 'owner';
  /** The condition, as SQL over its table, that visitors are shown a row; without one they are not. */
  isShown?: string;
  /** Columns that no page shows while prices are for the staff. */
  unseen?: readonly string[];
  /** The columns by which its rows are counted; without one, nothing is told of counts. */
  counted?: readonly string[];
  /** The columns by which pages read it, where those are not its id and its owner. */
  readBy?: { row?: string; owner?: string };
  /** The path of the public page that a row is seen on. */
  pageOf?: (db: Kysely<Database>, row: Values) => string | Promise<string>;
  /** Whether a change of it changes a public page. */
  isPublic: boolean;
  /** What trash and activities show it under; its own name where nothing is said. */
  group?: string;
  /** The area of the rights that its verbs ask for; its own name where nothing is said. */
  area?: string;
  /** There is one row, which is never deleted. */
  isSingle?: true;
  /** What its search finds are shown by, for the panel's search; a kind without is not found there. */
  found?: Found;
  /** Makes a row that comes back fit what there is now. @throws AppError conflict when it cannot */
  settle?: (write: Write, row: RecordRow) => Promise<RecordRow>;
};

/** What a file says of itself. */
export type FileFacts = {
  url: string;
  name: string;
  size: number;
  pages: number | null;
  coverUrl: string | null;
};

/** Columns of a found row, as SQL over its table: what tells it from others of its name. */
export type Found = {
  detail: string;
  /** The address of its picture, where that is no column of its own. */
  picture?: string;
  /** The owner's table is joined, for its name to be shown and searched. */
  withOwner?: true;
  /** Of equal finds these come first: they are looked for most. */
  comesFirst?: true;
  /** A condition that all found rows meet. */
  only?: string;
};

/** The kinds of a program, owners before what they own. */
export type Kinds = ReturnType<typeof createKinds>;

/** Gathers kinds. */
export function createKinds<K extends RecordKind>(all: readonly K[]) {
  const byName = new Map(all.map((kind) => [kind.name, kind]));
  const groups = new Map<string, K[]>();
  for (const kind of all.filter((one) => !one.isSingle)) {
    const group = groupOf(kind);
    groups.set(group, [...(groups.get(group) ?? []), kind]);
  }
  return {
    all,
    names: all.map((kind) => kind.name) as [KindName, ...KindName[]],
    /** The kinds of which rows can go to the trash. */
    trashable: all.filter((kind) => !kind.isSingle).map((kind) => kind.name),
    /** What may be in the trash, by what it is shown under. */
    groups,
    /** A kind by its name; the program names none that there is not. */
    named: (name: string): K => {
      const kind = byName.get(name);
      if (!kind) throw new Error(`There is no kind "${name}".`);
      return kind;
    },
    /** A kind that stored history names. @throws AppError not_found for one that this program does not know */
    stored: (name: string): K => {
      const kind = byName.get(name);
      if (!kind) throw new AppError('not_found', 'Böyle bir geçmiş kaydı yok.');
      return kind;
    },
  };
}

/** The view of the database with the rows of a kind that visitors see. */
export function shownOf(name: string): string {
  return `shown_${name}`;
}

/** What trash and activities show a kind under. */
export function groupOf(kind: RecordKind): string {
  return kind.group ?? kind.name;
}

/** The area of the rights that the verbs of a kind ask for. */
export function areaOf(kind: RecordKind): string {
  return kind.area ?? kind.name;
}

/** The texts of a row that it is searched and sorted by. */
export function textsOf(
  { search, nameColumn }: RecordKind,
  row: Values,
): { texts?: unknown[]; name?: string } {
  if (!search) return {};
  return { texts: search(row), ...(nameColumn && { name: String(row[nameColumn]) }) };
}

/** The columns derived from these. */
export function derivedColumns(kind: RecordKind, row: Values): Values {
  const { texts, name } = textsOf(kind, row);
  return {
    ...(texts && { searchText: fold(texts.filter(Boolean).join(' ')) }),
    ...(name !== undefined && { nameKey: sortKey(name) }),
  };
}

/** A stored row as people wrote it: prices in whole units, without the columns that only searches and sorts read. */
export function fromColumns(kind: RecordKind, columns: Values): Values {
  const { searchText: _search, nameKey: _key, ...row } = columns;
  const prices = Object.entries(kind.prices ?? {});
  if (prices.length === 0) return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const [field] = prices.find(([, stored]) => stored === column) ?? [];
      return field ? [field, value === null ? null : fromMinor(Number(value))] : [column, value];
    }),
  );
}

/** The row as it is stored: JSON columns as text, prices in minor units. */
export function toColumns(kind: RecordKind, row: Values): Values {
  const columns = { ...row };
  for (const name of kind.json ?? []) if (name in columns) columns[name] = JSON.stringify(columns[name]);
  for (const [field, column] of Object.entries(kind.prices ?? {})) {
    if (!(field in columns)) continue;
    columns[column] = columns[field] === null ? null : toMinor(Number(columns[field]));
    delete columns[field];
  }
  return columns;
}
