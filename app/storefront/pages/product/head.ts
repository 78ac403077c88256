import type { MetaDescriptor } from 'react-router';
import type { Crumb } from '../../../../domain/pages/brand.ts';
import type { ProductView } from '../../../../domain/pages/product.ts';
import { PATHS, productPath, socialPicture } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { productEntries } from './json-ld.ts';

type Matches = Parameters<typeof pageHead>[0];

/** The way from the home page to a product. */
export function productCrumbs({ brand, category, name }: ProductView): Crumb[] {
  return [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: 'Markalar', url: PATHS.brands },
    { name: brand.name, url: brand.href },
    { name: category.name, url: category.href },
    { name, url: null },
  ];
}

function pathOf({ brand, category, slug }: ProductView, path: string): string {
  return brand.slug ? productPath(brand.slug, category.slug, slug) : path;
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
    type: view.offer ? 'product' : 'website',
    description: view.description ?? view.features.join(', '),
    image: view.slug ? socialPicture('product', view.slug) : null,
    jsonLd: import.meta.env.SSR
      ? [breadcrumbs(base, productCrumbs(view), path), ...productEntries(view, { base, path })]
      : [],
  });
}
