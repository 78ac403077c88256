import { useEffect } from 'react';
import type { Told } from '../../../domain/things/count.ts';
import { tell } from '../../loading/taps.ts';

const SEEN_FOR_MS = 1000;
const told = new Set<string>();

/** Tells the server that a product was looked at, or something searched: once a page was in sight for a second. */
export function useTold(what: Extract<Told, 'view' | 'search'>, subject: string | undefined): void {
  useEffect(() => {
    const name = `${what} ${subject}`;
    if (!subject || told.has(name)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A page that was fetched ahead, or lies behind others, is not looked at. */
    function look(): void {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        told.add(name);
        end();
        tell(what, what === 'view' ? subject : undefined);
      }, SEEN_FOR_MS);
    }
    function end(): void {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    }
    document.addEventListener('visibilitychange', look);
    look();
    return end;
  }, [what, subject]);
}
