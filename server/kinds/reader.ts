import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { among } from '../db/among.ts';
import { LIST_DEFAULT, type ListQuery, listPage, type Page, type Sorts } from '../db/list.ts';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { type Search, searchTexts } from '../db/search-runs.ts';
import { shownOf, type Values } from '../records/kinds.ts';
import type { Kind, View } from './kind.ts';

type Condition = RawBuilder<SqlBool>;
export type KindQuery = ListQuery & Values;

/** Reads the rows of a kind: a part of their list, and one by id or slug; undefined for one that the view has not. */
export type Reader = {
  list: (db: Kysely<Database>, view: View, query: KindQuery) => Promise<Page<Values>>;
  one: (db: Kysely<Database>, view: View, idOrSlug: string) => Promise<Values | undefined>;
  /** The conditions of a search, where more than the row's own texts is looked through. */
  search?: (db: Kysely<Database>, view: View, search: string) => Promise<Condition[]>;
};

type Tables = { [Name in keyof Database]: Database[Name] };

/** How the rows of a kind are read from its table. */
export type TableReader = {
  /** The columns of an answer, from `tableOf`. */
  select: (db: Kysely<Database>, view: View) => Selection;
  /** A selected row as it is answered. */
  present?: (view: View, row: never) => Values;
  /** What is added to the presented rows of an answer, for all of them at once. */
  complete?: (db: Kysely<Database>, view: View, rows: readonly Values[]) => Promise<Values[]>;
  /** A search, where more than the row's own texts is looked through. */
  search?: (db: Kysely<Database>, view: View, search: string) => Promise<Condition[] | Search>;
  /** Lets long lists of what visitors see answer with the rows of before. */
  again?: Again;
  /** How many rows a list without a search has, where that is known without counting them. */
  total?: (db: Kysely<Database>, view: View, query: Values) => Promise<number | undefined>;
};

/**
 * What tells that a row which visitors see is as it was: an object that stays the same while nothing has changed that
 * the row is made of, and columns beside it.
 */
type Again = {
  by: readonly string[];
  stamps: (db: Kysely<Database>) => Promise<(row: Values) => object | undefined>;
};
type Before = { stamp: object; told: string; row: Values };

/** So many rows are kept of a kind. */
const SHOWN_KEPT = 4000;

/** The rows of any table, as those who treat all tables alike select them. */
type Selection = SelectQueryBuilder<Record<string, Values>, string, Values>;

/** A typed query as one of any table. */
export function selection(query: object): Selection {
  return query as Selection;
}

/** The table that is read of a kind: for visitors, what the site shows of it. */
export function nameOf(view: View, name: string): string {
  return view.isStaff ? name : shownOf(name);
}

/** The same under the table's own name. */
export function tableOf<Name extends keyof Tables & string>(view: View, name: Name) {
  return sql<Tables[Name]>`${sql.table(nameOf(view, name))}`.as<Name>(sql.ref(name));
}

/** A search that finds no more than these is answered by their ids. */
const FEW = 400;

/** The reader of a kind that stands in a table. */
export function tableReader({ name, filters, sorts, reads }: Kind & { reads: TableReader }): Reader {
  const { select, present = (_view: View, row: Values) => row } = reads;
  const complete =
    reads.complete ?? (async (_db: unknown, _view: View, rows: readonly Values[]) => [...rows]);
  const id = `${name}.id`;
  const search =
    reads.search ??
    ((db: Kysely<Database>, { withHidden }: View, text: string) =>
      searchTexts(db, { table: name, isShown: !withHidden }, text));

  /** What a list is narrowed by beside its search. */
  async function narrowings(db: Kysely<Database>, view: View, query: KindQuery): Promise<Condition[]> {
    const all: Condition[] = [];
    for (const [key, filter] of Object.entries(filters))
      if (query[key] !== undefined) all.push(await filter.where(query[key] as never, db, view));
    return all;
  }

  async function found(db: Kysely<Database>, view: View, text: string): Promise<Search> {
    const result = await search(db, view, text);
    return Array.isArray(result) ? { where: result } : result;
  }

  function rowsOf(db: Kysely<Database>, view: View, where: readonly Condition[]) {
    const rows = db.selectFrom(tableOf(view, name as 'brands'));
    return where.reduce((narrowed, condition) => narrowed.where(condition), rows);
  }

  /** The ids that a search finds when they are few: their rows are then read alone, not each in turn. */
  async function fewIds(db: Kysely<Database>, view: View, where: readonly Condition[]) {
    const rows = await rowsOf(db, view, where)
      .select(sql<string>`${sql.ref(id)}`.as('id'))
      .limit(FEW + 1)
      .execute();
    return rows.length > FEW ? null : rows.map((row) => row.id);
  }

  async function list(db: Kysely<Database>, view: View, query: KindQuery): Promise<Page<Values>> {
    const searched = query.search ? await found(db, view, query.search) : null;
    const narrowed = await narrowings(db, view, query);
    const known = narrowed.length === 0 ? searched?.total : undefined;
    // Visitors read from what is shown; the staff, whose rows say more, are shown the same rows.
    const isShown =
      view.isStaff && !view.withHidden
        ? [
            sql<SqlBool>`(select s.id from ${sql.table(shownOf(name))} s where s.id = ${sql.ref(id)}) is not null`,
          ]
        : [];
    const rest = [...narrowed, ...isShown];
    const all = [...(searched?.where ?? []), ...rest];
    const few = searched && known === undefined ? await fewIds(db, view, all) : null;
    const ids = few && [sql<SqlBool>`${sql.ref(id)} in (${sql.join([...few, ''])})`];
    const walked = ids ?? [...(searched?.walk ?? searched?.where ?? []), ...rest];
    async function total(): Promise<number> {
      if (few) return few.length;
      const kept = known ?? (searched ? undefined : await reads.total?.(db, view, query));
      if (kept !== undefined) return kept;
      const count = rowsOf(db, view, all).select(sql<number>`count(*)`.as('count'));
      return Number((await count.executeTakeFirstOrThrow()).count);
    }
    const plan = { sorts: sorts as Sorts, defaultSort: 'sortOrder', id, query };
    const again = !view.isStaff && (query.limit ?? LIST_DEFAULT) >= LIST_DEFAULT && reads.again;
    if (again && !db.isTransaction) {
      const named = [id, ...again.by.map((column) => `${name}.${column}`)] as never[];
      const page = await listPage(selection(rowsOf(db, view, walked).select(named)), total, plan);
      return { ...page, rows: await rowsAgain(db, again, page.rows) };
    }
    const page = await listPage(
      walked.reduce((rows, condition) => rows.where(condition), select(db, view)),
      total,
      plan,
    );
    const rows = page.rows.map((row) => present(view, row as never));
    return { ...page, rows: await complete(db, view, rows) };
  }

  const shownBefore = new WeakMap<Kysely<Database>, Map<string, Before>>();

  /** The rows of a list that visitors see, of which those that are no longer as they were are read. */
  async function rowsAgain(db: Kysely<Database>, { by, stamps }: Again, named: Values[]): Promise<Values[]> {
    const before = shownBefore.get(db) ?? new Map<string, Before>();
    const stampOf = await stamps(db);
    const list = named.map((row) => ({
      id: String(row.id),
      stamp: stampOf(row),
      told: by.map((column) => row[column]).join(),
    }));
    const isSame = ({ id: own, stamp, told }: (typeof list)[number]) => {
      const known = before.get(own);
      return known?.stamp === stamp && known?.told === told;
    };
    const changed = list.filter((row) => !isSame(row)).map((row) => row.id);
    const view: View = { isStaff: false, withHidden: false };
    const read = changed.length > 0 ? await select(db, view).where(among(id, changed)).execute() : [];
    const presented = read.map((row): Values => present(view, row as never));
    const fresh = await complete(db, view, presented);
    const found = new Map(fresh.map((row) => [String(row.id), row]));
    const kept = before.size > SHOWN_KEPT ? new Map<string, Before>() : before;
    shownBefore.set(db, kept);
    return list.flatMap(({ id: own, stamp, told }): Values[] => {
      const row = found.get(own) ?? before.get(own)?.row;
      // Without a stamp nothing tells whether it still holds.
      if (row && stamp) kept.set(own, { stamp, told, row });
      return row ? [row] : [];
    });
  }

  const rowFor = prepared((db, { idOrSlug }: { idOrSlug: string }, isStaff: string, withHidden: string) =>
    select(db, { isStaff: isStaff === 'true', withHidden: withHidden === 'true' }).where(
      sql<SqlBool>`(${sql.ref(id)} = ${idOrSlug} or ${sql.ref(`${name}.slug`)} = ${idOrSlug})`,
    ),
  );

  async function one(db: Kysely<Database>, view: View, idOrSlug: string): Promise<Values | undefined> {
    const [row] = await rowFor(db, { idOrSlug }, String(view.isStaff), String(view.withHidden));
    return row && (await complete(db, view, [present(view, row as never)]))[0];
  }

  return { list, one };
}

/** The reader of a kind. */
export function readerOf(kind: Kind): Reader {
  return 'list' in kind.reads ? kind.reads : tableReader(kind as Kind & { reads: TableReader });
}
