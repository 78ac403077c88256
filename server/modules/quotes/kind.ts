import { chatDigits } from '../../../domain/rules/chat-link.ts';
import type { NoteLine } from '../../../domain/things/answering.ts';
import { type QuoteItem, quoteWords } from '../../../domain/things/quote.ts';
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
