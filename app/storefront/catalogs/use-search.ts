import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PATHS, withQuery } from '../../../domain/paths.ts';
import type { CatalogsView } from '../../../domain/views/catalogs.ts';

const SETTLE_MS = 250;

export type Search = {
  query: string;
  category: string | null;
  setQuery: (query: string) => void;
};

/** What is searched for: at once on the screen, a moment later in the address. */
export function useSearch(view: CatalogsView): Search {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('q')?.trim() ?? '';
  const category = view.categories.find((name) => name === params.get('category')) ?? null;
  const [query, setQuery] = useState(asked);
  const written = useRef(asked);

  // The address moved by itself: back, forward, or a link.
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setQuery(asked);
  }, [asked]);

  useEffect(() => {
    const text = query.trim();
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      void navigate(withQuery(PATHS.catalogs, { category, q: text }), {
        replace: true,
        preventScrollReset: true,
      });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [query, category, navigate]);

  return { query, category, setQuery };
}
