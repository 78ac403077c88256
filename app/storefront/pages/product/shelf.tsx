import type { Picture } from '../../../../domain/pages/picture.ts';
import type { ProductView } from '../../../../domain/pages/product.ts';
import { ZoomIn } from '../../ui/more-icons.tsx';
import { LOUPE, magnifies } from './stage-sizes.ts';

type Props = { view: ProductView; picture: Picture | null; count?: string };

/** What the label under the product's window says: whose it is, its code, and that it may be looked at closely. */
export function Shelf({ view: { brand, sku }, picture, count }: Props) {
  return (
    <>
      <span>
        <b>{brand.name}</b>
        {sku && ` · ${sku}`}
      </span>
      {magnifies(picture) && (
        <button type="button" className="loupe-button no-print" aria-pressed="false" {...{ [LOUPE]: '' }}>
          <ZoomIn aria-hidden />
          Büyüteç 2,2×
        </button>
      )}
      {count && <span>{count}</span>}
    </>
  );
}
