import { sortKey } from '../rules/sort-key.ts';
import type { SettingValues } from '../site/setting.ts';
import { SETTING_DEFAULTS } from '../site/setting-defaults.ts';
import type { Dashboard } from './dashboard.ts';
import { plainPicture } from './picture.ts';
import type { FacetKey, ProductSort } from './product-filter.ts';
import { type SectionRow, shownTo } from './rows.ts';
import type { PageSource, ProductScope } from './source.ts';
import { createFactReader } from './spec-facts.ts';

type Product = Dashboard['products'][number];
type Placed = { sortOrder: number; createdAt: string; id: string };

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

function inOrder<Row extends Placed>(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (a, b) => compare(a.sortOrder, b.sortOrder) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id),
  );
}

function named<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row.name) }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ row }) => row);
}

/** Each keeps the order of those that it finds equal. */
const SORTS: Record<ProductSort, (rows: readonly Product[]) => readonly Product[]> = {
  recommended: (rows) => rows,
  name: named,
  newest: (rows) => [...rows].sort((a, b) => compare(b.createdAt, a.createdAt)),
};

const FACETS: Record<FacetKey, (product: Product) => boolean> = {
  featured: (product) => product.isFeatured,
  catalog: (product) => product.catalogId !== null,
  video: (product) => Boolean(product.videoUrl),
};

function settingsOf(dashboard: Dashboard): SettingValues {
  const set = Object.entries(dashboard.settings).filter(([, value]) => value !== '');
  return { ...SETTING_DEFAULTS, ...Object.fromEntries(set) } as SettingValues;
}

/** Of the sections that are switched off the answer tells no more than that. */
function sectionsOf({ siteSections, hiddenSections }: Dashboard): SectionRow[] {
  const nothing = { title: null, subtitle: null, description: null, imageUrl: null, content: {}, items: [] };
  const off = hiddenSections.map((key) => {
    const [page = '', section = ''] = key.split('/');
    return { ...nothing, page, section, isActive: false };
  });
  return [...siteSections, ...off];
}

/** How many rows fall to each key, in the order in which they come up. */
function tally<Row, Group>(
  rows: readonly Row[],
  groupOf: (row: Row) => Group,
): Array<Group & { count: number }> {
  const groups = new Map<string, Group & { count: number }>();
  for (const row of rows) {
    const group = groupOf(row);
    const key = JSON.stringify(group);
    const known = groups.get(key) ?? { ...group, count: 0 };
    known.count += 1;
    groups.set(key, known);
  }
  return [...groups.values()];
}

/**
 * The pages' source without the server: the dashboard's answer that a browser keeps. What the answer does not hold, no
 * page shows: products beyond its 1,000 (lists and their counts are of those it has), prices and stock, what is known
 * of a picture beyond its address, icons, and where old addresses lead.
 */
export function dashboardSource(dashboard: Dashboard): PageSource {
  const settings = settingsOf(dashboard);
  const sections = sectionsOf(dashboard);
  const brands = inOrder(dashboard.brands);
  const categories = inOrder(dashboard.categories);
  const catalogs = inOrder(dashboard.catalogs);
  const products = inOrder(dashboard.products).map((product) => shownTo(product, settings));

  function within({ brandId, categoryIds }: ProductScope): Product[] {
    return products.filter(
      (product) =>
        (!brandId || product.brandId === brandId) &&
        (!categoryIds || categoryIds.includes(product.categoryId)),
    );
  }

  return {
    sections: async (pages) => sections.filter(({ page }) => pages.includes(page)),
    settings: async () => settings,
    brands: async () => brands,
    brand: async (by, value) => brands.find((row) => row[by] === value),
    categories: async (brandId) => categories.filter((row) => !brandId || row.brandId === brandId),
    catalogs: async (brandId) => {
      const held = new Set(within({ ...(brandId && { brandId }) }).map((product) => product.catalogId));
      return catalogs.filter(({ id }) => !brandId || held.has(id));
    },
    products: async ({ isFeatured, exceptId, ids, chosen, paging, ...scope }) => {
      const found = within(scope).filter(
        (product) =>
          (!isFeatured || product.isFeatured) &&
          product.id !== exceptId &&
          (!ids || ids.includes(product.id)) &&
          (chosen?.facets ?? []).every((key) => FACETS[key](product)),
      );
      return SORTS[chosen?.sort ?? 'recommended'](found).slice(paging.offset, paging.offset + paging.limit);
    },
    product: async (by, value) => products.find((row) => row[by] === value),
    productCounts: async (brandId) =>
      tally(within({ ...(brandId && { brandId }) }), (product) => ({
        brandId: product.brandId,
        categoryId: product.categoryId,
      })),
    facetGroups: async (scope) =>
      tally(within(scope), (product) => ({
        featured: FACETS.featured(product),
        catalog: FACETS.catalog(product),
        video: FACETS.video(product),
      })),
    specified: async (brandId) => {
      const read = createFactReader();
      return within({ brandId })
        .filter(({ specifications }) => specifications.length > 0)
        .map((product) => ({
          id: product.id,
          categoryId: product.categoryId,
          featured: FACETS.featured(product),
          catalog: FACETS.catalog(product),
          video: FACETS.video(product),
          nameKey: sortKey(product.name),
          createdAt: product.createdAt,
          facts: read(product.specifications),
        }));
    },
    categoryPictures: async (brandId) => {
      const own = within({ brandId }).sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
      const pictures = new Map<string | null, string>();
      for (const { categoryId, imageUrl } of own)
        if (imageUrl && !pictures.has(categoryId)) pictures.set(categoryId, imageUrl);
      return pictures;
    },
    totals: async () => ({
      brands: dashboard.stats.totalBrands,
      products: dashboard.stats.totalProducts,
    }),
    pictures: async () => plainPicture,
    alts: async () => new Map(),
    icons: async () => ({}),
    movedTo: async () => undefined,
  };
}
