import { useEffect, useRef, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

const REST_MS = 300;

type KeptText = { name: string; text: string };

/** A text outside of a form, kept in this browser while it is typed: a reload or a closed tab loses nothing. */
export function useKeptText(draft: string, name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft<KeptText>(draft)?.values.text ?? '');
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const keep = useRef<(() => void) | null>(null);

  function change(next: string) {
    setText(next);
    keep.current = () => {
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = null;
      if (next.trim()) writeDraft(draft, { name, text: next }, { values: { name, text: '' }, version: 0 });
      else dropDraft(draft);
    };
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = setTimeout(keep.current, REST_MS);
  }

  useEffect(() => {
    const keepNow = () => waiting.current && keep.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
  return [text, change];
}
