import { countPath } from '../../domain/site/paths.ts';
import type { Told } from '../../domain/things/count.ts';
import { readStored, SESSION_KEYS } from '../shared/storage.ts';

/** The ways to reach the company, by how their addresses begin. */
const WAYS: ReadonlyArray<[begin: string, what: Told]> = [
  ['https://wa.me/', 'chat'],
  ['tel:', 'call'],
  ['mailto:', 'mail'],
];

/** Tells the server what its day is counted by. What staff do is no visit, neither is what an editor shows in a frame. */
export function tell(what: Told, product?: string): void {
  if (window.parent !== window || readStored(SESSION_KEYS.token) !== null) return;
  navigator.sendBeacon(countPath(what, product));
}

/** Tells of taps on the ways to reach the company, before the page is alive too. */
export function tellOfTaps(): void {
  function note({ target }: Event): void {
    const href = target instanceof Element && target.closest('a')?.href;
    const way = href && WAYS.find(([begin]) => href.startsWith(begin));
    if (way) tell(way[1]);
  }
  addEventListener('click', note, true);
}
