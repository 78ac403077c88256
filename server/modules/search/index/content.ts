import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Specification, specificationTexts } from '../../../../domain/rules/specification.ts';
import type { FoundKind } from '../../../../domain/search/kinds.ts';
import { type HeldMeasure, measuresIn, measuresOf } from '../../../../domain/search/measures.ts';
import { comparedText, indexWords, plainCode } from '../../../../domain/search/words.ts';
import type { Database } from '../../../db/schema.ts';
import type { Owners } from './owners.ts';
import type { IndexedRow, RowContent } from './rows.ts';

export type Content = { row: IndexedRow; content: RowContent };
/** Which rows are read: those behind an id in the order of ids, or some. */
export type Part = { after: string; limit: number } | { ids: readonly string[] };

type Common = Pick<IndexedRow, 'kind' | 'id'> & { title: string; nameKey: string; code?: string };

function rowOf({ kind, id, title, nameKey, code = '' }: Common, rest: Partial<IndexedRow>): IndexedRow {
  return {
    ...{ kind, id, key: `${kind}:${id}` },
    name: comparedText(title),
    nameWords: Math.max(1, indexWords(title).length),
    ...{ nameKey, sku: code },
    ...{ isShown: true, inStock: false, brand: null, category: null },
    ...rest,
  };
}

function partOf(column: string, part: Part): RawBuilder<unknown> {
  const id = sql.ref(column);
  return 'ids' in part
    ? sql`where ${id} in (${sql.join(part.ids)})`
    : sql`where ${id} > ${part.after} order by ${id} limit ${part.limit}`;
}

function listOf(value: unknown): string[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(list) ? list.map(String) : [];
}

function specificationsIn(value: unknown): Specification[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(list) ? (list as Specification[]) : [];
}

type ProductRead = {
  id: string;
  name: string;
  nameKey: string;
  description: string | null;
  sku: string;
  features: unknown;
  specifications: unknown;
  stock: number | null;
  brandId: string;
  categoryId: string | null;
  isActive: boolean | number;
};

async function products(db: Kysely<Database>, owners: Owners, part: Part): Promise<Content[]> {
  const { rows } = await sql<ProductRead>`
    select id, name, "nameKey", description, sku, features, specifications, stock, "brandId", "categoryId", "isActive"
    from products ${partOf('id', part)}`.execute(db);
  return rows.map((row) => {
    const brand = owners.brand(row.brandId);
    const category = owners.category(row.categoryId);
    const features = listOf(row.features);
    const specifications = specificationsIn(row.specifications);
    const measures: HeldMeasure[] = [
      ...specifications.flatMap(measuresOf),
      ...[row.name, ...features, row.description ?? ''].flatMap(measuresIn),
    ];
    return {
      row: rowOf(
        { kind: 'product', id: row.id, title: row.name, nameKey: row.nameKey, code: row.sku },
        {
          isShown: Boolean(row.isActive),
          inStock: (row.stock ?? 0) > 0,
          brand,
          category: category?.isShown ? category : null,
        },
      ),
      content: {
        texts: [
          ['name', row.name],
          ['code', row.sku],
          ['brand', brand?.name],
          ['category', category?.isShown ? category.name : null],
          ['description', row.description],
          ...[...features, ...specificationTexts(specifications)].map((text) => ['feature', text] as const),
        ],
        measures,
        specifications,
        code: plainCode(row.sku),
      },
    };
  });
}

type BrandRead = {
  id: string;
  name: string;
  nameKey: string;
  description: string | null;
  country: string | null;
};

async function brands(db: Kysely<Database>, owners: Owners, part: Part): Promise<Content[]> {
  const { rows } = await sql<BrandRead>`
    select id, name, "nameKey", description, country from brands ${partOf('id', part)}`.execute(db);
  return rows.map((row) => ({
    row: rowOf(
      { kind: 'brand', id: row.id, title: row.name, nameKey: row.nameKey },
      { brand: owners.brand(row.id) },
    ),
    content: {
      texts: [
        ['name', row.name],
        ['feature', row.country],
        ['description', row.description],
      ],
      measures: [],
      code: '',
    },
  }));
}

type CategoryRead = {
  id: string;
  name: string;
  nameKey: string;
  description: string | null;
  brandId: string;
};

async function categories(db: Kysely<Database>, owners: Owners, part: Part): Promise<Content[]> {
  const { rows } = await sql<CategoryRead>`
    select id, name, "nameKey", description, "brandId" from categories ${partOf('id', part)}`.execute(db);
  return rows.map((row) => {
    const brand = owners.brand(row.brandId);
    return {
      row: rowOf(
        { kind: 'category', id: row.id, title: row.name, nameKey: row.nameKey },
        { brand, category: owners.category(row.id), isShown: owners.category(row.id)?.isShown ?? false },
      ),
      content: {
        texts: [
          ['name', row.name],
          ['brand', brand?.name],
          ['description', row.description],
        ],
        measures: [],
        code: '',
      },
    };
  });
}

type CatalogRead = {
  id: string;
  title: string;
  nameKey: string;
  description: string | null;
  category: string | null;
  tags: unknown;
  isActive: boolean | number;
};

type PageRead = { catalogId: string; title: string; nameKey: string; page: number; text: string };

/** The pages of some catalogs, with what they say. */
async function pagesOf(db: Kysely<Database>, catalogs: readonly CatalogRead[]): Promise<Content[]> {
  if (catalogs.length === 0) return [];
  const { rows } = await sql<PageRead>`
    select catalogs.id as "catalogId", catalogs.title, catalogs."nameKey", page, text
    from catalogs join media on media.url = catalogs."fileUrl"
      join "documentPages" on "documentPages"."mediaId" = media.id
    where page > 0 and catalogs.id in (${sql.join(catalogs.map(({ id }) => id))})`.execute(db);
  const shown = new Set(catalogs.filter(({ isActive }) => isActive).map(({ id }) => id));
  return rows.map(({ catalogId, title, nameKey, page, text }) => ({
    row: rowOf(
      {
        ...{ kind: 'page', id: `${catalogId}:${page}`, title },
        nameKey: `${nameKey} ${String(page).padStart(5, '0')}`,
      },
      { isShown: shown.has(catalogId) },
    ),
    content: { texts: [['text', text]], measures: [], code: '' },
  }));
}

async function catalogs(db: Kysely<Database>, _owners: Owners, part: Part): Promise<Content[]> {
  const { rows } = await sql<CatalogRead>`
    select id, title, "nameKey", description, category, tags, "isActive"
    from catalogs ${partOf('id', part)}`.execute(db);
  const own = rows.map(
    (row): Content => ({
      row: rowOf(
        { kind: 'catalog', id: row.id, title: row.title, nameKey: row.nameKey },
        { isShown: Boolean(row.isActive) },
      ),
      content: {
        texts: [
          ['name', row.title],
          ['category', row.category],
          ['description', row.description],
          ...listOf(row.tags).map((tag) => ['feature', tag] as const),
        ],
        measures: [],
        code: '',
      },
    }),
  );
  return [...(await pagesOf(db, rows)), ...own];
}

type Reader = (db: Kysely<Database>, owners: Owners, part: Part) => Promise<Content[]>;

/** How the rows of each kind are read for the index. Pages of catalogs are read with their catalog. */
export const READERS: Record<Exclude<FoundKind, 'page'>, Reader> = {
  product: products,
  brand: brands,
  category: categories,
  catalog: catalogs,
};
