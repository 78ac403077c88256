import { BRAND_EMOJI, NO_CATEGORY } from '../fallbacks.ts';
import { safeSource } from '../pages/content.ts';
import { plainPicture } from '../pages/picture.ts';
import { factLine, productHref } from '../pages/product-card.ts';
import type { PageSource } from '../pages/source.ts';
import { tintAt } from '../rules/tint.ts';
import { fold, foldWords } from '../rules/turkish.ts';
import { brandPath, catalogDownloadPath, categoryPath } from '../site/paths.ts';
import type { FindAnswer, Hit, SuggestAnswer } from './answer.ts';
import { FIND_LIMIT, type FindAsked } from './asked.ts';
import { FOUND_KINDS, type FoundKind } from './kinds.ts';
import { markWords } from './marks.ts';

const EVERYTHING = { offset: 0, limit: 10_000 };

type Found = { hit: Hit; isNamed: boolean };

/** The hits of all words among texts; those with all of them in their name come first. */
function among<Row>(
  rows: readonly Row[],
  words: readonly string[],
  textsOf: (row: Row) => { name: string; others: ReadonlyArray<string | null | undefined> },
  hitOf: (row: Row, at: number) => Hit,
): Hit[] {
  const found = rows.flatMap((row, at): Found[] => {
    const { name, others } = textsOf(row);
    const named = fold(name);
    const all = [named, ...others.map((text) => fold(text ?? ''))].join(' ');
    if (!words.every((word) => all.includes(word))) return [];
    return [{ hit: hitOf(row, at), isNamed: words.every((word) => named.includes(word)) }];
  });
  return found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed)).map(({ hit }) => hit);
}

async function hitsIn(source: PageSource, text: string): Promise<Record<FoundKind, Hit[]>> {
  const words = foldWords(text);
  const none: Record<FoundKind, Hit[]> = { product: [], brand: [], category: [], catalog: [], page: [] };
  if (words.length === 0) return none;
  const [products, brands, categories, catalogs, counts] = await Promise.all([
    source.products({ paging: EVERYTHING }),
    source.brands(),
    source.categories(),
    source.catalogs(),
    source.productCounts(),
  ]);
  const lettersOf = (word: string) =>
    words.reduce((most, asked) => (word.startsWith(asked) ? Math.max(most, asked.length) : most), 0);
  const marked = (part: string) => markWords(part, lettersOf);
  const countOf = (key: 'brandId' | 'categoryId', id: string) =>
    counts.reduce((sum, group) => (group[key] === id ? sum + group.count : sum), 0);
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
  return {
    ...none,
    product: among(
      products,
      words,
      (row) => ({
        name: row.name,
        others: [row.sku, row.brand.name, row.category?.name, row.description, ...row.features],
      }),
      (row, at) => {
        const picture = plainPicture(safeSource(row.imageUrl));
        const line = factLine(row.features, row.description);
        return {
          kind: 'product',
          id: row.id,
          name: marked(row.name),
          href: productHref(row),
          brand: marked(row.brand.name),
          category: marked(row.category?.name ?? NO_CATEGORY.name),
          code: marked(row.sku ?? ''),
          picture,
          tint: picture?.tint ?? tintAt(at),
          price: row.price,
          currency: row.currency,
          inStock: null,
          line: line === null ? null : marked(line),
          facts: [],
        };
      },
    ),
    brand: among(
      brands,
      words,
      (row) => ({ name: row.name, others: [row.country] }),
      (row) => ({
        kind: 'brand',
        id: row.id,
        name: marked(row.name),
        href: row.slug ? brandPath(row.slug) : null,
        line: row.country ? marked(row.country) : null,
        picture: plainPicture(safeSource(row.logoUrl)),
        emoji: row.logo || BRAND_EMOJI,
        count: countOf('brandId', row.id),
      }),
    ),
    category: among(
      categories,
      words,
      (row) => ({ name: row.name, others: [] }),
      (row, at) => {
        const brand = brandOf.get(row.brandId);
        return {
          kind: 'category',
          id: row.id,
          name: marked(row.name),
          href: brand?.slug && row.slug ? categoryPath(brand.slug, row.slug) : null,
          line: brand ? marked(brand.name) : null,
          picture: null,
          tint: tintAt(at),
          count: countOf('categoryId', row.id),
        };
      },
    ),
    catalog: among(
      catalogs,
      words,
      (row) => ({ name: row.title, others: [row.description, row.category] }),
      (row) => ({
        kind: 'catalog',
        id: row.id,
        name: marked(row.title),
        href: catalogDownloadPath(row.id),
        line: row.description ? marked(row.description) : null,
        picture: plainPicture(safeSource(row.thumbnailUrl)),
        pages: row.pages,
      }),
    ),
  };
}

function countsOf(found: Record<FoundKind, Hit[]>) {
  return Object.fromEntries(FOUND_KINDS.map((kind) => [kind, found[kind].length])) as Record<
    FoundKind,
    number
  >;
}

function isOf<Kind extends FoundKind>(...kinds: Kind[]) {
  return (hit: Hit): hit is Extract<Hit, { kind: Kind }> => kinds.some((kind) => kind === hit.kind);
}

/** What a source without a search finds while somebody types: every word has to stand somewhere. */
export async function suggestIn(source: PageSource, text: string): Promise<SuggestAnswer> {
  const found = await hitsIn(source, text);
  const counts = countsOf(found);
  return {
    query: text,
    products: found.product.filter(isOf('product')).slice(0, 5),
    places: [...found.brand, ...found.category].filter(isOf('brand', 'category')).slice(0, 3),
    papers: found.catalog.filter(isOf('catalog')).slice(0, 2),
    counts,
    total: FOUND_KINDS.reduce((sum, kind) => sum + counts[kind], 0),
    understood: [],
    suggestions: [],
    isCorrected: false,
  };
}

/** The same for a whole search, without what narrows it. */
export async function findIn(source: PageSource, asked: FindAsked): Promise<FindAnswer> {
  const found = await hitsIn(source, asked.q);
  const counts = countsOf(found);
  const kind = asked.kind ?? FOUND_KINDS.find((one) => counts[one] > 0) ?? 'product';
  const limit = asked.limit ?? FIND_LIMIT;
  const page = asked.page ?? 1;
  return {
    query: asked.q,
    kind,
    hits: found[kind].slice((page - 1) * limit, page * limit),
    total: counts[kind],
    ...{ page, limit, sort: 'relevance' },
    counts,
    facets: { brand: [], category: [], stock: [] },
    understood: [],
    suggestions: [],
    isCorrected: false,
  };
}
