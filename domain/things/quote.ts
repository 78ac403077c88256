import { z } from 'zod';
import { flag, idText, optionalText, requiredText, text, version, wholeNumber } from '../rules/fields.ts';
import { CURRENCIES, fromMinor, PRICE_MAX, toMinor, USUAL_CURRENCY } from '../rules/money.ts';
import { PHONE_HINT, shapePhone } from '../rules/phone.ts';
import { type PricedLine, type QuoteSums, quoteSums as sumUp } from '../rules/quote-sums.ts';
import { assigneeColumns, assigneeId, noteLine } from './answering.ts';
import { messageForm } from './message.ts';
import { MESSAGE_EMAIL } from './message-rules.ts';
import { LINE_NOTE_MAX, QUANTITY_MAX, QUOTE_LINES_MAX, QUOTE_MAX } from './quote-rules.ts';
import { address, count, type KindWords, moment, rowId, rowMeta } from './row.ts';

export const quoteWords: KindWords = { noun: 'teklif', title: 'Teklif', plural: 'Teklifler' };

/** Where a quote stands, in the order that it goes through. */
export const QUOTE_STATES = ['new', 'preparing', 'sent', 'won', 'lost'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
/** What the staff call the states. */
export const QUOTE_STATE_NAMES: Readonly<Record<QuoteState, string>> = {
  new: 'Yeni',
  preparing: 'Hazırlanıyor',
  sent: 'Gönderildi',
  won: 'Kazanıldı',
  lost: 'Kaybedildi',
};
/** How an offer leaves the house. */
export const SENT_BY = ['whatsapp', 'mail', 'link'] as const;
/** How long an offer holds where nothing is said, in days. */
export const VALID_DAYS = 15;
/** After so many days without an answer somebody should ask after an offer. */
export const REMIND_DAYS = 3;

const phone = text(QUOTE_MAX.phone)
  .refine((value) => value === '' || shapePhone(value) !== null, PHONE_HINT)
  .overwrite((value) => shapePhone(value) ?? value);
const email = text(QUOTE_MAX.email).refine(
  (value) => value === '' || z.email().safeParse(value).success,
  MESSAGE_EMAIL,
);
const quantity = wholeNumber(1, QUANTITY_MAX);
const lineNote = text(LINE_NOTE_MAX);
const tooMany = `Bir listede en fazla ${QUOTE_LINES_MAX} ürün olabilir.`;

/** A product that a visitor asks for: named by one of its id, address and code. */
const askedLine = z
  .strictObject({
    productId: idText.optional(),
    slug: text(160).optional(),
    sku: text(64).optional(),
    quantity: quantity.default(1),
    note: lineNote.default(''),
  })
  .refine(({ productId, slug, sku }) => Boolean(productId || slug || sku), {
    error: 'Ürünü kimliği, adresi ya da koduyla belirtin.',
    path: ['productId'],
  });
export type AskedLine = z.output<typeof askedLine>;

const sender = {
  name: text(QUOTE_MAX.name).default(''),
  clinic: text(QUOTE_MAX.clinic).default(''),
  phone: phone.default(''),
  email: email.default(''),
  note: text(QUOTE_MAX.note, 'lines').default(''),
};

/** The list that a visitor sends. */
export const quoteSending = z.strictObject({
  items: z
    .array(askedLine, { error: 'Ürün listesi bekleniyor.' })
    .min(1, 'Listeniz boş. Önce ürün ekleyin.')
    .max(QUOTE_LINES_MAX, tooMany),
  ...sender,
  form: messageForm.optional(),
});
export type QuoteSending = z.output<typeof quoteSending>;

const money = z
  .number({ error: 'Fiyat sayı olmalıdır.' })
  .min(0, 'Fiyat eksi olamaz.')
  .max(PRICE_MAX, 'Fiyat çok büyük.')
  .transform((value) => fromMinor(toMinor(value)));
const PERCENT = '0 ile 100 arasında bir yüzde girin.';
const percent = z
  .number({ error: PERCENT })
  .min(0, PERCENT)
  .max(100, PERCENT)
  .transform((value) => fromMinor(toMinor(value)));
const day = z.iso.date('Tarih bekleniyor. Örnek: 2026-12-05');

/** A line as it is kept: the product as it was called when it was asked for, and what is offered for it. */
export const quoteItem = z.strictObject({
  productId: z.string().max(64).nullable(),
  name: requiredText(300, 'Ürün adını yazın.'),
  sku: text(64),
  brand: text(200),
  /** Its page and picture on the site. */
  href: z.string().max(600).nullable(),
  imageUrl: address.max(2000).nullable(),
  quantity,
  note: lineNote,
  /** For one, in whole units of the quote's currency; null as long as nobody set it. */
  price: money.nullable(),
  /** Percent off this line. */
  discount: percent,
  /** Percent of VAT on it; that of the quote where nothing is said. */
  vatRate: percent.nullable().optional(),
});
export type QuoteItem = z.output<typeof quoteItem>;

const items = z.array(quoteItem).max(QUOTE_LINES_MAX, tooMany);
const terms = {
  currency: z.enum(CURRENCIES, { error: `Para birimi ${CURRENCIES.join(', ')} olabilir.` }),
  discount: percent,
  vatRate: percent,
  /** The last day on which the offer holds. */
  validUntil: day.nullable(),
  delivery: text(200),
  /** What the sender of the list reads below the lines. */
  terms: text(2000, 'lines'),
};

/** What the staff may set of a quote. */
const editable = {
  name: text(QUOTE_MAX.name),
  clinic: text(QUOTE_MAX.clinic),
  phone,
  email,
  note: text(QUOTE_MAX.note, 'lines'),
  items,
  ...terms,
};
/** A quote that the staff begin by themselves. */
export const quoteInput = z.strictObject({
  ...sender,
  items: items.default([]),
  currency: terms.currency.default(USUAL_CURRENCY),
});
/** What changes a quote. */
export const quotePatch = z
  .strictObject({
    ...editable,
    state: z.enum(QUOTE_STATES, { error: 'Listeden bir durum seçin.' }),
    assigneeId,
    isSuspect: flag,
    /** The day on which somebody should ask after an offer; null for none. */
    remindOn: day.nullable(),
    version,
  })
  .partial();

/** The sums of a quote, in whole units of its currency. */
export const quoteSums = z.object({
  subtotal: z.number(),
  discount: z.number(),
  vat: z.number(),
  total: z.number(),
  /** By percents, the lowest first; offers that are older than this have one. */
  vats: z.array(z.object({ rate: z.number(), vat: z.number() })).optional(),
});

/** What was sent: it stays as it is, whatever is changed afterwards. */
export const quoteOffer = z.object({
  items: z.array(quoteItem),
  ...terms,
  validUntil: z.iso.date(),
  sums: quoteSums,
  by: z.string(),
  via: z.enum(SENT_BY),
});
export type QuoteOffer = z.output<typeof quoteOffer>;

/** A quote as the API answers it to the staff. */
export const quoteRow = z.object({
  id: rowId,
  code: z.string(),
  /** The path of its page, with its secret. */
  path: z.string(),
  state: z.enum(QUOTE_STATES),
  source: z.enum(['site', 'panel']),
  name: z.string(),
  clinic: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  items: z.array(quoteItem),
  ...terms,
  /** Of the lines that have a price. */
  sums: quoteSums,
  notes: z.array(noteLine),
  ...assigneeColumns,
  offer: quoteOffer.nullable(),
  sentAt: moment.nullable(),
  /** When who has the link first and last opened what was sent, and how often. */
  openedAt: moment.nullable(),
  lastOpenedAt: moment.nullable(),
  openCount: count,
  remindOn: z.string().nullable(),
  acceptedAt: moment.nullable(),
  acceptedBy: z.string().nullable(),
  acceptedNote: z.string().nullable(),
  isSuspect: z.boolean(),
  consentVersion: z.string().nullable(),
  anonymizedAt: moment.nullable(),
  ...rowMeta,
});
export type Quote = z.infer<typeof quoteRow>;

export const quoteCounts = z.object({
  ...(Object.fromEntries(QUOTE_STATES.map((state) => [state, count])) as Record<QuoteState, typeof count>),
  /** Sent, unanswered, and to be asked after by now. */
  due: count,
});
export type QuoteCounts = z.infer<typeof quoteCounts>;

/** The sums of what has a price already. */
export function sumsOf(quote: Pick<Quote, 'items' | 'discount' | 'vatRate'>): QuoteSums {
  const priced = quote.items.filter((item): item is QuoteItem & PricedLine => item.price !== null);
  return sumUp(priced, quote);
}

/** What stays of a quote once nobody may know any more whose it was; of its lines go the notes. */
export const ANONYMOUS_QUOTE = {
  name: 'Anonim',
  clinic: '',
  email: '',
  phone: '',
  note: '',
  notes: [],
  acceptedBy: null,
  acceptedNote: null,
} as const;

/** A product that a visitor's list names, as the site shows it now. */
export const shownLine = z.object({
  id: rowId,
  name: z.string(),
  sku: z.string(),
  brand: z.string(),
  href: z.string().nullable(),
  imageUrl: address.nullable(),
});
export type ShownLine = z.infer<typeof shownLine>;

/** What a visitor may see of a list by its link. */
export const sharedQuote = z.object({
  code: z.string(),
  state: z.enum(QUOTE_STATES),
  createdAt: moment,
  from: z.string(),
  assignee: z.string().nullable(),
  items: z.array(
    quoteItem.omit({ price: true, discount: true, vatRate: true }).extend({ isShown: z.boolean() }),
  ),
  offer: quoteOffer.nullable(),
  sentAt: moment.nullable(),
  isOpen: z.boolean(),
  accepted: z.object({ at: moment, by: z.string() }).nullable(),
});
export type SharedQuote = z.infer<typeof sharedQuote>;

/** Accepting an offer: who does, and a word beside. */
export const quoteAcceptance = z.strictObject({
  name: requiredText(QUOTE_MAX.name, 'Adınızı yazın.'),
  note: optionalText(500, 'lines').default(null),
});
