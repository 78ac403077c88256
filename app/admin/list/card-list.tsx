import type { ReactNode } from 'react';
import { SortableList } from './sortable.tsx';
import { SortableItem } from './sortable-item.tsx';
import type { ListedRow, ListScreenState } from './use-list-screen.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** What a card or a line of a list shows and does. */
export type CardProps<Row extends ListedRow, Flag extends keyof Row & string> = {
  row: Row;
  selection: ListScreenState<Row, unknown, unknown, Flag>['selection'];
  onEdit: () => void;
  onRemove: () => void;
  onToggle: (flag: Flag, value: boolean) => void;
  /** Moves within the list; absent where the list is not in the site's order. */
  onShift?: ((step: 1 | -1 | 'first') => void) | undefined;
  handle: ReactNode;
};

type CardListProps<Row extends ListedRow, Patch, Change, Flag extends keyof Row & string> = {
  screen: ListScreenState<Row, Patch, Change, Flag>;
  /** The least width of a card in px; absent for lines. */
  column?: number;
  /** The room between two, in px. */
  gap?: number;
  /** A first guess at the height of one. */
  estimate: number;
  children: (props: CardProps<Row, Flag>) => ReactNode;
};

/** Rows as cards or lines, of which only those near the screen are in the page; put in order where the order is the site's. */
export function CardList<Row extends ListedRow, Patch, Change, Flag extends keyof Row & string>({
  screen,
  column,
  gap = column ? 20 : 8,
  estimate,
  children,
}: CardListProps<Row, Patch, Change, Flag>) {
  const { rows, texts, selection, open, remove, toggle, order, sortable } = screen;
  const list = (
    <VirtualRows rows={rows} label={texts.list} {...(column && { column })} gap={gap} estimate={estimate}>
      {(row) => (
        <SortableItem id={row.id} name={row.name}>
          {(handle) =>
            children({
              row,
              handle,
              selection,
              onEdit: () => open.openEdit(row.id),
              onRemove: () => remove.ask(row),
              onToggle: (flag, value) => toggle(row, flag, value),
              onShift: sortable ? (step) => order.shift(row, step) : undefined,
            })
          }
        </SortableItem>
      )}
    </VirtualRows>
  );
  if (!sortable) return list;
  return (
    <SortableList
      items={rows.rows}
      grid={column !== undefined}
      nameOf={(row) => row.name}
      onMove={order.place}
      overlay={(row) => (
        <div className="rounded-panel border border-primary bg-surface px-5 py-4 font-semibold shadow-float">
          {row.name}
        </div>
      )}
    >
      {list}
    </SortableList>
  );
}
