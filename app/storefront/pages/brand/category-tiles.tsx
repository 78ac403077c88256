import type { CSSProperties } from 'react';
import type { BrandHead } from '../../../../domain/pages/brand.ts';
import type { CategoryTile } from '../../../../domain/pages/category-tree.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { brandPath } from '../../../../domain/site/paths.ts';
import { Package } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Tile } from '../../ui/tile.tsx';

const MOST_IN_A_ROW = 7;
const SIZES = '(max-width: 699px) 160px, (max-width: 1099px) 31vw, 220px';

type Props = {
  brand: Pick<BrandHead, 'name' | 'slug' | 'count'>;
  tiles: readonly CategoryTile[];
  /** Whether all of them are what the page shows. */
  isWhole: boolean;
};

/** The fewest columns that need no more rows: rows are then about as long as each other. */
function columnsFor(count: number): number {
  const rows = Math.ceil(count / MOST_IN_A_ROW);
  return Math.max(4, Math.ceil(count / rows));
}

function All({ brand }: Pick<Props, 'brand'>) {
  return (
    <li>
      <Link
        className="category-tile category-tile-all"
        to={brandPath(brand.slug)}
        aria-current="true"
        prefetch="intent"
        viewTransition
      >
        <strong aria-hidden="true">{formatCount(brand.count)}</strong>
        <span className="category-label">
          <b>Tümü</b>
          <span>tüm {brand.name} ürünleri</span>
        </span>
      </Link>
    </li>
  );
}

/** The categories of a brand in their windows; on its own page with all of them first. */
export function CategoryTiles({ brand, tiles, isWhole }: Props) {
  const style = { '--columns': columnsFor(tiles.length + (isWhole ? 1 : 0)) } as CSSProperties;
  return (
    <section className="wrap categories no-print" id="kategoriler" aria-labelledby="kategoriler-baslik">
      <div className="section-head categories-head">
        <h2 className="heading-1" id="kategoriler-baslik">
          Kategoriler
        </h2>
      </div>
      <ul className="category-tiles" style={style}>
        {isWhole && <All brand={brand} />}
        {tiles.map((tile) => (
          <li key={tile.slug}>
            <Link
              className={`category-tile tint-${tile.tint}`}
              to={tile.href}
              aria-current={tile.isCurrent ? 'true' : undefined}
              prefetch="intent"
              viewTransition
            >
              <Tile
                className="category-picture"
                tint={tile.tint}
                picture={tile.picture}
                alt=""
                sizes={SIZES}
                fallback={<Package aria-hidden />}
              />
              <span className="category-label">
                <b>{tile.name}</b>
                <span>{formatCount(tile.count)} ürün</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
