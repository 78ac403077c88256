import { RateLimiterMemory } from 'rate-limiter-flexible';
import { dayOf, daysAfter } from '../../domain/rules/day.ts';
import { messageInput } from '../../domain/things/message.ts';
import { type QuoteState, quoteSending } from '../../domain/things/quote.ts';
import { type Context, programContext, VISITOR } from '../../server/context.ts';
import { addCounts, type Count, downloadCounts } from '../../server/db/daily-counts.ts';
import { createReceive } from '../../server/modules/messages/receive.ts';
import { createOffers } from '../../server/modules/quotes/offers.ts';
import { readQuote } from '../../server/modules/quotes/reader.ts';
import { createReceiveQuote } from '../../server/modules/quotes/receive.ts';
import { createSharedQuotes } from '../../server/modules/quotes/shared.ts';
import { changeRecord, readRecord } from '../../server/records/records.ts';
import type { Records, Write } from '../../server/records/write.ts';
import type { Services } from '../../server/services.ts';
import { LETTERS, MISSED, NOTES, PEOPLE } from './letters.ts';
import { about, createChance, paceOf, picked } from './pace.ts';

const DAYS = 365;
/** On an ordinary day. */
const A_DAY = { views: 210, downloads: 10, searches: 34, chats: 6, calls: 3, mails: 1.2 };
/** On an ordinary day somebody writes, or asks for a list, this often. */
const LETTERS_A_DAY = 0.32;
const LISTS_A_DAY = 0.2;
/** Younger letters are unread, younger lists new. */
const UNREAD_DAYS = 2;
/** Lists that are older have been answered. */
const PREPARED_DAYS = 6;
/** What every list older than this has come to. */
const SETTLED_DAYS = 12;
const FEATURED_WEIGHT = 5;
/** The range grew over so many days. */
const GROWN_DAYS = 600;
const WORKING_HOURS = { first: 9, count: 9 };

const DAY_MS = 86_400_000;

/** Who answers lists in the demo company. */
const SELLER = programContext('Selin Aydın');
const NOBODY = { company: '', address: '', phone: '', email: '' };

type Chance = () => number;
type Weighted = { id: string; weight: number };
type Product = Weighted & { name: string; brandId: string };
type Range = { products: readonly Product[]; catalogs: ReadonlyArray<Weighted & { counts: Count[] }> };

/** Writes of another time, all within one write of today. */
function recordsAt(write: Write, at: string): Pick<Records, 'write' | 'writeRow'> {
  const inIt: Records['write'] = (actor, work) => work({ ...write, actor, at });
  return { write: inIt, writeRow: inIt };
}

/** A few are looked at often, most now and then. */
function weightOf(place: number): number {
  return 1 / (1 + ((place * 37) % 101) / 4);
}

async function rangeOf({ tx }: Write): Promise<Range> {
  const products = await tx
    .selectFrom('shown_products')
    .select(['id', 'name', 'brandId', 'isFeatured'])
    .orderBy('sku')
    .execute();
  const catalogs = await tx.selectFrom('shown_catalogs').select(['id']).orderBy('slug').execute();
  return {
    products: products.map(({ isFeatured, ...product }, place) => ({
      ...product,
      weight: weightOf(place) * (isFeatured ? FEATURED_WEIGHT : 1),
    })),
    catalogs: await Promise.all(
      catalogs.map(async ({ id }, place) => ({
        ...{ id, weight: weightOf(place) },
        counts: await downloadCounts(tx, id),
      })),
    ),
  };
}

/** What visitors did on a day, as the site would have counted it. */
function countsOf({ products, catalogs }: Range, pace: number, chance: Chance): Count[] {
  const views = Array.from({ length: about(A_DAY.views * pace, chance) }, () => picked(products, chance));
  const downloads = Array.from({ length: about(A_DAY.downloads * pace, chance) }, () =>
    picked(catalogs, chance),
  );
  const rest = (['searches', 'chats', 'calls', 'mails'] as const).map((kind) => ({
    ...{ kind, subject: '' },
    count: about(A_DAY[kind] * pace, chance),
  }));
  return [
    ...views.flatMap(({ id, brandId }): Count[] => [
      { kind: 'views', subject: '', count: 1 },
      { kind: 'views', subject: id, count: 1 },
      { kind: 'views:brand', subject: brandId, count: 1 },
    ]),
    ...downloads.flatMap(({ counts }) => counts),
    ...rest.filter(({ count }) => count > 0),
  ];
}

/** A moment of the working day in Istanbul. */
function momentOf(day: string, chance: Chance): string {
  const hour = WORKING_HOURS.first + Math.floor(chance() * WORKING_HOURS.count);
  const minute = Math.floor(chance() * 60);
  return new Date(Date.parse(`${day}T00:00:00+03:00`) + (hour * 60 + minute) * 60_000).toISOString();
}

function personOf(chance: Chance) {
  const place = Math.floor(chance() * PEOPLE.length);
  const [name, clinic] = PEOPLE[place] ?? PEOPLE[0];
  const phone = `0532 555 ${String(10 + place).padStart(2, '0')} ${String(20 + place)}`;
  return { name, clinic, phone, email: `bilgi${place + 1}@klinik.example` };
}

/** Whoever writes here has been waited for: nobody is told, and nothing is too much. */
const unlimited = () => new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 1 });
const untold = () => undefined;

type Moment = { at: string; ago: number };

/** Somebody wrote by the contact form; what is older is read and answered. */
async function addLetter(write: Write, range: Range, { at, ago }: Moment, chance: Chance): Promise<void> {
  const { name, phone, email } = personOf(chance);
  const [subject, text] = LETTERS[Math.floor(chance() * LETTERS.length)] ?? LETTERS[0];
  const message = text.replace('{ürün}', picked(range.products, chance).name);
  const { receive } = createReceive({
    ...{ db: write.tx, records: recordsAt(write, at), clock: () => new Date(at) },
    ...{ rateLimits: unlimited, notify: untold },
  });
  const texts = messageInput.parse({ name, phone, email, subject, message });
  const { id } = await receive({ texts, address: 'demo' });
  if (ago > UNREAD_DAYS)
    await changeRecord(
      { ...write, actor: VISITOR, at },
      'messages',
      await readRecord(write, 'messages', id),
      {
        ...{ isRead: true, state: 'answered', answeredAt: at },
      },
    );
}

function stateOf(ago: number, chance: Chance): QuoteState {
  if (ago <= UNREAD_DAYS) return 'new';
  if (ago <= PREPARED_DAYS) return 'preparing';
  if (ago <= SETTLED_DAYS) return 'sent';
  return chance() < 0.58 ? 'won' : 'lost';
}

type Asked = { id: string; token: string; name: string; at: string };

/** A list is priced and answered the next day; what became of it is known some days later. */
async function answerList(write: Write, { id, token, name, at }: Asked, state: QuoteState): Promise<void> {
  const after = (days: number) => new Date(Date.parse(at) + days * DAY_MS);
  const written = (when: Date) => ({
    ...{ db: write.tx, records: recordsAt(write, when.toISOString()), clock: () => when },
  });
  const { send } = createOffers({ ...written(after(1)), canMail: false, mailOffer: untold });
  await send(SELLER, id, { via: 'whatsapp', base: '', sender: NOBODY });
  const passGate = async () => undefined;
  const { accept } = createSharedQuotes({ ...written(after(3)), passGate, notifyAccepted: untold });
  if (state === 'won') await accept(token, { name, note: null, address: 'demo' });
  if (state !== 'lost') return;
  const before = await readRecord(write, 'quotes', id);
  await changeRecord({ ...write, actor: SELLER, at: after(9).toISOString() }, 'quotes', before, { state });
}

/** Somebody asked for a list; what is older has been dealt with. */
async function addList(write: Write, range: Range, { at, ago }: Moment, chance: Chance): Promise<void> {
  const lines = Array.from({ length: 1 + Math.floor(chance() * 5) }, () => picked(range.products, chance).id);
  const { receive } = createReceiveQuote({
    ...{ db: write.tx, records: recordsAt(write, at) },
    ...{ rateLimits: unlimited, notify: untold },
  });
  const sending = quoteSending.parse({
    ...personOf(chance),
    note: NOTES[Math.floor(chance() * NOTES.length)],
    items: [...new Set(lines)].map((productId) => ({ productId, quantity: 1 + Math.floor(chance() * 4) })),
  });
  const { code } = await receive({ sending, address: 'demo' });
  const state = stateOf(ago, chance);
  if (state === 'new') return;
  const asked = await write.tx
    .selectFrom('quotes')
    .select(['id', 'token', 'name'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const { id } = asked;
  const { items } = await readQuote(write.tx, id);
  // What has no price in the list waits for one.
  const isPriced = items.every(({ price }) => price !== null);
  if (state !== 'preparing' && isPriced) return answerList(write, { ...asked, at }, state);
  await changeRecord({ ...write, actor: VISITOR, at }, 'quotes', await readRecord(write, 'quotes', id), {
    state,
  });
}

/** How often something that happens so often a day happens on this one; yesterday it does, so that there is news. */
function times(often: number, ago: number, chance: Chance): number {
  const count = Math.floor(often) + (chance() < often % 1 ? 1 : 0);
  return ago === 1 ? Math.max(2, count) : count;
}

/** Raises what catalogs show of themselves by what was counted of them. */
async function addUses({ tx }: Write, { catalogs }: Range): Promise<void> {
  for (const { id } of catalogs) {
    const { count } = await tx
      .selectFrom('dailyCounts')
      .select((eb) => eb.fn.sum<number>('count').as('count'))
      .where('kind', '=', 'downloads')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow();
    const downloadCount = Number(count ?? 0);
    await tx
      .updateTable('catalogs')
      .set({ downloadCount, viewCount: downloadCount * 3 })
      .where('id', '=', id)
      .execute();
  }
}

/** The range as it grew, in the order in which it was loaded: faster in lively weeks, hardly in August. */
async function spreadRange({ tx }: Write, today: string): Promise<void> {
  const days = Array.from({ length: GROWN_DAYS }, (_, index) => daysAfter(today, index - GROWN_DAYS));
  const paces = days.map((day, index) => paceOf(day, GROWN_DAYS - index));
  const whole = paces.reduce((sum, pace) => sum + pace, 0);
  for (const table of ['brands', 'categories', 'products', 'catalogs'] as const) {
    const rows = await tx.selectFrom(table).select('id').orderBy('createdAt').orderBy('id').execute();
    let day = 0;
    let passed = paces[0] ?? 0;
    for (const [index, { id }] of rows.entries()) {
      while (passed / whole < (index + 0.5) / rows.length && day < days.length - 1) {
        day += 1;
        passed += paces[day] ?? 0;
      }
      const at = Date.parse(`${days[day]}T10:00:00+03:00`) + index;
      await tx
        .updateTable(table)
        .set({ createdAt: new Date(at).toISOString() })
        .where('id', '=', id)
        .execute();
    }
  }
}

async function addMissed({ tx }: Write, today: string): Promise<void> {
  const values = MISSED.flatMap(([text, counts]) =>
    counts.map((count, ago) => ({ day: daysAfter(today, -ago - 1), text, count })),
  ).filter(({ count }) => count > 0);
  await tx
    .insertInto('missedSearches')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Gives the demo company a year of visitors, letters and lists that ends yesterday, the same for the same day. All of it
 * is stored as one, and once.
 */
export async function loadYear({ records, clock, db }: Services, ctx: Context): Promise<void> {
  const today = dayOf(clock());
  const known = await db
    .selectFrom('dailyCounts')
    .select('count')
    .where('kind', '=', 'views')
    .where('day', '<', today)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await records.write(ctx, async (write) => {
    const chance = createChance(2026);
    const range = await rangeOf(write);
    for (let ago = DAYS; ago >= 1; ago -= 1) {
      const day = daysAfter(today, -ago);
      const pace = paceOf(day, ago);
      await addCounts(write.tx, day, countsOf(range, pace, chance));
      for (let left = times(LETTERS_A_DAY * pace, ago, chance); left > 0; left -= 1)
        await addLetter(write, range, { at: momentOf(day, chance), ago }, chance);
      for (let left = times(LISTS_A_DAY * pace, ago, chance); left > 0; left -= 1)
        await addList(write, range, { at: momentOf(day, chance), ago }, chance);
    }
    await addUses(write, range);
    await addMissed(write, today);
    await spreadRange(write, today);
  });
}
