import type { Encoded } from '../http/encoded.ts';
import { keysOfReads } from './keys.ts';

/** How much longer an answer may be given out while a CDN asks for a new one. */
const MEANWHILE_SECONDS = 60;

/** Its address carries its content, or nobody may keep it. */
const HAS_ITS_OWN = /\b(?:immutable|no-store|private)\b/;

/**
 * Says to CDNs, and to no one else, how long they may give an answer out without asking, and what it was made of.
 * Browsers and other caches go on by `Cache-Control`: no purge reaches them.
 * @param maxAge seconds
 */
export function sharedHeaders(maxAge: number) {
  // Not `s-maxage`: it also allows answers to requests with a token, and forbids giving out what is just being renewed.
  const control = `max-age=${maxAge}, stale-while-revalidate=${MEANWHILE_SECONDS}`;
  return ({ status, headers }: Encoded, reads: ReadonlySet<string>): Encoded['shared'] => {
    const own = headers.find(([name]) => name === 'cache-control')?.[1] ?? '';
    if ((status !== 200 && status !== 301) || HAS_ITS_OWN.test(own)) return undefined;
    const keys = keysOfReads(reads);
    return [
      ['cdn-cache-control', control],
      ['surrogate-control', control],
      ['surrogate-key', keys.join(' ')],
      ['cache-tag', keys.join(',')],
    ];
  };
}
