import type { Kysely } from 'kysely';
import { BRAND_EMOJI, NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { safeSource } from '../../../domain/pages/content.ts';
import { factLine, productHref } from '../../../domain/pages/product-card.ts';
import type { ProductRow } from '../../../domain/pages/rows.ts';
import type { PageSource } from '../../../domain/pages/source.ts';
import { valueWithUnit } from '../../../domain/rules/specification.ts';
import { tintAt } from '../../../domain/rules/tint.ts';
import type { FoundFact, Hit, Marked, ProductHit, SuggestAnswer } from '../../../domain/search/answer.ts';
import { factOf, type PlainFact } from '../../../domain/search/facts.ts';
import { markWords } from '../../../domain/search/marks.ts';
import { type HeldMeasure, holdsMeasure, measuresIn, measuresOf } from '../../../domain/search/measures.ts';
import { snippetOf } from '../../../domain/search/snippet.ts';
import { brandPath, catalogDownloadPath, categoryPath } from '../../../domain/site/paths.ts';
import type { SettingValues } from '../../../domain/site/setting.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { allFacts } from '../brands/service.ts';
import type { IndexedRow } from './index/rows.ts';

const FACTS_SHOWN = 3;

/** How what was found is shown: which letters of a word were asked for, and which measures. */
export type Found = { lettersOf: (word: string) => number; measures: readonly HeldMeasure[] };

export type Parts = {
  db: Kysely<Database>;
  source: Pick<PageSource, 'settings' | 'pictures' | 'figures' | 'categoryPictures'>;
  /** Products that visitors see, by their ids, in no order; with prices where the settings show them. */
  productsById: (ids: readonly string[], values: SettingValues) => Promise<Map<string, ProductRow>>;
};

type WeighedFact = { label: string | null; value: Marked; weight: number };

function weighed({ label, value }: PlainFact, measures: readonly HeldMeasure[], found: Found): WeighedFact {
  const marked = markWords(value, found.lettersOf);
  const named = label ? markWords(label, found.lettersOf).marks.length : 0;
  const isHeld = found.measures.some((asked) => measures.some((held) => holdsMeasure(held, asked)));
  return { label, value: marked, weight: (isHeld ? 100 : 0) + marked.marks.length + named };
}

/** The facts of a product, those that the search found first: its technical data, then what its features say. */
function factsOf({ specifications, features }: ProductRow, found: Found): WeighedFact[] {
  const told = specifications.map((one) =>
    weighed({ label: one.label, value: valueWithUnit(one) }, measuresOf(one), found),
  );
  const featured = features.map((feature) => weighed(factOf(feature), measuresIn(feature), found));
  return [...told, ...featured].toSorted((a, b) => b.weight - a.weight);
}

function lineOf(product: ProductRow, facts: readonly WeighedFact[], { lettersOf }: Found): Marked | null {
  const [best] = facts;
  if (best && best.weight > 0)
    return best.label ? markWords(`${best.label} ${best.value.text}`, lettersOf) : best.value;
  const line = factLine(product.features, product.description);
  return line === null ? null : markWords(line, lettersOf);
}

function idsOf(rows: readonly IndexedRow[]): string[] {
  return rows.map(({ id }) => id);
}

function pageIn(id: string): number {
  return Number(id.slice(id.lastIndexOf(':') + 1));
}

/** Makes hits of the rows that an index found: what they show is read of what visitors see, in one query a kind. */
export function createPresenter({ db, source, productsById }: Parts) {
  type Picturing = Awaited<ReturnType<PageSource['pictures']>>;

  function productHit(product: ProductRow, found: Found, at: number, pictureOf: Picturing): ProductHit {
    const { lettersOf } = found;
    const picture = pictureOf(safeSource(product.imageUrl));
    const facts = factsOf(product, found);
    return {
      kind: 'product',
      id: product.id,
      name: markWords(product.name, lettersOf),
      href: productHref(product),
      brand: markWords(product.brand.name, lettersOf),
      category: markWords(product.category?.name ?? NO_CATEGORY.name, lettersOf),
      code: markWords(product.sku, lettersOf),
      picture,
      tint: picture?.tint ?? tintAt(at),
      price: product.price,
      currency: product.currency,
      inStock: product.stock === null ? null : product.stock > 0,
      line: lineOf(product, facts, found),
      facts: facts
        .flatMap(({ label, value }): FoundFact[] => (label ? [{ label, value }] : []))
        .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
        .slice(0, FACTS_SHOWN),
    };
  }

  async function products(some: readonly IndexedRow[], found: Found): Promise<Hit[]> {
    const ids = idsOf(some);
    const rows = await productsById(ids, await source.settings());
    const pictureOf = await source.pictures([...rows.values()].map(({ imageUrl }) => imageUrl));
    return [...rows.values()].map((row) => productHit(row, found, ids.indexOf(row.id), pictureOf));
  }

  async function brands(found: readonly IndexedRow[], { lettersOf }: Found): Promise<Hit[]> {
    const rows = await db
      .selectFrom('shown_brands')
      .select(['id', 'name', 'slug', 'country', 'logoUrl', 'logo'])
      .where(among('id', idsOf(found)))
      .execute();
    const figures = await source.figures?.();
    const pictureOf = await source.pictures(rows.map(({ logoUrl }) => logoUrl));
    return rows.map(
      (row): Hit => ({
        kind: 'brand',
        id: row.id,
        name: markWords(row.name, lettersOf),
        href: row.slug ? brandPath(row.slug) : null,
        line: row.country ? markWords(row.country, lettersOf) : null,
        picture: pictureOf(safeSource(row.logoUrl)),
        emoji: row.logo || BRAND_EMOJI,
        count: figures?.get(row.id)?.count ?? 0,
      }),
    );
  }

  async function categories(found: readonly IndexedRow[], { lettersOf }: Found): Promise<Hit[]> {
    const ids = idsOf(found);
    const wanted = new Set(ids);
    const brandIds = new Set(found.map((row) => row.brand?.id));
    const view = { isStaff: false, withHidden: false };
    const rows = (await allFacts(db)).flatMap(({ brand, tree }) =>
      brand.isActive && brandIds.has(brand.id)
        ? tree(view).flatMap(({ row }) => (wanted.has(row.id) ? [row] : []))
        : [],
    );
    const own = new Map<string, string>();
    for (const brandId of new Set(rows.map((row) => row.brandId)))
      for (const [id, address] of await source.categoryPictures(brandId)) if (id) own.set(id, address);
    const pictureOf = await source.pictures(own.values());
    return rows.map((row): Hit => {
      const picture = pictureOf(safeSource(own.get(row.id)));
      return {
        kind: 'category',
        id: row.id,
        name: markWords(row.name, lettersOf),
        href: row.brand.slug && row.slug ? categoryPath(row.brand.slug, row.slug) : null,
        line: markWords(row.brand.name, lettersOf),
        picture,
        tint: picture?.tint ?? tintAt(ids.indexOf(row.id)),
        count: row.productCount,
      };
    });
  }

  async function catalogs(found: readonly IndexedRow[], { lettersOf }: Found): Promise<Hit[]> {
    const rows = await db
      .selectFrom('shown_catalogs')
      .select(['id', 'title', 'description', 'thumbnailUrl', 'pages'])
      .where(among('id', idsOf(found)))
      .execute();
    const pictureOf = await source.pictures(rows.map(({ thumbnailUrl }) => thumbnailUrl));
    return rows.map(
      (row): Hit => ({
        kind: 'catalog',
        id: row.id,
        name: markWords(row.title, lettersOf),
        href: catalogDownloadPath(row.id),
        line: row.description ? markWords(row.description.replaceAll('\n', ' '), lettersOf) : null,
        picture: pictureOf(safeSource(row.thumbnailUrl)),
        pages: row.pages,
      }),
    );
  }

  async function pages(found: readonly IndexedRow[], { lettersOf }: Found): Promise<Hit[]> {
    const places = found.map(({ id }) => ({ catalogId: id.slice(0, id.lastIndexOf(':')), page: pageIn(id) }));
    const rows = await db
      .selectFrom('shown_catalogs')
      .innerJoin('media', 'media.url', 'shown_catalogs.fileUrl')
      .innerJoin('documentPages', 'documentPages.mediaId', 'media.id')
      .select(['shown_catalogs.id', 'shown_catalogs.title', 'thumbnailUrl', 'page', 'text'])
      .where(({ or, and, eb }) =>
        or(
          places.map(({ catalogId, page }) =>
            and([eb('shown_catalogs.id', '=', catalogId), eb('page', '=', page)]),
          ),
        ),
      )
      .execute();
    const pictureOf = await source.pictures(rows.map(({ thumbnailUrl }) => thumbnailUrl));
    return rows.map(
      (row): Hit => ({
        kind: 'page',
        id: `${row.id}:${row.page}`,
        catalogId: row.id,
        name: markWords(row.title, lettersOf),
        page: row.page,
        href: `${catalogDownloadPath(row.id)}#page=${row.page}`,
        line: snippetOf(row.text, lettersOf),
        picture: pictureOf(safeSource(row.thumbnailUrl)),
      }),
    );
  }

  const readers = { product: products, brand: brands, category: categories, catalog: catalogs, page: pages };

  /** The hits of some rows in their order; what visitors do not see any more is left out. */
  return async function present(rows: readonly IndexedRow[], found: Found): Promise<Hit[]> {
    const byKind = Map.groupBy(rows, ({ kind }) => kind);
    const hits = new Map<string, Hit>();
    for (const [kind, some] of byKind) {
      for (const hit of await readers[kind](some, found)) hits.set(`${hit.kind}:${hit.id}`, hit);
    }
    return rows.flatMap(({ key }) => hits.get(key) ?? []);
  };
}

/** Hits in the groups of a suggestion. */
export function groupsOf(hits: readonly Hit[]): Pick<SuggestAnswer, 'products' | 'places' | 'papers'> {
  return {
    products: hits.filter((hit) => hit.kind === 'product'),
    places: hits.filter((hit) => hit.kind === 'brand' || hit.kind === 'category'),
    papers: hits.filter((hit) => hit.kind === 'catalog' || hit.kind === 'page'),
  };
}
