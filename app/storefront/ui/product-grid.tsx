import type { CSSProperties, ReactNode } from 'react';
import type { ProductCard as Card } from '../../../domain/pages/product-card.ts';
import { openPlaces } from './open-places.ts';
import { ProductCard } from './product-card.tsx';

type Props = {
  products: readonly Card[];
  columns?: 3 | 4;
  /** Shows the first product in two places. */
  wideFirst?: boolean;
  /** How many products stand before the last step that was added. */
  anchorAt?: number;
  /** Closes the grid: fills what the last row leaves open. */
  help?: ReactNode;
};

export const MORE_ANCHOR = 'devam';

const SIZES = {
  3: '(max-width: 699px) 46vw, (max-width: 1099px) 31vw, 300px',
  4: '(max-width: 1099px) 46vw, 310px',
} as const;
const WIDE_SIZES = '(max-width: 699px) 92vw, 380px';

/** Products on their shelves. */
export function ProductGrid({ products, columns = 3, wideFirst = false, anchorAt = 0, help }: Props) {
  const first = products[0];
  const isWide = wideFirst && first !== undefined && first.features.length > 0;
  const filled = products.length + (isWide ? 1 : 0);
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
          sizes={isWide && index === 0 ? WIDE_SIZES : SIZES[columns]}
        />
      ))}
      {help}
    </div>
  );
}
