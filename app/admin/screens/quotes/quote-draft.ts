import type { Currency } from '../../../../domain/rules/money.ts';
import { writeNumber } from '../../../../domain/rules/number-text.ts';
import type { Quote, QuoteItem } from '../../../../domain/things/quote.ts';

/** A number, what was typed while it is none, or nothing. */
type Typed = number | string | null;
/** A line while it is worked on: numbers may be what was typed and is none yet. */
export type DraftLine = Omit<QuoteItem, 'quantity' | 'price' | 'discount' | 'vatRate'> & {
  key: string;
  quantity: Typed;
  price: Typed;
  discount: Typed;
  /** Nothing where the quote's own holds. */
  vatRate: Typed;
};
/** What of a quote is worked on in its form. */
export type QuoteDraft = {
  items: DraftLine[];
  currency: Currency;
  discount: Typed;
  vatRate: Typed;
  validUntil: string;
  delivery: string;
  terms: string;
  clinic: string;
  name: string;
  phone: string;
  email: string;
};

/** A quote as its form begins with it. */
export function draftOf(quote: Quote): QuoteDraft {
  const { currency, discount, vatRate, delivery, terms, clinic, name, phone, email } = quote;
  return {
    items: quote.items.map((item, place) => ({
      ...item,
      vatRate: item.vatRate ?? null,
      key: `${quote.id}-${place}`,
    })),
    ...{ currency, discount, vatRate, validUntil: quote.validUntil ?? '', delivery, terms },
    ...{ clinic, name, phone, email },
  };
}

function whole(value: Typed, least: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : least;
}

/** A line with what is a number of it. */
function itemOf({ key: _key, ...line }: DraftLine): QuoteItem {
  return {
    ...line,
    quantity: Math.max(Math.round(whole(line.quantity, 1)), 1),
    price: typeof line.price === 'number' ? line.price : null,
    discount: whole(line.discount, 0),
    vatRate: typeof line.vatRate === 'number' ? line.vatRate : null,
  };
}

/** The fields of a draft as they are stored, and as their sums are counted. */
export function changeOf(draft: QuoteDraft) {
  return {
    ...draft,
    items: draft.items.map(itemOf),
    discount: whole(draft.discount, 0),
    vatRate: whole(draft.vatRate, 0),
    validUntil: draft.validUntil || null,
  };
}

/** Whether a draft says something else than what is stored. */
export function isChanged(draft: QuoteDraft, quote: Quote): boolean {
  return JSON.stringify(changeOf(draft)) !== JSON.stringify(changeOf(draftOf(quote)));
}

/** How the fields of a draft are called where two versions of them stand side by side, and lines written out. */
export const CONFLICT = {
  labels: {
    items: 'Ürünler',
    currency: 'Para birimi',
    discount: 'Genel indirim, %',
    vatRate: 'KDV, %',
    validUntil: 'Geçerli son gün',
    delivery: 'Teslim',
    terms: 'Not, teklifte görünür',
    clinic: 'Klinik',
    name: 'Ad soyad',
    phone: 'Telefon',
    email: 'E-posta',
  },
  show(key: keyof QuoteDraft, value: unknown): string | undefined {
    if (key !== 'items') return undefined;
    const lines = (value as DraftLine[]).map((line) => {
      const { name, quantity, price, discount } = itemOf(line);
      const cost = price === null ? 'fiyatsız' : writeNumber(price, 2);
      return `${quantity} × ${name}, ${cost}${discount > 0 ? `, %${String(discount).replace('.', ',')} indirim` : ''}`;
    });
    return lines.join('\n') || 'Ürün yok';
  },
};
