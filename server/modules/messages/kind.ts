import { chatDigits } from '../../../domain/rules/chat-link.ts';
import type { NoteLine } from '../../../domain/things/answering.ts';
import { messageReference, messageWords } from '../../../domain/things/message.ts';
import type { RecordKind, Values } from '../../records/kinds.ts';

/** Numbers are found as they are shown and as they are dialled. */
function texts(row: Values): unknown[] {
  const phone = String(row.phone);
  const numbers = [phone, phone.replace(/\D/g, ''), chatDigits(phone), messageReference(String(row.id))];
  const notes = (row.notes ?? []) as NoteLine[];
  return [row.name, row.email, row.subject, row.message, ...numbers, ...notes.map(({ text }) => text)];
}

export const messageRecord = {
  name: 'messages',
  noun: messageWords.title,
  title: (row) => `${row.name}: ${row.subject}`,
  json: ['notes'],
  search: texts,
  nameColumn: 'name',
  isPublic: false,
  found: { detail: 'messages.subject' },
} as const satisfies RecordKind;
