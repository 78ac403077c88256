import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { CELL_PLACES } from '../../../../../domain/site/window.ts';
import { Picture } from '../../../files/picture.tsx';
import { neighbour } from '../model/window.ts';
import type { WindowDesk } from './use-window-desk.ts';

/** What is dragged: a product of the list, or what stands in a cell. */
export type Dragged = { id: string; name: string; src: string | null; from: number | null };
/** A cell over one of the previews. */
export type CellData = { place: number; device: string };

export function cellName(place: number): string {
  return `${place + 1}. göz, ${CELL_PLACES[place]}`;
}

const WAYS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

/** From cell to cell of the same preview. */
const toNeighbour: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const way = Object.hasOwn(WAYS, event.code) ? WAYS[event.code as keyof typeof WAYS] : null;
  const at = (context.over ?? context.active)?.data.current as CellData | undefined;
  const rect = context.collisionRect;
  if (!way || !at || !rect) return undefined;
  event.preventDefault();
  const place = neighbour(at.place, way);
  const target = context.droppableContainers.getEnabled().find(({ data }) => {
    const cell = data.current as CellData | undefined;
    return cell?.device === at.device && cell.place === place;
  });
  const goal = target && context.droppableRects.get(target.id);
  if (!goal) return undefined;
  return {
    x: currentCoordinates.x + goal.left + goal.width / 2 - (rect.left + rect.width / 2),
    y: currentCoordinates.y + goal.top + goal.height / 2 - (rect.top + rect.height / 2),
  };
};

/** The small picture hangs at the pointer, wherever the row or the tile was taken. */
const toPointer: Modifier = ({ activatorEvent, activeNodeRect, overlayNodeRect, transform }) => {
  if (!(activatorEvent instanceof PointerEvent) || !activeNodeRect || !overlayNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + activatorEvent.clientX - activeNodeRect.left - overlayNodeRect.width / 2,
    y: transform.y + activatorEvent.clientY - activeNodeRect.top - overlayNodeRect.height / 2,
  };
};

function draggedOf(data: unknown): Dragged | null {
  return ((data as { dragged?: Dragged } | undefined)?.dragged ?? null) as Dragged | null;
}

function placeOf(over: DragEndEvent['over']): number | null {
  return (over?.data.current as CellData | undefined)?.place ?? null;
}

/** Lets products and cells be dragged over the previews. */
export function WindowDrag({ desk, children }: { desk: WindowDesk; children: ReactNode }) {
  const [held, setHeld] = useState<Dragged | null>(null);
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNeighbour,
      // Enter chooses a cell.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${draggedOf(active.data.current)?.name ?? ''} alındı.`,
    onDragOver: ({ active, over }) => {
      const place = placeOf(over);
      // Right after it was taken a tile is over its own cell: that must not drown the first announcement.
      if (!hasMoved.current && place === draggedOf(active.data.current)?.from) return undefined;
      hasMoved.current = true;
      return place === null ? 'Vitrinin dışında.' : `${cellName(place)} üzerinde.`;
    },
    onDragEnd: ({ active, over }) => {
      const place = placeOf(over);
      const name = draggedOf(active.data.current)?.name ?? '';
      return place === null ? `${name} bırakıldı, vitrin değişmedi.` : `${name}: ${cellName(place)}.`;
    },
    onDragCancel: ({ active }) => `${draggedOf(active.data.current)?.name ?? ''} eski yerinde kaldı.`,
  };

  function drop({ active, over }: DragEndEvent) {
    setHeld(null);
    const dragged = draggedOf(active.data.current);
    const place = placeOf(over);
    if (!dragged || place === null) return;
    if (dragged.from === null) desk.put(place, dragged);
    else desk.move(dragged.from, place);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      autoScroll={false}
      onDragStart={({ active }) => {
        hasMoved.current = false;
        setHeld(draggedOf(active.data.current));
      }}
      onDragCancel={() => setHeld(null)}
      onDragAbort={() => setHeld(null)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[toPointer]} className="pointer-events-none w-28!">
        {held && (
          <div className="grid w-28 overflow-hidden rounded-tile bg-surface shadow-lift">
            <Picture src={held.src} alt="" small width={320} className="aspect-4/3 w-full" />
            <span className="truncate px-2 py-1 text-12 font-medium">{held.name}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
