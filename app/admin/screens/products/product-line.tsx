import { Picture } from '../../files/picture.tsx';
import { CONTENT, useRights } from '../../lib/use-rights.ts';
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
        'grid grid-cols-[auto_3rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line bg-surface py-1 pr-1 pl-1 xl:py-0',
        columns(handle !== null),
        selection.has(row.id) && 'bg-mint/55 shadow-[inset_3px_0_0_var(--teal)]',
      )}
    >
      <div className="flex items-center">
        {handle && <span className="max-sm:hidden">{handle}</span>}
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
      <div className="order-last col-span-full grid grid-cols-3 gap-x-2 pl-1 sm:grid-cols-5 xl:contents">
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
              <p className="truncate px-2 text-14">{cellText(row, field, cells.choices)}</p>
            )}
          </div>
        ))}
      </div>
      <div className="order-last col-span-full flex gap-4 pl-3 xl:contents">
        <Switch
          checked={row.isFeatured}
          onChange={(on) => onToggle('isFeatured', on)}
          label={<span className="xl:sr-only">Öne çıkan</span>}
        />
        <Switch
          checked={row.isActive}
          onChange={(on) => onToggle('isActive', on)}
          label={<span className="xl:max-[90rem]:sr-only">{row.isActive ? 'Aktif' : 'Pasif'}</span>}
          className="w-24 xl:max-[90rem]:w-11"
        />
      </div>
      <ProductMenu {...props} />
    </article>
  );
}
