import { Picture } from '../../files/picture.tsx';
import { EditButton } from '../../list/row-card.tsx';
import { RowTick } from '../../list/row-tick.tsx';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/switch.tsx';
import { type ProductItemProps, placeOf, priceOf, stockOf } from './product-item.ts';
import { ProductMenu } from './product-menu.tsx';

/** A product as one line of the list. */
export function ProductLine(props: ProductItemProps) {
  const { row, selection, onEdit, onToggle, handle } = props;
  const stock = stockOf(row);
  return (
    <article
      className={cx(
        'grid grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-1 sm:gap-x-3 xl:grid-cols-[auto_3.5rem_minmax(0,1fr)_10rem_9rem_auto_auto]',
        selection.has(row.id) && 'outline-2 -outline-offset-1 outline-primary',
      )}
    >
      <div className="flex items-center">
        {handle && <span className="max-sm:hidden">{handle}</span>}
        <RowTick selection={selection} id={row.id} name={`${row.name} seç`} />
      </div>
      <Picture src={row.imageUrl} alt="" small className="size-14 rounded-tile" />
      <div className="min-w-0">
        <h3 className="flex text-15 font-semibold">
          <button
            type="button"
            onClick={onEdit}
            className="relative max-w-full truncate after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
          >
            {row.name}
          </button>
        </h3>
        <p className="truncate text-13 text-ink-2">{placeOf(row)}</p>
      </div>
      <p className="truncate text-13 text-ink-2 max-xl:hidden">{row.sku}</p>
      <div className="order-last col-span-full flex items-center justify-between gap-3 px-3 text-14 xl:contents">
        <p className="text-right max-xl:order-last">
          <span className="block font-medium">{priceOf(row)}</span>
          <span className={stock.isOut ? 'text-danger' : 'text-ink-2'}>{stock.text}</span>
        </p>
        <div className="flex items-center gap-4 xl:px-2">
          <Switch
            checked={row.isActive}
            onChange={(on) => onToggle('isActive', on)}
            label={row.isActive ? 'Aktif' : 'Pasif'}
            className="w-24"
          />
          <Switch checked={row.isFeatured} onChange={(on) => onToggle('isFeatured', on)} label="Öne çıkan" />
        </div>
      </div>
      <div className="flex">
        <EditButton name={row.name} onEdit={onEdit} className="hover:bg-surface-2 max-sm:hidden" />
        <ProductMenu {...props} />
      </div>
    </article>
  );
}
