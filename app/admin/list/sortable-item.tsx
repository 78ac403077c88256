import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../ui/cx.ts';

type Grip = { armed: boolean; instructions: string; arm: () => void };
export const GripContext = createContext<Grip | null>(null);

type Listeners = ReturnType<typeof useSortable>['listeners'];
type BindingProps = {
  id: string;
  node: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  listeners: RefObject<Listeners>;
};

/** Takes an item into the drag that begins. It shows nothing, so that the item itself stays as it is. */
function Binding({ id, node, handle, listeners }: BindingProps) {
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  useLayoutEffect(() => {
    setNodeRef(node.current);
    setActivatorNodeRef(handle.current);
    listeners.current = sortable.listeners;
  });
  useLayoutEffect(() => {
    const style = node.current?.style;
    if (!style) return;
    style.transform = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : '';
    style.transition = transition ?? '';
    style.opacity = isDragging ? '.4' : '';
  }, [node, transform, transition, isDragging]);
  useLayoutEffect(() => {
    const element = node.current;
    return () => element?.removeAttribute('style');
  }, [node]);
  return null;
}

type SortableItemProps = {
  id: string;
  name: string;
  className?: string;
  children: (handle: ReactNode) => ReactNode;
};

/** One item of a `SortableList`, with the handle that moves it; outside of one it has no handle. */
export function SortableItem({ id, name, className, children }: SortableItemProps) {
  const grip = use(GripContext);
  const node = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const listeners = useRef<Listeners>(undefined);

  function pass(kind: 'onPointerDown' | 'onKeyDown', event: SyntheticEvent) {
    grip?.arm();
    listeners.current?.[kind]?.(event);
  }
  return (
    <div ref={node} className={cx('grid min-w-0', className)}>
      {grip?.armed && <Binding id={id} node={node} handle={handle} listeners={listeners} />}
      {children(
        grip && (
          <button
            ref={handle}
            type="button"
            aria-label={`${name}: sırasını değiştir`}
            aria-roledescription="sıralanabilir"
            aria-describedby={grip.instructions}
            onPointerDown={(event) => pass('onPointerDown', event)}
            onKeyDown={(event) => {
              if (event.key === ' ' || event.key === 'Enter' || grip.armed) pass('onKeyDown', event);
            }}
            className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink active:cursor-grabbing"
          >
            <GripVertical aria-hidden />
          </button>
        ),
      )}
    </div>
  );
}
