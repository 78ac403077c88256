import type { Brand } from '../../../domain/brand.ts';
import type { Catalog } from '../../../domain/catalog.ts';
import type { Category } from '../../../domain/category.ts';
import type { Product } from '../../../domain/product.ts';
import type { Section } from '../../../domain/section.ts';
import type { Settings } from '../../../domain/setting.ts';
import type { BrandService } from '../brands/service.ts';
import type { CatalogService } from '../catalogs/service.ts';
import type { CategoryService } from '../categories/service.ts';
import { EVERY_ROW, LIST_DEFAULT, type Viewer } from '../list.ts';
import type { ProductService } from '../products/service.ts';
import type { SectionService } from '../sections/service.ts';
import type { SettingService } from '../settings/service.ts';
import type { StatsService, Totals } from '../stats/service.ts';

/** Everything the public pages show, in one answer. Products are cut at 1,000, featured first; `stats` has the full counts. */
export type Dashboard = {
  brands: Brand[];
  products: Product[];
  categories: Category[];
  catalogs: Catalog[];
  settings: Settings;
  siteSections: Section[];
  /** The bands that staff switched off, as `homepage/gallery`. */
  hiddenSections: string[];
  stats: Totals;
};

type Parts = {
  brands: BrandService;
  products: ProductService;
  categories: CategoryService;
  catalogs: CatalogService;
  settings: SettingService;
  sections: SectionService;
  stats: StatsService;
};

/** The dashboard load of the site and the panel. */
export function createDashboardService(parts: Parts) {
  async function get(viewer: Viewer): Promise<Dashboard> {
    const active: Viewer = { ...viewer, includeInactive: false };
    return {
      brands: (await parts.brands.list(active, { limit: EVERY_ROW })).rows,
      products: (await parts.products.list(active, { sort: 'featured', limit: LIST_DEFAULT })).rows,
      categories: (await parts.categories.list(active, { limit: EVERY_ROW })).rows,
      catalogs: (await parts.catalogs.list(active, { limit: EVERY_ROW })).rows,
      settings: await parts.settings.get(),
      siteSections: await parts.sections.list(active),
      hiddenSections: await parts.sections.hidden(),
      stats: await parts.stats.totals(viewer),
    };
  }

  return { get };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
