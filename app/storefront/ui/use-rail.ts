import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';

/** What turns the slides once it has been loaded. */
export type Turner = { previous: () => void; next: () => void };

export type Rail = {
  element: RefObject<HTMLDivElement | null>;
  /** Set once the visitor reaches for the rail: its loop is then loaded. */
  wanted: boolean;
  want: () => void;
  onReady: (turner: Turner | null) => void;
  turn: (direction: -1 | 1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const STEP = 0.7;

/** A row of slides: it scrolls by itself, and turns in a loop once that is loaded. */
export function useRail(): Rail {
  const element = useRef<HTMLDivElement>(null);
  const turner = useRef<Turner | null>(null);
  const owed = useRef<-1 | 1 | null>(null);
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const onReady = useCallback((ready: Turner | null) => {
    turner.current = ready;
    if (owed.current === 1) ready?.next();
    if (owed.current === -1) ready?.previous();
    owed.current = null;
  }, []);
  const turn = useCallback((direction: -1 | 1) => {
    setWanted(true);
    if (turner.current) {
      if (direction === 1) turner.current.next();
      else turner.current.previous();
      return;
    }
    const rail = element.current;
    // The loop has the rail already, and does not turn it yet.
    if (rail?.dataset.loop !== undefined) owed.current = direction;
    else rail?.scrollBy({ left: direction * rail.clientWidth * STEP, behavior: 'smooth' });
  }, []);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      turn(event.key === 'ArrowRight' ? 1 : -1);
    },
    [turn],
  );
  return { element, wanted, want, onReady, turn, onKeyDown };
}
