import type { Crumb } from '../../../../domain/pages/brand.ts';
import type { ComparisonView } from '../../../../domain/pages/comparison.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Link } from '../../ui/link.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { EmptyShelf } from '../missing/empty-shelf.tsx';

/** Where there is nothing, or one product only, to set side by side. */
export function Nothing({ crumbs, view: { products } }: { crumbs: readonly Crumb[]; view: ComparisonView }) {
  const isOne = products.length === 1;
  return (
    <section className="wrap comparison-nothing">
      <Crumbs crumbs={crumbs} />
      <h1 className="display-3">
        {isOne ? 'Yanına bir ürün daha seçin' : 'Karşılaştırılacak ürün seçilmedi'}
      </h1>
      <p className="lead">
        Ürünlerdeki karşılaştırma düğmesine basın; seçtikleriniz sayfanın altında bekler, ölçüleri burada yan
        yana durur.
      </p>
      {!isOne && (
        <EmptyShelf>
          <b>Yan yana</b> iki ürün için yer var
        </EmptyShelf>
      )}
      <div className="row">
        <Link className="btn" to={PATHS.brands} prefetch="intent" viewTransition>
          Ürünlere bakın
        </Link>
        <Link className="btn btn-ghost" to={PATHS.search} prefetch="intent" viewTransition>
          Ürün arayın
        </Link>
      </div>
      {isOne && <ProductGrid products={products} columns={4} />}
    </section>
  );
}
