import { formatCount } from '../../../../domain/rules/format.ts';
import type { Insights } from '../../../../domain/things/insights.ts';
import { createPath } from '../../kinds/all-kinds.ts';
import { catalogKind } from '../../kinds/catalog.ts';
import { messageKind } from '../../kinds/message.ts';
import { quoteKind } from '../../kinds/quote.ts';
import { screenPath } from '../../lib/screens.ts';

/** A part of a sentence, and where it leads. */
export type Part = { text: string; to?: string };

/** Products without a picture that the site shows, as their list is narrowed to them. */
export const WITHOUT_PICTURE = `${screenPath('products')}?withoutImage=true&isActive=true`;

type Facts = {
  yesterday: Pick<Insights['yesterday'], 'messages' | 'downloads' | 'quotes'>;
  /** Whether anything was ever counted. */
  isCounting: boolean;
  products: number;
  withoutPicture: number;
};

/** Parts with a comma between them. */
function listed(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [{ text: ', ' }, part]));
}

function ofYesterday({ yesterday, isCounting }: Facts): Part[] {
  const { messages, downloads, quotes } = yesterday;
  const parts = [
    { ...messageKind, count: messages },
    { ...catalogKind, count: downloads, noun: 'indirme' },
    { ...quoteKind, count: quotes },
  ].filter(({ count }) => count > 0);
  if (parts.length > 0)
    return [
      { text: 'Dün ' },
      ...listed(
        parts.map(({ count, noun, screen }) => ({
          text: `${formatCount(count)} ${noun}`,
          to: screenPath(screen),
        })),
      ),
    ];
  if (!isCounting) return [{ text: 'Sayım yeni başladı, ilk ziyaretler yarın burada' }];
  return [{ text: 'Dün sakin geçti, mesaj, indirme ya da teklif isteği gelmedi' }];
}

/** What the morning begins with, in one sentence: what came in yesterday, and what the site still lacks. */
export function briefing(facts: Facts): Part[] {
  const { products, withoutPicture } = facts;
  if (products === 0)
    return [
      { text: 'Rafınız henüz boş, ' },
      { text: 'ilk ürününüzü ekleyin', to: createPath('products') ?? screenPath('products') },
      { text: '.' },
    ];
  const lacking =
    withoutPicture > 0
      ? [{ text: '; ' }, { text: `${formatCount(withoutPicture)} ürün görselsiz`, to: WITHOUT_PICTURE }]
      : [];
  return [...ofYesterday(facts), ...lacking, { text: '.' }];
}
