import { Picture } from '../../files/picture.tsx';
import { CONTENT, useRights } from '../../lib/use-rights.ts';
import { StateSwitch } from '../../list/row-card.tsx';
import { RowTick } from '../../list/row-tick.tsx';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/switch.tsx';
import type { ProductItemProps } from './product-item.ts';
import { ProductMenu } from './product-menu.tsx';
import { CELL_FIELDS, CELL_NAMES, cellText } from './table/cell-values.ts';
import { EditCell } from './table/edit-cell.tsx';
import { columns } from './table/table-head.tsx';
import type { Cells } from './table/use-cells.ts';

/** On a phone these stand in the form only. */
const WIDE = new Set(['categoryId', 'catalogId']);

/** A product as one line of the table, whose values are written in their places. */
export function ProductLine({ cells, ...props }: ProductItemProps & { cells: Cells }) {
  const { row, selection, onEdit, onToggle, handle } = props;
  const mayWrite = useRights()(CONTENT);
  return (
    <article
      className={cx(
        'grid grid-cols-[auto_3rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line bg-surface px-1 py-2 xl:h-[53px] xl:py-0',
        columns(handle !== null),
        selection.has(row.id) && 'bg-mint/55 shadow-[inset_3px_0_0_var(--teal)]',
      )}
    >
      <div className="flex items-center">
        {handle && <span className="max-sm:hidden xl:-mr-2 xl:-ml-2 xl:scale-90">{handle}</span>}
        <RowTick selection={selection} id={row.id} name={`${row.name} seç`} />
      </div>
      <Picture src={row.imageUrl} alt="" small className="h-9 w-12 rounded-tile" />
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
        <p className="truncate text-13 text-ink-2">{row.brand.name}</p>
      </div>
      <div className="order-last col-span-full grid grid-cols-[minmax(0,1fr)_7.125rem_3.5rem_auto] items-end gap-x-1 pl-1 sm:grid-cols-[repeat(5,minmax(0,1fr))_auto_auto] sm:gap-x-2 xl:contents">
        {CELL_FIELDS.map((field) => (
          <div key={field} className={cx('min-w-0', WIDE.has(field) && 'max-sm:hidden')}>
            <span
              aria-hidden
              className={cx(
                'block px-2 text-13 text-ink-2 xl:hidden',
                (field === 'price' || field === 'stock') && 'text-right',
              )}
            >
              {CELL_NAMES[field]}
            </span>
            {mayWrite ? (
              <EditCell cells={cells} row={row} field={field} />
            ) : (
              <p
                className={cx(
                  'truncate px-2 text-14',
                  (field === 'price' || field === 'stock') && 'text-right',
                )}
              >
                {cellText(row, field, cells.choices)}
              </p>
            )}
          </div>
        ))}
        <div className="max-sm:hidden">
          <span aria-hidden className="block text-13 text-ink-2 xl:hidden">
            Öne çıkan
          </span>
          <span className="flex min-h-11 items-center">
            <Switch
              checked={row.isFeatured}
              onChange={(on) => onToggle('isFeatured', on)}
              name={`${row.name}: Öne çıkan`}
            />
          </span>
        </div>
        <div className="pr-2 xl:pr-0">
          <span aria-hidden className="block text-13 text-ink-2 xl:hidden">
            Durum
          </span>
          <span className="flex min-h-11 items-center">
            <StateSwitch row={row} onToggle={onToggle} />
          </span>
        </div>
      </div>
      <ProductMenu {...props} />
    </article>
  );
}
