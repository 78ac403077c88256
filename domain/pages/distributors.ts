import { brandPath, distributorPath, PATHS, type Query, withQuery } from '../site/paths.ts';
import { ALL_PRODUCTS_DEFAULT, DISTRIBUTORS_DEFAULT } from '../site/section-defaults.ts';
import { figuresOf } from './brand-figures.ts';
import { type BrandFigures, type BrandTile, brandTile } from './brand-tile.ts';
import { type Heading, headingOf, hiddenSections, sectionContent } from './content.ts';
import { filterView } from './filter-view.ts';
import { type ListProgress, pagingOf, progressOf } from './paging.ts';
import type { PictureOf } from './picture.ts';
import { type ProductCard, productCards } from './product-card.ts';
import { type FacetKey, filterQuery, NO_FILTER, type ProductFilter } from './product-filter.ts';
import { type Representation, representationOf } from './representation.ts';
import type { BrandRow, ProductRow, SectionRow } from './rows.ts';
import { type Showpiece, showpieces, showpiecesOf } from './showpieces.ts';
import type { PageSource } from './source.ts';

/** So many brands have a row of their own; further ones stand in a grid below. */
const ROWS = 12;
const PIECES = 3;

export type DistributorRow = BrandTile &
  Representation & {
    /** Where its products are. */
    all: string | null;
    pieces: Showpiece[];
  };
/** A link that narrows a list, or takes that back. */
export type ChoiceLink = { text: string; count: number; href: string; isOn: boolean };

export type DistributorsView = {
  /** The sections that are switched off. */
  hidden: string[];
  hero: Heading;
  rows: DistributorRow[];
  more: BrandTile[];
  shelf: Heading;
  /** The brands that all products can be narrowed to; of the chosen one what else its products hold. */
  choices: { brands: ChoiceLink[]; facets: ChoiceLink[] };
  /** What the address asks for besides the page. */
  query: Query;
  products: ProductCard[];
  progress: ListProgress;
};

export type DistributorsParts = {
  sections: readonly SectionRow[];
  brands: readonly BrandRow[];
  figures: ReadonlyMap<string, BrandFigures>;
  pieces: ReadonlyMap<string, readonly ProductRow[]>;
  products: readonly ProductRow[];
  progress: ListProgress;
  pictureOf: PictureOf;
  chosen?: {
    brand: BrandRow | null;
    filter: ProductFilter;
    facets: ReadonlyArray<{ key: FacetKey; label: string; count: number; isOn: boolean }>;
  };
};

function queryOf(brand: BrandRow | null, facets: FacetKey[]): Query {
  return { ...(brand && { brand: brand.slug }), ...filterQuery({ ...NO_FILTER, facets }) };
}

function addressOf(brand: BrandRow | null, facets: FacetKey[]): string {
  return withQuery(PATHS.distributors, queryOf(brand, facets));
}

function choicesOf({ brands, figures, chosen }: DistributorsParts): DistributorsView['choices'] {
  const { brand = null, filter = NO_FILTER, facets = [] } = chosen ?? {};
  const countOf = ({ id }: BrandRow) => figures.get(id)?.count ?? 0;
  const all = {
    text: 'Tümü',
    count: brands.reduce((sum, one) => sum + countOf(one), 0),
    href: PATHS.distributors,
  };
  return {
    brands: [
      { ...all, isOn: brand === null },
      ...brands
        .filter((one) => one.slug && countOf(one) > 0)
        .map((one) => ({
          text: one.name,
          count: countOf(one),
          href: addressOf(one, []),
          isOn: one.id === brand?.id,
        })),
    ],
    facets: facets.map(({ key, label, count, isOn }) => {
      const left = filter.facets.filter((one) => one !== key);
      return { text: label, count, isOn, href: addressOf(brand, isOn ? left : [...left, key]) };
    }),
  };
}

/** The brands that the company represents, and all products. */
export function distributorsView(parts: DistributorsParts): DistributorsView {
  const { sections, figures, pictureOf, chosen } = parts;
  const tiles = parts.brands
    .filter((brand) => brand.isDistributor)
    .map((brand) => ({
      brand,
      tile: {
        ...brandTile(brand, figures.get(brand.id), pictureOf),
        href: brand.slug ? distributorPath(brand.slug) : null,
      },
    }));
  return {
    hidden: hiddenSections(sections, 'distributors'),
    hero: headingOf(sectionContent(sections, 'distributors', 'hero'), DISTRIBUTORS_DEFAULT),
    rows: tiles.slice(0, ROWS).map(({ brand, tile }) => ({
      ...tile,
      ...representationOf(brand),
      all: brand.slug && tile.count > 0 ? brandPath(brand.slug) : null,
      pieces: showpieces(parts.pieces.get(brand.id) ?? [], pictureOf),
    })),
    more: tiles.slice(ROWS).map(({ tile }) => tile),
    shelf: headingOf(sectionContent(sections, 'distributors', 'products'), ALL_PRODUCTS_DEFAULT),
    choices: choicesOf(parts),
    query: chosen ? queryOf(chosen.brand, chosen.filter.facets) : {},
    products: productCards(parts.products, pictureOf),
    progress: parts.progress,
  };
}

/** The products that show the brands with a row of their own. */
export function distributorPieces(
  source: PageSource,
  brands: readonly BrandRow[],
): Promise<Map<string, ProductRow[]>> {
  return showpiecesOf(source, brands.filter((brand) => brand.isDistributor).slice(0, ROWS), PIECES);
}

/** `/distributors`; its products can be narrowed to a brand, and within that by what they hold. */
export async function distributorsPage(
  source: PageSource,
  asked: { page: number; brand?: string | null; filter?: ProductFilter },
): Promise<DistributorsView> {
  const brands = await source.brands();
  const figures = await figuresOf(source);
  const brand = brands.find(({ slug }) => slug !== '' && slug === asked.brand) ?? null;
  const filter: ProductFilter = { ...NO_FILTER, facets: brand ? (asked.filter?.facets ?? []) : [] };
  const narrowed = brand && filterView(await source.facetGroups({ brandId: brand.id }), filter);
  const total = narrowed?.total ?? [...figures.values()].reduce((sum, { count }) => sum + count, 0);
  const paging = pagingOf(asked.page, total);
  const products = await source.products({ ...(brand && { brandId: brand.id }), chosen: filter, paging });
  const pieces = await distributorPieces(source, brands);
  return distributorsView({
    sections: await source.sections(['distributors']),
    brands,
    figures,
    pieces,
    products,
    progress: progressOf(paging, total),
    chosen: { brand, filter, facets: narrowed?.facets ?? [] },
    pictureOf: await source.pictures([
      ...brands.map((one) => one.logoUrl),
      ...[...products, ...[...pieces.values()].flat()].map((product) => product.imageUrl),
    ]),
  });
}
