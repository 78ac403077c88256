import { z } from '@hono/zod-openapi';
import { chatDigits } from '../../../domain/rules/chat-link.ts';
import type { NoteLine } from '../../../domain/things/answering.ts';
import { QUOTE_STATES, type QuoteItem, quoteWords } from '../../../domain/things/quote.ts';
import { column, type Sorts } from '../../db/list.ts';
import { addressText, flagQuery, listQuery, sortQuery } from '../../http/openapi.ts';
import type { RecordKind, Values } from '../../records/kinds.ts';

/** A quote is found by its code, who asks, and what it holds; numbers as they are shown and as they are dialled. */
function texts(row: Values): unknown[] {
  const phone = String(row.phone);
  const code = String(row.code);
  const items = row.items as QuoteItem[];
  const notes = row.notes as NoteLine[];
  return [
    ...[code, row.clinic, row.name, row.email, row.note, code.replace('-', '')],
    ...[phone, phone.replace(/\D/g, ''), chatDigits(phone)],
    ...items.flatMap(({ name, sku }) => [name, sku]),
    ...notes.map(({ text }) => text),
  ];
}

export const quoteRecord = {
  name: 'quotes',
  noun: quoteWords.title,
  title: (row) => [row.code, row.clinic || row.name].filter(Boolean).join(' · '),
  json: ['items', 'notes', 'offer'],
  search: texts,
  nameColumn: 'code',
  isPublic: false,
  found: { detail: `coalesce(nullif(quotes.clinic, ''), quotes.name)` },
} as const satisfies RecordKind;

/** What quotes can be sorted by. */
export const quoteSorts: Sorts = {
  createdAt: [column('quotes.createdAt', 'time')],
  updatedAt: [column('quotes.updatedAt', 'time')],
  code: [column('quotes.nameKey')],
};

/** What the list of quotes takes in its address. */
export const quoteListQuery = listQuery.omit({ includeInactive: true }).extend({
  ...{
    sort: sortQuery(quoteSorts),
    state: z.enum(QUOTE_STATES).optional(),
    isSuspect: flagQuery,
    isDue: z
      .literal('true')
      .transform(() => true as const)
      .optional(),
  },
  assigneeId: addressText(64).optional(),
});
