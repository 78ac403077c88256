import type { HomeView } from '../../../../domain/pages/home.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { BrandGrid } from '../../ui/brand-grid.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

/** The brands the company distributes, in hairline cells. */
export function DistributorBrands({ distributors }: { distributors: HomeView['distributors'] }) {
  const { brands, total, all } = distributors;
  return (
    <section className="section band" data-section="homepage/distributor-brands" data-below>
      <div className="wrap distributor-brands">
        <div className="distributor-brands-text">
          <h2 className="display-2">{distributors.title}</h2>
          {distributors.subtitle && <p className="lead">{distributors.subtitle}</p>}
          {distributors.description && <p className="lead">{distributors.description}</p>}
          <Link className="btn" to={PATHS.distributors} prefetch="intent" viewTransition>
            {total > 0 ? `${formatCount(total)} markanın tümünü görün` : 'Bayiliklerimizi görün'}
            <ArrowRight className="arrow-right" aria-hidden />
          </Link>
        </div>
        <BrandGrid
          brands={brands}
          closing={
            <Link className="brand-cell" to={PATHS.brands} prefetch="intent" viewTransition>
              <span className="heading-2">Tüm markalar</span>
              <dl>
                <dt>{formatCount(all.brands)} marka</dt>
                <dd>{formatCount(all.products)} ürün</dd>
              </dl>
              <ArrowRight className="brand-cell-arrow" aria-hidden />
            </Link>
          }
        />
      </div>
    </section>
  );
}
