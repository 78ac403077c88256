import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '../../domain/rules/money.ts';
import type { NoteLine } from '../../domain/things/answering.ts';
import type { QuoteItem, QuoteOffer, QuoteState } from '../../domain/things/quote.ts';

type Json<T> = ColumnType<T, string, string>;
type Timestamp = string;

/** A list that a visitor sent, or the staff began, with what is offered for it. */
export type QuoteTable = {
  id: string;
  version: number;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  searchText: string;
  nameKey: string;
  code: string;
  /** The secret in the address of its page. */
  token: string;
  state: QuoteState;
  source: 'site' | 'panel';
  name: string;
  clinic: string;
  phone: string;
  email: string;
  note: string;
  items: Json<QuoteItem[]>;
  currency: Currency;
  /** Percents. */
  discount: number;
  vatRate: number;
  /** A day, as `2026-12-05`. */
  validUntil: string | null;
  delivery: string;
  terms: string;
  /** What the staff tell one another. */
  notes: Json<NoteLine[]>;
  assigneeId: string | null;
  assignee: string | null;
  /** What was sent, as it was then. */
  offer: Json<QuoteOffer | null> | null;
  sentAt: Timestamp | null;
  /** When who has the link first and last opened what was sent, and how often. */
  openedAt: Timestamp | null;
  lastOpenedAt: Timestamp | null;
  openCount: Generated<number>;
  /** The day on which somebody should ask after it. */
  remindOn: string | null;
  acceptedAt: Timestamp | null;
  acceptedBy: string | null;
  acceptedNote: string | null;
  isSuspect: Generated<boolean>;
  consentVersion: string | null;
  anonymizedAt: Timestamp | null;
};

/** Which sending of a list was stored as which quote, and what was answered; it outlives the row. */
export type QuoteKeyTable = {
  key: string;
  quoteId: string;
  fingerprint: string;
  answer: ColumnType<Record<string, unknown>, string, string>;
  createdAt: string;
};
