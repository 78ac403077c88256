import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { SeenCell } from '../../../../shared/window-cells.ts';
import { cx } from '../../../ui/cx.ts';
import type { ShownCell } from '../model/window.ts';
import type { Device, Over } from '../preview/preview-frame.tsx';
import type { WindowDesk } from './use-window-desk.ts';
import { type CellData, cellName, type Dragged } from './window-drag.tsx';

type Point = { focalX: number; focalY: number };

function percent(part: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, whole > 0 ? part / whole : 0)) * 100);
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function clamp(value: number): number {
  return Math.min(100, Math.max(0, value));
}

type FocalHandleProps = { point: Point; spoken: boolean; onChange: (point: Point) => void };

/** The point that a cell keeps in sight: dragged over the tile, or moved by arrow keys. */
function FocalHandle({ point: { focalX, focalY }, spoken, onChange }: FocalHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  function follow(event: PointerEvent) {
    const area = handle.current?.parentElement?.getBoundingClientRect();
    if (!area || event.buttons === 0) return;
    onChange({
      focalX: percent(event.clientX - area.left, area.width),
      focalY: percent(event.clientY - area.top, area.height),
    });
  }
  function step(event: KeyboardEvent) {
    const way = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange({ focalX: clamp(focalX + way[0] * by), focalY: clamp(focalY + way[1] * by) });
  }
  return (
    <button
      ref={handle}
      type="button"
      tabIndex={spoken ? 0 : -1}
      aria-label={`Odak noktası: soldan %${focalX}, yukarıdan %${focalY}. Ok tuşlarıyla taşıyın.`}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onKeyDown={step}
      className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
      style={{ left: `${focalX}%`, top: `${focalY}%` }}
    >
      <span className="size-6 rounded-full border-2 border-white bg-white/25 shadow-[0_0_0_2px_var(--primary-solid),inset_0_0_0_2px_var(--primary-solid)]" />
    </button>
  );
}

type CellProps = {
  desk: WindowDesk;
  device: Device;
  /** Whether this preview is the one that is read aloud and walked by keys; the other one is for pointers. */
  spoken: boolean;
  seen: SeenCell;
  shown: ShownCell | null;
  scale: number;
};

function Cell({ desk, device, spoken, seen, shown, scale }: CellProps) {
  const { cell: place } = seen;
  const data: CellData & { dragged?: Dragged } = {
    place,
    device,
    ...(shown && { dragged: { id: shown.id, name: shown.name, src: shown.src, from: place } }),
  };
  const id = `${device}-${place}`;
  const drop = useDroppable({ id, data });
  const drag = useDraggable({ id: `${id}-tile`, data, disabled: !shown });
  const isOn = desk.place === place;
  return (
    <div
      ref={drop.setNodeRef}
      className="absolute"
      style={{
        left: seen.left * scale,
        top: seen.top * scale,
        width: seen.width * scale,
        height: seen.height * scale,
      }}
    >
      <button
        ref={drag.setNodeRef}
        {...drag.listeners}
        type="button"
        tabIndex={spoken ? 0 : -1}
        aria-pressed={isOn}
        aria-label={`${cellName(place)}: ${shown?.name ?? 'boş'}`}
        aria-describedby={spoken ? 'vitrin-tuslari' : undefined}
        onClick={() => desk.choose(place)}
        className={cx(
          'absolute inset-0 cursor-grab touch-none transition-shadow duration-(--d-1) -outline-offset-4 active:cursor-grabbing',
          isOn ? 'shadow-[inset_0_0_0_3px_var(--teal)]' : 'hover:shadow-[inset_0_0_0_2px_var(--teal)]',
          drop.isOver && 'bg-mint/60 shadow-[inset_0_0_0_3px_var(--primary)]!',
          drag.isDragging && 'bg-paper/70',
        )}
      >
        <span
          aria-hidden
          className={cx(
            'absolute top-1.5 right-1.5 grid h-5 min-w-5 place-items-center rounded-tile px-1 text-12 font-semibold',
            shown?.isChosen ? 'bg-primary-solid text-white' : 'bg-white text-tile-ink',
          )}
        >
          {place + 1}
        </span>
      </button>
      {isOn && shown && (
        <FocalHandle point={shown} spoken={spoken} onChange={(point) => desk.focus(place, point)} />
      )}
    </div>
  );
}

type CellLayerProps = { desk: WindowDesk; device: Device; spoken: boolean; over: Over };

/** The cells of the window, to be taken, chosen and dropped on, right over the page that shows them. */
export function CellLayer({ desk, device, spoken, over: { seen, scale, scroll } }: CellLayerProps) {
  const cells = [...seen.cells].sort((a, b) => a.cell - b.cell);
  return (
    <div
      aria-hidden={!spoken || undefined}
      className="pointer-events-none absolute inset-0 overflow-hidden *:*:pointer-events-auto"
      style={{ clipPath: `inset(${seen.clear * scale}px 0 0 0)` }}
      onWheel={(event) => scroll(event.deltaY / scale)}
    >
      {cells.map((cell) => (
        <Cell
          key={cell.cell}
          desk={desk}
          device={device}
          spoken={spoken}
          seen={cell}
          shown={desk.shown[cell.cell] ?? null}
          scale={scale}
        />
      ))}
    </div>
  );
}
