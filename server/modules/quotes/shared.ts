import type { Kysely } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { dayOf } from '../../../domain/rules/day.ts';
import type { Quote, QuoteOffer, SharedQuote } from '../../../domain/things/quote.ts';
import { VISITOR } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { changeRecord, notFound, readRecord } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { isRobot } from '../../robots.ts';
import { quoteRecord } from './kind.ts';
import { shownLines } from './lines.ts';
import { readQuote, selectQuotes, toQuote } from './reader.ts';

/** Who comes again within so long has not gone. */
const AGAIN_MS = 10 * 60_000;
/** How somebody comes to a list: with which browser, and whether from the panel. */
type Visit = { userAgent?: string | null; isStaff?: boolean };

function closed(message: string): AppError {
  return new AppError('conflict', message, { reason: 'quote_closed' });
}

type Options = {
  db: Kysely<Database>;
  records: Pick<Records, 'write'>;
  clock: () => Date;
  passGate: (address: string) => Promise<void>;
  notifyAccepted: (quote: Quote) => void;
};

/** What who has the link of a list may do: see it, and accept what is offered. Everyone may call these. */
export function createSharedQuotes({ db, records, clock, passGate, notifyAccepted }: Options) {
  async function find(on: Kysely<Database>, token: string): Promise<Quote> {
    const row = await selectQuotes(on).where('token', '=', token).executeTakeFirst();
    if (!row || row.anonymizedAt) throw notFound(quoteRecord);
    return toQuote(row);
  }

  function isOpen({ state, offer }: Quote): boolean {
    return state === 'sent' && offer !== null && offer.validUntil >= dayOf(clock());
  }

  /** A list as its link shows it. @throws AppError not_found */
  async function open(token: string): Promise<SharedQuote> {
    const quote = await find(db, token);
    const { code, state, createdAt, assignee, offer, sentAt, acceptedAt } = quote;
    const lines = offer?.items ?? quote.items;
    const ids = lines.flatMap(({ productId }) => productId ?? []);
    const shown = new Map((await shownLines(db, ids)).map((line) => [line.id, line]));
    return {
      ...{ code, state, createdAt, assignee, offer, sentAt },
      from: quote.clinic || quote.name,
      items: lines.map(({ price: _price, discount: _discount, ...item }) => {
        const now = shown.get(item.productId ?? '');
        // Under the name of then, and with the picture and address of now.
        return {
          ...item,
          href: now?.href ?? null,
          imageUrl: now?.imageUrl ?? item.imageUrl,
          isShown: Boolean(now),
        };
      }),
      isOpen: isOpen(quote),
      accepted: acceptedAt && quote.acceptedBy !== null ? { at: acceptedAt, by: quote.acceptedBy } : null,
    };
  }

  /**
   * Accepts what was offered, once. @throws AppError not_found, too_many, conflict when there is nothing to accept (any
   * more)
   */
  async function accept(
    token: string,
    { name, note, address }: { name: string; note: string | null; address: string },
  ): Promise<SharedQuote> {
    await find(db, token);
    await passGate(address);
    const accepted = await records.write(VISITOR, async (write) => {
      const quote = await find(write.tx, token);
      if (quote.acceptedAt) throw closed('Bu teklif daha önce kabul edilmiş.');
      if (!isOpen(quote)) throw closed('Bu teklif artık geçerli değil. Bize yazın, yenileyelim.');
      const before = await readRecord(write, 'quotes', quote.id);
      const patch = {
        state: 'won',
        acceptedAt: write.at,
        acceptedBy: name,
        acceptedNote: note,
        remindOn: null,
      };
      await changeRecord(write, 'quotes', before, patch);
      return readQuote(write.tx, quote.id);
    });
    notifyAccepted(accepted);
    return open(token);
  }

  /** What was offered, for a file of it. @throws AppError not_found where nothing was */
  async function offered(token: string): Promise<{ quote: Quote; offer: QuoteOffer }> {
    const quote = await find(db, token);
    if (!quote.offer) throw notFound(quoteRecord);
    return { quote, offer: quote.offer };
  }

  /**
   * Notes that a person opened what was sent: when, and how often. Who it was is not noted; who reloads has opened it
   * once, and robots and the staff have not.
   */
  async function noteOpened(token: string, { userAgent, isStaff }: Visit): Promise<void> {
    if (isStaff || !userAgent || isRobot(userAgent)) return;
    const now = clock();
    const earlier = new Date(now.getTime() - AGAIN_MS).toISOString();
    await db
      .updateTable('quotes')
      .set((eb) => ({
        openedAt: eb.fn.coalesce('openedAt', eb.val(now.toISOString())),
        lastOpenedAt: now.toISOString(),
        openCount: eb('openCount', '+', 1),
      }))
      .where('token', '=', token)
      .where('sentAt', 'is not', null)
      .where('anonymizedAt', 'is', null)
      .where((eb) => eb.or([eb('lastOpenedAt', 'is', null), eb('lastOpenedAt', '<', earlier)]))
      .execute();
  }

  return { open, accept, offered, noteOpened };
}
