import type { Told } from '../things/count.ts';

/** The fixed public addresses. */
export const PATHS = {
  home: '/',
  about: '/about',
  brands: '/brands',
  distributors: '/distributors',
  clinicSetup: '/clinic-setup',
  catalogs: '/catalogs',
  contact: '/contact',
  search: '/ara',
  comparison: '/karsilastir',
  kvkk: '/kvkk',
  privacy: '/gizlilik',
} as const;

/** The query parameters that change what a public page shows; all others are ignored. */
export const PAGE_PARAMS = [
  'page',
  'q',
  'kind',
  'brand',
  'stock',
  'measured',
  'u',
  'category',
  'sort',
  'view',
  'featured',
  'catalog',
  'video',
  'ref',
  'hit',
] as const;

/** Of these an address may name several, one after the other or with commas between them. */
export const LIST_PARAMS: readonly string[] = ['brand', 'category', 'stock', 'u'];

/** Carries the token that opens a page as an editor's preview. */
export const PREVIEW_PARAM = 'onizleme';
/** What a preview shows of what is not on the site yet, beside its token. */
export const AS_PARAM = 'as';

/** `/brands/{brand}`. */
export function brandPath(brandSlug: string): string {
  return `${PATHS.brands}/${encodeURIComponent(brandSlug)}`;
}

/** `/brands/{brand}/{category}`. */
export function categoryPath(brandSlug: string, categorySlug: string): string {
  return `${brandPath(brandSlug)}/${encodeURIComponent(categorySlug)}`;
}

/** `/brands/{brand}/{category}/{product}`. */
export function productPath(brandSlug: string, categorySlug: string, productSlug: string): string {
  return `${categoryPath(brandSlug, categorySlug)}/${encodeURIComponent(productSlug)}`;
}

/** `/distributors/{brand}`. */
export function distributorPath(brandSlug: string): string {
  return `${PATHS.distributors}/${encodeURIComponent(brandSlug)}`;
}

/** Said in the address of a list by who comes from the panel. */
export const FROM_PANEL = 'panel';

/** The page of a list that was sent: who has its secret sees it. */
export function quotePath(token: string): string {
  return `/teklif/${encodeURIComponent(token)}`;
}

/** Where the pages of catalogs are turned. */
export const READER = '/kataloglar';

/** A page of a catalog; the first one has the address of the whole. */
export function readerPath(slug: string, page = 1): string {
  const path = `${READER}/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}/${page}` : path;
}

/** Where a catalog's file opens: the server counts it there. */
export function catalogDownloadPath(id: string): string {
  return `/api/catalogs/${encodeURIComponent(id)}/download?inline=true`;
}

/** Where a visitor's browser tells that a catalog was looked at. */
export function catalogViewPath(id: string): string {
  return `/api/catalogs/${encodeURIComponent(id)}/view`;
}

/** Where a visitor's browser tells what the day is counted by; a look names its product. */
export function countPath(what: Told, product?: string): string {
  return withQuery('/api/counts', { what, product });
}

/** The pixels of every generated social picture. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The generated social picture of a brand or product. */
export function socialPicture(kind: 'brand' | 'product', slug: string) {
  return { src: `/og/${kind}/${encodeURIComponent(slug)}.png`, ...SOCIAL_SIZE };
}

/** What an address asks for; a list is a parameter that comes several times. */
export type Query = Readonly<Record<string, string | number | null | undefined | readonly string[]>>;

/** Products side by side, by their slugs. */
export function comparisonPath(slugs: readonly string[]): string {
  // Commas may stand in a query as they are, and people read and send this address.
  return slugs.length > 0
    ? `${PATHS.comparison}?u=${slugs.map(encodeURIComponent).join(',')}`
    : PATHS.comparison;
}

/** An address with some query parameters set; empty ones are left out. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) params.append(key, one);
    else if (value !== null && value !== undefined && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
