import { z } from '@hono/zod-openapi';
import { chatDigits } from '../../../domain/rules/chat-link.ts';
import type { NoteLine } from '../../../domain/things/answering.ts';
import { MESSAGE_STATES, messageReference, messageWords } from '../../../domain/things/message.ts';
import { column, type Sorts } from '../../db/list.ts';
import { addressText, flagQuery, listQuery, sortQuery } from '../../http/openapi.ts';
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

/** What messages can be sorted by. */
export const messageSorts: Sorts = {
  createdAt: [column('messages.createdAt', 'time')],
  name: [column('messages.nameKey')],
};

/** What the list of messages takes in its address. */
export const messageListQuery = listQuery
  .omit({ includeInactive: true })
  .extend({ sort: sortQuery(messageSorts), isRead: flagQuery, isSuspect: flagQuery })
  .extend({ state: z.enum(MESSAGE_STATES).optional(), assigneeId: addressText(64).optional() });
