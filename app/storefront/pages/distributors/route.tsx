import type { Crumb } from '../../../../domain/pages/brand.ts';
import type { DistributorsView } from '../../../../domain/pages/lists.ts';
import { pageNumber } from '../../../../domain/pages/paging.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs, itemList } from '../../lib/json-ld.ts';
import { listOf, storefront } from '../../lib/load.ts';
import { usePatched } from '../../preview/patched.ts';
import { BrandGrid } from '../../ui/brand-grid.tsx';
import { HelpTile } from '../../ui/help-tile.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { anchorOf, MoreProducts, PastTheEnd } from '../../ui/more-products.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import type { Route } from './+types/route';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Bayiliklerimiz', url: null },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return listOf(await storefront({ context }).distributorsPage(pageNumber(searchParams.get('page'))));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const base = siteOf(matches)?.base ?? '';
  return pageHead(matches, {
    name: 'Bayiliklerimiz',
    path: PATHS.distributors,
    progress: loaderData?.progress,
    description: loaderData?.hero.description,
    jsonLd: import.meta.env.SSR
      ? [breadcrumbs(base, CRUMBS, PATHS.distributors), ...itemList(base, loaderData?.brands ?? [])]
      : [],
  });
};

function AllProducts({ view: { shelf, products, progress } }: { view: DistributorsView }) {
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
        {progress.isPast ? (
          <PastTheEnd path={PATHS.distributors} />
        ) : products.length === 0 ? (
          <p className="heading-2">Henüz ürün eklenmemiş</p>
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
        <MoreProducts progress={progress} path={PATHS.distributors} />
      </div>
    </section>
  );
}

export default function Distributors({ loaderData }: Route.ComponentProps) {
  const view = usePatched('distributors', loaderData);
  const { hidden, hero, brands } = view;
  return (
    <>
      <div data-section="distributors/hero">
        <PageHead crumbs={CRUMBS} title={hero.title}>
          {hero.subtitle && <p className="heading-2 distributors-subtitle">{hero.subtitle}</p>}
          {hero.description && <p className="lead">{hero.description}</p>}
        </PageHead>
      </div>
      <section className="wrap distributors-brands" aria-labelledby="distributor-markalar">
        <h2 className="hidden-visually" id="distributor-markalar">
          Distribütörü olduğumuz markalar
        </h2>
        {brands.length === 0 ? (
          <p className="heading-2">Henüz distribütör markası eklenmemiş</p>
        ) : (
          <BrandGrid
            brands={brands}
            closing={
              <Link className="distributors-all" to={PATHS.brands} prefetch="intent" viewTransition>
                Bütün markaları görün
                <ArrowRight aria-hidden />
              </Link>
            }
          />
        )}
      </section>
      {!hidden.includes('products') && <AllProducts view={view} />}
    </>
  );
}
