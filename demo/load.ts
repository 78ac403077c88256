import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { itemInput, sectionInput } from '../domain/site/section.ts';
import { settingsPatch } from '../domain/site/setting.ts';
import { brandInput } from '../domain/things/brand.ts';
import { catalogInput } from '../domain/things/catalog.ts';
import { categoryInput } from '../domain/things/category.ts';
import { productInput } from '../domain/things/product.ts';
import { type Context, programContext } from '../server/context.ts';
import { plainChange } from '../server/records/change.ts';
import type { Services } from '../server/services.ts';
import { renderCatalogPdf } from './catalog-pdf.ts';
import { demoBrands } from './content/brands.ts';
import { catalogs } from './content/catalogs.ts';
import { demoCategories } from './content/categories.ts';
import { demoMediaAlt } from './content/media-alt.ts';
import { demoProducts } from './content/products.ts';
import type { DemoSection } from './content/sections/types.ts';
import { sections } from './content/sections.ts';
import { settings } from './content/settings.ts';
import type { MediaPath } from './content/types.ts';
import { loadYear } from './year/load.ts';

const DEMO: Context = { ...programContext('Örnek veri'), operation: 'demo' };
const FOLDERS = {
  products: 'products',
  brands: 'logos',
  clinics: 'gallery',
  scenes: 'images',
  catalogs: 'thumbnails',
} as const;

type Ids = Map<string, string>;
type Item = DemoSection['items'][number];

// Uploads take no vector files, so the drawn logos go in as sharp pictures with a clear background.
const LOGO_HEIGHT = 240;
const LOGO_DPI = 400;

async function readPicture(path: MediaPath): Promise<Buffer> {
  const bytes = await readFile(new URL(`./media/${path}`, import.meta.url));
  if (!path.endsWith('.svg')) return bytes;
  return sharp(bytes, { density: LOGO_DPI })
    .resize({ height: LOGO_HEIGHT })
    .webp({ lossless: true })
    .toBuffer();
}

/** Stores each picture of the demo once and answers its address. */
function createPictures({ media }: Services) {
  const stored = new Map<MediaPath, Promise<string>>();

  async function store(path: MediaPath): Promise<string> {
    const [folder] = path.split('/') as [keyof typeof FOLDERS];
    const bytes = await readPicture(path);
    const alt = (demoMediaAlt as Partial<Record<MediaPath, string>>)[path];
    const file = await media.storeImage(DEMO, {
      bytes,
      name: basename(path).replace(/\.svg$/, '.webp'),
      folder: FOLDERS[folder],
      ...(alt && { alt }),
    });
    return file.url;
  }

  return (path: MediaPath): Promise<string> => {
    const known = stored.get(path) ?? store(path);
    stored.set(path, known);
    return known;
  };
}

type Pictures = ReturnType<typeof createPictures>;

async function loadBrands({ catalogue: { brands } }: Services, pictures: Pictures): Promise<Ids> {
  const known = new Map(
    (await brands.list(DEMO, { includeInactive: true })).rows.map((row) => [row.slug, row.id]),
  );
  const ids: Ids = new Map();
  for (const { key, logo: _mark, wordmark, emoji, ...brand } of demoBrands) {
    const logoUrl = await pictures(wordmark);
    const id =
      known.get(key) ??
      (await brands.create(DEMO, brandInput.parse({ ...brand, slug: key, logo: emoji, logoUrl }))).id;
    ids.set(key, id);
  }
  return ids;
}

async function loadCategories({ catalogue: { categories } }: Services, brandIds: Ids): Promise<Ids> {
  const known = new Map(
    (await categories.list(DEMO, { includeInactive: true })).rows.map((row) => [
      `${row.brandId} ${row.name}`,
      row.id,
    ]),
  );
  const ids: Ids = new Map();
  for (const { key, brand, parent, ...category } of demoCategories) {
    const brandId = brandIds.get(brand) ?? '';
    const input = categoryInput.parse({ ...category, brandId, parentId: parent ? ids.get(parent) : null });
    ids.set(key, known.get(`${brandId} ${input.name}`) ?? (await categories.create(DEMO, input)).id);
  }
  return ids;
}

async function loadCatalogs({ catalogs: service, media }: Services, pictures: Pictures): Promise<Ids> {
  const known = new Map(
    (await service.list(DEMO, { includeInactive: true })).rows.map((row) => [row.title, row.id]),
  );
  const ids: Ids = new Map();
  for (const catalog of catalogs) {
    const { key, title, description, category, fileName, thumbnail, tags, isFeatured, isActive, sortOrder } =
      catalog;
    const id = known.get(title);
    if (id) {
      ids.set(key, id);
      continue;
    }
    const bytes = await renderCatalogPdf(catalog);
    const file = await media.storeDocument(DEMO, { bytes, name: fileName, folder: 'catalogs' });
    const input = catalogInput.parse({
      title,
      description,
      category,
      fileName,
      tags,
      isFeatured,
      isActive,
      sortOrder,
      slug: key,
      fileUrl: file.url,
      fileSize: file.size,
      pages: file.pages,
      thumbnailUrl: await pictures(thumbnail),
    });
    ids.set(key, (await service.create(DEMO, input)).id);
  }
  return ids;
}

async function loadProducts(
  { products }: Services,
  pictures: Pictures,
  ids: { brands: Ids; categories: Ids; catalogs: Ids },
): Promise<void> {
  const known = new Set((await products.list(DEMO, { includeInactive: true })).rows.map((row) => row.sku));
  for (const { brand, category, catalog, image, imageAlt: _alt, ...product } of demoProducts) {
    if (known.has(product.sku)) continue;
    const input = productInput.parse({
      ...product,
      brandId: ids.brands.get(brand),
      categoryId: ids.categories.get(category),
      catalogId: catalog ? ids.catalogs.get(catalog) : null,
      imageUrl: await pictures(image),
    });
    await products.create(DEMO, input);
  }
}

async function itemData(
  { catalogue: { brands } }: Services,
  pictures: Pictures,
  brandIds: Ids,
  item: Item,
): Promise<Record<string, unknown>> {
  if (item.name === 'brand' && 'brand' in item.data) {
    const { id, name, slug, logoUrl, logo, description } = await brands.get(
      DEMO,
      brandIds.get(item.data.brand) ?? '',
    );
    return { id, name, slug, logoUrl, logo, description };
  }
  if (item.name === 'gallery_image' && 'url' in item.data)
    return { ...item.data, url: await pictures(item.data.url as MediaPath) };
  return item.data;
}

async function loadSections(services: Services, pictures: Pictures, brandIds: Ids): Promise<void> {
  const known = await services.sections.list(DEMO, { includeInactive: true });
  for (const { items, imageUrl, ...section } of sections) {
    const input = sectionInput.parse({ ...section, imageUrl: imageUrl ? await pictures(imageUrl) : null });
    const found = known.find((row) => row.page === section.page && row.section === section.section);
    const { id } = found ?? (await services.sections.create(DEMO, input));
    for (const item of items.slice(found?.items.length ?? 0)) {
      const data = await itemData(services, pictures, brandIds, item);
      await services.sections.createItem(DEMO, id, itemInput.parse({ ...item, data }));
    }
  }
}

/**
 * Loads the demo company through the same verbs as the API. What is there already is left alone,
 * so that a load that was cut off is finished by calling it again.
 */
export async function loadDemo(
  services: Services,
  progress: (step: string) => void = () => undefined,
): Promise<void> {
  const pictures = createPictures(services);
  progress('markalar');
  const brands = await loadBrands(services, pictures);
  const categories = await loadCategories(services, brands);
  progress('kataloglar');
  const catalogIds = await loadCatalogs(services, pictures);
  progress('ürünler');
  await loadProducts(services, pictures, { brands, categories, catalogs: catalogIds });
  progress('sayfalar');
  await loadSections(services, pictures, brands);
  await services.settings.update(
    DEMO,
    plainChange(settingsPatch.parse({ ...settings, ogImage: await pictures(settings.ogImage as MediaPath) })),
  );
  progress('son bir yıl');
  await loadYear(services, DEMO);
}
