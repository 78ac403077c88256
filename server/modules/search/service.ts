import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldWords } from '../../../domain/turkish.ts';
import type { Database } from '../../db/schema.ts';
import { matches, searchConditions } from '../list.ts';
import type { ProductService } from '../products/service.ts';

export const FOUND_KINDS = ['products', 'brands', 'categories', 'catalogs', 'messages', 'media'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A row that the panel's search found. */
export type Found = {
  kind: FoundKind;
  id: string;
  name: string;
  /** What tells it from others of its name: the brand and code of a product, the subject of a message. */
  detail: string;
  /** How it was found: 0 its name begins with the search, 1 its name has all words, 2 something else of it does. */
  rank: number;
};

type Source = {
  from: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  detail: RawBuilder<unknown>;
  conditions: (search: string) => RawBuilder<SqlBool>[] | Promise<RawBuilder<SqlBool>[]>;
};

/** Every folded search text begins with the name: so far the name goes. */
function foldedName(kind: FoundKind, name: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(`${kind}.searchText`)}, 1, length(${name}))`;
}

function ownTexts(kind: FoundKind) {
  return (search: string) => searchConditions(search, (word) => matches(sql.ref(`${kind}.searchText`), word));
}

/** The panel's search over everything that has a name. */
export function createSearchService({
  db,
  products,
}: {
  db: Kysely<Database>;
  products: Pick<ProductService, 'searchTerms'>;
}) {
  const sources: Record<FoundKind, Source> = {
    products: {
      from: sql`products left join brands on brands.id = products."brandId"`,
      name: sql`products.name`,
      detail: sql`coalesce(brands.name, '') || ' · ' || products.sku`,
      conditions: products.searchTerms,
    },
    brands: {
      from: sql`brands`,
      name: sql`brands.name`,
      detail: sql`coalesce(brands.country, '')`,
      conditions: ownTexts('brands'),
    },
    categories: {
      from: sql`categories left join brands on brands.id = categories."brandId"`,
      name: sql`categories.name`,
      detail: sql`coalesce(brands.name, '')`,
      conditions: (search) =>
        searchConditions(
          search,
          (word) =>
            sql<SqlBool>`(${matches(sql.ref('categories.searchText'), word)} or ${matches(sql.ref('brands.searchText'), word)})`,
        ),
    },
    catalogs: {
      from: sql`catalogs`,
      name: sql`catalogs.title`,
      detail: sql`coalesce(catalogs.category, '')`,
      conditions: ownTexts('catalogs'),
    },
    messages: {
      from: sql`messages`,
      name: sql`messages.name`,
      detail: sql`messages.subject`,
      conditions: ownTexts('messages'),
    },
    media: {
      from: sql`media`,
      name: sql`media.name`,
      detail: sql`coalesce(media.alt, '')`,
      conditions: (search) => [...ownTexts('media')(search), sql<SqlBool>`media."replacedById" is null`],
    },
  };

  async function searchKind(kind: FoundKind, search: string, limit: number): Promise<Found[]> {
    const { from, name, detail, conditions } = sources[kind];
    const words = foldWords(search);
    const own = foldedName(kind, name);
    const begins = sql`${own} like ${`${escaped(words.join(' '))}%`} escape '\\'`;
    const holds = sql.join(
      words.map((word) => matches(own, word)),
      sql` and `,
    );
    const { rows } = await sql<Omit<Found, 'kind'>>`
      select ${sql.ref(`${kind}.id`)} as id, ${name} as name, ${detail} as detail,
        case when ${begins} then 0 when ${holds} then 1 else 2 end as rank
      from ${from}
      where ${sql.join(await conditions(search), sql` and `)}
      order by rank, ${sql.ref(`${kind}.nameKey`)}, ${sql.ref(`${kind}.id`)}
      limit ${limit}`.execute(db);
    return rows.map((row) => ({ ...row, kind, rank: Number(row.rank) }));
  }

  /** The best matches of every kind, those by name first. Nothing for a search without a letter. */
  async function find(search: string, limit: number): Promise<Found[]> {
    if (foldWords(search).length === 0) return [];
    const found = await Promise.all(FOUND_KINDS.map((kind) => searchKind(kind, search, limit)));
    return found.flat().sort((a, b) => a.rank - b.rank);
  }

  return { find };
}

export type SearchService = ReturnType<typeof createSearchService>;

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
