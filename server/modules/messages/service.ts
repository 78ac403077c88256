import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { refusedField } from '../../../domain/errors.ts';
import { NOTES_MAX, type NoteLine } from '../../../domain/things/answering.ts';
import {
  MESSAGE_STATES,
  type Message,
  type MessageState,
  type messagePatch,
  messageReference,
} from '../../../domain/things/message.ts';
import type { Context } from '../../context.ts';
import type { ListQuery, Page } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { searchedList } from '../../db/searched-list.ts';
import { countStates, tallyOf } from '../../db/tallies.ts';
import { assigneeOf, createAnsweringVerbs } from '../../kinds/answering-verbs.ts';
import { hasFlag } from '../../kinds/filters.ts';
import { createRowVerbs } from '../../kinds/row-verbs.ts';
import type { Mail } from '../../mail.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { changeRecord, notFound, readRecord } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { messageRecord, messageSorts } from './kind.ts';
import { replyMail } from './mail.ts';
import { createReceive } from './receive.ts';

export type MessageQuery = ListQuery & {
  isRead?: boolean | undefined;
  isSuspect?: boolean | undefined;
  state?: MessageState | undefined;
  assigneeId?: string | undefined;
};

function selectMessages(db: Kysely<Database>) {
  return db
    .selectFrom('messages')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'subject',
      'message',
      'isRead',
      'isSuspect',
      'consentVersion',
      'state',
      'assigneeId',
      'assignee',
      'answeredAt',
      'notes',
      'anonymizedAt',
      'version',
      'createdAt',
      'updatedAt',
    ]);
}

function withReference(row: Omit<Message, 'reference'>): Message {
  return { ...row, reference: messageReference(row.id) };
}

/** The verbs of the contact form's messages. `notify` runs after a message is stored and must not throw. */
export function createMessageService(options: {
  db: Kysely<Database>;
  records: Records;
  clock: () => Date;
  rateLimits: RateLimits;
  notify: (message: Message) => void;
  /** Missing where no mail is set up. */
  sendMail: ((mail: Mail) => void) | null;
}) {
  const { db, records, sendMail } = options;

  const receive = createReceive(options);

  async function list(ctx: Context, query: MessageQuery): Promise<Page<Message>> {
    ctx.require('messages:read');
    const flags: Array<RawBuilder<SqlBool>> = [];
    const { isRead, isSuspect, state, assigneeId } = query;
    if (isRead !== undefined) flags.push(hasFlag('messages.isRead', isRead));
    if (isSuspect !== undefined) flags.push(hasFlag('messages.isSuspect', isSuspect));
    if (state !== undefined) flags.push(sql<SqlBool>`messages.state = ${state}`);
    if (assigneeId !== undefined) flags.push(sql<SqlBool>`messages."assigneeId" = ${assigneeId}`);
    const page = await searchedList(db, selectMessages(db), {
      ...{ table: 'messages', query, where: flags, tally: { isRead, isSuspect, state, assigneeId } },
      ...{ sorts: messageSorts, defaultSort: '-createdAt', id: 'messages.id' },
    });
    return { ...page, rows: page.rows.map(withReference) };
  }

  async function get(ctx: Context, id: string): Promise<Message> {
    ctx.require('messages:read');
    return read(db, id);
  }

  async function read(on: Kysely<Database>, id: string): Promise<Message> {
    const row = await selectMessages(on).where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound(messageRecord);
    return withReference(row);
  }

  async function unreadCount(ctx: Context): Promise<number> {
    ctx.require('messages:read');
    return (await tallyOf(db, 'messages', { isRead: false, isSuspect: false })).count;
  }

  /** How many there are in each state, without what looks automatic. */
  async function counts(ctx: Context): Promise<Record<MessageState, number>> {
    ctx.require('messages:read');
    return countStates(db, 'messages', MESSAGE_STATES);
  }

  const answering = createAnsweringVerbs<Message>(messageRecord, { db, records, read });
  const verbs = createRowVerbs<Message, z.output<typeof messagePatch>>(messageRecord, {
    records,
    read,
    async complete(write, patch, before) {
      const values: Record<string, unknown> = { ...patch };
      const { state } = patch;
      if (state !== undefined && state !== before.state)
        values.answeredAt = state === 'answered' ? write.at : null;
      // Who answers it has it, unless somebody has it already.
      if (state && state !== 'new' && patch.assigneeId === undefined && !before.assigneeId)
        values.assigneeId = write.actor.accountId;
      if (values.assigneeId !== undefined)
        values.assignee = await assigneeOf(write, values.assigneeId as string | null);
      return values;
    },
  });

  /**
   * Writes back by mail and keeps what was written with the message, which is answered by that.
   * @throws AppError not_found, invalid where no mail is set up or nobody is known to write to
   */
  async function reply(ctx: Context, id: string, text: string): Promise<Message> {
    ctx.require('messages:write');
    if (!sendMail)
      throw refusedField('text', 'not_allowed', 'Bu sunucuda e-posta kurulu değil; yanıt gönderilemez.');
    const answered = await records.write(ctx, async (write) => {
      const before = await readRecord(write, messageRecord.name, id);
      if (!before.email)
        throw refusedField('text', 'not_allowed', 'Mesaj anonimleştirildi; yanıtlanacak adres yok.');
      const notes = before.notes as NoteLine[];
      if (notes.length >= NOTES_MAX)
        throw refusedField('text', 'too_many', `Bir mesajda en fazla ${NOTES_MAX} yanıt ve not olabilir.`);
      await changeRecord(write, messageRecord.name, before, {
        ...{ isRead: true, state: 'answered', answeredAt: write.at },
        ...(ctx.accountId && !before.assigneeId && { assigneeId: ctx.accountId, assignee: ctx.name }),
        notes: [...notes, { at: write.at, by: ctx.name, text, sent: 'mail' }],
      });
      return read(write.tx, id);
    });
    sendMail(replyMail(answered, text));
    return answered;
  }

  return { list, get, unreadCount, counts, reply, ...receive, ...answering, ...verbs };
}

export type MessageService = ReturnType<typeof createMessageService>;
