import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { BOOK_WIDTHS, pagePicture } from '../../../../../domain/things/book.ts';
import { pageLink } from './words.ts';

/** From here on two pages are seen at once. */
const WIDE = '(min-width: 700px)';
/** How wide a page is shown, as pictures are asked for it. */
export const SHEET_SIZES = '(max-width: 699px) 100vw, min(46vw, calc((100vh - 10rem) * 0.71))';

export type TurnTo = (where: 'back' | 'on' | 'first' | 'last') => void;

/** The pictures of a page in the widths there are. */
export function sheetSources(hash: string, page: number): string {
  return BOOK_WIDTHS.map((width) => `${pagePicture(hash, page, width)} ${width}w`).join(', ');
}

/** What is on the way already need not be asked for again. */
const fetched = new Set<string>();

function fetchAhead(hash: string, page: number): void {
  const srcset = sheetSources(hash, page);
  if (fetched.has(srcset)) return;
  fetched.add(srcset);
  const picture = new Image();
  picture.sizes = SHEET_SIZES;
  picture.srcset = srcset;
}

/** Whether somebody writes, or is in a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    !(target instanceof Element) ||
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Turns pages by a call, and by the keys: arrows, Home and End. */
export function useTurning(view: ReaderView): TurnTo {
  const navigate = useNavigate();
  const latest = useRef(view);
  const first = useRef(view.current);
  latest.current = view;

  const turn = useCallback<TurnTo>(
    (where) => {
      const { turns, pages } = latest.current;
      const isWide = matchMedia(WIDE).matches;
      const next = (to: ReaderView['turns']['on']) => (isWide ? to.wide : to.narrow);
      const page = { back: next(turns.back), on: next(turns.on), first: 1, last: pages }[where];
      if (page && page !== latest.current.current)
        void navigate(pageLink(latest.current, page), { preventScrollReset: true });
    },
    [navigate],
  );

  useEffect(() => {
    const keys: Record<string, Parameters<TurnTo>[0]> = {
      ArrowLeft: 'back',
      ArrowRight: 'on',
      Home: 'first',
      End: 'last',
    };
    function press(event: KeyboardEvent): void {
      const where = keys[event.key];
      if (!where || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      turn(where);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn]);

  // Who has turned one page will turn another: its pictures are asked for after those in sight.
  useEffect(() => {
    if (view.current === first.current) return;
    first.current = 0;
    const { turns, hash, pages } = view;
    const isWide = matchMedia(WIDE).matches;
    const ahead = isWide ? [turns.on.wide, turns.on.wide && turns.on.wide + 1] : [turns.on.narrow];
    for (const page of ahead) if (page && page <= pages) fetchAhead(hash, page);
  }, [view]);

  return turn;
}
