import { Link } from 'react-router';
import { formatCount } from '../../../domain/format.ts';
import { PATHS } from '../../../domain/paths.ts';
import type { Crumb } from '../../../domain/views/brand.ts';
import { pageHead, siteOf } from '../lib/head.ts';
import { breadcrumbs, itemList } from '../lib/json-ld.ts';
import { storefront } from '../lib/load.ts';
import { BrandGrid } from '../ui/brand-grid.tsx';
import { HelpTile } from '../ui/help-tile.tsx';
import { ArrowRight } from '../ui/icons.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/route';
import { TRUST } from './trust.ts';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Markalar', url: null },
];

export function loader({ context }: Route.LoaderArgs) {
  return storefront({ context }).brandsPage();
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const base = siteOf(matches)?.base ?? '';
  return pageHead(matches, {
    name: 'Markalar',
    path: PATHS.brands,
    description: `Temsil ettiğimiz ${loaderData?.count ?? ''} marka ve ürünleri: ${loaderData?.brands
      .slice(0, 6)
      .map((brand) => brand.name)
      .join(', ')}.`,
    jsonLd: [breadcrumbs(base, CRUMBS), itemList(base, loaderData?.brands ?? [])],
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
          <div className="row no-print">
            <Link className="btn btn-cta" to={PATHS.contact} prefetch="intent" viewTransition>
              Bize Ulaşın
            </Link>
            <Link className="btn btn-ghost" to={PATHS.catalogs} prefetch="intent" viewTransition>
              Katalogları indirin
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

export default function Brands({ loaderData: { brands, count, products } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={CRUMBS} title="Markalar">
        <p className="lead">
          {formatCount(count)} marka, {formatCount(products)} ürün. Markanın sayfasında kategorileri ve
          ürünleri bulunur.
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
        {count === 0 ? (
          <p className="heading-2">Henüz marka eklenmemiş</p>
        ) : (
          <BrandGrid
            brands={brands}
            closing={
              <HelpTile
                title="Aradığınız marka yok mu?"
                text="Yazın, getirip getiremeyeceğimizi söyleyelim."
                chatText="Merhaba, sitenizde olmayan bir marka hakkında bilgi almak istiyorum."
              />
            }
          />
        )}
      </section>
      <Trust />
    </>
  );
}
