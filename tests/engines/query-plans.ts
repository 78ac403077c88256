import { CompiledQuery, DefaultQueryExecutor, type Kysely, sql } from 'kysely';
import { vi } from 'vitest';
import type { Engine } from '../../server/db/open.ts';
import type { Database } from '../../server/db/schema.ts';

type Db = Kysely<Database>;

/** Tables that stay small however large a site becomes, and what is no table. */
const SMALL =
  /^(?:sections|sectionItems|settings|revisions|accounts|apiTokens|webhooks|sessions|passkeys|privacyTexts|mails|drafts|plans|openForms|migrations|json_each|key|below|constant|persons|ranked)$/i;

/** A statement that was asked, with the values that it was first asked with and where. */
export type Asked = { query: CompiledQuery; by: string };

/** Records every question that is put to any database meanwhile, each once. */
export function recordQuestions() {
  const asked = new Map<string, Asked>();
  let by = '';
  const own = DefaultQueryExecutor.prototype.executeQuery;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  spy.mockImplementation(function record(this: DefaultQueryExecutor, query, options) {
    if (by && /^\s*(?:select|with)\b/i.test(query.sql) && !asked.has(query.sql))
      asked.set(query.sql, { query, by });
    return own.call(this, query, options) as never;
  });
  return {
    asked,
    /** Names what is done until the next name. */
    during: async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      by = what;
      try {
        return await work();
      } finally {
        by = '';
      }
    },
    end: () => spy.mockRestore(),
  };
}

type Step = { id: number; parent: number; detail: string };

/** Tables that the embedded database keeps in the order of their key. */
const BY_NUMBER = new Set(['auditEvents']);

/** A condition that holds for a large part of a table is none that an index narrows it by. */
const FLAG =
  /^\(*"?(?:(?:isActive|isRead|isRoot)"?\s*=\s*(?:\?|true)|(?:isFeatured|isDistributor|isSuspect)"?\s*=\s*(?:\?|false))\)*$/;
/** Indexes of the few rows that something is true of: reading one whole is reading what was asked for. */
const OF_FEW =
  /\b(?:history_trash|\w+_(?:passive|featured|distributor|pictureless|low|unread|suspect|named|replaced)|spareMedia(?:_\w+)?)\b/;

/**
 * An index of a column finds all rows that have nothing there, which may be most of them. Those that belong to nobody
 * are asked for as those of somebody are.
 */
function isByNothing(conditions: string | undefined, statement: string): boolean {
  const [, column] = /^(\w+(?<!Id))=\?$/.exec(conditions ?? '') ?? [];
  return column !== undefined && new RegExp(`"${column}" is null`).test(statement);
}

function isByFlagsOnly(conditions: string | undefined): boolean {
  return conditions?.split(' AND ').every((one) => FLAG.test(one)) ?? false;
}

/** The table behind a name in a statement; the names inside of the views are not in it. */
function tableOf(name: string, statement: string): string {
  return (
    new RegExp(`(?:from|join)\\s+"?(\\w+)"?\\s+(?:as\\s+)?"?${name}"?(?!\\w)`).exec(statement)?.[1] ?? name
  );
}

/** What the embedded database reads of a table from its first row to its last. */
async function faultsOnSqlite(db: Db, { query }: Asked): Promise<string[]> {
  const explain = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
  const { rows } = await db.executeQuery<Step>(explain);
  const isCut = /\blimit\b/i.test(query.sql);
  return rows
    .filter(({ detail, parent }) => {
      const [, way, name = ''] = /^(SCAN|SEARCH) (\S+)/.exec(detail) ?? [];
      if (!way || name.startsWith('(') || SMALL.test(tableOf(name, query.sql))) return false;
      const [, conditions] = /\(([^()]*)\)$/.exec(detail) ?? [];
      const isAll = way === 'SCAN' || isByFlagsOnly(conditions) || isByNothing(conditions, query.sql);
      if (!isAll || OF_FEW.test(detail) || / VIRTUAL TABLE INDEX/.test(detail)) return false;
      // A list that is walked in the order of an index ends when it is full.
      const isSorted = rows.some(
        (step) => step.parent === parent && step.detail.startsWith('USE TEMP B-TREE'),
      );
      const isOrdered = / USING (?:COVERING )?INDEX /.test(detail) || BY_NUMBER.has(name);
      const isWalk = isCut && parent === 0 && !isSorted && isOrdered;
      return !isWalk;
    })
    .map(({ detail }) => detail);
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
};

/** What is sorted, counted or gathered is read to its end, however little of it is asked for. */
const GATHERS = /^Sort|Aggregate|Group|Unique|WindowAgg|Hash|Bitmap/;

function walk(node: Node, { isCut, table }: { isCut: boolean; table: string }, found: string[]): void {
  const type = node['Node Type'];
  const name = node['Relation Name'] ?? table;
  const index = node['Index Name'] ?? '';
  const condition = node['Index Cond'];
  const isIndexed =
    type.includes('Index') && (isCut || OF_FEW.test(index) || !isByFlagsOnly(condition ?? 'isActive=?'));
  if (type.endsWith('Scan') && name && !isIndexed && !/Bitmap Heap|Function/.test(type) && !SMALL.test(name))
    found.push(`${type} on ${name} ${index} ${condition ?? 'whole'}`);
  const isStillCut = type === 'Limit' || (isCut && !GATHERS.test(type));
  for (const inner of node.Plans ?? []) walk(inner, { isCut: isStillCut, table: name }, found);
}

/** What PostgreSQL reads of a table from its first row to its last, where it could not do without. */
async function faultsOnPostgres(db: Db, { query }: Asked): Promise<string[]> {
  const explain = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': Array<{ Plan: Node }> }>(explain);
  const found: string[] = [];
  for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(Plan, { isCut: false, table: '' }, found);
  return found;
}

/** How PostgreSQL reads a table whole where that is cheaper than an index. */
const WAYS = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];

/** What each statement reads of a large table from its first row to its last; a table that is small is none. */
export async function readWhole(
  db: Db,
  engine: Engine,
  asked: Iterable<Asked>,
): Promise<Array<Asked & { faults: string[] }>> {
  return db.connection().execute(async (connection) => {
    // The tables of a test are small enough for a planner to read them whole: one that has an index takes it now.
    for (const way of engine === 'postgres' ? WAYS : [])
      await sql`set ${sql.raw(way)} = off`.execute(connection);
    const found = [];
    for (const one of asked) {
      const faults =
        engine === 'postgres'
          ? await faultsOnPostgres(connection, one)
          : await faultsOnSqlite(connection, one);
      if (faults.length > 0) found.push({ ...one, faults });
    }
    for (const way of engine === 'postgres' ? WAYS : []) await sql`reset ${sql.raw(way)}`.execute(connection);
    return found;
  });
}
