import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { AppError, refusedField } from '../../domain/errors.ts';
import { foldWords } from '../../domain/rules/turkish.ts';

/**
 * How many rows a list holds when no limit is asked for: those who ask without one want all there is, as the first
 * programs did that read it, and this is where that ends.
 */
export const LIST_DEFAULT = 1000;
/** The largest part that can be asked for by number: who names one reads on from part to part, and gets small ones. */
export const LIST_MAX = 500;
/** The limit of a list that is answered whole. */
export const EVERY_ROW = 2 ** 31 - 2;

/** What every list takes. */
export type ListQuery = {
  search?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** A part of a list: its rows, how many there are in all, and where the next part begins. */
export type Page<Row> = { rows: Row[]; total: number; next: string | null };

type Holds = 'text' | 'number' | 'flag' | 'time';
type Value = string | number | boolean;
export type SortColumn = {
  by: Expression<unknown> | RawBuilder<unknown>;
  /** What a cursor has to bring for it; text where nothing is said. */
  holds?: Holds;
  descending?: boolean;
};
export type Sorts = Record<string, readonly SortColumn[]>;

/** A column to sort by. */
export function column(reference: string, holds: Holds = 'text'): SortColumn {
  return { by: sql.ref(reference), holds };
}

type Cursor = { sort: string; values: Value[] };

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The refusal of a cursor that no list gave. */
export function wrongCursor(): AppError {
  return new AppError('invalid', 'Liste konumu geçersiz. Listeyi baştan açın.', {
    issues: [{ path: 'cursor', code: 'invalid', message: 'Geçersiz konum.' }],
  });
}

/** The JSON in a cursor. @throws AppError invalid */
export function readCursor(text: string): Record<string, unknown> {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (cursor && typeof cursor === 'object') return cursor as Record<string, unknown>;
  } catch {
    throw wrongCursor();
  }
  throw wrongCursor();
}

function isHeld(holds: Holds | undefined, value: unknown): value is Value {
  if (holds === 'number') return typeof value === 'number';
  if (holds === 'flag') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.includes('\0')) return false;
  return holds !== 'time' || (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)));
}

function cursorValues(text: string, sort: string, columns: readonly SortColumn[]): Value[] {
  const { sort: ownSort, values } = readCursor(text);
  const usable =
    ownSort === sort &&
    Array.isArray(values) &&
    values.length === columns.length &&
    columns.every((column, place) => isHeld(column.holds, values[place]));
  if (!usable) throw wrongCursor();
  return values as Value[];
}

/** The refusal of a sort that a list does not know. */
export function unknownSort(known: readonly string[]): AppError {
  const message = `Sıralama şunlardan biri olabilir: ${known.join(', ')}.`;
  return refusedField('sort', 'not_allowed', message);
}

/** The columns of `-name` or `name`. @throws AppError invalid for an unknown one. */
export function sortColumns(sorts: Sorts, wanted: string): SortColumn[] {
  const isReversed = wanted.startsWith('-');
  const name = isReversed ? wanted.slice(1) : wanted;
  const columns = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!columns) throw unknownSort(Object.keys(sorts));
  return columns.map((column) => ({ ...column, descending: isReversed !== (column.descending ?? false) }));
}

/** Rows after the cursor. Columns of one direction compare as a row, which an index answers. */
function after(columns: readonly SortColumn[], values: readonly Value[]): RawBuilder<SqlBool> {
  const [first] = columns;
  if (columns.every((column) => column.descending === first?.descending)) {
    const left = sql.join(columns.map((column) => sql`${column.by}`));
    const sign = first?.descending ? sql`<` : sql`>`;
    return sql<SqlBool>`(${left}) ${sign} (${sql.join(values)})`;
  }
  const choices = columns.map((column, index) => {
    const equal = columns.slice(0, index).map((earlier, place) => sql`${earlier.by} = ${values[place]}`);
    const beyond = column.descending
      ? sql`${column.by} < ${values[index]}`
      : sql`${column.by} > ${values[index]}`;
    return sql`(${sql.join([...equal, beyond], sql` and `)})`;
  });
  return sql<SqlBool>`(${sql.join(choices, sql` or `)})`;
}

type ListPlan = {
  sorts: Sorts;
  defaultSort: string;
  /** The column that tells equal rows apart. */
  id: string;
  query: Pick<ListQuery, 'sort' | 'limit' | 'cursor'>;
};

/**
 * Runs a filtered query as one part of a list: sorted, cut at the limit, with the total and the next cursor.
 * `rows` selects the columns; `count` is the same query before sorting.
 */
export async function listPage<DB, TB extends keyof DB, O>(
  filtered: SelectQueryBuilder<DB, TB, O>,
  total: () => Promise<number>,
  plan: ListPlan,
): Promise<Page<O>> {
  const sort = plan.query.sort ?? plan.defaultSort;
  const wanted = sortColumns(plan.sorts, sort);
  const columns = [...wanted, { ...column(plan.id), descending: wanted.at(-1)?.descending ?? false }];
  const limit = plan.query.limit ?? LIST_DEFAULT;
  let query = filtered;
  columns.forEach((column, index) => {
    query = query.select(sql`${column.by}`.as(`sort${index}`)) as typeof query;
    query = query.orderBy(sql`${column.by}`, column.descending ? 'desc' : 'asc');
  });
  if (plan.query.cursor) query = query.where(after(columns, cursorValues(plan.query.cursor, sort, columns)));
  const [found, count] = [await query.limit(limit + 1).execute(), await total()];
  const kept = found.slice(0, limit);
  const last = kept.at(-1);
  const next =
    found.length > limit && last
      ? encodeCursor({ sort, values: columns.map((_, index) => sortValue(last, index)) })
      : null;
  return { rows: kept.map((row) => withoutSortValues(row, columns.length)), total: count, next };
}

function sortValue(row: unknown, index: number): Value {
  return Reflect.get(row as object, `sort${index}`) as Value;
}

/** A row as it was selected. Copied, since what has lost a property is slow to read ever after. */
function withoutSortValues<O>(row: O, width: number): O {
  const own: Record<string, unknown> = {};
  const names = Object.keys(row as object);
  // They were selected last.
  for (const name of names.slice(0, names.length - width)) own[name] = Reflect.get(row as object, name);
  return own as O;
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** A condition that holds when every folded word of the search is in the folded column. */
export function matches(column: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${pattern(word)} escape '\\'`;
}

/** One condition for each word of a search, each made by `condition`. */
export function searchConditions(
  search: string | undefined,
  condition: (word: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool>[] {
  return foldWords(search ?? '').map(condition);
}
