import { demoBrands } from '../demo/content/brands.ts';
import { demoCategories } from '../demo/content/categories.ts';
import { demoProducts } from '../demo/content/products.ts';
import { brandInput } from '../domain/things/brand.ts';
import { categoryInput } from '../domain/things/category.ts';
import { productInput } from '../domain/things/product.ts';
import { programContext } from '../server/context.ts';
import type { Services } from '../server/services.ts';

const STAFF = programContext('Raf');

/** Puts the demo company's brands, categories and products on the shelf, without pictures. */
export async function fillShelf({ catalogue }: Services): Promise<void> {
  const ids = new Map<string, string>();
  for (const { key, logo: _mark, wordmark: _word, emoji, ...brand } of demoBrands) {
    const row = await catalogue.brands.create(STAFF, brandInput.parse({ ...brand, slug: key, logo: emoji }));
    ids.set(key, row.id);
  }
  for (const { key, brand, parent, ...category } of demoCategories) {
    const owner = { brandId: ids.get(brand), parentId: parent ? ids.get(parent) : null };
    const row = await catalogue.categories.create(STAFF, categoryInput.parse({ ...category, ...owner }));
    ids.set(key, row.id);
  }
  for (const {
    brand,
    category,
    catalog: _catalog,
    image: _image,
    imageAlt: _alt,
    ...product
  } of demoProducts) {
    const owner = { brandId: ids.get(brand), categoryId: ids.get(category) };
    await catalogue.products.create(STAFF, productInput.parse({ ...product, ...owner }));
  }
}
