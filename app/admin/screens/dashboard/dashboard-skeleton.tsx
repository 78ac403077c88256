import { ShelfSkeleton, Skeleton } from '../../ui/states.tsx';

const card = 'rounded-panel border border-line bg-surface p-5';

/** Heights in percent, each once. */
const WEEKS = [52, 60, 58, 64, 70, 66, 74, 72, 80, 86, 92, 48];

/** The dashboard's parts where they will stand. */
export function DashboardSkeleton() {
  return (
    <div className="grid gap-4 lg:gap-5">
      <p role="status" className="sr-only">
        Yükleniyor...
      </p>
      <div
        aria-hidden
        className="grid h-56 overflow-hidden rounded-panel bg-primary-solid lg:grid-cols-[minmax(0,1fr)_21.5rem]"
      >
        <div className="grid content-start gap-4 p-8">
          <span className="h-4 w-56 rounded-tile bg-white/15" />
          <span className="h-8 w-4/5 rounded-tile bg-white/15" />
          <span className="mt-8 h-11 w-64 max-w-full rounded-control bg-white/15" />
        </div>
        <ShelfSkeleton className="h-full rounded-bl-[6rem] max-lg:hidden" />
      </div>
      <div aria-hidden className="grid gap-4 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-5">
        <div className={`${card} grid content-start gap-6`}>
          {['a', 'b', 'c', 'd', 'e'].map((line) => (
            <div key={line} className="flex items-center gap-3.5">
              <Skeleton className="size-10 rounded-control" />
              <Skeleton className="h-4 flex-1" />
            </div>
          ))}
        </div>
        <div className={`${card} flex h-96 items-end gap-1.5`}>
          {WEEKS.map((height) => (
            <span key={height} className="flex-1 rounded-tile bg-mint" style={{ height: `${height}%` }} />
          ))}
        </div>
      </div>
      <div aria-hidden className={`${card} flex gap-4 overflow-hidden`}>
        {['a', 'b', 'c', 'd', 'e'].map((tile) => (
          <ShelfSkeleton key={tile} className="h-44 w-47 flex-none first:w-92" />
        ))}
      </div>
    </div>
  );
}
