import type { ReactNode } from 'react';
import type { Identified } from '../../../lib/resource.ts';
import { SortableList } from './sortable.tsx';
import { SortableItem } from './sortable-item.tsx';
import type { Rows } from './use-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

type CardListProps<Row extends Identified> = {
  rows: Rows<Row>;
  label: string;
  nameOf: (row: Row) => string;
  sortable: boolean;
  onMove: (ordered: Row[], changed: Row[]) => void;
  /** The least width of a card in px. */
  column: number;
  /** A first guess at a card's height. */
  estimate: number;
  children: (row: Row, handle: ReactNode) => ReactNode;
};

/** Rows as cards, of which only those near the screen are in the page; put in order where the order is the site's. */
export function CardList<Row extends Identified>(props: CardListProps<Row>) {
  const { rows, label, nameOf, sortable, onMove, column, estimate, children } = props;
  const list = (
    <VirtualRows rows={rows} label={label} column={column} gap={20} estimate={estimate}>
      {(row) => (
        <SortableItem id={row.id} name={nameOf(row)}>
          {(handle) => children(row, handle)}
        </SortableItem>
      )}
    </VirtualRows>
  );
  if (!sortable) return list;
  return (
    <SortableList
      items={rows.rows}
      grid
      nameOf={nameOf}
      onMove={onMove}
      overlay={(row) => (
        <div className="rounded-panel border border-primary bg-surface px-5 py-4 font-semibold shadow-float">
          {nameOf(row)}
        </div>
      )}
    >
      {list}
    </SortableList>
  );
}
