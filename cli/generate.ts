import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { makeSku } from '../domain/rules/sku.ts';
import { slugify } from '../domain/rules/slug.ts';
import { capitalized } from '../domain/rules/turkish.ts';
import { brandInput } from '../domain/things/brand.ts';
import { categoryInput } from '../domain/things/category.ts';
import { productInput } from '../domain/things/product.ts';
import { ALL } from '../server/db/changes.ts';
import { brandKind } from '../server/modules/brands/kind.ts';
import { categoryKind } from '../server/modules/categories/kind.ts';
import { productKind } from '../server/modules/products/kind.ts';
import { derivedColumns, type RecordKind, toColumns, type Values } from '../server/records/kinds.ts';
import type { Services } from '../server/services.ts';
import { command, withServices } from './command.ts';

const USAGE = `Kullanım: npm run generate -- --products 50000 [--brands 500] [--categories 5000]

Ölçümler için, markalara ve kategorilere dağıtılmış ürünler ekler; bir daha çalıştırılırsa kaldığı
numaradan sürer. --brands ve --categories verilirse markalar ve kategoriler önce o sayıya tamamlanır.
Bu kayıtların geçmişi yoktur; onları gerçek bir sitede kullanmayın. Önce sunucuyu durdurun.`;

const BATCH = 400;
const MATERIALS = [
  'Çelik',
  'Titanyum',
  'Zirkonya',
  'Kompozit',
  'Silikon',
  'Elmas',
  'Karbür',
  'Seramik',
  'Akrilik',
  'Nikel titanyum',
];
const THINGS = [
  'frez',
  'kanal eğesi',
  'davye',
  'elevatör',
  'ölçü kaşığı',
  'braket',
  'ark teli',
  'dayanak',
  'iyileşme başlığı',
  'polisaj diski',
  'ışık cihazı',
  'aspiratör ucu',
  'anguldruva',
  'türbin',
  'siman',
  'bonding',
  'fissür örtücü',
  'matris bandı',
  'güta perka',
  'sond',
];
const MAKERS = ['Anadolu', 'Boğaziçi', 'Ege', 'Marmara', 'Toros', 'Erciyes', 'Kapadokya', 'Trakya'];
const COUNTRIES = ['Türkiye', 'Almanya', 'İsviçre', 'İtalya', 'Güney Kore', 'Japonya', 'Brezilya'];
const FORMS = ['ince', 'kalın', 'kısa', 'uzun', 'açılı', 'düz', 'konik', 'yuvarlak', 'mini', 'geniş'];

type Place = { brandId: string; brand: string; categoryId: string; category: string };

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function nameOf(index: number): string {
  const thing = pick(THINGS, index);
  const material = pick(MATERIALS, Math.floor(index / THINGS.length));
  const form = pick(FORMS, Math.floor(index / THINGS.length / MATERIALS.length));
  return `${material} ${thing}, ${form} ${index + 1}`;
}

function rowOf(index: number, at: string, place: Place, images: readonly (string | null)[]) {
  const name = nameOf(index);
  const input = productInput.parse({
    name,
    brandId: place.brandId,
    categoryId: place.categoryId,
    description: `${name}. ${place.brand} ${place.category} grubundan; tek tek ya da kutuyla.`,
    sku: `${makeSku(place.brand, place.category, name, index)}-${index}`,
    price: 50 + ((index * 37) % 20_000),
    stock: index % 17 === 0 ? 0 : index % 400,
    imageUrl: images.length === 0 || index % 11 === 0 ? null : pick(images, index),
    features: [`Parça no ${index + 1}`, `${(index % 30) + 1} adet`, '134 °C otoklav'],
    isActive: index % 50 !== 0,
    sortOrder: index + 1000,
  });
  const row = {
    ...input,
    slug: `${slugify(name)}-u${index}`,
    id: uuid(),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return toColumns(productKind, { ...row, ...derivedColumns(productKind, row) });
}

async function places({ db }: Services): Promise<Place[]> {
  return db
    .selectFrom('categories')
    .innerJoin('brands', 'brands.id', 'categories.brandId')
    .select([
      'brands.id as brandId',
      'brands.name as brand',
      'categories.id as categoryId',
      'categories.name as category',
    ])
    .orderBy('categories.id')
    .execute();
}

/** The number that the next product gets: those of earlier runs are counted on from. */
async function nextNumber({ db }: Services): Promise<number> {
  const made = await db.selectFrom('products').select('slug').where('slug', 'like', '%-u%').execute();
  const numbers = made.map(({ slug }) => Number(/-u(\d+)$/.exec(slug)?.[1] ?? -1));
  return numbers.reduce((highest, number) => Math.max(highest, number), -1) + 1;
}

type Counts = { products: number; brands: number; categories: number };

const ACTOR = { accountId: null, name: 'Ölçüm verisi' };

async function insertInParts<Row>(
  { records }: Services,
  table: 'brands' | 'categories' | 'products',
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await records.write(ACTOR, async (write) => {
      await write.tx
        .insertInto(table)
        .values(rows.slice(start, start + BATCH) as never)
        .execute();
      write.changed.add(ALL);
    });
}

async function countOf({ db }: Services, table: 'brands' | 'categories'): Promise<number> {
  const row = await db.selectFrom(table).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

function stored(kind: RecordKind, services: Services, input: Values, slug: string): Values {
  const at = services.clock().toISOString();
  const row = { ...input, slug, id: uuid(), version: 1, createdAt: at, updatedAt: at };
  return toColumns(kind, { ...row, ...derivedColumns(kind, row) });
}

/** Brands up to this number, one in five of a distributor. */
async function fillBrands(services: Services, wanted: number): Promise<void> {
  const there = await countOf(services, 'brands');
  const rows = Array.from({ length: Math.max(0, wanted - there) }, (_, offset) => {
    const index = there + offset;
    const name = `${pick(MAKERS, index)} Dental ${index + 1}`;
    const input = brandInput.parse({
      name,
      description: `${name}, diş hekimliği ürünleri üreticisi.`,
      country: pick(COUNTRIES, index),
      isDistributor: index % 5 === 0,
      isActive: index % 40 !== 39,
      sortOrder: index + 1000,
    });
    return stored(brandKind, services, input, slugify(name));
  });
  await insertInParts(services, 'brands', rows);
}

/** Categories up to this number, spread over the brands, every third one below the one before it of its brand. */
async function fillCategories(services: Services, wanted: number): Promise<void> {
  const there = await countOf(services, 'categories');
  const brands = await services.db.selectFrom('brands').select('id').orderBy('id').execute();
  const latest = new Map<string, unknown>();
  const rows = Array.from({ length: Math.max(0, wanted - there) }, (_, offset) => {
    const index = there + offset;
    const brandId = pick(brands, offset).id;
    const name = `${capitalized(pick(THINGS, index))} ${pick(FORMS, Math.floor(index / THINGS.length))} ${index + 1}`;
    const isBelow = Math.floor(offset / brands.length) % 3 === 2;
    const input = categoryInput.parse({
      name,
      brandId,
      parentId: isBelow ? latest.get(brandId) : null,
      isActive: index % 60 !== 59,
      sortOrder: index + 1000,
    });
    const row = stored(categoryKind, services, input, slugify(name));
    if (!isBelow) latest.set(brandId, row.id);
    return row;
  });
  await insertInParts(services, 'categories', rows);
}

async function generate(services: Services, { products: count, brands, categories }: Counts): Promise<void> {
  if (brands > 0) await fillBrands(services, brands);
  if (categories > 0) await fillCategories(services, categories);
  const where = await places(services);
  if (where.length === 0) throw new Error('Kategori yok. Önce örnek şirketi yükleyin: npm run seed');
  const pictures = await services.db
    .selectFrom('products')
    .select('imageUrl')
    .distinct()
    .where('imageUrl', 'is not', null)
    .execute();
  const images = pictures.map((row) => row.imageUrl);
  const at = services.clock().toISOString();
  const first = await nextNumber(services);
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
      const index = first + start + offset;
      return rowOf(index, at, pick(where, index), images);
    });
    await insertInParts(services, 'products', rows);
    if ((start / BATCH) % 25 === 24) console.log(`${start + rows.length} / ${count}`);
  }
  // The planner chooses indexes by what it knows of the tables.
  await sql`analyze`.execute(services.db);
}

function isCount(value: number | undefined): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000;
}

await command(USAGE, async () => {
  const number = { type: 'string', default: '0' } as const;
  const { values } = parseArgs({ options: { products: number, brands: number, categories: number } });
  const [products, brands, categories] = [values.products, values.brands, values.categories].map(Number);
  if (
    !isCount(products) ||
    !isCount(brands) ||
    !isCount(categories) ||
    products + brands + categories === 0
  ) {
    console.error(USAGE);
    return 2;
  }
  await withServices((services) => generate(services, { products, brands, categories }));
  console.log(`${products} ürün eklendi.`);
  return 0;
});
