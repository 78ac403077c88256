import type { Section } from '../site/section.ts';
import type { SettingValues } from '../site/setting.ts';
import type { Brand } from '../things/brand.ts';
import type { Catalog } from '../things/catalog.ts';
import type { Category } from '../things/category.ts';
import type { Product } from '../things/product.ts';

export type Stats = {
  totalBrands: number;
  totalProducts: number;
  totalCategories: number;
  totalCatalogs: number;
  featuredProducts: number;
  distributorBrands: number;
};

/** The lists of the catalogue, by their kinds. */
export type DashboardLists = {
  brands: Brand[];
  products: Product[];
  categories: Category[];
  catalogs: Catalog[];
};

/** The answer of `GET /dashboard`. */
export type Dashboard = DashboardLists & {
  settings: Partial<SettingValues>;
  siteSections: Section[];
  /** The bands that staff switched off, as `homepage/gallery`: no page shows them, whereas a missing one has fixed copy. */
  hiddenSections: string[];
  stats: Stats;
};

/** How long a stored answer may stand in for a fresh one. */
export const DASHBOARD_SECONDS = 300;
