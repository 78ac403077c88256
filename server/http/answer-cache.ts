import { LRUCache } from 'lru-cache';
import { type Encoded, sizeOf } from './encoded.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

type Kept = { stamp: string; encoded: Encoded };

/**
 * Pages that were rendered, each under the content revision it shows.
 * A write raises the revision, and with it every kept page is out of date. `told` hears whether a page was there.
 */
export function createPageCache({
  maxBytes = CACHE_BYTES,
  told,
}: {
  maxBytes?: number;
  told?: (result: 'hit' | 'miss') => void;
} = {}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ encoded }) => sizeOf(encoded),
  });
  const underway = new Map<string, Promise<Encoded>>();

  /**
   * The kept answer of a key, else a new one: those who ask at the same time share one rendering.
   * @param stamp what the answer is valid for; an answer of another stamp is rendered anew
   */
  async function get(key: string, stamp: string, render: () => Promise<Encoded>): Promise<Encoded> {
    const known = kept.get(key);
    const isKnown = known?.stamp === stamp;
    told?.(isKnown ? 'hit' : 'miss');
    if (isKnown) return known.encoded;
    const id = `${stamp} ${key}`;
    const rendering = underway.get(id) ?? render().finally(() => underway.delete(id));
    underway.set(id, rendering);
    const encoded = await rendering;
    if (encoded.status === 200 || encoded.status === 301) kept.set(key, { stamp, encoded });
    return encoded;
  }

  /** What a key was last answered with, however old. */
  function last(key: string): Encoded | undefined {
    return kept.get(key)?.encoded;
  }

  return { get, last };
}
