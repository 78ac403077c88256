import type { Kysely } from 'kysely';
import { AppError, refusedField } from '../../../domain/errors.ts';
import { csvTable } from '../../../domain/rules/csv.ts';
import { dayOf, daysAfter } from '../../../domain/rules/day.ts';
import { formatDate } from '../../../domain/rules/format.ts';
import { formatPrice } from '../../../domain/rules/money.ts';
import {
  QUOTE_STATE_NAMES,
  type Quote,
  type QuoteOffer,
  type QuoteState,
  REMIND_DAYS,
  type SENT_BY,
  sumsOf,
  VALID_DAYS,
} from '../../../domain/things/quote.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { giveWay } from '../../give-way.ts';
import { recordAudit } from '../../records/audit.ts';
import { checkExpected, type Expected } from '../../records/change.ts';
import { changeRecord, readRecord } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { linesOf } from './lines.ts';
import { type QuoteSender, quotePdf } from './pdf.ts';
import { readQuote, selectQuotes, toQuote } from './reader.ts';
import type { QuoteOptions } from './service.ts';

type Via = (typeof SENT_BY)[number];
const AT_ONCE = 500;

/** What is wrong with a quote that shall be sent. @throws AppError invalid */
function checkWhole({ items, validUntil }: Quote, today: string): void {
  const open = items.filter(({ price }) => price === null);
  if (items.length === 0) throw refusedField('items', 'too_few', 'Teklifte ürün yok.');
  if (open.length > 0)
    throw refusedField('items', 'required', `Fiyatı olmayan ürün var: ${open[0]?.name ?? ''}.`);
  if (validUntil !== null && validUntil < today)
    throw refusedField('validUntil', 'too_small', 'Geçerlilik tarihi geçmiş.');
}

/** What becomes of a list: prices, an offer that is sent, a table. */
export function createOffers(
  options: Pick<QuoteOptions, 'db' | 'clock' | 'canMail' | 'mailOffer'> & { records: Pick<Records, 'write'> },
) {
  const { db, records, clock, canMail, mailOffer } = options;
  /** Sets the list prices of today, of products that are priced in the quote's currency. @throws AppError not_found */
  async function refreshPrices(ctx: Context, id: string): Promise<Quote> {
    ctx.require('quotes:write');
    return records.write(ctx, async (write) => {
      const before = await readRecord(write, 'quotes', id);
      const { items, currency } = await readQuote(write.tx, id);
      const asked = items.flatMap(({ productId }) =>
        productId ? [{ productId, quantity: 1, note: '' }] : [],
      );
      const now = await linesOf(write.tx, asked, currency);
      const prices = new Map(now.items.map(({ productId, price }) => [productId, price]));
      const priced = items.map((item) => ({ ...item, price: prices.get(item.productId) ?? item.price }));
      await changeRecord(write, 'quotes', before, { items: priced });
      return readQuote(write.tx, id);
    });
  }

  /**
   * Makes an offer of a quote as it stands, which then stays as it is, and tells who asked by mail when that is wished.
   * @throws AppError not_found, conflict, invalid where something is missing, unavailable without mail
   */
  async function send(
    ctx: Context,
    id: string,
    wanted: { via: Via; base: string; sender: QuoteSender } & Expected,
  ): Promise<Quote> {
    ctx.require('quotes:write');
    const { via, base, sender, ...expected } = wanted;
    if (via === 'mail' && !canMail)
      throw new AppError(
        'unavailable',
        'E-posta sunucusu kurulu değil. WhatsApp ya da bağlantıyla gönderin.',
      );
    const sent = await records.write(ctx, async (write) => {
      const before = await readRecord(write, 'quotes', id);
      const quote = await readQuote(write.tx, id);
      await checkExpected(before, expected, async () => quote);
      checkWhole(quote, dayOf(clock()));
      if (via === 'mail' && !quote.email)
        throw refusedField('email', 'required', 'E-posta adresi yok. WhatsApp ya da bağlantıyla gönderin.');
      const { items, currency, discount, vatRate, delivery, terms } = quote;
      const validUntil = quote.validUntil ?? daysAfter(dayOf(clock()), VALID_DAYS);
      const offer: QuoteOffer = {
        ...{ items, currency, discount, vatRate, validUntil, delivery, terms },
        ...{ sums: sumsOf(quote), by: ctx.name, via },
      };
      const unseen = { openedAt: null, lastOpenedAt: null, openCount: 0 };
      const remindOn = daysAfter(dayOf(clock()), REMIND_DAYS);
      const again = { ...unseen, remindOn, acceptedAt: null, acceptedBy: null, acceptedNote: null };
      const own = { assigneeId: quote.assigneeId ?? ctx.accountId, assignee: quote.assignee ?? ctx.name };
      const patch = { state: 'sent', offer, validUntil, sentAt: write.at, ...again, ...own };
      await changeRecord(write, 'quotes', before, patch);
      return readQuote(write.tx, id);
    });
    if (via === 'mail') {
      const file = sent.offer && (await quotePdf(sent, sent.offer, sender));
      mailOffer(sent, { link: `${base}${sent.path}`, company: sender.company, file });
    }
    return sent;
  }

  /** A quote as it would be sent now, or as it was sent last, for a file of it. @throws AppError not_found */
  async function sheet(ctx: Context, id: string): Promise<{ quote: Quote; offer: QuoteOffer }> {
    ctx.require('quotes:read');
    const quote = await readQuote(db, id);
    if (quote.offer && quote.state !== 'preparing') return { quote, offer: quote.offer };
    const { items, currency, discount, vatRate, delivery, terms, sums } = quote;
    const validUntil = quote.validUntil ?? daysAfter(dayOf(clock()), VALID_DAYS);
    const by = quote.assignee ?? ctx.name;
    const offer = { items, currency, discount, vatRate, validUntil, delivery, terms, sums, by };
    return { quote, offer: { ...offer, via: 'link' } };
  }

  /** Quotes as a table for a spreadsheet, newest first; that somebody took them along is a line of the audit trail. */
  async function exportCsv(ctx: Context, query: { state?: QuoteState | undefined }): Promise<string> {
    ctx.require('quotes:read');
    const rows: string[][] = [];
    for await (const quote of eachQuote(db, query.state)) rows.push(cellsOf(quote));
    const { accountId, name: actor, address } = ctx;
    const detail = { what: 'teklifler', count: rows.length };
    await recordAudit(db, { at: clock(), event: 'exported', accountId, actor, address, detail });
    return csvTable([HEAD, ...rows]);
  }

  return { refreshPrices, send, sheet, exportCsv };
}

const HEAD = [
  ...['Kod', 'Durum', 'Geldiği gün', 'Klinik', 'Ad soyad', 'Telefon', 'E-posta', 'Ürünler', 'Kalem'],
  ...['Para birimi', 'Toplam', 'Hazırlayan', 'Gönderildi', 'Geçerlilik', 'Kabul eden'],
];

function cellsOf(quote: Quote): string[] {
  const { code, state, createdAt, clinic, name, phone, email, items, currency, sums, offer } = quote;
  const total = (offer?.sums ?? sums).total;
  const lines = items.map(({ quantity, name: product, sku }) => `${quantity} × ${product} (${sku})`);
  return [
    ...[code, QUOTE_STATE_NAMES[state], formatDate(createdAt), clinic, name, phone, email],
    ...[
      lines.join(', '),
      String(items.length),
      currency,
      formatPrice(total, currency).replace(/[^\d.,-]/g, ''),
    ],
    ...[quote.assignee ?? '', quote.sentAt ? formatDate(quote.sentAt) : '', quote.validUntil ?? ''],
    quote.acceptedBy ?? '',
  ];
}

async function* eachQuote(db: Kysely<Database>, state: QuoteState | undefined): AsyncGenerator<Quote> {
  for (let last: Quote | undefined; ; ) {
    let query = selectQuotes(db).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(AT_ONCE);
    if (state) query = query.where('state', '=', state);
    const after = last;
    if (after)
      query = query.where((eb) =>
        eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id)),
      );
    const rows = (await query.execute()).map(toQuote);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
    await giveWay();
  }
}
