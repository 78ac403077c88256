import { chatNumber } from './layout.ts';
import { type ProductView, picturesOf, productView } from './product.ts';
import { productHref } from './product-card.ts';
import { MISSING, moved, type PageResult, page } from './result.ts';
import type { ProductRow } from './rows.ts';
import type { PageSource } from './source.ts';
import { varied } from './varied.ts';

const RELATED = 4;
const RELATED_FROM = 40;

async function findProduct(source: PageSource, name: string): Promise<ProductRow | undefined> {
  const lower = name.toLowerCase();
  return (
    (await source.product('slug', lower)) ??
    (await source.product('id', name)) ??
    (await source.product('id', (await source.movedTo('products', '', lower)) ?? ''))
  );
}

/** `/brands/{brand}/{category}/{product}`; any other address of the product moves there. */
export async function productPage(
  source: PageSource,
  address: { product: string; path: string },
): Promise<PageResult<ProductView>> {
  const product = await findProduct(source, address.product);
  if (!product) return MISSING;
  const href = productHref(product);
  if (href && href !== address.path) return moved(href);
  const brand = await source.brand('id', product.brand.id);
  if (!brand) return MISSING;
  const catalogs = await source.catalogs();
  const catalog = catalogs.find((row) => row.id === product.catalogId) ?? null;
  const own = picturesOf(product);
  const relatives = await source.products({
    brandId: brand.id,
    categoryIds: [product.category?.id ?? null],
    exceptId: product.id,
    paging: { offset: 0, limit: RELATED_FROM },
  });
  const related = varied(relatives, RELATED, [own[0] ?? null]);
  return page(
    productView({
      product,
      brand,
      catalog,
      hasCatalogs: catalogs.length > 0,
      related,
      family: relatives,
      chatNumber: chatNumber(await source.sections(['footer']), await source.settings()),
      alts: await source.alts(own),
      pictureOf: await source.pictures([
        ...own,
        brand.logoUrl,
        catalog?.thumbnailUrl,
        ...related.map((row) => row.imageUrl),
      ]),
    }),
  );
}
