import type { Kysely } from 'kysely';
import type { PageSource } from '../../../domain/pages/source.ts';
import { among } from '../../db/among.ts';
import { listName } from '../../db/changes.ts';
import { readAs } from '../../db/reads.ts';
import type { Database } from '../../db/schema.ts';
import { allFacts, countProducts } from '../brands/service.ts';
import { readSettings } from '../settings/service.ts';
import { iconsOf } from './icons.ts';
import type { Pictures } from './pictures.ts';
import { productReads } from './product-reads.ts';

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
  'representedSince',
  'serviceNotes',
  'contactName',
  'contactTitle',
  'contactPhone',
  'isDistributor',
] as const;
const CATALOG_COLUMNS = [
  'id',
  'slug',
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

/** The pages' source on the server. What visitors see of the tables stands in the views. */
export function databaseSource(db: Kysely<Database>, pictures: Pictures): PageSource {
  const settings: PageSource['settings'] = () => readSettings(db);

  async function readSections(pages: readonly string[]) {
    const found = await db
      .selectFrom('sections')
      .select([
        'id',
        'page',
        'section',
        'title',
        'subtitle',
        'description',
        'imageUrl',
        'content',
        'isActive',
      ])
      .where('page', 'in', pages)
      .execute();
    if (found.length === 0) return [];
    const ids = found.map((section) => section.id);
    const items = await db
      .selectFrom('sectionItems')
      .select(['id', 'sectionId', 'name', 'data', 'isActive', 'sortOrder', 'createdAt'])
      .where('isActive', '=', true)
      .where(among('sectionId', ids))
      .orderBy('sortOrder')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return found.map((section) => ({
      ...section,
      items: items.filter((item) => item.sectionId === section.id),
    }));
  }

  const sections: PageSource['sections'] = (pages) =>
    readAs(
      (found) => [
        ...pages.map((page) => listName('sections', page)),
        ...found.map(({ id }) => listName('sectionItems', id)),
      ],
      () => readSections(pages),
    );

  const brands: PageSource['brands'] = () =>
    db
      .selectFrom('shown_brands')
      .select(BRAND_COLUMNS)
      .orderBy('sortOrder')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();

  const brand: PageSource['brand'] = (by, value) =>
    db.selectFrom('shown_brands').select(BRAND_COLUMNS).where(by, '=', value).executeTakeFirst();

  const categories: PageSource['categories'] = (brandId) => {
    const query = db
      .selectFrom('shown_categories')
      .select(['id', 'name', 'slug', 'description', 'brandId', 'parentId'])
      .orderBy('sortOrder')
      .orderBy('createdAt')
      .orderBy('id');
    return (brandId ? query.where('brandId', '=', brandId) : query).execute();
  };

  const catalogs: PageSource['catalogs'] = async (brandId) => {
    let query = db
      .selectFrom('shown_catalogs')
      .select(CATALOG_COLUMNS)
      .orderBy('sortOrder')
      .orderBy('createdAt')
      .orderBy('id');
    if (brandId)
      query = query.where('id', 'in', (eb) =>
        eb.selectFrom('shown_products').select('catalogId').where('brandId', '=', brandId),
      );
    const rows = await query.execute();
    return rows.map((row) => ({ ...row, fileSize: row.fileSize === null ? null : Number(row.fileSize) }));
  };

  async function totals() {
    const brands = (await allFacts(db)).filter(({ brand }) => brand.isActive).length;
    return { brands, products: await countProducts(db, { withHidden: false }) };
  }

  async function figures() {
    const known = (await allFacts(db)).flatMap(({ brand, figures: own }) =>
      own ? [[brand.id, own] as const] : [],
    );
    return new Map(known);
  }

  const movedTo: PageSource['movedTo'] = async (entity, scope, slug) => {
    const row = await db
      .selectFrom('redirects')
      .select('targetId')
      .where('entity', '=', entity)
      .where('scope', '=', scope)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.targetId;
  };

  return {
    settings,
    sections,
    brands,
    brand,
    categories,
    catalogs,
    totals,
    figures,
    movedTo,
    pictures: pictures.of,
    alts: pictures.altsOf,
    icons: iconsOf,
    ...productReads(db, settings),
  };
}
