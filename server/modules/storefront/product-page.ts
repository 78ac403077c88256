import { chatNumber } from '../../../domain/views/layout.ts';
import { type ProductView, productView } from '../../../domain/views/product.ts';
import { productHref } from '../../../domain/views/product-card.ts';
import { MISSING, moved, type PageResult, page } from '../../../domain/views/result.ts';
import type { ProductRow } from '../../../domain/views/rows.ts';
import { varied } from '../../../domain/views/varied.ts';
import type { Sources } from './brand-page.ts';
import { productRows, shownProduct } from './product-rows.ts';
import { movedTo } from './redirects.ts';
import { activeBrand, activeCatalogs, pageSections, siteSettings } from './rows.ts';

const RELATED = 4;
const RELATED_FROM = 40;

async function findProduct({ db }: Sources, name: string): Promise<ProductRow | undefined> {
  const lower = name.toLowerCase();
  return (
    (await shownProduct(db, 'slug', lower)) ??
    (await shownProduct(db, 'id', name)) ??
    (await shownProduct(db, 'id', (await movedTo(db, 'products', '', lower)) ?? ''))
  );
}

/** `/brands/{brand}/{category}/{product}`; any other address of the product moves there. */
export async function productPage(
  sources: Sources,
  address: { product: string; path: string },
): Promise<PageResult<ProductView>> {
  const { db, pictures } = sources;
  const product = await findProduct(sources, address.product);
  if (!product) return MISSING;
  const href = productHref(product);
  if (href && href !== address.path) return moved(href);
  const brand = await activeBrand(db, 'id', product.brand.id);
  if (!brand) return MISSING;
  const catalogs = await activeCatalogs(db);
  const catalog = catalogs.find((row) => row.id === product.catalogId) ?? null;
  const relatives = await productRows(db, {
    brandId: brand.id,
    categoryIds: [product.category?.id ?? null],
    exceptId: product.id,
    paging: { offset: 0, limit: RELATED_FROM },
  });
  const related = varied(relatives, RELATED, [product.imageUrl]);
  const pictureOf = await pictures.of([
    product.imageUrl,
    brand.logoUrl,
    catalog?.thumbnailUrl,
    ...related.map((row) => row.imageUrl),
  ]);
  return page(
    productView({
      product,
      brand,
      catalog,
      hasCatalogs: catalogs.length > 0,
      related,
      chatNumber: chatNumber(await pageSections(db, ['footer']), await siteSettings(db)),
      pictureOf,
    }),
  );
}
