import type { SharedQuote } from '../things/quote.ts';
import type { Picture, PictureOf } from './picture.ts';

type Line = SharedQuote['items'][number] & {
  /** From 1: the same product may stand in several. */
  place: number;
  picture: Picture | null;
};
/** The page of a list that was sent: as its link shows it, with what is known of its pictures. */
export type QuoteView = Omit<SharedQuote, 'items'> & { items: Line[]; pieces: number };

/** The page of a list. */
export function quoteView(quote: SharedQuote, pictureOf: PictureOf): QuoteView {
  const items = quote.items.map((item, index) => ({
    ...item,
    place: index + 1,
    picture: pictureOf(item.imageUrl),
  }));
  return { ...quote, items, pieces: quote.items.reduce((sum, { quantity }) => sum + quantity, 0) };
}
