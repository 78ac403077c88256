import type { BrandGroup } from '../../../../domain/pages/brand-index.ts';
import type { BrandWindow } from '../../../../domain/pages/lists.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { tintAt } from '../../../../domain/rules/tint.ts';
import { BrandLink, BrandMark } from '../../ui/brand-mark.tsx';
import { Package } from '../../ui/icons.tsx';
import { WHOLE_PHONE } from '../../ui/sizes.ts';
import { Tile } from '../../ui/tile.tsx';
import { windowSpans } from './window-spans.ts';

type Props = { brands: readonly BrandWindow[]; groups: ReadonlyArray<BrandGroup<BrandWindow>> };

/** Brands at a glance: each shows its flagship on its tint, its logo on the shelf's edge. */
export function BrandWindows({ brands, groups }: Props) {
  const spans = windowSpans(brands.length);
  /** Where a letter begins: the first of its brands as they stand here. */
  const anchors = new Map(
    groups.flatMap(({ anchor, brands: own }) => {
      const first = brands.find((brand) => own.includes(brand));
      return first ? [[first.id, anchor] as const] : [];
    }),
  );
  return (
    <ul className="brand-windows">
      {brands.map((brand, place) => {
        const { id, flagship, fields, origin } = brand;
        const tint = flagship?.tint ?? tintAt(place);
        const span = spans[place] ?? 4;
        return (
          <li key={id} id={anchors.get(id)} className={`brand-window brand-window-${span}`}>
            <BrandLink brand={brand} className={`brand-window-link tint-${tint}`}>
              <Tile
                className="brand-window-wall"
                tint={tint}
                picture={flagship?.picture ?? null}
                alt=""
                sizes={`${WHOLE_PHONE}, ${span === 4 ? '31vw' : '480px'}`}
                priority={place === 0}
                fallback={<Package aria-hidden />}
              />
              <span className="brand-window-shelf">
                <BrandMark brand={brand} />
                <span className="brand-window-count">
                  <b>{formatCount(brand.count)}</b> ürün
                </span>
              </span>
            </BrandLink>
            {(fields || origin) && (
              <p>
                {fields && <b>{fields}</b>}
                {origin && <span>{origin}</span>}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
