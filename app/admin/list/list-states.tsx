import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../lib/notices.ts';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import type { Rows } from '../lib/use-rows.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState, ErrorState, Loading, ShelfSkeleton, Skeleton } from '../ui/states.tsx';
import type { ListState } from './use-list-params.ts';

type ListStatesProps<Row extends { id: string }> = {
  rows: Pick<Rows<Row>, 'rows' | 'isPending' | 'isStale' | 'error' | 'isFetching' | 'retry'>;
  list: Pick<ListState, 'search' | 'filters' | 'setAll'>;
  icon: LucideIcon;
  /** `Henüz ürün bulunmuyor`. */
  empty: string;
  emptyAction?: ReactNode;
  /** `Ürünler yüklenirken hata oluştu!`. */
  failed: string;
  /** A technical line above the server's own sentence. */
  failedDetail?: string;
  skeleton: ReactNode;
  children: ReactNode;
};

/** The rows, or what stands in their place: loading, failed, nothing found, nothing there yet. */
export function ListStates<Row extends { id: string }>({
  rows,
  list,
  icon,
  empty,
  emptyAction,
  failed,
  failedDetail,
  skeleton,
  children,
}: ListStatesProps<Row>) {
  const may = useRights();
  if (rows.error) {
    const detail = [failedDetail, errorText(rows.error)].filter(Boolean).join(' · ');
    return <ErrorState title={failed} detail={detail} onRetry={rows.retry} busy={rows.isFetching} />;
  }
  if (rows.isPending) return <Loading>{skeleton}</Loading>;
  if (rows.rows.length > 0)
    return <div className={cx('min-w-0 transition-opacity', rows.isStale && 'opacity-60')}>{children}</div>;
  const narrowed = list.search !== '' || Object.keys(list.filters).length > 0;
  if (!narrowed) return <EmptyState icon={icon} title={empty} action={may(CONTENT) && emptyAction} />;
  return (
    <EmptyState
      icon={icon}
      title="Aramanıza uyan kayıt yok"
      action={
        <Button variant="ghost" onClick={() => list.setAll({ filters: {} })}>
          Aramayı ve süzgeçleri temizle
        </Button>
      }
    >
      Daha kısa bir sözcük deneyin ya da süzgeçlerden birini kaldırın.
    </EmptyState>
  );
}

const KEYS = Array.from({ length: 12 }, (_, index) => `skeleton-${index}`);

type GridSkeletonProps = {
  column?: number;
  count?: number;
  /** The shape of the tile: `aspect-4/3`. */
  tile?: string;
  /** How many lines of words stand below it. */
  lines?: number;
};

/** Empty shelves where a grid of cards is about to appear. */
export function GridSkeleton({ column = 240, count = 8, tile = 'aspect-4/3', lines = 4 }: GridSkeletonProps) {
  return (
    <div
      aria-hidden
      data-skeleton
      className="grid gap-5"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))` }}
    >
      {KEYS.slice(0, count).map((key) => (
        <div key={key} className="overflow-hidden rounded-panel border border-line bg-surface">
          <ShelfSkeleton className={cx('rounded-none', tile)} />
          <div className="grid gap-2.5 p-4">
            {KEYS.slice(0, lines).map((line, place) => (
              <Skeleton key={line} className={cx('h-3.5', place === 0 ? 'w-3/4' : 'w-1/2')} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type LinesSkeletonProps = {
  /** The height of a line. */
  className: string;
  count?: number;
  /** A head above the lines, as of a table. */
  withHead?: boolean;
  /** What stands before the words: `h-9 w-12`. */
  tile?: string;
  /** Inside a panel, whose edge is enough. */
  inPanel?: boolean;
};

/** A hairline list where rows will be. */
export function LinesSkeleton({ className, count = 8, withHead, tile, inPanel }: LinesSkeletonProps) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={cx(
        'divide-y divide-line overflow-hidden',
        !inPanel && 'rounded-panel border border-line bg-surface',
      )}
    >
      {withHead && <div className="h-10" />}
      {KEYS.slice(0, count).map((line, place) => (
        <div key={line} className={cx('flex items-center gap-4 px-5', className)}>
          {tile && <ShelfSkeleton className={cx('flex-none', tile)} />}
          <Skeleton className={cx('h-3.5', place % 3 === 1 ? 'w-2/5' : 'w-1/3')} />
          <Skeleton className="ml-auto h-3.5 w-16 flex-none" />
        </div>
      ))}
    </div>
  );
}

/** The fields of a form that is about to open, one below the other or in two columns. */
export function FieldsSkeleton({ count = 6, columns }: { count?: number; columns?: boolean }) {
  return (
    <div aria-hidden data-skeleton className={cx('grid gap-6 p-5', columns && 'sm:grid-cols-2')}>
      {KEYS.slice(0, count).map((field) => (
        <div key={field} className="grid gap-2.5">
          <Skeleton className="h-3.5 w-28" />
          <span className="block h-12 rounded-control border border-line" />
        </div>
      ))}
    </div>
  );
}
