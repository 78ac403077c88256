import { type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { PATHS } from '../../../domain/site/paths.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Search } from '../ui/icons.tsx';

const loadSheet = async () => (await import('../search/sheet.tsx')).SearchSheet;

/** Where the sheet cannot be had, the page of the search does. */
function Page(): null {
  useEffect(() => location.assign(PATHS.search), []);
  return null;
}

const SearchSheet = lazyPart(loadSheet, Page);

/** Whether a key that was pressed there is written, or belongs to a dialog that is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return isField || document.querySelector('dialog[open]') !== null;
}

/** What is written after the search was asked for and before its field is there. */
function useTypedAhead(): { begin: () => void; take: () => string } {
  const typed = useRef<{ text: string; end: () => void } | null>(null);
  const begin = useCallback(() => {
    function onKey(event: KeyboardEvent): void {
      const own = typed.current;
      if (!own || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      if (event.key === 'Backspace') own.text = own.text.slice(0, -1);
      else if (event.key.length === 1) own.text += event.key;
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKey);
    typed.current ??= { text: '', end: () => removeEventListener('keydown', onKey) };
  }, []);
  const take = useCallback(() => {
    const { text = '', end } = typed.current ?? {};
    end?.();
    typed.current = null;
    return text;
  }, []);
  useEffect(() => () => void take(), [take]);
  return { begin, take };
}

/** Opens the search over the page, as the key `/` does; without scripts it leads to the search's own page. */
export function SearchButton({ pathname }: { pathname: string }) {
  const [openings, setOpenings] = useState(0);
  const hasOpened = useRef(false);
  const { begin, take } = useTypedAhead();
  const open = useCallback(() => {
    if (!hasOpened.current) begin();
    hasOpened.current = true;
    setOpenings((count) => count + 1);
  }, [begin]);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== '/' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      event.preventDefault();
      open();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }
  return (
    <>
      <a
        className="header-search"
        href={PATHS.search}
        aria-label="Ürün, marka ya da kod ara"
        aria-keyshortcuts="/"
        onClick={onClick}
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
      >
        <Search aria-hidden />
        <span>Ara</span>
        <kbd>/</kbd>
      </a>
      {openings > 0 && (
        <Suspense fallback={null}>
          <SearchSheet openings={openings} pathname={pathname} takeTyped={take} />
        </Suspense>
      )}
    </>
  );
}
