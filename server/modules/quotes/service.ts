import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';

import { refusedField } from '../../../domain/errors.ts';
import type { PictureOf } from '../../../domain/pages/picture.ts';
import { quoteView } from '../../../domain/pages/quote.ts';
import { dayOf } from '../../../domain/rules/day.ts';
import { type PricedLine, SUM_MAX } from '../../../domain/rules/quote-sums.ts';
import {
  QUOTE_STATES,
  type Quote,
  type QuoteCounts,
  type QuoteItem,
  type QuoteState,
  type quoteInput,
  type quotePatch,
} from '../../../domain/things/quote.ts';
import type { Context } from '../../context.ts';
import type { ListQuery, Page } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { searchedList } from '../../db/searched-list.ts';
import { countStates } from '../../db/tallies.ts';
import { assigneeOf, createAnsweringVerbs } from '../../kinds/answering-verbs.ts';
import { hasFlag } from '../../kinds/filters.ts';
import { createRowVerbs } from '../../kinds/row-verbs.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { createRecord } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { quoteRecord, quoteSorts } from './kind.ts';
import { shownLines } from './lines.ts';
import type { OfferLetter } from './mail.ts';
import { createOffers } from './offers.ts';
import { readQuote, selectQuotes, toQuote } from './reader.ts';
import { beginQuote, createReceiveQuote } from './receive.ts';
import { createSharedQuotes } from './shared.ts';

export type QuoteQuery = ListQuery & {
  state?: QuoteState | undefined;
  assigneeId?: string | undefined;
  isSuspect?: boolean | undefined;
  /** Sent, unanswered, and to be asked after by now. */
  isDue?: true | undefined;
};

export type QuoteOptions = {
  db: Kysely<Database>;
  records: Records;
  clock: () => Date;
  rateLimits: RateLimits;
  /** Tell the company of a new list, and of an offer that was accepted; run after it is stored, and must not throw. */
  notify: (quote: Quote) => void;
  notifyAccepted: (quote: Quote) => void;
  canMail: boolean;
  /** What is known of the pictures on a page. */
  pictures: { of: (addresses: Iterable<string | null>) => Promise<PictureOf> };
  /** Sends what is offered to who asked for it. */
  mailOffer: (quote: Quote, letter: OfferLetter) => void;
};

function checkSums(items: readonly QuoteItem[]): void {
  const priced = items.filter((item): item is QuoteItem & PricedLine => item.price !== null);
  if (priced.reduce((sum, { quantity, price }) => sum + quantity * price, 0) > SUM_MAX / 2)
    throw refusedField('items', 'too_large', 'Teklifin tutarı çok büyük.');
}

/** The verbs of quotes. */
export function createQuoteService(options: QuoteOptions) {
  const { db, records } = options;
  const { receive, passGate } = createReceiveQuote(options);
  const shared = createSharedQuotes({ ...options, passGate });
  const offers = createOffers(options);

  async function list(ctx: Context, query: QuoteQuery): Promise<Page<Quote>> {
    ctx.require('quotes:read');
    const { state, assigneeId, isSuspect, isDue } = query;
    const narrowed: Array<RawBuilder<SqlBool>> = [];
    if (state !== undefined) narrowed.push(sql<SqlBool>`quotes.state = ${state}`);
    if (assigneeId !== undefined) narrowed.push(sql<SqlBool>`quotes."assigneeId" = ${assigneeId}`);
    if (isSuspect !== undefined) narrowed.push(hasFlag('quotes.isSuspect', isSuspect));
    if (isDue) narrowed.push(due());
    const page = await searchedList(db, selectQuotes(db), {
      ...{
        table: 'quotes',
        query,
        where: narrowed,
        tally: isDue ? null : { state, isSuspect, assigneeId },
      },
      ...{ sorts: quoteSorts, defaultSort: '-createdAt', id: 'quotes.id' },
    });
    return { ...page, rows: page.rows.map(toQuote) };
  }

  async function get(ctx: Context, id: string): Promise<Quote> {
    ctx.require('quotes:read');
    return readQuote(db, id);
  }

  /** The condition that somebody should ask after an offer by now. */
  function due(): RawBuilder<SqlBool> {
    return sql<SqlBool>`(quotes.state = 'sent' and quotes."remindOn" is not null
      and quotes."remindOn" <= ${dayOf(options.clock())})`;
  }

  /** How many there are in each state, without what looks automatic, and how many to ask after. */
  async function counts(ctx: Context): Promise<QuoteCounts> {
    ctx.require('quotes:read');
    const waiting = await db
      .selectFrom('quotes')
      .select(sql<number>`count(*)`.as('count'))
      .where(due())
      .executeTakeFirstOrThrow();
    return { ...(await countStates(db, 'quotes', QUOTE_STATES)), due: Number(waiting.count) };
  }

  /** Begins a quote for somebody who asked in another way. */
  async function create(ctx: Context, input: z.output<typeof quoteInput>): Promise<Quote> {
    ctx.require('quotes:write');
    checkSums(input.items);
    return records.write(ctx, async (write) => {
      const own = { state: 'preparing', source: 'panel', assigneeId: ctx.accountId };
      const begun = { ...(await beginQuote(write)), ...input, ...own };
      const assignee = await assigneeOf(write, ctx.accountId);
      return toQuote(await createRecord(write, 'quotes', { ...begun, assignee }));
    });
  }

  /** Begins a quote with the lines, terms and sender of another one. @throws AppError not_found */
  async function copy(ctx: Context, id: string): Promise<Quote> {
    ctx.require('quotes:write');
    return records.write(ctx, async (write) => {
      const from = await readQuote(write.tx, id);
      const { name, clinic, phone, email, items, currency, discount, vatRate, delivery, terms } = from;
      const own = { state: 'preparing', source: 'panel', note: '', assigneeId: ctx.accountId };
      const row = await createRecord(write, 'quotes', {
        ...(await beginQuote(write)),
        ...{ name, clinic, phone, email, items, currency, discount, vatRate, delivery, terms },
        ...own,
        assignee: await assigneeOf(write, ctx.accountId),
      });
      return toQuote(row);
    });
  }

  const verbs = createRowVerbs<Quote, z.output<typeof quotePatch>>(quoteRecord, {
    records,
    read: readQuote,
    async complete(write, patch, before) {
      const values: Record<string, unknown> = { ...patch };
      if (patch.items) checkSums(patch.items);
      if (patch.state === 'sent' && !before.offer)
        throw refusedField('state', 'not_allowed', 'Önce teklifi gönderin.');
      // Who begins to prepare it answers it, unless somebody does already.
      if (patch.state === 'preparing' && patch.assigneeId === undefined && !before.assigneeId)
        values.assigneeId = write.actor.accountId;
      if (values.assigneeId !== undefined)
        values.assignee = await assigneeOf(write, values.assigneeId as string | null);
      return values;
    },
  });

  const answering = createAnsweringVerbs<Quote>(quoteRecord, { db, records, read: readQuote });

  return {
    ...{ receive, list, get, counts, create, copy },
    ...{ ...answering, ...verbs, ...shared, ...offers },
    /** The page of a list by its link; everyone may ask. @throws AppError not_found */
    page: async (token: string) => {
      const quote = await shared.open(token);
      return quoteView(quote, await options.pictures.of(quote.items.map(({ imageUrl }) => imageUrl)));
    },
    /** The products with these ids that the site shows; everyone may ask. */
    shownLines: (ids: readonly string[]) => shownLines(db, ids),
  };
}

export type QuoteService = ReturnType<typeof createQuoteService>;
