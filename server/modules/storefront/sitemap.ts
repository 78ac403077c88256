import { type Kysely, sql } from 'kysely';
import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import type { CategoryCount } from '../../../domain/pages/brand-figures.ts';
import { categoryTree } from '../../../domain/pages/category-tree.ts';
import { picturesOf } from '../../../domain/pages/product.ts';
import type { CategoryRow } from '../../../domain/pages/rows.ts';
import type { PageSource } from '../../../domain/pages/source.ts';
import { brandPath, categoryPath, PATHS, productPath } from '../../../domain/site/paths.ts';
import type { Database } from '../../db/schema.ts';

export type SitemapPage = {
  path: string;
  changed: string | null;
  /** The addresses of its pictures. */
  images: readonly string[];
};

/** How many addresses one file of the map holds; the standard allows 50,000. */
export const SITEMAP_SIZE = 40_000;

/** What these show depends on who asks: they are told not to be indexed, so the map does not name them. */
const VISITORS_OWN: ReadonlySet<string> = new Set([PATHS.search, PATHS.comparison]);

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type DatedCategory = CategoryRow & { updatedAt: string };

function datedCategories(db: Kysely<Database>): Promise<DatedCategory[]> {
  return db
    .selectFrom('shown_categories')
    .select(['id', 'name', 'slug', 'description', 'brandId', 'parentId', 'updatedAt'])
    .execute();
}

function categoryPages(
  brand: string,
  rows: readonly DatedCategory[],
  counts: readonly CategoryCount[],
): SitemapPage[] {
  const byCategory = new Map(counts.map(({ categoryId, count }) => [categoryId, count]));
  const { byId, orphans } = categoryTree(rows, byCategory);
  const changes = new Map<string, string | null>(orphans > 0 ? [[NO_CATEGORY.slug, null]] : []);
  for (const { id, slug, updatedAt } of rows) if (byId.get(id)?.total) changes.set(slug, updatedAt);
  return [...changes].map(([slug, changed]) => ({ path: categoryPath(brand, slug), changed, images: [] }));
}

/** The fixed pages, the documents that can be read, and the brands and categories that hold something. */
export async function mainPages(
  db: Kysely<Database>,
  { productCounts }: Pick<PageSource, 'productCounts'>,
  readers: readonly SitemapPage[],
): Promise<SitemapPage[]> {
  const brands = await db
    .selectFrom('shown_brands')
    .select(['id', 'slug', 'logoUrl', 'updatedAt'])
    .where('slug', '!=', '')
    .orderBy('sortOrder')
    .execute();
  const counts = Map.groupBy(await productCounts(), (row) => row.brandId);
  const categories = Map.groupBy(await datedCategories(db), (row) => row.brandId);
  const held = brands.flatMap(({ id, slug, logoUrl, updatedAt }) => {
    const own = counts.get(id);
    if (!own) return [];
    const page = { path: brandPath(slug), changed: updatedAt, images: logoUrl ? [logoUrl] : [] };
    return [page, ...categoryPages(slug, categories.get(id) ?? [], own)];
  });
  const fixed = Object.values(PATHS)
    .filter((path) => !VISITORS_OWN.has(path))
    .map((path) => ({ path, changed: null, images: [] }));
  return [...fixed, ...readers, ...held];
}

/** The products of one file of the map. */
export async function productPages(db: Kysely<Database>, part: number): Promise<SitemapPage[]> {
  const { rows } = await sql<{
    brand: string;
    category: string | null;
    slug: string;
    imageUrl: string | null;
    moreImages: string[];
    updatedAt: string;
  }>`
    select b.slug as brand, c.slug as category, p.slug, p."imageUrl", p."moreImages", p."updatedAt"
    from shown_products p
    join brands b on b.id = p."brandId" and b.slug <> ''
    left join categories c on c.id = p."categoryId"
    order by p.id limit ${SITEMAP_SIZE} offset ${(part - 1) * SITEMAP_SIZE}`.execute(db);
  return rows.map((row) => ({
    path: productPath(row.brand, row.category ?? NO_CATEGORY.slug, row.slug),
    changed: row.updatedAt,
    images: picturesOf(row),
  }));
}

function absolute(base: string, address: string): string {
  return address.startsWith('/') ? base + address : address;
}

function entry(base: string, { path, changed, images }: SitemapPage): string {
  const lastmod = changed ? `<lastmod>${escapeXml(new Date(changed).toISOString())}</lastmod>` : '';
  const pictures = images
    .map((one) => `<image:image><image:loc>${escapeXml(absolute(base, one))}</image:loc></image:image>`)
    .join('');
  return `<url><loc>${escapeXml(absolute(base, path))}</loc>${lastmod}${pictures}</url>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One file of the map. */
export function sitemapXml(base: string, pages: readonly SitemapPage[]): string {
  const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return `${HEAD}<urlset xmlns="${SCHEMA}" ${images}>\n${pages.map((page) => entry(base, page)).join('\n')}\n</urlset>\n`;
}

/** The list of the map's files. */
export function sitemapIndexXml(base: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeXml(base + path)}</loc></sitemap>`).join('\n');
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${files}\n</sitemapindex>\n`;
}
