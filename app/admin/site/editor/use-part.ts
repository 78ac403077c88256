import { useSearchParams } from 'react-router';
import { PART } from '../site-api.ts';

/** The section that is open, in the address: a reload and a link come back to it. */
export function usePart(first: string) {
  const [params, setParams] = useSearchParams();
  const part = params.get(PART) ?? first;
  function open(section: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(PART, section);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [part, open] as const;
}
