import type { SettingValues } from '../site/setting.ts';
import type { CategoryCount } from './brand-figures.ts';
import type { BrandFigures } from './brand-tile.ts';
import type { FacetGroup } from './filter-view.ts';
import type { Paging } from './paging.ts';
import type { IconShapes, PictureOf } from './picture.ts';
import type { ProductFilter } from './product-filter.ts';
import type { BrandRow, CatalogRow, CategoryRow, ProductRow, SectionRow } from './rows.ts';
import type { SpecifiedProduct } from './spec-facts.ts';

/** Which products a page lists. */
export type ProductScope = {
  brandId?: string;
  /** Any of these categories; null in the list means none. */
  categoryIds?: ReadonlyArray<string | null>;
};
export type ProductWish = ProductScope & {
  isFeatured?: true;
  exceptId?: string;
  /** These alone, in the order of any list. */
  ids?: readonly string[];
  /** The facets and the order that a visitor chose. */
  chosen?: ProductFilter;
  paging: Pick<Paging, 'offset' | 'limit'>;
};

/**
 * What the public pages are read from: the database, or the dashboard's answer that a browser keeps. Both give what
 * visitors see and nothing else, and rows in their order: by `sortOrder`, among equals the older first, then by `id`.
 */
export type PageSource = {
  /** The sections of some pages with their active items, those that are switched off among them. */
  sections: (pages: readonly string[]) => Promise<SectionRow[]>;
  /** With the defaults in the gaps. */
  settings: () => Promise<SettingValues>;
  brands: () => Promise<BrandRow[]>;
  brand: (by: 'id' | 'slug', value: string) => Promise<BrandRow | undefined>;
  /** Of one brand, or of all. */
  categories: (brandId?: string) => Promise<CategoryRow[]>;
  /** All, or those that a brand's products name. */
  catalogs: (brandId?: string) => Promise<CatalogRow[]>;
  products: (wish: ProductWish) => Promise<ProductRow[]>;
  product: (by: 'id' | 'slug', value: string) => Promise<ProductRow | undefined>;
  /** How many products can be listed, by brand and category. */
  productCounts: (brandId?: string) => Promise<CategoryCount[]>;
  /** What the tiles of all brands say of them, where the source knows it without counting. */
  figures?: () => Promise<ReadonlyMap<string, BrandFigures>>;
  /** How many products of a scope share the same answers to all facets. */
  facetGroups: (scope: ProductScope) => Promise<FacetGroup[]>;
  /** The products of a brand that have technical data, in their order. */
  specified: (brandId: string) => Promise<readonly SpecifiedProduct[]>;
  /** The first picture of each category of a brand, featured products first; under null the one of Genel. */
  categoryPictures: (brandId: string) => Promise<Map<string | null, string>>;
  /** How much the site holds in all. */
  totals: () => Promise<{ brands: number; products: number }>;
  /** A lookup that knows these pictures. */
  pictures: (addresses: Iterable<string | null | undefined>) => Promise<PictureOf>;
  /** What some pictures show in words, where the library says it. */
  alts: (addresses: Iterable<string | null | undefined>) => Promise<ReadonlyMap<string, string>>;
  /** The shapes of some icons by their name; unknown ones are left out. */
  icons: (names: Iterable<string | null>) => Promise<Record<string, IconShapes>>;
  /** The id of the row that an old slug leads to; `scope` is the brand of a category, else ''. */
  movedTo: (
    entity: 'brands' | 'categories' | 'products' | 'catalogs',
    scope: string,
    slug: string,
  ) => Promise<string | undefined>;
};
