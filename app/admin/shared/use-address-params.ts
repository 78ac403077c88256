import { useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string | null>>;

/** The query of the address, and what changes some of it: null or an empty text takes a parameter away. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  function change(changes: Changes, { replace = false } = {}): void {
    // From the address itself: what is on the screen may lag behind it, and would undo the change of a moment ago.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { preventScrollReset: true, replace });
  }
  return [params, change] as const;
}
