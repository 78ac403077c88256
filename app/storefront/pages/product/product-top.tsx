import type { ProductView } from '../../../../domain/pages/product.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { ArrowLeft } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { productCrumbs } from './head.ts';

/** The way here, and the way back. */
export function ProductTop({ view }: { view: ProductView }) {
  const { brand } = view;
  return (
    <div className="product-top">
      <Crumbs crumbs={productCrumbs(view)} />
      <Link
        className="text-link small no-print"
        to={brand.href ?? PATHS.brands}
        prefetch="intent"
        viewTransition
      >
        <ArrowLeft aria-hidden />
        {brand.href ? `${brand.name} ürünlerine dön` : 'Markalara dön'}
      </Link>
    </div>
  );
}
