import { readAsked } from '../search/asked.ts';
import { findIn } from '../search/in-copy.ts';
import { comparedSlugs } from '../site/compared.ts';
import { PATHS, productPath } from '../site/paths.ts';
import { aboutPage } from './about.ts';
import { brandPage } from './brand-page.ts';
import { catalogsPage } from './catalogs.ts';
import { comparisonPage } from './comparison.ts';
import { clinicSetupPage, contactPage } from './contact.ts';
import { distributorPage } from './distributor.ts';
import { distributorsPage } from './distributors.ts';
import { homePage } from './home.ts';
import { brandsPage } from './lists.ts';
import { pageNumber } from './paging.ts';
import { productPage } from './product-page.ts';
import { readFilter } from './read-filter.ts';
import { type PageResult, page } from './result.ts';
import { searchPage } from './search.ts';
import type { PageSource } from './source.ts';

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Reader = (source: PageSource, params: URLSearchParams) => Promise<unknown>;

const FIXED: Record<string, Reader> = {
  [PATHS.home]: homePage,
  [PATHS.about]: aboutPage,
  [PATHS.brands]: brandsPage,
  [PATHS.distributors]: (source, params) =>
    distributorsPage(source, {
      page: pageNumber(params.get('page')),
      brand: params.get('brand'),
      filter: readFilter(params),
    }),
  [PATHS.catalogs]: (source, params) =>
    catalogsPage(source, { query: params.get('q') ?? '', category: params.get('category') }),
  [PATHS.contact]: contactPage,
  [PATHS.clinicSetup]: clinicSetupPage,
  [PATHS.comparison]: (source, params) => comparisonPage(source, comparedSlugs(params.get('u'))),
  [PATHS.search]: (source, params) =>
    searchPage(source, readAsked(params), async (asked) => ({
      answer: await findIn(source, asked),
      specs: [],
    })),
};

/** Whether a copy tells of the pages of a route, such as `brands/:brand`: those below a page that it has. */
export function isKept(route: string): boolean {
  return Object.hasOwn(FIXED, `/${route.split('/')[0]}`);
}

/** What the loader of an address gives, read from any source; undefined for an address that no such page has. */
export async function pageAt(source: PageSource, url: URL): Promise<PageResult<unknown> | undefined> {
  const params = url.searchParams;
  const fixed = Object.hasOwn(FIXED, url.pathname) ? FIXED[url.pathname] : undefined;
  if (fixed) return page(await fixed(source, params));
  const [first, second, third, fourth, rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (rest !== undefined || !second) return undefined;
  if (first === 'distributors' && !third) return distributorPage(source, second);
  if (first !== 'brands') return undefined;
  if (third && fourth)
    return productPage(source, { product: fourth, path: productPath(second, third, fourth) });
  return brandPage(source, {
    brand: second,
    category: third,
    page: pageNumber(params.get('page')),
    filter: readFilter(params),
  });
}
