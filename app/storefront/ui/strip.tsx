import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Pause, Play } from './icons.tsx';

type Props = {
  paused: boolean;
  className?: string;
  /** Draws the items once; the second time they are the copy that closes the loop. */
  children: (copy: { isCopy: boolean; tabIndex: 0 | -1 }) => ReactNode;
};

const EDGE_PX = 24;
const NEAR = '200% 0px';

/** Turns the strip to an item that is reached by keyboard after it has passed by. */
function turnToFocus({ currentTarget: copy, target }: FocusEvent<HTMLElement>): void {
  const track = copy.parentElement;
  const strip = track?.parentElement;
  const animation = track?.getAnimations()[0];
  if (!strip || !animation || !target.matches(':focus-visible')) return;
  const room = strip.getBoundingClientRect();
  const item = target.getBoundingClientRect();
  if (item.left >= room.left && item.right <= room.right) return;
  const way = Math.max(0, item.left - copy.getBoundingClientRect().left - EDGE_PX);
  const cycle = Number(animation.effect?.getComputedTiming().duration);
  strip.scrollLeft = 0;
  animation.currentTime = (way / copy.clientWidth) * cycle;
}

/** Whether an element has come near the screen; it stays so. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells of several moves at once.
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/**
 * Items that pass by without end; they rest under the pointer, under the focus and when paused. Far from the screen
 * and without scripts they stand there once, to be scrolled by hand.
 */
export function Strip({ paused, className = '', children }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const loops = useNear(strip);
  return (
    <div
      ref={strip}
      className={`strip ${className}`}
      data-loops={loops || undefined}
      data-paused={paused || undefined}
    >
      <div className="strip-track">
        <ul className="strip-copy" onFocus={turnToFocus}>
          {children({ isCopy: false, tabIndex: 0 })}
        </ul>
        {loops && (
          <ul className="strip-copy" aria-hidden="true">
            {children({ isCopy: true, tabIndex: -1 })}
          </ul>
        )}
      </div>
    </div>
  );
}

type PauseProps = { paused: boolean; onChange: (paused: boolean) => void; what: string; className?: string };

/** Stops a strip and lets it go on. `what` is named as in 'Kayan logoları durdur'. */
export function PauseButton({ paused, onChange, what, className = '' }: PauseProps) {
  return (
    <button
      type="button"
      className={`icon-btn icon-btn-box strip-pause ${className}`}
      aria-pressed={paused}
      aria-label={`${what} durdur`}
      onClick={() => onChange(!paused)}
    >
      {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
    </button>
  );
}
