import { chatDigits } from '../../../domain/rules/chat-link.ts';
import { messageReference, messageWords } from '../../../domain/things/message.ts';
import type { RecordKind, Values } from '../../records/kinds.ts';

/** Numbers are found as they are shown and as they are dialled. */
function texts(row: Values): unknown[] {
  const phone = String(row.phone);
  const numbers = [phone, phone.replace(/\D/g, ''), chatDigits(phone), messageReference(String(row.id))];
  return [row.name, row.email, row.subject, row.message, ...numbers];
}

export const messageRecord = {
  name: 'messages',
  noun: messageWords.title,
  title: (row) => `${row.name}: ${row.subject}`,
  search: texts,
  nameColumn: 'name',
  isPublic: false,
  found: { detail: 'messages.subject' },
} as const satisfies RecordKind;
