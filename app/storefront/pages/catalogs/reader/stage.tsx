import { type TouchEvent, useEffect, useRef, useState } from 'react';
import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { ChevronRight } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { ChevronLeft } from './icons.tsx';
import { Sheet } from './sheet.tsx';
import type { TurnTo } from './use-turning.ts';
import { openPages, pageLink } from './words.ts';

type Props = { view: ReaderView; isLarge: boolean; onTurn: TurnTo };

/** A little longer than the slide takes. */
const SLIDE_MS = 320;
const SWIPE_PX = 48;

function Book({ view, isLeaving = false }: { view: ReaderView; isLeaving?: boolean }) {
  return (
    <div
      className={isLeaving ? 'reader-book reader-leaving' : 'reader-book'}
      {...(isLeaving && { 'aria-hidden': true, inert: true })}
    >
      {view.sheets.map((sheet) => (
        <Sheet key={sheet.number} sheet={sheet} view={view} isCurrent={sheet.number === view.current} />
      ))}
    </div>
  );
}

type Slide = { view: ReaderView; from: ReaderView | null; way: 'on' | 'back' };

/** The book as it is open now, and the pages that slide away. */
function useSlide(view: ReaderView): Slide {
  const [slide, setSlide] = useState<Slide>({ view, from: null, way: 'on' });
  if (slide.view !== view)
    setSlide({
      view,
      from: slide.view.current === view.current ? null : slide.view,
      way: view.current > slide.view.current ? 'on' : 'back',
    });
  useEffect(() => {
    if (!slide.from) return;
    const timer = setTimeout(() => setSlide((last) => ({ ...last, from: null })), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [slide]);
  return slide;
}

/** Turns with a finger that moves across; one that zooms or scrolls turns nothing. */
function useSwipe(onTurn: TurnTo, isLarge: boolean) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      const isZoomed = isLarge || (visualViewport?.scale ?? 1) > 1.05;
      start.current =
        touch && touches.length === 1 && !isZoomed ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (!touch || !from || getSelection()?.isCollapsed === false) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onTurn(x < 0 ? 'on' : 'back');
    },
  };
}

/** The open book on its wall, with the ways to turn it. */
export function Stage({ view, isLarge, onTurn }: Props) {
  const { turns, sheets } = view;
  const { from, way } = useSlide(view);
  const swipe = useSwipe(onTurn, isLarge);
  const isSameSpread = from?.sheets[0]?.number === sheets[0]?.number;
  return (
    <section
      className="reader-stage"
      aria-label={openPages(view)}
      data-large={isLarge || undefined}
      {...swipe}
    >
      {turns.back.wide && (
        <Link
          className="reader-turn reader-turn-back"
          to={pageLink(view, turns.back.wide)}
          prefetch="intent"
          aria-label="Önceki sayfalar"
          preventScrollReset
        >
          <ChevronLeft />
        </Link>
      )}
      <div
        className="reader-desk"
        data-sheets={sheets.length}
        {...(from && { 'data-way': way, 'data-same': isSameSpread || undefined })}
      >
        {from && <Book key={from.current} view={from} isLeaving />}
        <Book key={isSameSpread ? 'same' : `open ${sheets[0]?.number}`} view={view} />
      </div>
      {turns.on.wide && (
        <Link
          className="reader-turn reader-turn-on"
          to={pageLink(view, turns.on.wide)}
          prefetch="intent"
          aria-label="Sonraki sayfalar"
          preventScrollReset
        >
          <ChevronRight />
        </Link>
      )}
    </section>
  );
}
