import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { makeSku } from '../domain/rules/sku.ts';
import { slugify } from '../domain/rules/slug.ts';
import { productInput } from '../domain/things/product.ts';
import { ALL } from '../server/db/changes.ts';
import { productKind } from '../server/modules/products/kind.ts';
import { derivedColumns, toColumns } from '../server/records/kinds.ts';
import type { Services } from '../server/services.ts';
import { command, withServices } from './command.ts';

const USAGE = `Kullanım: npm run generate -- --products 50000

Ölçümler için, var olan markalara ve kategorilere dağıtılmış ürünler ekler; bir daha çalıştırılırsa
kaldığı numaradan sürer.
Bu ürünlerin geçmişi yoktur; onları gerçek bir sitede kullanmayın. Önce sunucuyu durdurun.`;

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

async function generate(services: Services, count: number): Promise<void> {
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
  const actor = { accountId: null, name: 'Ölçüm verisi' };
  const first = await nextNumber(services);
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
      const index = first + start + offset;
      return rowOf(index, at, pick(where, index), images);
    });
    await services.records.write(actor, async (write) => {
      await write.tx
        .insertInto('products')
        .values(rows as never)
        .execute();
      write.changed.add(ALL);
    });
    if ((start / BATCH) % 25 === 24) console.log(`${start + rows.length} / ${count}`);
  }
  // The planner chooses indexes by what it knows of the tables.
  await sql`analyze`.execute(services.db);
}

await command(USAGE, async () => {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const count = Number(values.products);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    console.error(USAGE);
    return 2;
  }
  await withServices((services) => generate(services, count));
  console.log(`${count} ürün eklendi.`);
  return 0;
});
