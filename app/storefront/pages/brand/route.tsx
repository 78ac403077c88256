import type { BrandView } from '../../../../domain/pages/brand.ts';
import { pageNumber } from '../../../../domain/pages/paging.ts';
import { readFilter } from '../../../../domain/pages/read-filter.ts';
import { listOf, storefront, viewOrMissing } from '../../lib/load.ts';
import { shownView } from '../../lib/shown-view.ts';
import type { Route } from './+types/route';
import { BrandHeader } from './brand-header.tsx';
import { BrandShelf } from './brand-shelf.tsx';
import { CategoryBand } from './category-band.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { EndBar } from './end-bar.tsx';
import { brandPageCrumbs, brandPageHead } from './head.ts';
import { BrandNotFound } from './not-found.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const result = await storefront({ context }).brandPage({
    brand: params.brand,
    category: 'category' in params ? params.category : undefined,
    page: pageNumber(searchParams.get('page')),
    filter: readFilter(searchParams),
  });
  return result.kind === 'page'
    ? listOf(result.view)
    : viewOrMissing<BrandView>(result, { context, request });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  brandPageHead(matches, shownView(loaderData), location.pathname);

export default function Brand({ loaderData }: Route.ComponentProps) {
  const view = shownView(loaderData);
  if (!view) return <BrandNotFound />;
  const { brand, categories, current } = view;
  return (
    <>
      {current ? (
        <CategoryBand brand={brand} current={current} crumbs={brandPageCrumbs(view)} />
      ) : (
        <>
          <BrandHeader brand={brand} crumbs={brandPageCrumbs(view)} categories={categories.length} />
          {categories.length > 0 && <CategoryTiles brand={brand} tiles={categories} isWhole />}
        </>
      )}
      <BrandShelf view={view} />
      <EndBar brand={brand} />
    </>
  );
}
