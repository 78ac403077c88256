import type { Crumb } from '../../../../domain/pages/brand.ts';
import type { ChoiceLink, DistributorsView } from '../../../../domain/pages/distributors.ts';
import { pageNumber } from '../../../../domain/pages/paging.ts';
import { readFilter } from '../../../../domain/pages/read-filter.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { PATHS, withQuery } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs, itemList } from '../../lib/json-ld.ts';
import { listOf, storefront } from '../../lib/load.ts';
import { usePatched } from '../../preview/patched.ts';
import { BrandGrid } from '../../ui/brand-grid.tsx';
import { IN_PLACE } from '../../ui/filter-form.ts';
import { HelpTile } from '../../ui/help-tile.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { anchorOf, MoreProducts, PastTheEnd } from '../../ui/more-products.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import type { Route } from './+types/route';
import { DistributorRows } from './distributor-rows.tsx';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Bayiliklerimiz', url: null },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = {
    page: pageNumber(searchParams.get('page')),
    brand: searchParams.get('brand'),
    filter: readFilter(searchParams),
  };
  return listOf(await storefront({ context }).distributorsPage(asked));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const base = siteOf(matches)?.base ?? '';
  return pageHead(matches, {
    name: 'Bayiliklerimiz',
    path: PATHS.distributors,
    // A narrowed list is the whole one in another dress: it has no pages of its own.
    progress: loaderData?.query.brand ? undefined : loaderData?.progress,
    description: loaderData?.hero.description,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbs(base, CRUMBS, PATHS.distributors),
          ...itemList(base, [...(loaderData?.rows ?? []), ...(loaderData?.more ?? [])]),
        ]
      : [],
  });
};

/** A choice among others; which is on is told, and one that narrows further is taken back by a second press. */
function Choice({ choice: { text, count, href, isOn } }: { choice: ChoiceLink }) {
  return (
    <Link className="chip" to={href} aria-current={isOn ? 'true' : undefined} {...IN_PLACE}>
      {text} <i>{formatCount(count)}</i>
    </Link>
  );
}

function Choices({ view: { choices, progress } }: { view: DistributorsView }) {
  return (
    <div className="distributors-choices no-print">
      <p>
        <b>{formatCount(progress.total)} ürün</b>
      </p>
      <nav className="chip-row" aria-label="Markaya göre ürünler">
        {choices.brands.map((choice) => (
          <Choice key={choice.href} choice={choice} />
        ))}
      </nav>
      {choices.facets.length > 0 && (
        <nav className="chip-row" aria-label="Ürün bilgisi">
          {choices.facets.map((choice) => (
            <Choice key={choice.text} choice={choice} />
          ))}
        </nav>
      )}
    </div>
  );
}

function AllProducts({ view }: { view: DistributorsView }) {
  const { shelf, products, progress, query } = view;
  return (
    <section className="band section" data-section="distributors/products" aria-labelledby="tum-urunler">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="display-3" id="tum-urunler">
              {shelf.title}
            </h2>
            {shelf.subtitle && <p className="heading-3 muted">{shelf.subtitle}</p>}
          </div>
          {shelf.description && <p className="lead distributors-shelf-lead">{shelf.description}</p>}
        </div>
        {view.choices.brands.length > 2 && <Choices view={view} />}
        {progress.isPast ? (
          <PastTheEnd path={withQuery(PATHS.distributors, query)} />
        ) : products.length === 0 ? (
          <p className="heading-2">{query.brand ? 'Bu filtrelere uyan ürün yok' : 'Henüz ürün eklenmemiş'}</p>
        ) : (
          <ProductGrid
            products={products}
            wideFirst={progress.earlier === null}
            anchorAt={anchorOf(progress)}
            help={
              <HelpTile
                title="Aradığınız ürün yok mu?"
                text="Ürünün adını ya da kodunu yazın, teslim süresini söyleyelim."
                chatText="Merhaba, sitenizde bulamadığım bir ürün hakkında bilgi almak istiyorum."
              />
            }
          />
        )}
        <MoreProducts progress={progress} path={PATHS.distributors} query={query} />
      </div>
    </section>
  );
}

export default function Distributors({ loaderData }: Route.ComponentProps) {
  const view = usePatched('distributors', loaderData);
  const { hidden, hero, rows, more } = view;
  return (
    <>
      <div data-section="distributors/hero">
        <PageHead crumbs={CRUMBS} title={hero.title} subtitle={hero.subtitle}>
          {hero.description && <p className="lead">{hero.description}</p>}
        </PageHead>
      </div>
      <section className="wrap distributors-brands" aria-labelledby="distributor-markalar">
        <h2 className="hidden-visually" id="distributor-markalar">
          Distribütörü olduğumuz markalar
        </h2>
        {rows.length === 0 ? (
          <p className="heading-2">Henüz distribütör markası eklenmemiş</p>
        ) : (
          <>
            <DistributorRows rows={rows} />
            {more.length > 0 && <BrandGrid brands={more} />}
            <div className="distributors-all">
              <Link className="text-link" to={PATHS.brands} prefetch="intent" viewTransition>
                Bütün markaları görün
                <ArrowRight aria-hidden />
              </Link>
            </div>
          </>
        )}
      </section>
      {!hidden.includes('products') && <AllProducts view={view} />}
    </>
  );
}
