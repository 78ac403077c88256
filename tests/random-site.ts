import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { sortKey } from '../domain/rules/sort-key.ts';
import type { Database } from '../server/db/schema.ts';
import { START } from './factories.ts';

const LATER = '2026-11-21T09:00:00.000Z';
const flag = fc.boolean();
const mostly = fc.integer({ min: 0, max: 3 }).map((number) => number > 0);
/** A number among the rows of another table, where there are as many; a high one leads nowhere. */
const link = fc.option(fc.nat(7));
const placed = {
  name: fc.constantFrom<string>('Alfa', 'Mavi', 'Zeta', 'Çelik', 'Cila', 'ışık 10', 'Işık 2', 'Genel'),
  isActive: mostly,
  sortOrder: fc.nat(2),
  createdAt: fc.constantFrom<string>(START, LATER),
};
const image = fc.option(fc.constantFrom('/media/a.png', '/media/b.png', '/media/c.png', '/media/d.png'));
/** Random content of a site, hidden and odd rows among it. */
export const randomSite = fc.record({
  brands: fc.array(fc.record({ ...placed, isDistributor: flag, logoUrl: image, hasSlug: mostly }), {
    minLength: 1,
    maxLength: 4,
  }),
  categories: fc.array(fc.record({ ...placed, brand: fc.nat(3), parent: link }), { maxLength: 8 }),
  catalogs: fc.array(fc.record({ ...placed, isFeatured: flag }), { maxLength: 4 }),
  products: fc.array(
    fc.record({
      ...placed,
      brand: fc.nat(3),
      category: link,
      catalog: link,
      imageUrl: image,
      videoUrl: fc.constantFrom(null, '', 'https://youtu.be/abcdefghijk'),
      isFeatured: flag,
    }),
    { maxLength: 70 },
  ),
  sections: fc.uniqueArray(
    fc.record({
      place: fc.constantFrom(
        ['homepage', 'hero'],
        ['homepage', 'brands-carousel'],
        ['homepage', 'gallery'],
        ['about', 'values'],
        ['distributors', 'products'],
        ['footer', 'contact-info'],
      ),
      isActive: mostly,
      title: fc.constantFrom(null, 'Başlık'),
      items: fc.array(
        fc.record({
          ...placed,
          kind: fc.constantFrom('brand', 'statistic', 'value', 'gallery_image'),
          brand: fc.nat(4),
        }),
        { maxLength: 4 },
      ),
    }),
    { selector: ({ place }) => place.join('/'), maxLength: 6 },
  ),
});
export type Site = typeof randomSite extends fc.Arbitrary<infer Value> ? Value : never;

const idOf = (kind: string, number: number) => `${kind}-${String(number).padStart(2, '0')}`;
const linkTo = (kind: string, number: number | null) => (number === null ? null : idOf(kind, number));

/** Technical data of most products: numbers, ranges and texts. */
function specificationsOf(number: number, name: string) {
  if (number % 4 === 3) return [];
  const value = number % 5 === 0 ? `${number}–${number + 4}` : String(number);
  const size = { label: 'Çap', value, unit: number % 7 === 0 ? 'cm' : 'mm' };
  return number % 2 === 0 ? [size, { label: 'Renk', value: name, unit: '' }] : [size];
}

function common(
  kind: string,
  number: number,
  row: { name: string; isActive: boolean; sortOrder: number; createdAt: string },
) {
  const { name, isActive, sortOrder, createdAt } = row;
  return {
    id: idOf(kind, number),
    slug: idOf(kind, number),
    version: 1,
    createdAt,
    updatedAt: createdAt,
    searchText: '',
    nameKey: sortKey(name),
    isActive,
    sortOrder,
  };
}

/** Puts random rows into the database, past the write path: links may lead astray, as those of old data do. */
export async function furnish(db: Kysely<Database>, site: Site): Promise<void> {
  const { brands, categories, catalogs, products, sections } = site;
  for (const table of ['sectionItems', 'sections', 'products', 'catalogs', 'categories', 'brands'] as const)
    await db.deleteFrom(table).execute();
  for (const [number, { hasSlug, isDistributor, logoUrl, ...row }] of brands.entries()) {
    const own = common('brand', number, row);
    await db
      .insertInto('brands')
      .values({ ...own, name: row.name, slug: hasSlug ? own.slug : `-${number}`, isDistributor, logoUrl })
      .execute();
  }
  for (const [number, { brand, parent, ...row }] of categories.entries())
    await db
      .insertInto('categories')
      .values({
        ...common('category', number, row),
        name: row.name,
        brandId: idOf('brand', brand % brands.length),
        // No write makes a circle.
        parentId: linkTo(parent !== null && parent < number ? 'category' : 'gone', parent),
        color: '#000000',
      })
      .execute();
  for (const [number, { isFeatured, ...row }] of catalogs.entries())
    await db
      .insertInto('catalogs')
      .values({
        ...common('catalog', number, row),
        title: row.name,
        fileUrl: '/media/k.pdf',
        tags: '[]',
        isFeatured,
      })
      .execute();
  for (const [
    number,
    { brand, category, catalog, imageUrl, videoUrl, isFeatured, ...row },
  ] of products.entries())
    await db
      .insertInto('products')
      .values({
        ...common('product', number, row),
        name: row.name,
        brandId: idOf('brand', brand % brands.length),
        categoryId: linkTo('category', category),
        catalogId: linkTo('catalog', catalog),
        sku: idOf('SKU', number),
        features: '["Paslanmaz"]',
        specifications: JSON.stringify(specificationsOf(number, row.name)),
        imageUrl,
        moreImages: JSON.stringify(number % 3 === 0 ? ['/media/c.png', '/media/a.png'] : []),
        videoUrl,
        isFeatured,
        isDistributor: false,
      })
      .execute();
  await furnishSections(db, sections);
}

async function furnishSections(db: Kysely<Database>, sections: Site['sections']): Promise<void> {
  for (const [number, { place, isActive, title, items }] of sections.entries()) {
    const [page = '', section = ''] = place;
    const { id, version, createdAt, updatedAt } = common('section', number, {
      name: '',
      isActive,
      sortOrder: 0,
      createdAt: START,
    });
    const row = { id, version, createdAt, updatedAt, page, section, title, isActive, sortOrder: 0 };
    await db
      .insertInto('sections')
      .values({ ...row, content: '{"phone":"0532 555 01 42"}' })
      .execute();
    for (const [at, { kind, brand, name, ...item }] of items.entries())
      await db
        .insertInto('sectionItems')
        .values({
          id: `${id}-${at}`,
          version,
          updatedAt,
          sectionId: id,
          name: kind === 'brand' && section !== 'brands-carousel' ? 'statistic' : kind,
          data: JSON.stringify({
            ...(kind === 'brand' && { id: idOf('brand', brand) }),
            value: '7',
            label: name,
            title: name,
            url: '/media/a.png',
          }),
          ...item,
        })
        .execute();
  }
}

const LISTS = [
  '',
  '?page=2',
  '?page=9',
  '?featured=1',
  '?catalog=1&video=1&sort=name',
  '?sort=newest&page=2',
  '?o.cap.min=3&o.cap.max=8&sort=name',
  '?o.renk=mavi&o.renk=alfa&catalog=1&sort=newest',
  '?o.cap.max=30&page=2',
];

/** Every address of every page, those of what is hidden and of what is not there among them. */
export function addressesOf({ brands, categories, products }: Site): string[] {
  const places = ['genel', 'yok', ...categories.map((_, number) => idOf('category', number))];
  const slugs = [
    ...brands.map(({ hasSlug }, number) => (hasSlug ? idOf('brand', number) : `-${number}`)),
    'yok',
  ];
  return [
    ...['/', '/about', '/brands', '/contact', '/clinic-setup', '/catalogs', '/catalogs?q=alfa&category=x'],
    ...['', '?page=2', '?page=7', '?page=x'].map((query) => `/distributors${query}`),
    ...slugs.flatMap((slug) => [
      `/distributors/${slug}`,
      ...LISTS.map((query) => `/brands/${slug}${query}`),
      ...places.map((place, at) => `/brands/${slug}/${place}${LISTS[at % LISTS.length]}`),
    ]),
    ...products.map(({ brand, category }, number) => {
      const slug = slugs[brand % brands.length];
      return `/brands/${slug}/${linkTo('category', category) ?? 'genel'}/${idOf('product', number)}`;
    }),
    '/brands/%E0%A4%A',
    '/brands/yok/yok/yok',
    '/kvkk',
  ];
}
