import type { CSSProperties, ReactNode } from 'react';
import type { BrandTile } from '../../../domain/pages/brand-tile.ts';
import { formatCount } from '../../../domain/rules/format.ts';
import { BrandLink, BrandMark } from './brand-mark.tsx';
import { ArrowRight } from './icons.tsx';
import { Kept } from './kept.tsx';
import { openPlaces } from './open-places.ts';

type Cell = BrandTile & { country?: string | null };
type Props = {
  brands: readonly Cell[];
  /** What stands in the cell that closes the grid. */
  closing?: ReactNode;
};

function detail({ count, country, field }: Cell): string {
  const products = `${formatCount(count)} ürün`;
  return country && country !== field ? `${products} · ${country}` : products;
}

function Inside({ brand }: { brand: Cell }) {
  return (
    <BrandLink brand={brand} className="brand-cell">
      <BrandMark brand={brand} />
      <dl>
        <dt>{brand.field ?? brand.name}</dt>
        <dd>{detail(brand)}</dd>
      </dl>
      {brand.href && <ArrowRight className="brand-cell-arrow" aria-hidden />}
    </BrandLink>
  );
}

/** Brands in hairline cells: mark, field, number of products. */
export function BrandGrid({ brands, closing }: Props) {
  const style = {
    '--open': openPlaces(brands.length, 3),
    '--open-2': openPlaces(brands.length, 2),
  } as CSSProperties;
  return (
    <ul className="brand-grid" style={style}>
      {brands.map((brand) => (
        <Kept key={brand.id} as="li" part={Inside} from={{ brand }} />
      ))}
      {closing && <li className="brand-grid-closing">{closing}</li>}
    </ul>
  );
}
