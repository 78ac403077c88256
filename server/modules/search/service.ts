import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldWords } from '../../../domain/rules/turkish.ts';
import type { FoundKind } from '../../../domain/search/kinds.ts';
import type { KindName } from '../../../domain/things/row.ts';
import type { Context } from '../../context.ts';
import { matches, searchConditions } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { holds, type Search } from '../../db/search-runs.ts';
import { type Kind, WHOLE } from '../../kinds/kind.ts';
import type { Found as FoundBy, Kinds, RecordKind } from '../../records/kinds.ts';
import { kindIn } from './found-tables.ts';

/** A row that the panel's search found. */
export type Found = {
  kind: KindName;
  id: string;
  name: string;
  /** What tells it from others of its name: the brand and code of a product, the subject of a message. */
  detail: string;
  /** The address of its picture; null for none, and for kinds without pictures. */
  picture: string | null;
  /** How it was found: 0 its name begins with the search, 1 its name has all words, 2 something else of it does. */
  rank: number;
};

type Findable = RecordKind & { name: KindName; found: FoundBy; nameColumn: string };

/** The kinds that the panel's search looks through. */
export function foundKinds({ all }: Kinds): Findable[] {
  const found = all.filter(
    (kind): kind is Findable => kind.found !== undefined && kind.nameColumn !== undefined,
  );
  return found.toSorted((a, b) => Number(b.found.comesFirst ?? false) - Number(a.found.comesFirst ?? false));
}

/**
 * So many finds of many are looked at by name, for each that is wanted: where most of them have it in their names, the
 * few are enough.
 */
const LOOKED_AT = [2, 20];

type Asked = {
  limit: number;
  where: RawBuilder<SqlBool>[];
  /** Only those whose name begins with the search. */
  isBegun?: boolean;
  /** In the order of their names, whatever their rank. */
  isByName?: boolean;
};

type Options = {
  db: Kysely<Database>;
  kinds: Kinds;
  /** The rows that an index finds by wrong letters, other forms and other words, passive ones too. */
  alsoFound: (kind: FoundKind, search: string, limit: number) => Promise<string[]>;
};

/** The panel's search over everything that has a name. */
export function createSearchService({ db, kinds, alsoFound }: Options) {
  async function searchOf(kind: Findable, search: string): Promise<Search> {
    const { reads } = kind as Findable & Partial<Pick<Kind, 'reads'>>;
    if (reads && 'search' in reads && reads.search) {
      const found = await reads.search(db, WHOLE, search);
      return Array.isArray(found) ? { where: found } : found;
    }
    const owner = kind.found.withOwner && kind.owner?.kind;
    const all = searchConditions(search, (word) => {
      const own = holds(db, { table: kind.name }, word);
      return owner ? sql<SqlBool>`(${own} or ${holds(db, { table: owner }, word)})` : own;
    });
    return { where: kind.found.only ? [...all, sql<SqlBool>`${sql.raw(kind.found.only)}`] : all };
  }

  /** What the database finds of a kind, and where that is little, what the index finds besides. */
  async function searchKind(kind: Findable, search: string, limit: number): Promise<Found[]> {
    const rows = await bestRows(kind, search, limit);
    const indexed = kindIn(kind.name);
    if (!indexed || rows.length >= limit) return rows;
    const known = new Set(rows.map(({ id }) => id));
    const more = (await alsoFound(indexed, search, limit)).filter((id) => !known.has(id));
    if (more.length === 0) return rows;
    const where = [sql<SqlBool>`${sql.ref(`${kind.name}.id`)} in (${sql.join(more)})`];
    return [...rows, ...(await findRows(kind, search, { limit: limit - rows.length, where }))];
  }

  /** The best of a kind's finds. Of many those that come first by their names are looked at before all are ranked. */
  async function bestRows(kind: Findable, search: string, limit: number): Promise<Found[]> {
    const { where, walk, beginning } = await searchOf(kind, search);
    if (walk && beginning) {
      const begun = await beginning();
      const first = await findRows(kind, search, { limit, where: begun.walk ?? begun.where, isBegun: true });
      if (first.length === limit) return first;
      for (const each of LOOKED_AT) {
        const looked = await findRows(kind, search, { limit: limit * each, where: walk, isByName: true });
        const named = looked.filter(({ rank }) => rank === 1);
        if (first.length + named.length >= limit) return [...first, ...named].slice(0, limit);
      }
    }
    return findRows(kind, search, { limit, where });
  }

  async function findRows(
    kind: Findable,
    search: string,
    { limit, where, isBegun = false, isByName = isBegun }: Asked,
  ): Promise<Found[]> {
    const { name: table, found, owner } = kind;
    const name = sql.ref(`${table}.${kind.nameColumn}`);
    const picture = kind.picture
      ? sql.ref(`${table}.${kind.picture.column}`)
      : sql.raw(found.picture ?? 'null');
    const words = foldWords(search);
    // Every folded search text begins with the name: so far the name goes.
    const folded = sql<string>`substr(${sql.ref(`${table}.searchText`)}, 1, length(${name}))`;
    const begins = sql`${folded} like ${`${escaped(words.join(' '))}%`} escape '\\'`;
    const holds = sql.join(
      words.map((word) => matches(folded, word)),
      sql` and `,
    );
    const joined =
      found.withOwner && owner
        ? sql`left join ${sql.table(owner.kind)} on ${sql.ref(`${owner.kind}.id`)} = ${sql.ref(`${table}.${owner.column}`)}`
        : sql``;
    const { rows } = await sql<Omit<Found, 'kind'>>`
      select ${sql.ref(`${table}.id`)} as id, ${name} as name, ${sql.raw(found.detail)} as detail, ${picture} as picture,
        case when ${begins} then 0 when ${holds} then 1 else 2 end as rank
      from ${sql.table(table)} ${joined}
      where ${sql.join(isBegun ? [...where, begins] : where, sql` and `)}
      order by ${isByName ? sql`` : sql`rank, `}${sql.ref(`${table}.nameKey`)}, ${sql.ref(`${table}.id`)}
      limit ${limit}`.execute(db);
    return rows.map((row) => ({ ...row, kind: table, rank: Number(row.rank) }));
  }

  /** The best matches of every kind, those by name first. Nothing for a search without a letter. */
  async function find(ctx: Context, search: string, limit: number): Promise<Found[]> {
    ctx.require('panel:read');
    if (foldWords(search).length === 0) return [];
    const found = await Promise.all(foundKinds(kinds).map((kind) => searchKind(kind, search, limit)));
    return found.flat().sort((a, b) => a.rank - b.rank);
  }

  return { find };
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

export type SearchService = ReturnType<typeof createSearchService>;
