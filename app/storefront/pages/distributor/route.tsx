import { brandPath, distributorPath, PATHS, socialPicture } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs, itemList } from '../../lib/json-ld.ts';
import { storefront, viewOf } from '../../lib/load.ts';
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { BrandHeader } from '../brand/brand-header.tsx';
import { CategoryTiles } from '../brand/category-tiles.tsx';
import { distributorCrumbs } from '../brand/head.ts';
import { BrandNotFound } from '../brand/not-found.tsx';
import { CatalogGrid } from '../catalogs/catalog-grid.tsx';
import type { Route } from './+types/route';
import { Representation } from './representation.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return viewOf(await storefront({ context }).distributorPage(params.brand), request);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view, location }) => {
  if (!view) return pageHead(matches, { name: 'Marka bulunamadı', path: location.pathname, hidden: true });
  const base = siteOf(matches)?.base ?? '';
  const { brand } = view;
  const own = distributorPath(brand.slug || brand.id);
  return pageHead(matches, {
    name: `${brand.name} distribütörlüğü`,
    // The brand's own page shows all of this and more: to search engines they are one.
    path: brand.slug ? brandPath(brand.slug) : own,
    hidden: brand.count === 0,
    description: brand.description,
    image: brand.slug ? socialPicture('brand', brand.slug) : null,
    jsonLd: import.meta.env.SSR
      ? [breadcrumbs(base, distributorCrumbs(brand.name), own), ...itemList(base, view.products)]
      : [],
  });
};

export default function Distributor({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <BrandNotFound />;
  const { brand, representation, categories, products, catalogs } = view;
  return (
    <>
      <BrandHeader brand={brand} crumbs={distributorCrumbs(brand.name)} categories={categories.length} />
      <Representation representation={representation} />
      {categories.length > 0 && <CategoryTiles brand={brand} tiles={categories} isWhole={false} />}
      <section className="wrap section" aria-labelledby="urunler">
        <div className="section-head">
          <h2 className="display-3" id="urunler">
            Ürünler
          </h2>
          {brand.slug && products.length > 0 && (
            <Link className="text-link" to={brandPath(brand.slug)} prefetch="intent" viewTransition>
              Tüm {brand.name} ürünleri
              <ArrowRight aria-hidden />
            </Link>
          )}
        </div>
        {products.length === 0 ? (
          <p className="heading-2">Bu markaya ait ürün bulunmuyor</p>
        ) : (
          <ProductGrid products={products} columns={4} />
        )}
      </section>
      {catalogs.length > 0 && (
        <section className="band section" aria-labelledby="kataloglar">
          <div className="wrap">
            <div className="section-head">
              <h2 className="display-3" id="kataloglar">
                Kataloglar
              </h2>
              <Link className="text-link" to={PATHS.catalogs} prefetch="intent" viewTransition>
                Tüm kataloglar
                <ArrowRight aria-hidden />
              </Link>
            </div>
            <CatalogGrid catalogs={catalogs} />
          </div>
        </section>
      )}
      <div className={`wrap distributor-end${catalogs.length > 0 ? ' distributor-end-apart' : ''} no-print`}>
        <Link
          className="btn btn-ghost btn-phone-wide"
          to={PATHS.distributors}
          prefetch="intent"
          viewTransition
        >
          <ArrowLeft className="arrow-left" aria-hidden />
          Bayiliklerimize dön
        </Link>
        <Link className="btn btn-cta btn-phone-wide" to={PATHS.contact} prefetch="intent" viewTransition>
          {brand.name} için bize ulaşın
        </Link>
      </div>
    </>
  );
}
