import type { ProductView } from '../../../../domain/pages/product.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { ArrowLeft } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { productCrumbs } from './head.ts';

/** The way here, and the way back; on the phone one way back, to the shelf that the product stands on. */
export function ProductTop({ view }: { view: ProductView }) {
  const { brand, category } = view;
  return (
    <div className="product-top no-print">
      <Crumbs crumbs={productCrumbs(view)} />
      <Link
        className="text-link small product-back"
        to={brand.href ?? PATHS.brands}
        prefetch="intent"
        viewTransition
      >
        <ArrowLeft aria-hidden />
        {brand.href ? `${brand.name} ürünlerine dön` : 'Markalara dön'}
      </Link>
      <Link
        className="product-shelf-back"
        to={category.href ?? PATHS.brands}
        prefetch="intent"
        viewTransition
        aria-label={category.href ? `${category.name} ürünlerine dön` : undefined}
      >
        <span aria-hidden="true">‹</span>
        {category.href ? category.name : 'Markalara dön'}
      </Link>
    </div>
  );
}
