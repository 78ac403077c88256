import { FieldsSkeleton, LinesSkeleton } from '../../../list/list-states.tsx';
import { Loading, ShelfSkeleton } from '../../../ui/states.tsx';

/** Sections, form and page, before they are there. */
export function EditorSkeleton() {
  return (
    <Loading>
      <div className="grid lg:grid-cols-[15rem_22rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_25.5rem_minmax(0,1fr)]">
        <div className="bg-surface max-lg:hidden lg:h-dvh lg:border-r lg:border-line">
          <LinesSkeleton className="h-13" count={7} inPanel />
        </div>
        <div className="bg-surface lg:border-r lg:border-line">
          <FieldsSkeleton />
        </div>
        <div className="p-5 max-lg:hidden">
          <ShelfSkeleton className="aspect-4/3 rounded-panel" />
        </div>
      </div>
    </Loading>
  );
}
