import { cx } from '../../../ui/cx.ts';
import { CELL_FIELDS, CELL_NAMES } from './cell-values.ts';
import { CELL_HELP } from './edit-cell.tsx';
import type { Cells } from './use-cells.ts';

/**
 * The columns of the table; those that can be moved have a handle before them. Where a screen is only just wide enough,
 * the name of a product comes before the air in the other columns.
 */
export function columns(withHandle: boolean): string {
  return withHandle
    ? 'xl:grid-cols-[5.5rem_3rem_minmax(0,1fr)_5.75rem_7rem_6rem_6.5rem_4rem_3rem_2.75rem_2.75rem] min-[90rem]:grid-cols-[5.5rem_3rem_minmax(0,1fr)_6.5rem_7.5rem_7rem_7rem_4.5rem_3.5rem_6rem_2.75rem]'
    : 'xl:grid-cols-[2.75rem_3rem_minmax(0,1fr)_5.75rem_7rem_6rem_6.5rem_4rem_3rem_2.75rem_2.75rem] min-[90rem]:grid-cols-[2.75rem_3rem_minmax(0,1fr)_6.5rem_7.5rem_7rem_7rem_4.5rem_3.5rem_6rem_2.75rem]';
}

/** The names of the columns, and how a cell is written; each cell says its own name besides. */
export function TableHead({ cells, withHandle }: { cells: Cells; withHandle: boolean }) {
  return (
    <>
      <p id={CELL_HELP} className="px-1 text-13 text-ink-2 max-lg:sr-only">
        Hücreye tıklayıp yazın: Enter kaydeder ve aşağı, Tab sağa geçer, Esc vazgeçer, Ctrl+Z son hücreyi geri
        alır. Excel’den kopyaladığınız sütunu bir hücreye yapıştırabilirsiniz.
      </p>
      <p role="status" className="sr-only">
        {cells.said}
      </p>
      <div
        aria-hidden
        className={cx(
          'hidden min-h-10 items-center gap-x-2 rounded-t-panel border border-line bg-surface pr-1 pl-1 text-13 text-ink-2 xl:grid',
          columns(withHandle),
        )}
      >
        <span className="col-start-2 col-end-4">Ürün</span>
        {CELL_FIELDS.map((field) => (
          <span key={field} className={cx('px-2', (field === 'price' || field === 'stock') && 'text-right')}>
            {CELL_NAMES[field]}
          </span>
        ))}
        <span>Öne çıkan</span>
        <span>Durum</span>
      </div>
    </>
  );
}
