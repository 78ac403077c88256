import type { ProductCard as Card } from '../../../domain/pages/product-card.ts';
import { formatPrice } from '../../../domain/rules/money.ts';
import { CompareButton } from '../compare/compare-button.tsx';
import { AddButton } from '../quote/add-button.tsx';
import { Package } from './icons.tsx';
import { Kept } from './kept.tsx';
import { Link } from './link.tsx';
import { Tile } from './tile.tsx';

type Props = {
  product: Card;
  sizes: string;
  /** Tile left, facts right: one a rail or grid, first. */
  wide?: boolean;
  priority?: boolean;
  id?: string | undefined;
  /** Was added to the shelf just now. */
  arrives?: boolean;
};

type Inside = Pick<Props, 'product' | 'sizes' | 'wide' | 'priority'>;

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

function Inside({ product, sizes, wide, priority = false }: Inside) {
  const plate = wide ? undefined : product.plate;
  const tile = (
    <Tile
      className={`product-tile${plate ? ` plate plate-${plate.kind}` : ''}`}
      tint={product.tint}
      picture={product.picture}
      alt=""
      sizes={sizes}
      priority={priority}
      fallback={<Package aria-hidden />}
    >
      {plate && (
        <>
          <span className="plate-drawing" style={plate.style} />
          <span className="plate-measure">
            <small>{plate.label}</small>
            <b>
              {plate.number}
              <i>{plate.unit}</i>
            </b>
          </span>
        </>
      )}
    </Tile>
  );
  if (wide) {
    return (
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
        <CompareButton product={product} className="compare-corner" />
        <AddButton product={product} className="shelf-add-corner" />
      </div>
    );
  }
  return (
    <>
      <div className={`product-window tint-${product.tint}`}>
        {tile}
        <div className="shelf-edge">
          <span>
            {product.brand}
            <i> · {product.category}</i>
          </span>
          <CompareButton product={product} className="compare-shelf" />
          <AddButton product={product} />
        </div>
      </div>
      <div className="product-text">
        <Name product={product} />
        {product.line && <p className="product-line">{product.line}</p>}
        <Price product={product} />
      </div>
    </>
  );
}

/** A product in its display window; the whole card is the link. */
export function ProductCard({ product, sizes, wide = false, priority = false, id, arrives }: Props) {
  return (
    <Kept
      as="article"
      className={`product${wide ? ' product-wide' : ''}${arrives ? ' arrive' : ''}`}
      id={id}
      part={Inside}
      from={{ product, sizes, wide, priority }}
      // A preload is the page's own.
      isFresh={priority}
    />
  );
}
