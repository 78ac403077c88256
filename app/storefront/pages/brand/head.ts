import type { MetaDescriptor } from 'react-router';
import type { BrandView, Crumb } from '../../../../domain/pages/brand.ts';
import { isWhole } from '../../../../domain/pages/product-filter.ts';
import { brandPath, categoryPath, PATHS, socialPicture } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs, itemList } from '../../lib/json-ld.ts';

type Matches = Parameters<typeof pageHead>[0];

/** The way from the home page to a brand. */
function brandCrumbs(brand: { name: string }): Crumb[] {
  return [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: 'Markalar', url: PATHS.brands },
    { name: brand.name, url: null },
  ];
}

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
  const { brand, current, products, progress, filter } = view;
  const base = siteOf(matches)?.base ?? '';
  const own = current ? categoryPath(brand.slug, current.slug) : brandPath(brand.slug);
  return pageHead(matches, {
    name: current ? `${brand.name} ${current.name}` : brand.name,
    path: own,
    // A narrowed or sorted list is the whole list in another dress: it has no pages of its own.
    progress: isWhole(filter.chosen) || progress.isPast ? progress : undefined,
    hidden: progress.total === 0,
    description: current?.description ?? brand.description,
    image: brand.slug ? socialPicture('brand', brand.slug) : null,
    jsonLd: import.meta.env.SSR
      ? [breadcrumbs(base, brandPageCrumbs(view), own), ...itemList(base, products)]
      : [],
  });
}

/** The way from the home page to a distributor. */
export function distributorCrumbs(name: string): Crumb[] {
  return [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: 'Bayiliklerimiz', url: PATHS.distributors },
    { name, url: null },
  ];
}
