import { LinesSkeleton } from '../../list/list-states.tsx';
import { Skeleton } from '../../ui/states.tsx';

const DAYS = Array.from({ length: 35 }, (_, day) => day);

/** A month without plans, and lines where the open plan will be. */
export function PlansSkeleton() {
  return (
    <div
      aria-hidden
      data-skeleton
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5"
    >
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <div className="flex h-15 items-center px-5">
          <Skeleton className="h-4.5 w-40" />
        </div>
        <div className="grid grid-cols-7">
          {DAYS.map((day) => (
            <span key={day} className="h-20 border-t border-r border-line p-2 nth-[7n]:border-r-0 lg:h-24">
              <Skeleton className="h-3.5 w-5" />
            </span>
          ))}
        </div>
      </div>
      <LinesSkeleton className="h-15" count={5} withHead />
    </div>
  );
}
