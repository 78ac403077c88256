import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoded, sizeOf } from '../http/encoded.ts';

const KEPT_BYTES = 16 * 1024 * 1024;

type Drawn = { content: string; page: Encoded };

/**
 * Pages as they were drawn last, with their encodings, by their addresses. Most writes that may change a page change
 * nothing that it shows: made of the same, the one of before is answered again.
 */
export function createLastDrawn(maxBytes = KEPT_BYTES) {
  const pages = new LRUCache<string, Drawn>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  });
  return {
    /**
     * The page of an address: the last one where `draw`, told what the new one is made of, hears that it will do.
     * @param draw makes the page; what it makes where it was told to leave it is not looked at
     */
    async get(
      address: string,
      draw: (isKnown: (content: Uint8Array) => boolean) => Promise<Encoded>,
    ): Promise<Encoded> {
      const last = pages.get(address);
      let content = '';
      const page = await draw((bytes) => {
        content = hash('sha256', bytes, 'base64url');
        return content === last?.content;
      });
      // Addresses of pages that are not there are as many as anybody likes.
      if (content === '' || page.status !== 200) return page;
      const drawn = content === last?.content ? last.page : page;
      // Weighed again, which the same object is not: encodings have come to it meanwhile.
      pages.set(address, { content, page: drawn });
      return drawn;
    },
  };
}
