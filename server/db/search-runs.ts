import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { foldWords } from '../../domain/rules/turkish.ts';
import { giveWay } from '../give-way.ts';
import { engineOf } from './engine-of.ts';
import { runsQuestion } from './letter-runs.ts';
import { matches } from './list.ts';
import { RowSet } from './row-sets.ts';
import { type Database, tablesWith, VIEWS } from './schema.ts';
import { SEARCHES } from './searching.ts';

type Db = Kysely<Database>;
type Condition = RawBuilder<SqlBool>;

/** Tables whose own `searchText` is looked through. */
const PLAIN = tablesWith('search', 'runs');
/** The tables of the embedded database beside which an index of letter runs stands: `runs_messages`. */
const INDEXED = [...tablesWith('search', 'joined runs'), ...PLAIN];
type Indexed = (typeof INDEXED)[number];
type Plain = (typeof PLAIN)[number];

/** What of an index may tell of persons, which is what no visitor sees: of that nothing stays when it is removed for good. */
const OF_PERSONS = PLAIN.filter((table) => !Object.hasOwn(VIEWS, `shown_${table}`));
/** So many pages of an index are written anew at once. */
const PAGES_AT_ONCE = 32;

/** A search of one or two letters is no run of three, which PostgreSQL's trigrams are. */
const RUN = 3;

/** So many finds are read by their numbers; of more a list is walked in its order until it is full. */
const FEW = 400;
/** The numbers of so many finds are handed on; of more the index is asked again where they are needed. */
const MANY = 5000;
/** The finds of the questions asked last are remembered, in so many letters. */
const REMEMBERED = 1_000_000;

/** The index of a table in the embedded database. */
function runsOf(table: Indexed) {
  return sql.table(`runs_${table}`);
}

function isPlain(table: string): table is Plain {
  return PLAIN.some((name) => name === table);
}

function rowsOf(table: Indexed) {
  const index = runsOf(table);
  const run = (name: string) => sql`"letterRuns"(${sql.ref(name)})`;
  if (table !== 'products')
    return sql`insert into ${index} (rowid, text) select rowid, ${run('searchText')} from ${sql.table(table)}`;
  return sql`insert into ${index} (rowid, own, brand, category, "otherCategory", hidden)
    select doc, ${run('own')}, ${run('brand')}, ${run('category')}, ${run('otherCategory')}, hidden
    from "productTexts"`;
}

/**
 * Builds the search indexes of the embedded database anew from its rows. Not while the site is served: what an index
 * counts begins anew, and by that count it is known what was found before.
 */
export async function rebuildRuns(db: Db, tables: readonly Indexed[] = INDEXED): Promise<void> {
  for (const table of tables) {
    await giveWay();
    await sql`insert into ${runsOf(table)} (${sql.id(`runs_${table}`)}) values ('delete-all')`.execute(db);
    await rowsOf(table).execute(db);
  }
}

/** The indexes that stand: a database whose upgrade ends earlier, as tests make them, lacks some. */
async function standing(db: Db): Promise<Indexed[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where name like 'runs_%'`.execute(db);
  return INDEXED.filter((table) => rows.some(({ name }) => name === `runs_${table}`));
}

/**
 * Sees that the search indexes know the rows by the numbers they have. A `vacuum` by hand may number them anew, without
 * gaps: where there was one the highest number is another then.
 */
export async function checkRuns(db: Db): Promise<void> {
  for (const table of await standing(db)) {
    const { rows } = await sql<{ own: number | null; indexed: number | null }>`select
      (select max(rowid) from ${sql.table(table)}) as own,
      (select max(id) from ${sql.table(`runs_${table}_docsize`)}) as indexed`.execute(db);
    const [found] = rows;
    if (found && found.own !== found.indexed)
      await db.transaction().execute((tx) => rebuildRuns(tx, [table]));
  }
}

async function changesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return Number(rows[0]?.count);
}

/**
 * An index marks what is removed and keeps its letters until its parts are put together anew, which this does, in
 * slices.
 */
export async function scrubRuns(db: Db): Promise<void> {
  // The sign asks for all parts; what follows goes on until nothing is left to do.
  for (const table of OF_PERSONS)
    for (let pages = -PAGES_AT_ONCE; ; pages = PAGES_AT_ONCE) {
      const before = await changesOf(db);
      await sql`insert into ${runsOf(table)} (${sql.id(`runs_${table}`)}, rank)
        values ('merge', ${sql.lit(pages)})`.execute(db);
      if ((await changesOf(db)) - before < 2) break;
      await giveWay();
    }
}

/** The numbers of the rows that the index of a table answers a question with. */
function found(table: Indexed, question: string): RawBuilder<unknown> {
  return sql`select rowid from ${runsOf(table)} where ${sql.id(`runs_${table}`)} match ${question}`;
}

/** The condition that a folded word stands in the texts of a table's row, as its indexes are asked for it. */
export function holds(
  db: Db,
  { table, as = table }: { table: string; as?: string },
  word: string,
): Condition {
  const isOnSqlite = engineOf(db) === 'sqlite';
  if (isOnSqlite && isPlain(table))
    return sql<SqlBool>`${sql.ref(`${as}.rowid`)} in (${found(table, runsQuestion([word]))})`;
  const isShort = [...word].length < RUN && INDEXED.some((name) => name === table);
  if (isOnSqlite || !isShort) return matches(sql.ref(`${as}.searchText`), word);
  return sql<SqlBool>`"shortRuns"(${sql.ref(`${as}.searchText`)}) @> array[${word}]::text[]`;
}

/**
 * The conditions of a search; the same for a list that is walked in its order until it is full; and how many rows meet
 * them, where that is known.
 */
export type Search = {
  where: Condition[];
  walk?: Condition[];
  total?: number;
  /** Of many finds those whose text the first word begins. */
  beginning?: () => Promise<Search>;
};

type Asked = {
  table: Indexed;
  /** What the index is asked. */
  question: string;
  /** What it is asked for those of them whose text the search begins. */
  beginning?: string;
  /** The condition that a row is among those of some numbers. */
  among: (numbers: RawBuilder<unknown>) => Condition;
  /** The number of a row, where what is read tells it. */
  row?: RawBuilder<unknown>;
};

/** How many rows an index finds, and their numbers as JSON where they are handed on. */
type Finds = { total: number; numbers?: string };
type Remembered = LRUCache<string, Finds & { stamp: string }>;

const remembered = new WeakMap<Db, Remembered>();

function rememberedOf(db: Db): Remembered {
  const known = remembered.get(db);
  if (known) return known;
  const fresh: Remembered = new LRUCache({
    maxSize: REMEMBERED,
    sizeCalculation: ({ numbers = '' }, key) => key.length + numbers.length,
  });
  remembered.set(db, fresh);
  return fresh;
}

async function readFinds(db: Db, table: Indexed, question: string): Promise<Finds> {
  const { rows } = await sql<{ total: number; numbers: string }>`
    select count(*) as total, json_group_array(rowid) as numbers
    from (${found(table, question)} order by rowid limit ${MANY + 1}) ${sql.raw(SEARCHES)}`.execute(db);
  const { total, numbers } = rows[0] ?? { total: 0, numbers: '[]' };
  if (total <= MANY) return { total, numbers };
  const counted = await sql<{ count: number }>`select count(*) as count from ${runsOf(table)}
    where ${sql.id(`runs_${table}`)} match ${question}`.execute(db);
  return { total: Number(counted.rows[0]?.count ?? 0) };
}

/**
 * What an index finds. The same is asked again by the next page, another order, or the list after a row of it was
 * edited: few of these writes change a text that is searched, and so the index.
 */
async function findsOf(db: Db, table: Indexed, question: string): Promise<Finds> {
  // What a transaction sees may change again before it ends.
  if (db.isTransaction) return readFinds(db, table, question);
  // Of the index's own data row 10 tells its parts and counts what was ever written, row 1 the rows and words it has.
  const { rows } = await sql<{ stamp: string }>`select group_concat(hex(block)) as stamp
    from ${sql.table(`runs_${table}_data`)} where id in (1, 10)`.execute(db);
  const stamp = rows[0]?.stamp ?? '';
  const finds = rememberedOf(db);
  const key = `${table} ${question}`;
  const known = finds.get(key);
  if (known?.stamp === stamp) return known;
  // What is read after the stamp is as new as that, or newer.
  const read = { stamp, ...(await readFinds(db, table, question)) };
  finds.set(key, read);
  return read;
}

/**
 * The condition that a row's number is one of those found. A list that is walked in its order asks it of some hundred
 * rows, where `in (select value from json_each(…))` would first build a table of all that was found.
 */
function isAmong(row: RawBuilder<unknown>, numbers: string): Condition {
  return sql<SqlBool>`"isAmong"(${row}, ${new RowSet(JSON.parse(numbers))})`;
}

/** A search that the index of the embedded database answers: asked once, unless most of the table is found. */
export async function askRuns(db: Db, { beginning, ...asked }: Asked): Promise<Search> {
  const { table, question, among, row } = asked;
  const { total, numbers } = await findsOf(db, table, question);
  const finds = among(numbers ? sql`select value from json_each(${numbers})` : found(table, question));
  if (total <= FEW) return { where: [finds], total };
  const conditions: Search = {
    where: [finds],
    // Both keep the planner from reading every find to sort them.
    walk: [row && numbers ? isAmong(row, numbers) : sql<SqlBool>`+${finds}`],
    total,
  };
  if (beginning !== undefined) conditions.beginning = () => askRuns(db, { ...asked, question: beginning });
  return conditions;
}

/**
 * A search of nothing but the texts of a table's own rows. Of what visitors see the rows have no numbers, and more is
 * found than they see.
 */
export async function searchTexts(
  db: Db,
  { table, isShown = false }: { table: string; isShown?: boolean },
  search: string | undefined,
): Promise<Search> {
  const words = foldWords(search ?? '');
  if (words.length === 0) return { where: [] };
  if (engineOf(db) !== 'sqlite' || !isPlain(table))
    return { where: words.map((word) => holds(db, { table }, word)) };
  const own = sql.table(table);
  const row = sql`${own}.rowid`;
  const among = (numbers: RawBuilder<unknown>) =>
    isShown
      ? sql<SqlBool>`${sql.ref(`${table}.id`)} in (select own.id from ${own} own not indexed where own.rowid in (${numbers}))`
      : sql<SqlBool>`${row} in (${numbers})`;
  const { total, ...conditions } = await askRuns(db, {
    ...{ table, question: runsQuestion(words), among },
    ...(!isShown && { row }),
  });
  return isShown || total === undefined ? conditions : { ...conditions, total };
}
