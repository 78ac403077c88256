import type { CSSProperties, ReactNode } from 'react';
import type { ProductCard as Card } from '../../../domain/pages/product-card.ts';
import { openPlaces } from './open-places.ts';
import { ProductCard } from './product-card.tsx';
import { WHOLE_PHONE } from './sizes.ts';

type Props = {
  products: readonly Card[];
  columns?: 3 | 4;
  /** What narrows the products stands beside them. */
  beside?: boolean;
  /** Shows the first product in two places. */
  wideFirst?: boolean;
  /** How many products stand before the last step that was added. */
  anchorAt?: number;
  /** Closes the grid: fills what the last row leaves open. */
  help?: ReactNode;
};

export const MORE_ANCHOR = 'devam';

/** How wide a product is shown, and where the first takes two places, that one. */
const SIZES: Record<3 | 4 | 'beside', [each: string, wide?: string]> = {
  beside: ['(max-width: 699px) calc(50vw - 27px), (max-width: 1099px) 31vw, 310px', `${WHOLE_PHONE}, 455px`],
  3: ['(max-width: 699px) calc(50vw - 27px), min(31vw, 412px)', `${WHOLE_PHONE}, 560px`],
  4: ['(max-width: 1099px) calc(50vw - 27px), 310px'],
};

/** Products on their shelves. */
export function ProductGrid({ products, columns = 3, beside, wideFirst = false, anchorAt = 0, help }: Props) {
  const first = products[0];
  const isWide = wideFirst && first !== undefined && first.features.length > 0;
  const filled = products.length + (isWide ? 1 : 0);
  const [sizes, wideSizes = sizes] = SIZES[beside ? 'beside' : columns];
  const style = {
    '--open': openPlaces(filled, columns),
    '--open-2': openPlaces(filled, 2),
  } as CSSProperties;
  return (
    <div className={columns === 4 ? 'product-grid product-grid-four' : 'product-grid'} style={style}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          id={anchorAt > 0 && index === anchorAt ? MORE_ANCHOR : undefined}
          product={product}
          wide={isWide && index === 0}
          arrives={anchorAt > 0 && index >= anchorAt}
          sizes={isWide && index === 0 ? wideSizes : sizes}
        />
      ))}
      {help}
    </div>
  );
}
