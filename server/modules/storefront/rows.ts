import type { Kysely } from 'kysely';
import { type SettingValues, withDefaults } from '../../../domain/setting.ts';
import { brandFigures } from '../../../domain/views/brand-figures.ts';
import type { BrandFigures } from '../../../domain/views/brand-tile.ts';
import type { BrandRow, CatalogRow, CategoryRow, SectionRow } from '../../../domain/views/rows.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

const BRAND_COLUMNS = [
  'id',
  'name',
  'slug',
  'description',
  'country',
  'logoUrl',
  'logo',
  'website',
  'established',
  'isDistributor',
] as const;
const CATALOG_COLUMNS = [
  'id',
  'title',
  'description',
  'fileUrl',
  'fileName',
  'fileSize',
  'pages',
  'thumbnailUrl',
  'category',
  'isFeatured',
] as const;

/** All active brands in their order. */
export async function activeBrands(db: Db): Promise<BrandRow[]> {
  return db
    .selectFrom('brands')
    .select(BRAND_COLUMNS)
    .where('isActive', '=', true)
    .orderBy('sortOrder')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** An active brand by one of its unique columns. */
export async function activeBrand(
  db: Db,
  column: 'id' | 'slug',
  value: string,
): Promise<BrandRow | undefined> {
  return db
    .selectFrom('brands')
    .select(BRAND_COLUMNS)
    .where(column, '=', value)
    .where('isActive', '=', true)
    .executeTakeFirst();
}

/** The active categories of a brand, or of all brands, in their order. */
export async function activeCategories(db: Db, brandId?: string): Promise<CategoryRow[]> {
  let query = db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'description', 'brandId', 'parentId'])
    .where('isActive', '=', true)
    .orderBy('sortOrder')
    .orderBy('createdAt')
    .orderBy('id');
  if (brandId) query = query.where('brandId', '=', brandId);
  return query.execute();
}

/** All active catalogs in their order. */
export async function activeCatalogs(db: Db): Promise<CatalogRow[]> {
  const rows = await db
    .selectFrom('catalogs')
    .select(CATALOG_COLUMNS)
    .where('isActive', '=', true)
    .orderBy('sortOrder')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, fileSize: row.fileSize === null ? null : Number(row.fileSize) }));
}

/** The sections of some pages with their active items; the views leave out those that are switched off. */
export async function pageSections(db: Db, pages: readonly string[]): Promise<SectionRow[]> {
  const sections = await db
    .selectFrom('sections')
    .select(['id', 'page', 'section', 'title', 'subtitle', 'description', 'imageUrl', 'content', 'isActive'])
    .where('page', 'in', pages)
    .execute();
  if (sections.length === 0) return [];
  const items = await db
    .selectFrom('sectionItems')
    .select(['id', 'sectionId', 'name', 'data', 'isActive', 'sortOrder', 'createdAt'])
    .where('isActive', '=', true)
    .where(
      among(
        'sectionId',
        sections.map((section) => section.id),
      ),
    )
    .orderBy('sortOrder')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return sections.map((section) => ({
    ...section,
    items: items.filter((item) => item.sectionId === section.id),
  }));
}

/** The settings with the defaults in the gaps. */
export async function siteSettings(db: Db): Promise<SettingValues> {
  const row = await db.selectFrom('settings').select('values').where('id', '=', 'site').executeTakeFirst();
  return withDefaults(row?.values ?? {});
}

/** How many active products each brand has, and its largest category. */
export async function allBrandFigures(db: Db): Promise<Map<string, BrandFigures>> {
  const counts = await db
    .selectFrom('products')
    .select(['brandId', 'categoryId', (eb) => eb.fn.countAll().as('count')])
    .where('isActive', '=', true)
    .groupBy(['brandId', 'categoryId'])
    .execute();
  const numbers = counts.map((row) => ({ ...row, count: Number(row.count) }));
  return brandFigures(numbers, await activeCategories(db));
}

/** How many active brands there are, and how many of their products are shown. */
export async function totals(db: Db): Promise<{ brands: number; products: number }> {
  const brands = await db
    .selectFrom('brands')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('isActive', '=', true)
    .executeTakeFirst();
  const products = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('isActive', '=', true)
    .where('brandId', 'in', (eb) => eb.selectFrom('brands').select('id').where('isActive', '=', true))
    .executeTakeFirst();
  return { brands: Number(brands?.count ?? 0), products: Number(products?.count ?? 0) };
}
