import { dayOf, daysAfter } from '../../../../domain/rules/day.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { openPath } from '../../kinds/all-kinds.ts';
import { messages, quotes } from '../../lib/lists.ts';
import { products } from '../../lib/resources.ts';
import { screenPath } from '../../lib/screens.ts';
import { readMissed } from '../search/search-api.ts';
import { WITHOUT_PICTURE } from './sentence.ts';

/** Of messages and of quotes so many stand in the list, those that have waited longest first. */
const EACH = 2;
const MISSED_DAYS = 7;
/** What one person looked for once is no gap of the range. */
const MISSED_MIN = 2;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export type WaitingLine = {
  key: string;
  kind: 'quote' | 'message' | 'picture' | 'search';
  title: string;
  text: string;
  to: string;
  /** Since when; where that is no matter of a moment, the words that stand in its place. */
  since: string | null;
};
/** What has waited longest of all: what to do about it, and for how long it has. */
export type Oldest = { action: string; to: string; age: string };
export type Waiting = { lines: WaitingLine[]; total: number; oldest: Oldest | null; withoutPicture: number };

type Row = Record<'id' | 'name' | 'createdAt', string>;
type QuoteRow = Row & { code: string; clinic: string; items: readonly unknown[] };
type MessageRow = Row & { subject: string };
type Listed<Of> = { rows: readonly Of[]; total: number };

export type Facts = {
  quotes: Listed<QuoteRow>;
  messages: Listed<MessageRow>;
  products: Listed<{ id: string; name: string }>;
  missed: ReadonlyArray<{ day: string; text: string; count: number }>;
};

function linesOf<Of>(
  listed: Listed<Of>,
  line: (row: Of) => WaitingLine,
  more: (count: number) => WaitingLine,
): WaitingLine[] {
  const rest = listed.total - listed.rows.length;
  return [...listed.rows.map(line), ...(rest > 0 ? [more(rest)] : [])];
}

function quoteLine({ id, code, clinic, name, items, createdAt }: QuoteRow): WaitingLine {
  const who = clinic || name;
  return {
    ...{ key: id, kind: 'quote', since: createdAt, to: openPath('quotes', id) ?? '' },
    title: who ? `${code}, ${who}` : code,
    text: `Yeni teklif isteği, ${formatCount(items.length)} kalem`,
  };
}

function messageLine({ id, name, subject, createdAt }: MessageRow): WaitingLine {
  const to = openPath('messages', id) ?? '';
  return { key: id, kind: 'message', since: createdAt, to, title: name, text: subject };
}

function pictureLine({ rows, total }: Facts['products']): WaitingLine[] {
  const [only] = rows;
  if (!only) return [];
  return [
    {
      ...{ key: 'pictures', kind: 'picture', since: null },
      title: `${formatCount(total)} ürün görselsiz`,
      text: `${rows.map(({ name }) => name).join(', ')}${total > rows.length ? ' …' : ''}`,
      to: total === 1 ? (openPath('products', only.id) ?? '') : WITHOUT_PICTURE,
    },
  ];
}

/** What was looked for most within a week and not found. */
function missedLine(missed: Facts['missed'], now: Date): WaitingLine[] {
  const from = daysAfter(dayOf(now), -MISSED_DAYS);
  const sums = new Map<string, number>();
  for (const { day, text, count } of missed) if (day > from) sums.set(text, (sums.get(text) ?? 0) + count);
  const [top] = [...sums].filter(([, count]) => count >= MISSED_MIN).sort(([, a], [, b]) => b - a);
  if (!top) return [];
  const [text, count] = top;
  return [
    {
      ...{ key: 'missed', kind: 'search', since: null },
      title: `“${text}” ${formatCount(count)} kez arandı, sonuç yok`,
      text: 'Satıyorsanız eş anlam ekleyin',
      to: `${screenPath('search')}#sonucsuz-aramalar`,
    },
  ];
}

/** `25 dakika`, `15 saat`, `3 gün`. */
function ageOf(since: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(since));
  if (age < HOUR_MS) return `${Math.max(1, Math.round(age / 60_000))} dakika`;
  return age < 2 * DAY_MS ? `${Math.floor(age / HOUR_MS)} saat` : `${Math.floor(age / DAY_MS)} gün`;
}

function oldestOf(
  {
    quotes: [quote],
    messages: [message],
  }: Record<'quotes', readonly QuoteRow[]> & Record<'messages', readonly MessageRow[]>,
  now: Date,
): Oldest | null {
  if (quote && (!message || quote.createdAt <= message.createdAt))
    return {
      action: `${quote.code} teklifini hazırlayın`,
      to: openPath('quotes', quote.id) ?? '',
      age: ageOf(quote.createdAt, now),
    };
  if (!message) return null;
  return {
    action: `${message.name} yanıt bekliyor`,
    to: openPath('messages', message.id) ?? '',
    age: ageOf(message.createdAt, now),
  };
}

/** What waits for somebody: each line leads to the very form, what has waited longest first. */
export function waitingIn(facts: Facts, now: Date): Waiting {
  const lines = [
    ...linesOf(facts.quotes, quoteLine, (count) => ({
      ...{ key: 'quotes', kind: 'quote', since: null, text: 'Yeni teklif isteklerinin tümü' },
      title: `${formatCount(count)} teklif isteği daha`,
      to: `${screenPath('quotes')}?state=new`,
    })),
    ...linesOf(facts.messages, messageLine, (count) => ({
      ...{ key: 'messages', kind: 'message', since: null, text: 'Okunmamış mesajların tümü' },
      title: `${formatCount(count)} mesaj daha`,
      to: `${screenPath('messages')}?isRead=false`,
    })),
    ...pictureLine(facts.products),
    ...missedLine(facts.missed, now),
  ];
  const parts = { quotes: facts.quotes.rows, messages: facts.messages.rows };
  const others = lines.filter(({ kind }) => kind === 'picture' || kind === 'search').length;
  return {
    lines,
    total: facts.quotes.total + facts.messages.total + others,
    oldest: oldestOf(parts, now),
    withoutPicture: facts.products.total,
  };
}

/** Asks for what waits. */
export async function readWaiting(signal: AbortSignal): Promise<Facts> {
  const oldest = { sort: 'createdAt', limit: EACH };
  const [asked, sent, bare, missed] = await Promise.all([
    quotes.list({ ...oldest, state: 'new', isSuspect: false }, signal),
    messages.list({ ...oldest, isRead: false, isSuspect: false }, signal),
    products.list({ withoutImage: true, isActive: true, limit: EACH }, signal),
    readMissed(signal),
  ]);
  return { quotes: asked, messages: sent, products: bare, missed };
}
