import { NO_CATEGORY } from '../fallbacks.ts';
import { PATHS } from '../paths.ts';
import type { SettingValues } from '../setting.ts';
import { SETTING_DEFAULTS } from '../setting-defaults.ts';
import { sortKey } from '../turkish.ts';
import { aboutView } from './about.ts';
import { brandView, distributorView } from './brand.ts';
import { brandFigures } from './brand-figures.ts';
import { catalogsView } from './catalogs.ts';
import { type CategoryTree, categoryTree, findCategory, withDescendants } from './category-tree.ts';
import { clinicSetupView, contactView } from './contact.ts';
import type { Dashboard } from './dashboard.ts';
import { homeView } from './home.ts';
import { chatNumber } from './layout.ts';
import { brandsView, distributorsView } from './lists.ts';
import { pageNumber, pagingOf, progressOf } from './paging.ts';
import { plainPicture } from './picture.ts';
import { productView } from './product.ts';
import { type SectionRow, shownTo } from './rows.ts';
import { varied } from './varied.ts';

type Product = Dashboard['products'][number];
type Placed = { sortOrder: number; name: string; id: string };

const HOME_PRODUCTS = 12;
const FEW_PRODUCTS = 8;
const RELATED = 4;
const pictureOf = plainPicture;

function inOrder<Row extends Placed>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row.name) }));
  keyed.sort((a, b) => a.row.sortOrder - b.row.sortOrder || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ row }) => row);
}

function settingsOf(dashboard: Dashboard): SettingValues {
  const set = Object.entries(dashboard.settings).filter(([, value]) => value !== '');
  return { ...SETTING_DEFAULTS, ...Object.fromEntries(set) } as SettingValues;
}

/** The sections as the database has them: of those that are switched off, the answer tells no more than that. */
function sectionsOf({ siteSections, hiddenSections = [] }: Partial<Dashboard>): SectionRow[] {
  const nothing = { title: null, subtitle: null, description: null, imageUrl: null, content: {}, items: [] };
  const off = hiddenSections.map((key) => {
    const [page = '', section = ''] = key.split('/');
    return { ...nothing, page, section, isActive: false };
  });
  return [...(siteSections ?? []), ...off];
}

function shownProducts(dashboard: Dashboard): Product[] {
  const settings = settingsOf(dashboard);
  return inOrder(dashboard.products).map((product) => shownTo(product, settings));
}

/** What several pages read of one answer. */
function contents(dashboard: Dashboard) {
  const brands = inOrder(dashboard.brands);
  const products = shownProducts(dashboard);
  const counts = products.map(({ brandId, categoryId }) => ({ brandId, categoryId, count: 1 }));
  const { totalBrands, totalProducts } = dashboard.stats;
  return {
    brands,
    products,
    sections: sectionsOf(dashboard),
    settings: settingsOf(dashboard),
    figures: brandFigures(counts, dashboard.categories),
    totals: { brands: totalBrands, products: totalProducts },
  };
}

function brandParts(dashboard: Dashboard, slug: string) {
  const brand = dashboard.brands.find((row) => row.slug === slug || row.id === slug);
  if (!brand) return null;
  const products = shownProducts(dashboard).filter((product) => product.brandId === brand.id);
  const counts = new Map<string | null, number>();
  const categoryPictures = new Map<string | null, string>();
  for (const { categoryId, imageUrl } of products) {
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    if (imageUrl && !categoryPictures.has(categoryId)) categoryPictures.set(categoryId, imageUrl);
  }
  const own = inOrder(dashboard.categories.filter((category) => category.brandId === brand.id));
  const tree = categoryTree(own, counts);
  const scene = [...categoryPictures.values()][0] ?? null;
  return { brand, tree, count: products.length, products, categoryPictures, scene, pictureOf };
}

function inCategory(tree: CategoryTree, slug: string, product: Product): boolean {
  const found = findCategory(tree, slug);
  const ids = found ? withDescendants(found).map((node) => node.row.id) : [];
  if (product.categoryId && ids.includes(product.categoryId)) return true;
  return slug === NO_CATEGORY.slug && !(product.categoryId && tree.byId.has(product.categoryId));
}

function brandPage(
  dashboard: Dashboard,
  slug: string,
  categorySlug: string | undefined,
  page: string | null,
) {
  const parts = brandParts(dashboard, slug);
  if (!parts) return null;
  const category = categorySlug === undefined ? null : findCategory(parts.tree, categorySlug);
  const isGeneral = categorySlug === NO_CATEGORY.slug;
  if (categorySlug !== undefined && !category && !isGeneral) return null;
  const chosen =
    categorySlug === undefined
      ? parts.products
      : parts.products.filter((product) => inCategory(parts.tree, categorySlug, product));
  const paging = pagingOf(pageNumber(page), chosen.length);
  const products = chosen.slice(paging.offset, paging.offset + paging.limit);
  return brandView({ ...parts, products, category, isGeneral, progress: progressOf(paging, chosen.length) });
}

function distributorPage(dashboard: Dashboard, slug: string) {
  const parts = brandParts(dashboard, slug);
  if (!parts?.brand.isDistributor) return null;
  const ids = new Set(parts.products.map((product) => product.catalogId));
  return distributorView({
    ...parts,
    products: varied(parts.products, FEW_PRODUCTS),
    catalogs: dashboard.catalogs.filter((catalog) => ids.has(catalog.id)),
  });
}

function productPage(dashboard: Dashboard, slug: string) {
  const products = shownProducts(dashboard);
  const product = products.find((row) => row.slug === slug || row.id === slug);
  const brand = dashboard.brands.find((row) => row.id === product?.brandId);
  if (!product || !brand) return null;
  const relatives = products.filter(
    (row) => row.id !== product.id && row.brandId === brand.id && row.categoryId === product.categoryId,
  );
  return productView({
    product,
    brand,
    catalog: dashboard.catalogs.find((catalog) => catalog.id === product.catalogId) ?? null,
    hasCatalogs: dashboard.catalogs.length > 0,
    related: varied(relatives, RELATED, [product.imageUrl]),
    chatNumber: chatNumber(dashboard.siteSections, settingsOf(dashboard)),
    pictureOf,
  });
}

function distributorsPage(dashboard: Dashboard, page: string | null) {
  const { brands, products, sections, figures } = contents(dashboard);
  const paging = pagingOf(pageNumber(page), products.length);
  return distributorsView({
    sections,
    brands,
    figures,
    products: products.slice(paging.offset, paging.offset + paging.limit),
    progress: progressOf(paging, products.length),
    pictureOf,
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function fixedPage(dashboard: Dashboard, path: string, params: URLSearchParams): unknown {
  const { sections, settings, brands, products, figures, totals } = contents(dashboard);
  switch (path) {
    case PATHS.home: {
      const featured = products.filter((product) => product.isFeatured).slice(0, HOME_PRODUCTS);
      return homeView({ sections, brands, figures, featured, totals, pictureOf });
    }
    case PATHS.about:
      return { ...aboutView({ sections, totals, pictureOf }), icons: {} };
    case PATHS.brands:
      return brandsView({ brands, figures, products: totals.products, pictureOf });
    case PATHS.distributors:
      return distributorsPage(dashboard, params.get('page'));
    case PATHS.catalogs: {
      const asked = { query: params.get('q') ?? '', category: params.get('category') };
      return catalogsView(inOrder(dashboard.catalogs), asked, pictureOf);
    }
    case PATHS.contact:
      return contactView({ sections, settings });
    case PATHS.clinicSetup:
      return clinicSetupView({ sections, settings });
    default:
      return undefined;
  }
}

/**
 * The view of a page as its loader gives it, from a dashboard answer;
 * null for a brand or product that is not in it, undefined for a page that it cannot tell of.
 */
export function viewFromDashboard(dashboard: Dashboard, url: URL): unknown {
  const [first, second, third, fourth, rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (rest !== undefined) return undefined;
  if (first === 'brands' && second && third && fourth) return productPage(dashboard, fourth);
  if (first === 'brands' && second && !fourth) {
    return brandPage(dashboard, second, third, url.searchParams.get('page'));
  }
  if (first === 'distributors' && second && !third) return distributorPage(dashboard, second);
  return fixedPage(dashboard, url.pathname, url.searchParams);
}
