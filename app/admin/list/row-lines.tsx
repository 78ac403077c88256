import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/rules/format.ts';
import type { Rows } from '../lib/use-rows.ts';
import { useArrivals } from './arrivals.ts';
import { LinesSkeleton, ListStates } from './list-states.tsx';
import { MoreButton } from './more-button.tsx';
import { SelectAll } from './select-all.tsx';
import type { ListState } from './use-list-params.ts';
import type { Selection } from './use-selection.ts';

type RowLinesProps<Row extends { id: string }> = {
  rows: Rows<Row>;
  list: Pick<ListState, 'search' | 'filters' | 'setAll'>;
  selection: Selection;
  /** What the list is called. */
  label: string;
  /** `mesaj`, behind a number. */
  noun: string;
  icon: LucideIcon;
  /** `Henüz mesaj yok`. */
  empty: string;
  /** `Mesajlar yüklenirken hata oluştu`. */
  failed: string;
  /** The height of a line that is still loading, as a class. */
  lineHeight: string;
  line: (row: Row) => ReactNode;
};

/** A list of lines that can be ticked: how many there are, the lines or what stands in their place, and a way to more. */
export function RowLines<Row extends { id: string }>({
  rows,
  list,
  selection,
  label,
  noun,
  line,
  lineHeight,
  ...texts
}: RowLinesProps<Row>) {
  const fresh = useArrivals(rows.rows);
  return (
    <>
      <div className="flex items-center justify-between gap-3 pl-2.5">
        <SelectAll selection={selection} disabled={rows.rows.length === 0} />
        <p role="status" className="text-ink-2">
          {rows.isPending || rows.error ? '' : `${formatCount(rows.total)} ${noun}`}
        </p>
      </div>
      <h2 className="sr-only">{label}</h2>
      <ListStates rows={rows} list={list} skeleton={<LinesSkeleton className={lineHeight} />} {...texts}>
        <ul
          aria-label={label}
          className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface"
        >
          {rows.rows.map((row) => (
            <li key={row.id} data-row={row.id} className={fresh.has(row.id) ? 'arrive' : undefined}>
              {line(row)}
            </li>
          ))}
        </ul>
      </ListStates>
      <MoreButton rows={rows} />
    </>
  );
}
