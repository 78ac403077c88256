import { type ReactNode, type RefObject, Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { FOCUSABLE } from './focusable.ts';
import { ArrowLeft, ArrowRight } from './icons.tsx';
import type { Rail as RailState } from './use-rail.ts';

const RailLoop = lazyPart(async () => (await import('./rail-loop.tsx')).RailLoop);

type Props = { rail: RailState; label: string; className?: string; children: ReactNode };

/** A row of slides that bleeds to the window's edges. Its children are `rail-slide`s. */
export function Rail({ rail, label, className = '', children }: Props) {
  return (
    <>
      <section
        className={`rail ${className}`}
        ref={rail.element as RefObject<HTMLElement | null>}
        aria-label={label}
        aria-roledescription="dönen liste"
        {...FOCUSABLE}
        onKeyDown={rail.onKeyDown}
        onPointerEnter={rail.want}
        onTouchStart={rail.want}
        onFocus={rail.want}
      >
        <div className="rail-track">{children}</div>
      </section>
      {rail.wanted && (
        <Suspense fallback={null}>
          <RailLoop rail={rail.element} onReady={rail.onReady} />
        </Suspense>
      )}
    </>
  );
}

/** The buttons that turn a rail. */
export function RailButtons({ rail, previous, next }: { rail: RailState; previous: string; next: string }) {
  return (
    <div className="rail-buttons no-print">
      <button
        type="button"
        className="icon-btn icon-btn-box"
        aria-label={previous}
        onClick={() => rail.turn(-1)}
        onPointerEnter={rail.want}
        onFocus={rail.want}
      >
        <ArrowLeft aria-hidden />
      </button>
      <button
        type="button"
        className="icon-btn icon-btn-box"
        aria-label={next}
        onClick={() => rail.turn(1)}
        onPointerEnter={rail.want}
        onFocus={rail.want}
      >
        <ArrowRight aria-hidden />
      </button>
    </div>
  );
}
