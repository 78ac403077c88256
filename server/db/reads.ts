import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';
import { LRUCache } from 'lru-cache';
import { ALL, whole } from './changes.ts';
import { tablesWith, VIEWS } from './schema.ts';

/** An answer that reads other tables is told of all changes. */
const TOLD: ReadonlySet<string> = new Set(tablesWith('isTold', true));
/** What says whether answers are out of date is no content of theirs. */
const ASIDE = new Set(['revisions']);

/** Not what a function gives, such as the values of a list. */
const TABLE = /\b(?:from|join)\s+"?(\w+)(?![\w(])/gi;
const LONG_SQL = 4000;

const gathering = new AsyncLocalStorage<Set<string> | undefined>();
const known = new LRUCache<string, readonly string[]>({ max: 1000 });

function tablesOf(sql: string): readonly string[] {
  const found = [...sql.matchAll(TABLE)].flatMap(([, name = '']) => VIEWS[name] ?? [name]);
  const tables = new Set(found.filter((name) => !ASIDE.has(name)));
  return [...tables].flatMap((name) => (TOLD.has(name) ? [whole(name)] : [whole(name), ALL]));
}

function namesOf(sql: string): readonly string[] {
  if (sql.length > LONG_SQL) return tablesOf(sql);
  const kept = known.get(sql);
  if (kept) return kept;
  const names = tablesOf(sql);
  known.set(sql, names);
  return names;
}

/** Hears each query of a database: whoever gathers what is read is told its tables. */
export function noteQuery({ query }: LogEvent): void {
  const names = gathering.getStore();
  if (names) for (const name of namesOf(query.sql)) names.add(name);
}

/** Runs `work`, and answers with the names of all that was read in it. */
export async function gatherReads<T>(
  work: () => Promise<T>,
): Promise<{ result: T; reads: ReadonlySet<string> }> {
  const reads = new Set<string>();
  return { result: await gathering.run(reads, work), reads };
}

/** Says that whoever gathers has read these too. */
export function noteReads(names: Iterable<string>): void {
  const outer = gathering.getStore();
  if (outer) for (const name of names) outer.add(name);
}

/** Says by names what `work` reads, more closely than its tables would. */
export async function readAs<T>(names: (result: T) => Iterable<string>, work: () => Promise<T>): Promise<T> {
  const outer = gathering.getStore();
  if (!outer) return work();
  const result = await gathering.run(undefined, work);
  for (const name of names(result)) outer.add(name);
  return result;
}
