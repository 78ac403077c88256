import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AppError, refusedField } from '../../../domain/errors.ts';
import { dayOf } from '../../../domain/rules/day.ts';
import { USUAL_CURRENCY } from '../../../domain/rules/money.ts';
import { looksAutomatic } from '../../../domain/things/message.ts';
import type { Quote, QuoteItem, QuoteSending } from '../../../domain/things/quote.ts';
import { quoteCode } from '../../../domain/things/quote-rules.ts';
import { VISITOR } from '../../context.ts';
import { addCounts, quoteCounts } from '../../db/daily-counts.ts';
import { knownVersion } from '../../db/privacy-texts.ts';
import type { Database } from '../../db/schema.ts';
import { createGate } from '../../gate.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { createRecord } from '../../records/records.ts';
import type { Records, Write } from '../../records/write.ts';
import { readSettings } from '../settings/service.ts';
import { linesOf } from './lines.ts';
import { toQuote } from './reader.ts';

/** One sending: the list, the key that it keeps when it is tried again, and where it came from. */
export type QuoteArrival = { sending: QuoteSending; key?: string | undefined; address: string };
/** What its sender is told: enough to make the text and the link of. */
export type ReceivedQuote = {
  code: string;
  token: string;
  lines: Array<Pick<QuoteItem, 'name' | 'sku' | 'quantity' | 'note'>>;
  /** The products that are no longer shown, as they were asked for: they are not in the list. */
  missing: string[];
};

const GATE = {
  name: 'quotes',
  limit: { points: 30, duration: 10 * 60 },
  refusal: 'Kısa sürede çok fazla liste gönderdiniz.',
};
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
// Addresses of pages are in small letters.
const TOKEN_BYTES = 20;
const NONE_SHOWN = 'Listenizdeki ürünler artık sitede yok. Güncel ürünlerden seçip yeniden gönderin.';

function fingerprintOf({ form: _form, ...list }: QuoteSending): string {
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url');
}

/** A code that no quote has. */
async function freeCode(write: Write): Promise<string> {
  for (;;) {
    const code = quoteCode(randomBytes(16));
    if (!code) continue;
    const taken = await write.tx
      .selectFrom('quotes')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst();
    if (!taken) return code;
  }
}

/** What every new quote begins with, whoever began it. */
export async function beginQuote(write: Write) {
  const { vatRate } = await readSettings(write.tx);
  return {
    ...{ code: await freeCode(write), token: randomBytes(TOKEN_BYTES).toString('hex') },
    ...{ currency: USUAL_CURRENCY, discount: 0, vatRate: Number(vatRate), validUntil: null },
    ...{ delivery: '', terms: '', notes: [], assigneeId: null, assignee: null },
    ...{ openedAt: null, lastOpenedAt: null, openCount: 0, remindOn: null },
    ...{ offer: null, sentAt: null, acceptedAt: null, acceptedBy: null, acceptedNote: null },
    ...{ isSuspect: false, consentVersion: null, anonymizedAt: null },
  };
}

/** Takes in the lists that visitors send: each sending is stored once, however often it arrives. */
export function createReceiveQuote(options: {
  db: Kysely<Database>;
  records: Pick<Records, 'writeRow'>;
  rateLimits: RateLimits;
  notify: (quote: Quote) => void;
}) {
  const { db, records, rateLimits, notify } = options;
  const passGate = createGate(rateLimits, GATE);

  async function stored(on: Kysely<Database>, { sending, key }: QuoteArrival): Promise<ReceivedQuote | null> {
    if (!key) return null;
    const known = await on.selectFrom('quoteKeys').selectAll().where('key', '=', key).executeTakeFirst();
    if (!known) return null;
    if (known.fingerprint !== fingerprintOf(sending))
      throw new AppError('conflict', 'Bu gönderi anahtarıyla başka bir liste gönderilmişti.', {
        reason: 'key_reused',
      });
    return known.answer as ReceivedQuote;
  }

  async function store(write: Write, { sending, key }: QuoteArrival) {
    const { items: asked, form = {}, ...sender } = sending;
    const { items, missing } = await linesOf(write.tx, asked, USUAL_CURRENCY);
    if (items.length === 0) throw refusedField('items', 'not_allowed', NONE_SHOWN);
    const row = await createRecord(write, 'quotes', {
      ...(await beginQuote(write)),
      ...{ ...sender, items, state: 'new', source: 'site' },
      isSuspect: looksAutomatic(form),
      consentVersion: await knownVersion(write.tx, form.consentVersion),
    });
    const productIds = items.flatMap(({ productId }) => productId ?? []);
    if (!row.isSuspect)
      await addCounts(write.tx, dayOf(new Date(write.at)), await quoteCounts(write.tx, productIds));
    const lines = items.map(({ name, sku, quantity, note }) => ({ name, sku, quantity, note }));
    const told: ReceivedQuote = { code: String(row.code), token: String(row.token), lines, missing };
    if (key) {
      const before = new Date(Date.parse(write.at) - KEPT_MS).toISOString();
      await write.tx.deleteFrom('quoteKeys').where('createdAt', '<', before).execute();
      const own = { key, quoteId: row.id, fingerprint: fingerprintOf(sending), createdAt: row.createdAt };
      await write.tx
        .insertInto('quoteKeys')
        .values({ ...own, answer: JSON.stringify(told) })
        .execute();
    }
    return { told, fresh: toQuote(row) };
  }

  /**
   * Stores what a visitor sent; only then the visitor is told so. A key that is known answers what it answered before.
   * Everyone may send.
   * @throws AppError invalid when no product of it is shown, too_many, conflict when the key was another list's
   */
  async function receive(arrival: QuoteArrival): Promise<ReceivedQuote> {
    const earlier = await stored(db, arrival);
    if (earlier) return earlier;
    await passGate(arrival.address);
    const { told, fresh } = await records.writeRow(VISITOR, async (write) => {
      // Writers take turns: nobody can store the key between this look and the commit.
      const meanwhile = await stored(write.tx, arrival);
      return meanwhile ? { told: meanwhile, fresh: null } : store(write, arrival);
    });
    if (fresh && !fresh.isSuspect) notify(fresh);
    return told;
  }

  return { receive, passGate };
}
