import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../lib/notices.ts';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import type { Rows } from '../lib/use-rows.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
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
  if (rows.isPending) {
    return (
      <div>
        <p role="status" className="sr-only">
          Yükleniyor...
        </p>
        {skeleton}
      </div>
    );
  }
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

/** Grey cards where a grid is about to appear. */
export function GridSkeleton({
  column = 240,
  count = 8,
  className = 'h-96',
}: {
  column?: number;
  count?: number;
  className?: string;
}) {
  return (
    <div
      aria-hidden
      className="grid gap-5"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))` }}
    >
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <Skeleton key={key} className={cx('rounded-panel', className)} />
      ))}
    </div>
  );
}

/** Lines where rows will be. */
export function LinesSkeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className="grid gap-2">
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className={cx('rounded-panel', className)} />
      ))}
    </div>
  );
}
