import type { MetaDescriptor } from 'react-router';
import { brandPath, categoryPath, PATHS, socialPicturePath } from '../../../domain/paths.ts';
import { type BrandView, brandCrumbs, type Crumb } from '../../../domain/views/brand.ts';
import { pageHead, siteOf } from '../lib/head.ts';
import { breadcrumbs, itemList } from '../lib/json-ld.ts';

type Matches = Parameters<typeof pageHead>[0];

/** The way from the home page to a brand or to one of its categories. */
export function brandPageCrumbs({ brand, current }: BrandView): Crumb[] {
  const crumbs = brandCrumbs(brand);
  if (!current) return crumbs;
  const way =
    current.trail.length > 0
      ? current.trail
      : [{ name: current.name, url: categoryPath(brand.slug, current.slug) }];
  return [...crumbs.slice(0, -1), { name: brand.name, url: brandPath(brand.slug) }, ...way];
}

/** The head of a brand's page. */
export function brandPageHead(
  matches: Matches,
  view: BrandView | null | undefined,
  path: string,
): MetaDescriptor[] {
  if (!view) return pageHead(matches, { name: 'Marka bulunamadı', path, hidden: true });
  const { brand, current, products } = view;
  const base = siteOf(matches)?.base ?? '';
  const own = current ? categoryPath(brand.slug, current.slug) : brandPath(brand.slug);
  return pageHead(matches, {
    name: current ? `${brand.name} ${current.name}` : brand.name,
    path: own,
    description: current?.description ?? brand.description,
    image: brand.slug ? socialPicturePath('brand', brand.slug) : null,
    jsonLd: [breadcrumbs(base, brandPageCrumbs(view)), itemList(base, products)],
  });
}

/** The head of a distributor's page. */
export function distributorCrumbs(name: string): Crumb[] {
  return [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: 'Bayiliklerimiz', url: PATHS.distributors },
    { name, url: null },
  ];
}
