import { chatLink } from '../../../../domain/rules/chat-link.ts';
import { formatDate } from '../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import type { Quote } from '../../../../domain/things/quote.ts';

/** Where the list is seen, by who has this address. */
export function linkOf({ path }: Quote): string {
  return new URL(path, window.location.origin).href;
}

/** What is written along with an offer: the code, the sum, until when it holds, and the link. */
export function offerText(quote: Quote, link: string): string {
  const { code, name, offer } = quote;
  const greeting = `Merhaba${name ? ` ${name}` : ''},`;
  if (!offer) return `${greeting} ${code} kodlu listeniz için yazıyorum: ${link}`;
  const total = formatPrice(offer.sums.total, offer.currency);
  return `${greeting} ${code} kodlu teklifimiz hazır. Toplam ${total} (KDV dahil), ${formatDate(offer.validUntil)} gününe kadar geçerli. Buradan görüp kabul edebilirsiniz: ${link}`;
}

/** A chat with who asked, with that text; null without a number. */
export function offerChat(quote: Quote, link: string): string | null {
  return quote.phone ? chatLink(quote.phone, offerText(quote, link)) : null;
}
