import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Field } from '../../ui/field.tsx';

type Point = { focalX: number; focalY: number };
type FocalPointProps = Point & { src: string; onChange: (point: Point) => void };

const SHAPES = [
  { name: 'Kare', shape: 'aspect-square' },
  { name: 'Dikey', shape: 'aspect-2/3' },
  { name: 'Geniş', shape: 'aspect-video' },
] as const;

function percent(part: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, whole > 0 ? part / whole : 0)) * 100);
}

/** The point of a picture that every crop keeps in view, set by pointing, dragging or with the two sliders. */
export function FocalPoint({ src, focalX, focalY, onChange }: FocalPointProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  function point(event: PointerEvent) {
    const area = box.current?.getBoundingClientRect();
    if (!area || event.buttons === 0) return;
    onChange({
      focalX: percent(event.clientX - area.left, area.width),
      focalY: percent(event.clientY - area.top, area.height),
    });
  }
  function stopSubmit(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
  }

  return (
    <Field
      group
      label="Odak noktası"
      hint="Görsel kırpıldığında bu nokta görünür kalır. Görsele dokunun ya da kaydırıcıları kullanın."
    >
      <div className="grid gap-4">
        <div
          ref={box}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={point}
          className="relative w-fit max-w-full cursor-crosshair touch-none justify-self-center overflow-hidden rounded-tile bg-paper-2 select-none"
        >
          <img src={src} alt="" draggable={false} className="max-h-96 max-w-full" />
          <span
            aria-hidden
            className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_var(--primary-solid),inset_0_0_0_2px_var(--primary-solid)]"
            style={{ left: `${focalX}%`, top: `${focalY}%` }}
          />
        </div>
        <div className="grid gap-x-5 sm:grid-cols-2">
          {(
            [
              ['focalX', 'Soldan sağa', focalX],
              ['focalY', 'Yukarıdan aşağı', focalY],
            ] as const
          ).map(([name, label, value]) => (
            <div key={name} className="grid">
              <label htmlFor={`${id}-${name}`} className="flex justify-between text-13 text-ink-2">
                {label} <span>%{value}</span>
              </label>
              <input
                id={`${id}-${name}`}
                type="range"
                min={0}
                max={100}
                value={value}
                onKeyDown={stopSubmit}
                onChange={(event) => onChange({ focalX, focalY, [name]: Number(event.target.value) })}
                className="h-11 w-full accent-primary"
              />
            </div>
          ))}
        </div>
        <ul className="flex items-end gap-4" aria-label="Kırpılmış hâlleri">
          {SHAPES.map(({ name, shape }) => (
            <li key={name} className="text-13 text-ink-2">
              <img
                src={src}
                alt=""
                className={`h-20 rounded-tile object-cover ${shape}`}
                style={{ objectPosition: `${focalX}% ${focalY}%` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Field>
  );
}
