import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withQuery } from '../../../domain/site/paths.ts';

const SETTLE_MS = 250;

/** What is typed into a page's search field: at once on the screen, a moment later in the address. */
export function useTypedQuery(
  path: string,
  category: string | null = null,
): [query: string, setQuery: (query: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('q')?.trim() ?? '';
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
      void navigate(withQuery(path, { category, q: text }), { replace: true, preventScrollReset: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [query, path, category, navigate]);

  return [query, setQuery];
}
