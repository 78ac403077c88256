import { ArrowDown, ArrowUp } from 'lucide-react';
import { SelectAll } from '../../../list/select-all.tsx';
import type { ListState } from '../../../list/use-list-params.ts';
import type { Selection } from '../../../list/use-selection.ts';
import { cx } from '../../../ui/cx.ts';
import { CELL_FIELDS, CELL_NAMES, type CellField } from './cell-values.ts';
import { CELL_HELP } from './edit-cell.tsx';

/**
 * The columns of the table; those that can be moved have a handle before them. Where a screen is only just wide enough,
 * the name of a product comes before the air in the other columns.
 */
export function columns(withHandle: boolean): string {
  return withHandle
    ? 'xl:grid-cols-[4.5rem_3rem_minmax(0,1fr)_5.75rem_6.5rem_6rem_7.75rem_3.75rem_4.5rem_4.75rem_2.75rem] min-[90rem]:grid-cols-[4.5rem_3rem_minmax(0,1fr)_5.75rem_7.25rem_7rem_7.5rem_3.75rem_4.75rem_5rem_2.75rem]'
    : 'xl:grid-cols-[2.75rem_3rem_minmax(0,1fr)_5.75rem_6.5rem_6rem_7.75rem_3.75rem_4.5rem_4.75rem_2.75rem] min-[90rem]:grid-cols-[2.75rem_3rem_minmax(0,1fr)_5.75rem_7.25rem_7rem_7.5rem_3.75rem_4.75rem_5rem_2.75rem]';
}

/** The orders that a press on a column's name goes through; after the last the list is in the site's order again. */
const ORDERS: Readonly<Partial<Record<CellField | 'name', readonly string[]>>> = {
  name: ['name'],
  sku: ['sku'],
  price: ['price', '-price'],
  stock: ['stock'],
};
const SITE_ORDER = 'sortOrder';

type ColumnNameProps = { field: CellField | 'name'; name: string; list: Pick<ListState, 'sort' | 'setSort'> };

function ColumnName({ field, name, list: { sort, setSort } }: ColumnNameProps) {
  const orders = ORDERS[field];
  if (!orders) return name;
  const at = orders.indexOf(sort);
  const Arrow = sort.startsWith('-') ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      aria-pressed={at >= 0}
      aria-label={`${name}: sırala`}
      onClick={() => setSort(orders[at + 1] ?? SITE_ORDER)}
      className="inline-flex min-h-10 items-center gap-1 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
    >
      {name}
      {at >= 0 && <Arrow aria-hidden className="size-4" />}
    </button>
  );
}

type TableHeadProps = {
  list: Pick<ListState, 'sort' | 'setSort'>;
  selection: Selection;
  withHandle: boolean;
};

/** The names of the columns; each cell says its own name besides. */
export function TableHead({ list, selection, withHandle }: TableHeadProps) {
  return (
    <div
      className={cx(
        'sticky top-16 z-10 hidden min-h-10 items-center gap-x-2 rounded-t-panel border border-line bg-surface px-1 text-13 text-ink-2 xl:grid',
        columns(withHandle),
      )}
    >
      <SelectAll selection={selection} isBare className="justify-self-end" />
      <span className="col-start-2 col-end-4">
        <ColumnName field="name" name="Ürün" list={list} />
      </span>
      {CELL_FIELDS.map((field) => (
        <span key={field} className={cx('px-2', (field === 'price' || field === 'stock') && 'text-right')}>
          <ColumnName field={field} name={CELL_NAMES[field]} list={list} />
        </span>
      ))}
      <span className="whitespace-nowrap">Öne çıkan</span>
      <span>Durum</span>
    </div>
  );
}

/** How a cell is written: the foot of the table, and what each cell is described by. */
export function TableFoot({ said }: { said: string }) {
  return (
    <>
      <p
        id={CELL_HELP}
        className="flex min-h-13 items-center border-b border-line bg-surface px-5 py-2 text-13 text-ink-2 max-lg:sr-only"
      >
        Hücreye tıklayıp yazın: Enter kaydeder ve aşağı, Tab sağa geçer, Esc vazgeçer, Ctrl+Z son hücreyi geri
        alır. Excel’den kopyaladığınız sütunu bir hücreye yapıştırabilirsiniz.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
