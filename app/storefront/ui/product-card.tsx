import { Link } from 'react-router';
import type { ProductCard as Card } from '../../../domain/pages/product-card.ts';
import { formatPrice } from '../../../domain/rules/money.ts';
import { Package } from './icons.tsx';
import { Tile } from './tile.tsx';

type Props = {
  product: Card;
  sizes: string;
  /** Tile left, facts right: one a rail or grid, first. */
  wide?: boolean;
  priority?: boolean;
  id?: string | undefined;
};

function Name({ product }: { product: Card }) {
  if (!product.href) return <h3>{product.name}</h3>;
  return (
    <h3>
      <Link to={product.href} prefetch="intent" viewTransition>
        {product.name}
      </Link>
    </h3>
  );
}

function Price({ product: { price, currency } }: { product: Card }) {
  return price === null ? null : <p className="product-price">{formatPrice(price, currency)}</p>;
}

/** A product in its display window; the whole card is the link. */
export function ProductCard({ product, sizes, wide = false, priority = false, id }: Props) {
  const tile = (
    <Tile
      className="product-tile"
      tint={product.tint}
      picture={product.picture}
      alt=""
      sizes={sizes}
      priority={priority}
      fallback={<Package aria-hidden />}
    />
  );
  if (wide) {
    return (
      <article className="product product-wide" id={id}>
        <div className={`product-window tint-${product.tint}`}>
          {tile}
          <div className="product-panel">
            <p className="label product-origin">
              {product.brand} · {product.category}
            </p>
            <Name product={product} />
            <Price product={product} />
            {product.features.length > 0 && (
              <ul>
                {product.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </article>
    );
  }
  return (
    <article className="product" id={id}>
      <div className={`product-window tint-${product.tint}`}>
        {tile}
        <div className="shelf-edge">
          <span>
            {product.brand}
            <i> · {product.category}</i>
          </span>
        </div>
      </div>
      <div className="product-text">
        <Name product={product} />
        {product.line && <p className="product-line">{product.line}</p>}
        <Price product={product} />
      </div>
    </article>
  );
}
