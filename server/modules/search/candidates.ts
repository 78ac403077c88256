import type { Kysely } from 'kysely';
import { type Query, type QueryWord, readQuery } from '../../../domain/search/query.ts';
import type { Synonyms } from '../../../domain/search/synonyms.ts';
import { type Context, VISITOR } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { giveWay } from '../../give-way.ts';
import { FOUND_TABLES, TABLE_KINDS, type TableKind } from './found-tables.ts';
import { isEmpty } from './index/by-kind.ts';
import { createIndex, type Index } from './index/index.ts';
import { createOwners, type Owners } from './index/owners.ts';
import { searchIndex } from './index/search.ts';

/** So many rows of a kind are looked at for one way to write what was asked. */
const ROWS_MAX = 120;
/** So many ways to write what was asked are tried. */
const WAYS_MAX = 8;
const SHORTEST = 3;
/** An ending may have made these of other letters: `başlık`, `başlığı`. */
const SOFTENED = /[kpt]$/;

type Row = { id: string; brand?: { id: string }; category?: { id: string } | string | null };
/** The lists of the tables that are searched. */
export type FoundLists = Readonly<
  Record<
    (typeof FOUND_TABLES)[TableKind]['table'],
    { list: (ctx: Context, query: { search: string; limit: number }) => Promise<{ rows: readonly Row[] }> }
  >
>;
type Options = { db: Kysely<Database>; catalogue: FoundLists };

/** The beginning that every form of a word has: the database finds letters anywhere in a text. */
function rootOf({ text, stems }: Pick<QueryWord, 'text' | 'stems'>): string {
  const shortest = stems.reduce((least, stem) => (stem.length < least.length ? stem : least), text);
  const root = SOFTENED.test(shortest) && shortest.length > SHORTEST + 1 ? shortest.slice(0, -1) : shortest;
  return text.startsWith(root) ? root : text;
}

/** What was asked, in its roots, and with the words of the trade that mean the same. */
function waysOf({ words, alternatives, code }: Query): string[] {
  const roots = words.map((word) => (word.isOptional ? [] : [rootOf(word)]));
  const others = alternatives.map(({ from, to, words: other }) => [
    ...roots.slice(0, from).flat(),
    ...other,
    ...roots.slice(to).flat(),
  ]);
  const ways = [roots.flat(), ...others].map((way) => way.join(' '));
  return [...new Set([...ways, code])].filter(Boolean);
}

/** The same with one word that may be wrong by one of its halves: one wrong letter leaves the other half as it is. */
function halvedWays({ words }: Query): string[] {
  const roots = words.flatMap((word) => (word.isOptional ? [] : [rootOf(word)]));
  return words.flatMap((word, at) => {
    if (!word.mayBeWrong || word.isOptional) return [];
    const middle = Math.ceil(word.text.length / 2);
    const halves = [word.text.slice(0, middle), word.text.slice(middle)];
    return halves.map((half) => roots.with(at, half).join(' '));
  });
}

/**
 * A small index of what the database's own search finds, for as long as there is no whole one after a start: from it the
 * answer is made in the same way, with forms, equal words and wrong letters. Counts end at what was looked at.
 */
export function createCandidates({ db, catalogue }: Options) {
  async function takeIn(index: Index, owners: Owners, kind: TableKind, way: string): Promise<void> {
    const { table, read } = FOUND_TABLES[kind];
    const { rows: found } = await catalogue[table].list(VISITOR, { search: way, limit: ROWS_MAX });
    if (found.length === 0) return;
    const brands =
      kind === 'brand' ? found.map(({ id }) => id) : found.flatMap(({ brand }) => brand?.id ?? []);
    const below = found.flatMap(({ category }) => (typeof category === 'object' ? (category?.id ?? []) : []));
    const categories = kind === 'category' ? found.map(({ id }) => id) : below;
    if (brands.length > 0) await owners.read('brands', brands);
    if (categories.length > 0) await owners.read('categories', categories);
    for (const { row, content } of await read(db, owners, { ids: found.map(({ id }) => id) })) {
      index.put(row, content);
      await giveWay();
    }
  }

  return async function candidates(q: string, synonyms: Synonyms): Promise<Index> {
    const query = readQuery(q, synonyms);
    const index = createIndex();
    const owners = createOwners(db);
    const take = async (ways: readonly string[]) => {
      for (const way of ways.slice(0, WAYS_MAX))
        for (const kind of TABLE_KINDS) await takeIn(index, owners, kind, way);
    };
    if (query.words.length === 0) return index;
    await take(waysOf(query));
    const { kinds } = searchIndex(index, query, { typos: 'none', demandMeasures: false });
    if (isEmpty(kinds)) await take(halvedWays(query));
    return index;
  };
}
