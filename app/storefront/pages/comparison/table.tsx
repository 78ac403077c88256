import type { CSSProperties } from 'react';
import type {
  Compared,
  ComparedCell,
  ComparedRow,
  ComparisonView,
} from '../../../../domain/pages/comparison.ts';
import { COMPARED_MAX } from '../../../../domain/site/compared.ts';
import { comparisonPath, PATHS } from '../../../../domain/site/paths.ts';
import { unchoose } from '../../compare/compare-store.ts';
import { Package, Plus, X } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Tile } from '../../ui/tile.tsx';
import { COUNTS } from './words.ts';

const SIZES = '(max-width: 699px) 32vw, 300px';

function Head({ product, others }: { product: Compared; others: readonly Compared[] }) {
  return (
    <th scope="col">
      <div className={`comparison-window tint-${product.tint}`}>
        <Tile
          tint={product.tint}
          picture={product.picture}
          alt=""
          sizes={SIZES}
          eager
          fallback={<Package aria-hidden />}
        />
        <div className="comparison-shelf">
          <span>{product.code || product.brand}</span>
          <Link
            className="comparison-out no-print"
            to={comparisonPath(others.map(({ slug }) => slug))}
            aria-label={`${product.name} karşılaştırmadan çıksın`}
            onClick={() => unchoose(product.slug)}
            preventScrollReset
            replace
          >
            <X aria-hidden />
          </Link>
        </div>
      </div>
      {product.href ? (
        <Link className="comparison-name" to={product.href} prefetch="intent" viewTransition>
          {product.name}
        </Link>
      ) : (
        <span className="comparison-name">{product.name}</span>
      )}
    </th>
  );
}

function Cell({ cell }: { cell: ComparedCell | null }) {
  if (!cell)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="hidden-visually">Bilgi yok</span>
      </td>
    );
  const { value, unit, bar } = cell;
  return (
    <td>
      <b>{value}</b> {unit && <span>{unit}</span>}
      {bar && (
        <i
          className="comparison-bar"
          style={{ '--from': bar.from, '--to': bar.to } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </td>
  );
}

function Rows({
  rows,
  products,
  className,
}: {
  rows: readonly ComparedRow[];
  products: readonly Compared[];
  className: string;
}) {
  return rows.map((row) => (
    <tr key={row.label} className={className}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, at) => (
        <Cell key={products[at]?.id} cell={cell} />
      ))}
    </tr>
  ));
}

/** Products as columns: what differs first, with bars on one scale a row, then what is the same of all. */
export function ComparisonTable({ view: { products, different, equal } }: { view: ComparisonView }) {
  const words = COUNTS[products.length];
  return (
    <table className="comparison-table" style={{ '--products': products.length } as CSSProperties}>
      <caption className="hidden-visually">
        {products.map(({ name }) => name).join(', ')}: özellikler yan yana
      </caption>
      <thead>
        <tr>
          <td className="comparison-sum">
            <p>
              <b>{different.length}</b> özellik farklı,
              <br />
              <b>{equal.length}</b> özellik aynı
            </p>
          </td>
          {products.map((product) => (
            <Head
              key={product.id}
              product={product}
              others={products.filter((other) => other.id !== product.id)}
            />
          ))}
          {products.length < COMPARED_MAX && (
            <td className="comparison-more no-print">
              <Link to={products[0]?.href?.split('/').slice(0, -1).join('/') || PATHS.brands}>
                <Plus aria-hidden />
                {products.length === 2 ? 'Üçüncü' : 'Dördüncü'} ürünü ekle
              </Link>
            </td>
          )}
        </tr>
      </thead>
      {different.length > 0 && (
        <tbody>
          <Rows rows={different} products={products} className="comparison-different" />
        </tbody>
      )}
      {equal.length > 0 && (
        <tbody className="comparison-equals">
          <tr>
            <th colSpan={products.length + 1} scope="rowgroup" className="comparison-same">
              {words?.inAll} de aynı
            </th>
          </tr>
          <Rows rows={equal} products={products} className="comparison-equal" />
        </tbody>
      )}
    </table>
  );
}
