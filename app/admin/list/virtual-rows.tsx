import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { offerLocator } from '../lib/kept-place.ts';
import type { Identified } from '../lib/resource.ts';
import type { Rows } from '../lib/use-rows.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useArrivals } from './arrivals.ts';

type VirtualRowsProps<Row extends Identified> = {
  rows: Rows<Row>;
  label: string;
  /** The least width of a column in px; without it there is one column. */
  column?: number;
  gap?: number;
  /** A first guess at a row's height; real heights are measured. */
  estimate: number;
  children: (row: Row, index: number) => ReactNode;
};

/** A list that is no `<ul>`, since a line of cells stands between it and its items. */
function listRole(label: string) {
  return { role: 'list', 'aria-label': label };
}

function itemRole(index: number, total: number) {
  return { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': total };
}

type RenderRow = (row: { id: string }, index: number) => ReactNode;

/** One row's content. Scrolling changes which rows are there, never what is in one. */
const Cell = memo(function Cell({
  row,
  index,
  render,
}: {
  row: { id: string };
  index: number;
  render: RenderRow;
}) {
  return render(row, index);
});

/** Columns that fit, and where the list begins on the page. */
function useLayout(column: number | undefined, gap: number) {
  const box = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    function measure() {
      if (!element) return;
      const columns = column ? Math.max(1, Math.floor((element.clientWidth + gap) / (column + gap))) : 1;
      const top = element.getBoundingClientRect().top + window.scrollY;
      setLayout((before) =>
        before.columns === columns && Math.abs(before.top - top) < 1 ? before : { columns, top },
      );
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [column, gap]);
  return { box, ...layout };
}

/** The lines near the screen, and the one that has the focus: scrolling must not take it away. */
function withFocused(range: Range, box: HTMLElement | null): number[] {
  const near = defaultRangeExtractor(range);
  const line = box?.querySelector(':focus')?.closest('[data-index]');
  const focused = line ? Number(line.getAttribute('data-index')) : -1;
  if (focused < 0 || focused >= range.count || near.includes(focused)) return near;
  return [...near, focused].sort((a, b) => a - b);
}

/** A list of which only what is near the screen is in the page; asks for more rows before its end is reached. */
export function VirtualRows<Row extends Identified>({
  rows,
  label,
  column,
  gap = 12,
  estimate,
  children,
}: VirtualRowsProps<Row>) {
  const { box, columns, top } = useLayout(column, gap);
  const items = rows.rows;
  const fresh = useArrivals(items);
  const count = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    // A line goes with its first row, and so keeps its height and its focus when rows above it come or go.
    getItemKey: useCallback((index: number) => items[index * columns]?.id ?? index, [items, columns]),
    overscan: 4,
    rangeExtractor: useCallback((range: Range) => withFocused(range, box.current), [box]),
    gap,
    scrollMargin: top,
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(
    () =>
      offerLocator((id) => {
        const place = items.findIndex((item) => item.id === id);
        return place < 0
          ? undefined
          : virtualizer.getOffsetForIndex(Math.floor(place / columns), 'start')?.[0];
      }),
    [items, columns, virtualizer],
  );
  const { hasMore, isFetchingMore, failedMore, fetchMore } = rows;
  const nearEnd = last >= count - 6;
  const fetching = useRef(fetchMore);
  useEffect(() => {
    fetching.current = fetchMore;
  });
  useEffect(() => {
    if (nearEnd && hasMore && !isFetchingMore && !failedMore) fetching.current();
  }, [nearEnd, hasMore, isFetchingMore, failedMore]);

  return (
    <>
      <div
        ref={box}
        {...listRole(label)}
        data-columns={columns}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {shown.map((line) => (
          <div
            key={line.key}
            ref={virtualizer.measureElement}
            data-index={line.index}
            className="absolute inset-x-0 grid contain-layout focus-within:z-1"
            style={{
              top: line.start - top,
              columnGap: gap,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {items.slice(line.index * columns, (line.index + 1) * columns).map((row, offset) => (
              <div
                key={row.id}
                data-row={row.id}
                {...itemRole(line.index * columns + offset, rows.total)}
                className={fresh.has(row.id) ? 'arrive grid min-w-0' : 'grid min-w-0'}
              >
                <Cell row={row} index={line.index * columns + offset} render={children as RenderRow} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {isFetchingMore && <Spinner />}
      {failedMore && (
        <div role="alert" className="grid justify-items-center gap-2 text-ink-2">
          Devamı yüklenemedi.
          <Button variant="ghost" onClick={fetchMore}>
            Tekrar Dene
          </Button>
        </div>
      )}
    </>
  );
}
