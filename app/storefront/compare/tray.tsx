import { useEffect, useSyncExternalStore } from 'react';
import { plainPicture } from '../../../domain/pages/picture.ts';
import { COMPARED_MAX } from '../../../domain/site/compared.ts';
import { comparisonPath, PATHS } from '../../../domain/site/paths.ts';
import { leave } from '../motion/leave.ts';
import { ArrowRight, Package, X } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Tile } from '../ui/tile.tsx';
import {
  type Chosen,
  chosenProducts,
  clearChosen,
  noProducts,
  onChosenChange,
  unchoose,
} from './compare-store.ts';

function Place({ product }: { product: Chosen }) {
  return (
    <li>
      <Tile
        className="tray-tile"
        tint={product.tint}
        picture={plainPicture(product.src)}
        alt=""
        sizes="96px"
        eager
        fallback={<Package aria-hidden />}
      />
      <span>{product.name}</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={`${product.name} karşılaştırmadan çıksın`}
        onClick={({ currentTarget }) =>
          void leave(currentTarget.closest('li')).then(() => unchoose(product.slug))
        }
      >
        <X aria-hidden />
      </button>
    </li>
  );
}

/** The products that were chosen for comparison, on a shelf at the foot of every page but that of the comparison. */
export function CompareTray({ pathname }: { pathname: string }) {
  const chosen = useSyncExternalStore(onChosenChange, chosenProducts, noProducts);
  const isShown = chosen.length > 0 && pathname !== PATHS.comparison;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-tray', isShown);
  }, [isShown]);
  const said = chosen.length > 0 ? `Karşılaştırmada ${chosen.length} ürün var.` : '';
  return (
    <>
      <p className="hidden-visually" role="status">
        {said}
      </p>
      {isShown && <div className="tray-room no-print" />}
      {isShown && (
        <aside className="tray no-print" aria-label="Karşılaştırma">
          <div className="wrap">
            <ul>
              {chosen.map((product) => (
                <Place key={product.slug} product={product} />
              ))}
              {chosen.length < COMPARED_MAX && <li className="tray-empty" aria-hidden="true" />}
            </ul>
            <div className="tray-actions">
              <button type="button" className="text-link tray-clear" onClick={clearChosen}>
                Temizle
              </button>
              {chosen.length > 1 ? (
                <Link className="btn tray-go" to={comparisonPath(chosen.map(({ slug }) => slug))}>
                  {chosen.length} ürünü karşılaştır
                  <ArrowRight aria-hidden />
                </Link>
              ) : (
                <p className="small">Yanına bir ürün daha seçin.</p>
              )}
            </div>
          </div>
        </aside>
      )}
    </>
  );
}
