import { useEffect } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string | null>>;

/** What the query was last asked to be, until the address says so: a change may still be on its way there. */
let asked: string | null = null;

/** The query of the address, and what changes some of it: null or an empty text takes a parameter away. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const type = useNavigationType();
  useEffect(() => {
    if (asked === query || type === 'POP') asked = null;
  }, [query, type]);
  // What a screen before this one asked for is past.
  useEffect(() => {
    asked = null;
  }, []);

  function change(changes: Changes, { replace = false } = {}): void {
    // Not from what is on the screen: it may lag behind, and would undo the change of a moment ago.
    const next = new URLSearchParams(asked ?? window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    asked = next.toString() === query ? null : next.toString();
    setParams(next, { preventScrollReset: true, replace });
  }
  return [params, change] as const;
}
