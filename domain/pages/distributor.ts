import { distributorPath } from '../site/paths.ts';
import { type BrandHead, brandHead, type Parts, tilesOf } from './brand.ts';
import { findBrand, loadParts, treeOf } from './brand-page.ts';
import { type CatalogCard, catalogCards } from './catalog-card.ts';
import type { CategoryTile } from './category-tree.ts';
import { type ProductCard, productCards } from './product-card.ts';
import { type Contact, contactOf, type Representation, representationOf } from './representation.ts';
import { MISSING, moved, type PageResult, page } from './result.ts';
import type { CatalogRow } from './rows.ts';
import type { PageSource } from './source.ts';
import { varied } from './varied.ts';

const PRODUCTS = 8;
const VARIED_FROM = 60;

export type DistributorView = {
  brand: BrandHead;
  /** What is known of its representation. */
  representation: Representation & { contact: Contact | null };
  categories: CategoryTile[];
  products: ProductCard[];
  catalogs: CatalogCard[];
};

/** A distributor brand's page: its story, categories, first products and catalogs. */
function distributorView(parts: Parts, catalogs: readonly CatalogRow[]): DistributorView {
  const { brand, tree, products, pictureOf } = parts;
  return {
    brand: brandHead(parts),
    representation: { ...representationOf(brand), contact: contactOf(brand) },
    categories: tilesOf(parts, tree.roots, null, tree.orphans),
    products: productCards(products, pictureOf),
    catalogs: catalogCards(catalogs, pictureOf),
  };
}

/** `/distributors/{id or slug}`: only brands with isDistributor. */
export async function distributorPage(
  source: PageSource,
  name: string,
): Promise<PageResult<DistributorView>> {
  const found = await findBrand(source, name);
  if (!found?.brand.isDistributor) return MISSING;
  const { brand } = found;
  if (brand.slug && brand.slug !== name) return moved(distributorPath(brand.slug));
  const tree = await treeOf(source, brand);
  const rows = await source.products({ brandId: brand.id, paging: { offset: 0, limit: VARIED_FROM } });
  const catalogs = await source.catalogs(brand.id);
  const covers = catalogs.map((catalog) => catalog.thumbnailUrl);
  const parts = await loadParts(source, { brand, tree, products: varied(rows, PRODUCTS) }, covers);
  return page(distributorView(parts, catalogs));
}
