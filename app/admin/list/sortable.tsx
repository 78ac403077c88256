import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moved } from './moved.ts';
import { GripContext } from './sortable-item.tsx';

type Item = { id: string };
type SortableListProps<T extends Item> = {
  items: readonly T[];
  nameOf: (item: T) => string;
  /** The whole new order, and the part of it between the old and the new place. */
  onMove: (ordered: T[], changed: T[]) => void;
  grid?: boolean;
  /** What is seen under the pointer while dragging. */
  overlay: (item: T) => ReactNode;
  children: ReactNode;
};

const INSTRUCTIONS =
  'Satırı almak için boşluk tuşuna basın, ok tuşlarıyla taşıyın, bırakmak için yeniden boşluğa, vazgeçmek için Escape tuşuna basın.';

/** Lets its `SortableItem`s be put in order by pointer and by keyboard. */
export function SortableList<T extends Item>({
  items,
  nameOf,
  onMove,
  grid,
  overlay,
  children,
}: SortableListProps<T>) {
  const instructions = useId();
  const hasMoved = useRef(false);
  // Items take part only while one of them is held: scrolling a long list must not pay for it.
  const [armed, setArmed] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const grip = useMemo(
    () => ({ armed, instructions, arm: () => flushSync(() => setArmed(true)) }),
    [armed, instructions],
  );
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number | undefined) => items.findIndex((item) => item.id === id);
  const nameAt = (id: string | number) => {
    const item = items[placeOf(id)];
    return item ? nameOf(item) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameAt(active.id)} alındı, ${placeOf(active.id) + 1}. sırada.`,
    onDragOver: ({ active, over }) => {
      // Right after it was taken an item is over itself: that must not drown the first announcement.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return `${nameAt(active.id)} ${placeOf(over.id) + 1}. sıraya geldi.`;
    },
    onDragEnd: ({ active, over }) =>
      `${nameAt(active.id)} ${placeOf(over?.id ?? active.id) + 1}. sıraya bırakıldı.`,
    onDragCancel: ({ active }) => `${nameAt(active.id)} eski yerinde kaldı.`,
  };
  function release() {
    setActiveId(null);
    setArmed(false);
  }
  function drop({ active, over }: DragEndEvent) {
    release();
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from < 0 || to < 0 || from === to) return;
    const { ordered, changed } = moved(items, from, to);
    onMove(ordered, changed);
  }
  const active = items[placeOf(activeId ?? undefined)];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active: taken }) => {
        hasMoved.current = false;
        setActiveId(String(taken.id));
      }}
      onDragAbort={release}
      onDragCancel={release}
      onDragEnd={drop}
    >
      <p id={instructions} hidden>
        {INSTRUCTIONS}
      </p>
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <GripContext value={grip}>{children}</GripContext>
      </SortableContext>
      <DragOverlay>{active ? overlay(active) : null}</DragOverlay>
    </DndContext>
  );
}
