import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Crumb } from '../../../../domain/pages/brand.ts';
import { findCatalogs } from '../../../../domain/pages/find-catalogs.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { storefront } from '../../lib/load.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { Route } from './+types/route';
import { CatalogGrid } from './catalog-grid.tsx';
import { CategoryChips } from './category-chips.tsx';
import { FeaturedCatalog } from './featured-catalog.tsx';
import { InfoTile } from './info-tile.tsx';
import { NoCatalog } from './no-catalog.tsx';
import { useSearch } from './use-search.ts';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Kataloglar', url: null },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return storefront({ context }).catalogsPage({
    query: searchParams.get('q') ?? '',
    category: searchParams.get('category'),
  });
}

/** The page has all catalogs at hand: searching needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSearch ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const names = loaderData?.catalogs.slice(0, 5).map((catalog) => catalog.name) ?? [];
  return pageHead(matches, {
    name: 'Kataloglar',
    path: PATHS.catalogs,
    description: `PDF kataloglar ve teknik föyler: ${names.join(', ')}. İndirmek için üyelik gerekmez.`,
    hidden: location.search.includes('q='),
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteOf(matches)?.base ?? '', CRUMBS, PATHS.catalogs)] : [],
  });
};

export default function Catalogs({ loaderData: view }: Route.ComponentProps) {
  const search = useSearch(view);
  const found = findCatalogs(view.catalogs, search.query, search.category);
  const isWhole = search.query === '' && search.category === null;
  const featured = isWhole ? found.find((catalog) => catalog.isFeatured) : undefined;
  const rest = found.filter((catalog) => catalog !== featured);
  return (
    <>
      <PageHead crumbs={CRUMBS} title="Kataloglar">
        <p className="lead">{view.catalogs.length} PDF katalog. İndirmek için üyelik gerekmez.</p>
        <SearchField
          path={PATHS.catalogs}
          label="Katalog ara"
          placeholder="Katalog adı, konu ya da kategori"
          query={search.query}
          onChange={search.setQuery}
        >
          {search.category && <input type="hidden" name="category" value={search.category} />}
        </SearchField>
      </PageHead>
      <section className="wrap catalogs" aria-labelledby="katalog-listesi">
        <h2 className="hidden-visually" id="katalog-listesi">
          Katalog listesi
        </h2>
        {view.categories.length > 1 && <CategoryChips categories={view.categories} search={search} />}
        <p className="hidden-visually" role="status">
          {isWhole ? '' : `${found.length} katalog bulundu`}
        </p>
        {featured && <FeaturedCatalog catalog={featured} />}
        {found.length === 0 ? (
          <>
            <NoCatalog />
            <InfoTile />
          </>
        ) : (
          <CatalogGrid catalogs={rest} closing={<InfoTile />} firstPictures={featured ? 0 : 4} />
        )}
      </section>
    </>
  );
}
