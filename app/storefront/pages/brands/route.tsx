import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Crumb } from '../../../../domain/pages/brand.ts';
import { brandIndex, findBrands } from '../../../../domain/pages/brand-index.ts';
import type { BrandsView } from '../../../../domain/pages/lists.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs, itemList } from '../../lib/json-ld.ts';
import { storefront } from '../../lib/load.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useTypedQuery } from '../../ui/use-typed-query.ts';
import type { Route } from './+types/route';
import { BrandIndex, LetterLinks } from './brand-index.tsx';
import { BrandWindows } from './brand-windows.tsx';
import { TRUST } from './trust.ts';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Markalar', url: null },
];

export function loader({ context }: Route.LoaderArgs) {
  return storefront({ context }).brandsPage();
}

/** The page has all brands at hand: searching needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSearch ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const base = siteOf(matches)?.base ?? '';
  return pageHead(matches, {
    name: 'Markalar',
    path: PATHS.brands,
    description: `Temsil ettiğimiz ${loaderData?.count ?? ''} marka ve ürünleri: ${loaderData?.brands
      .slice(0, 6)
      .map((brand) => brand.name)
      .join(', ')}.`,
    hidden: location.search.includes('q='),
    jsonLd: import.meta.env.SSR
      ? [breadcrumbs(base, CRUMBS, PATHS.brands), ...itemList(base, loaderData?.brands ?? [])]
      : [],
  });
};

function Trust() {
  return (
    <section className="band section" aria-labelledby="guvence">
      <div className="wrap trust">
        <h2 className="display-3" id="guvence">
          Listedeki her markanın arkasındayız
        </h2>
        <div>
          <dl className="trust-facts">
            {TRUST.map((fact) => (
              <div key={fact.title}>
                <dt>{fact.title}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
          <div className="row trust-actions no-print">
            <Link className="btn btn-cta btn-phone-wide" to={PATHS.contact} prefetch="intent" viewTransition>
              Bize Ulaşın
            </Link>
            <Link
              className="btn btn-ghost btn-phone-wide"
              to={PATHS.catalogs}
              prefetch="intent"
              viewTransition
            >
              Katalogları indirin
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

const HELP = (
  <div className="brands-ask no-print">
    <p>Aradığınız marka listede yok mu? Yazın, getirip getiremeyeceğimizi söyleyelim.</p>
    <Link className="btn btn-ghost" to={PATHS.contact} prefetch="intent" viewTransition>
      Marka sorun
    </Link>
  </div>
);

/** Few brands at a glance; many under their letters, with a field to find one. */
function BrandList({ view }: { view: BrandsView }) {
  const [query, setQuery] = useTypedQuery(PATHS.brands);
  if (view.count === 0) return <p className="heading-2">Henüz marka eklenmemiş</p>;
  if (view.isFew) {
    const groups = brandIndex(view.brands);
    return (
      <>
        <LetterLinks groups={groups} />
        <BrandWindows brands={view.brands} groups={groups} />
        {HELP}
      </>
    );
  }
  const found = findBrands(view.brands, query);
  const groups = brandIndex(found);
  return (
    <>
      <div className="brands-find">
        <SearchField
          path={PATHS.brands}
          label="Marka ara"
          placeholder="Marka adı"
          query={query}
          onChange={setQuery}
        />
        <p className="hidden-visually" role="status">
          {query.trim() === '' ? '' : `${found.length} marka bulundu`}
        </p>
        <LetterLinks groups={groups} />
      </div>
      {found.length === 0 && <p className="heading-2 brands-none">Bu adla bir marka bulunmuyor</p>}
      <BrandIndex groups={groups} />
      {HELP}
    </>
  );
}

export default function Brands({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={CRUMBS} title="Markalar">
        <p className="lead">
          {formatCount(view.count)} marka, {formatCount(view.products)} ürün. Markanın sayfasında kategorileri
          ve ürünleri bulunur.
        </p>
        <div className="row">
          <Link className="text-link" to={PATHS.distributors} prefetch="intent" viewTransition>
            Distribütörü olduğumuz markalar
            <ArrowRight aria-hidden />
          </Link>
        </div>
      </PageHead>
      <section className="wrap brands-list" aria-labelledby="tum-markalar">
        <h2 className="hidden-visually" id="tum-markalar">
          Tüm markalar
        </h2>
        <BrandList view={view} />
      </section>
      <Trust />
    </>
  );
}
