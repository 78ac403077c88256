import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PagePart } from './context.ts';
import type { DrawPart } from './storefront/ui/kept.tsx';

/** How much of drawn parts, in bytes, and of what they were made of, in characters, is kept. */
const SIZE_KEPT = 4_000_000;

/**
 * What a page would ask for ahead: React puts it before a part that is drawn by itself, where the browser's React looks
 * for the part and, finding something else, makes the whole page anew.
 */
const AHEAD = /^(?:<link\b[^>]*>)+/;

const names = new Map<unknown, number>();
const encoder = new TextEncoder();
const kept = new LRUCache<string, Uint8Array>({
  maxSize: SIZE_KEPT,
  sizeCalculation: (html, key) => html.length + key.length,
});

function drawn<From extends object>(part: ComponentType<From>, from: From): Uint8Array {
  const name = names.get(part) ?? names.size;
  names.set(part, name);
  const key = `${name} ${JSON.stringify(from)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  // As bytes: a page is sent as such, and nothing is looked for in a part.
  const html = encoder.encode(renderToString(createElement(part, from)).replace(AHEAD, ''));
  kept.set(key, html);
  return html;
}

/**
 * The kept parts of one page: `draw` for those who render it, `putInto` for the page that came of it. A card that stands
 * on five pages, or on a page that another card's change has made anew, is drawn once; the key holds all it is made of,
 * so nothing kept is ever out of date.
 * @param mark the word of this rendering, which nobody who writes into the page can know
 * @returns `putInto` answers the page in pieces, with `last` at the end of the body: put together it would be copied whole
 */
export function keptParts(mark: string): {
  draw: DrawPart;
  putInto: (html: string, last: readonly PagePart[]) => PagePart[];
} {
  const parts: Uint8Array[] = [];
  return {
    draw: (part, from) => `${mark}.${parts.push(drawn(part, from)) - 1}.`,
    putInto(html, last) {
      const [start = '', ...rest] = html.split(`${mark}.`);
      const pieces: PagePart[] = [];
      let text = start;
      for (const piece of rest) {
        const end = piece.indexOf('.');
        pieces.push(text, parts[Number(piece.slice(0, end))] ?? '');
        text = piece.slice(end + 1);
      }
      const end = text.lastIndexOf('</body>');
      return [...pieces, text.slice(0, end), ...last, text.slice(end)];
    },
  };
}
