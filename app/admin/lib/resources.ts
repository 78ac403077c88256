import type { Brand, BrandInput, BrandPatch } from '../../../domain/things/brand.ts';
import type { Category, CategoryInput, CategoryPatch } from '../../../domain/things/category.ts';
import type { Product, ProductInput, ProductPatch } from '../../../domain/things/product.ts';
import type { ProductChanges } from '../../../domain/things/product-changes.ts';
import type { Renamed } from '../../../server/records/trash.ts';
import { api, read } from './api.ts';
import { createResource, partOf } from './resource.ts';

type Flags = { isActive?: boolean };

export const brands = createResource<Brand, BrandInput, BrandPatch, Flags & { isDistributor?: boolean }>(
  'brands',
  api.brands,
);
export const categories = createResource<Category, CategoryInput, CategoryPatch, Flags>(
  'categories',
  api.categories,
);
export const products = createResource<
  Product,
  ProductInput,
  ProductPatch,
  Flags & { isFeatured?: boolean; isDistributor?: boolean; categoryId?: string }
>('products', api.products);

/** Gives each of some products its own values; those that are refused are told one by one. */
export function changeProducts(rows: ProductChanges['rows'], operation?: string) {
  return read(api.products.changes.$post({ json: { rows } }, partOf(operation)));
}

/** Takes back a bulk change by the id that it answered. */
export function undoChange(undoId: string, operation?: string): Promise<unknown> {
  return read(api.history.undo[':id'].$post({ param: { id: undoId } }, partOf(operation)));
}

/** Brings back from the trash what deletions put there; answers what could not keep its address or code. */
export async function restoreTrash(trashIds: readonly string[], operation?: string): Promise<Renamed[]> {
  const { renamed = [] } = await read(
    api.trash.restore.$post({ json: { ids: [...trashIds] } }, partOf(operation)),
  );
  return renamed;
}
