import type { MetaDescriptor } from 'react-router';
import { PATHS, productPath, socialPicturePath } from '../../../domain/paths.ts';
import type { Crumb } from '../../../domain/views/brand.ts';
import { absolute } from '../../../domain/views/head.ts';
import type { ProductView } from '../../../domain/views/product.ts';
import { pageHead, siteOf } from '../lib/head.ts';
import { breadcrumbs } from '../lib/json-ld.ts';

type Matches = Parameters<typeof pageHead>[0];

/** The way from the home page to a product. */
export function productCrumbs({ brand, category, name }: ProductView): Crumb[] {
  return [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: brand.name, url: brand.href },
    { name: category.name, url: category.href },
    { name, url: null },
  ];
}

function pathOf({ brand, category, slug }: ProductView, path: string): string {
  return brand.slug ? productPath(brand.slug, category.slug, slug) : path;
}

/** A product as search engines read it; it has no price, so no offer either. */
function productEntry(view: ProductView, base: string, path: string): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: view.name,
    url: absolute(base, path),
    category: view.category.name,
    brand: { '@type': 'Brand', name: view.brand.name },
    ...(view.sku && { sku: view.sku }),
    ...(view.description && { description: view.description }),
    ...(view.picture && { image: absolute(base, view.picture.src) }),
    ...(view.features.length > 0 && {
      additionalProperty: view.features.map((value) => ({
        '@type': 'PropertyValue',
        name: 'Özellik',
        value,
      })),
    }),
  };
}

/** The head of a product's page. */
export function productPageHead(
  matches: Matches,
  view: ProductView | null | undefined,
  location: string,
): MetaDescriptor[] {
  if (!view) return pageHead(matches, { name: 'Ürün bulunamadı', path: location, hidden: true });
  const base = siteOf(matches)?.base ?? '';
  const path = pathOf(view, location);
  return pageHead(matches, {
    name: `${view.name} – ${view.brand.name}`,
    path,
    type: 'product',
    description: view.description ?? view.features.join(', '),
    image: view.slug ? socialPicturePath('product', view.slug) : null,
    jsonLd: [breadcrumbs(base, productCrumbs(view)), productEntry(view, base, path)],
  });
}
