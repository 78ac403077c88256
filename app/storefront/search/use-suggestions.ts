import { useEffect, useState } from 'react';
import type { SuggestAnswer } from '../../../domain/search/answer.ts';
import { QUERY_MAX } from '../../../domain/search/asked.ts';
import { recentCopy } from '../offline/dashboard.ts';

const SETTLE_MS = 120;
const REMEMBERED = 50;

/** `copy`: found in what the browser keeps, since the server was not reached. */
export type Suggestions = {
  answer: SuggestAnswer | null;
  state: 'empty' | 'waiting' | 'found' | 'copy' | 'failed';
};
const NOTHING: Suggestions = { answer: null, state: 'empty' };

/** What was told already, so that going back over a word asks nothing. */
const told = new Map<string, SuggestAnswer>();

async function ask(query: string, signal: AbortSignal): Promise<SuggestAnswer> {
  const response = await fetch(`/api/suggest?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const answer = (await response.json()) as SuggestAnswer;
  if (told.size >= REMEMBERED) told.clear();
  told.set(query, answer);
  return answer;
}

async function fromCopy(query: string): Promise<Suggestions> {
  const copy = recentCopy();
  if (!copy) return { answer: null, state: 'failed' };
  const { suggestFromCopy } = await import('../offline/page-from.ts');
  return { answer: await suggestFromCopy(copy, query), state: 'copy' };
}

/** What the search offers for a text while it is typed; what was found last stays until there is something new. */
export function useSuggestions(text: string): Suggestions {
  const query = text.trim().slice(0, QUERY_MAX);
  const [found, setFound] = useState<Suggestions>(NOTHING);
  useEffect(() => {
    if (!query) return setFound(NOTHING);
    const known = told.get(query);
    if (known) return setFound({ answer: known, state: 'found' });
    const asking = new AbortController();
    setFound(({ answer }) => ({ answer, state: 'waiting' }));
    const timer = setTimeout(async () => {
      const next = await ask(query, asking.signal).then(
        (answer): Suggestions => ({ answer, state: 'found' }),
        () =>
          asking.signal.aborted
            ? null
            : fromCopy(query).catch((): Suggestions => ({ answer: null, state: 'failed' })),
      );
      if (next && !asking.signal.aborted) setFound(next);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  return found;
}
