import type { Kysely } from 'kysely';
import { quotePath } from '../../../domain/site/paths.ts';
import { type Quote, sumsOf } from '../../../domain/things/quote.ts';
import type { Database } from '../../db/schema.ts';
import type { Values } from '../../records/kinds.ts';
import { notFound } from '../../records/records.ts';
import { quoteRecord } from './kind.ts';

const COLUMNS = [
  ...['id', 'code', 'token', 'state', 'source', 'name', 'clinic', 'phone', 'email', 'note', 'items'],
  ...['currency', 'discount', 'vatRate', 'validUntil', 'delivery', 'terms', 'notes'],
  ...[
    'assigneeId',
    'assignee',
    'offer',
    'sentAt',
    'openedAt',
    'lastOpenedAt',
    'openCount',
    'remindOn',
    'acceptedAt',
    'acceptedBy',
    'acceptedNote',
  ],
  ...['isSuspect', 'consentVersion', 'anonymizedAt', 'version', 'createdAt', 'updatedAt'],
] as const;

/** The rows of quotes, as they are stored. */
export function selectQuotes(db: Kysely<Database>) {
  return db.selectFrom('quotes').select(COLUMNS as ReadonlyArray<keyof Database['quotes']>);
}

/** A stored row as the staff are answered it. */
export function toQuote(row: Values): Quote {
  const { token, searchText: _text, nameKey: _key, ...rest } = row;
  const quote = rest as Omit<Quote, 'path' | 'sums'>;
  return { ...quote, path: quotePath(String(token)), sums: sumsOf(quote) };
}

/** One quote as the staff are answered it. @throws AppError not_found */
export async function readQuote(db: Kysely<Database>, id: string): Promise<Quote> {
  const row = await selectQuotes(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(quoteRecord);
  return toQuote(row);
}
