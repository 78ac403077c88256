import { distributorPath } from '../site/paths.ts';
import { ALL_PRODUCTS_DEFAULT, DISTRIBUTORS_DEFAULT } from '../site/section-defaults.ts';
import { figuresOf } from './brand-figures.ts';
import { type BrandFigures, type BrandTile, brandTile } from './brand-tile.ts';
import { type Heading, headingOf, hiddenSections, sectionContent } from './content.ts';
import { type ListProgress, pagingOf, progressOf } from './paging.ts';
import type { PictureOf } from './picture.ts';
import { type ProductCard, productCards } from './product-card.ts';
import type { BrandRow, ProductRow, SectionRow } from './rows.ts';
import type { PageSource } from './source.ts';

export type BrandsView = {
  brands: Array<BrandTile & { country: string | null; isDistributor: boolean }>;
  count: number;
  products: number;
};
export type DistributorsView = {
  /** The sections that are switched off. */
  hidden: string[];
  hero: Heading;
  brands: BrandTile[];
  shelf: Heading;
  products: ProductCard[];
  progress: ListProgress;
};

/** The page of all brands. */
export function brandsView(input: {
  brands: readonly BrandRow[];
  figures: ReadonlyMap<string, BrandFigures>;
  products: number;
  pictureOf: PictureOf;
}): BrandsView {
  return {
    brands: input.brands.map((brand) => ({
      ...brandTile(brand, input.figures.get(brand.id), input.pictureOf),
      country: brand.country,
      isDistributor: brand.isDistributor,
    })),
    count: input.brands.length,
    products: input.products,
  };
}

/** The page of the distributor brands and all products. */
export function distributorsView(input: {
  sections: readonly SectionRow[];
  brands: readonly BrandRow[];
  figures: ReadonlyMap<string, BrandFigures>;
  products: readonly ProductRow[];
  progress: ListProgress;
  pictureOf: PictureOf;
}): DistributorsView {
  return {
    hidden: hiddenSections(input.sections, 'distributors'),
    hero: headingOf(sectionContent(input.sections, 'distributors', 'hero'), DISTRIBUTORS_DEFAULT),
    brands: input.brands
      .filter((brand) => brand.isDistributor)
      .map((brand) => ({
        ...brandTile(brand, input.figures.get(brand.id), input.pictureOf),
        href: brand.slug ? distributorPath(brand.slug) : null,
      })),
    shelf: headingOf(sectionContent(input.sections, 'distributors', 'products'), ALL_PRODUCTS_DEFAULT),
    products: productCards(input.products, input.pictureOf),
    progress: input.progress,
  };
}

/** `/brands` */
export async function brandsPage(source: PageSource): Promise<BrandsView> {
  const brands = await source.brands();
  return brandsView({
    brands,
    figures: await figuresOf(source),
    products: (await source.totals()).products,
    pictureOf: await source.pictures(brands.map((brand) => brand.logoUrl)),
  });
}

/** `/distributors` */
export async function distributorsPage(source: PageSource, pageNumber: number): Promise<DistributorsView> {
  const brands = await source.brands();
  const figures = await figuresOf(source);
  const total = [...figures.values()].reduce((sum, { count }) => sum + count, 0);
  const paging = pagingOf(pageNumber, total);
  const products = await source.products({ paging });
  return distributorsView({
    sections: await source.sections(['distributors']),
    brands,
    figures,
    products,
    progress: progressOf(paging, total),
    pictureOf: await source.pictures([
      ...brands.map((brand) => brand.logoUrl),
      ...products.map((product) => product.imageUrl),
    ]),
  });
}
