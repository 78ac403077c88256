import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type Message, type messagePatch, messageReference } from '../../../domain/things/message.ts';
import type { Context } from '../../context.ts';
import { column, type ListQuery, listPage, type Page, type Sorts } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { searchTexts } from '../../db/search-runs.ts';
import { tallyOf } from '../../db/tallies.ts';
import { hasFlag } from '../../kinds/filters.ts';
import type { Trashed } from '../../kinds/verbs.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { beginChange, type Change, checkExpected, type Expected } from '../../records/change.ts';
import { changeRecord, notFound, readRecord, trashRecords } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { messageRecord } from './kind.ts';
import { createReceive } from './receive.ts';

export type MessageQuery = ListQuery & { isRead?: boolean | undefined; isSuspect?: boolean | undefined };

/** What messages can be sorted by. */
export const messageSorts: Sorts = {
  createdAt: [column('messages.createdAt', 'time')],
  name: [column('messages.nameKey')],
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
}) {
  const { db, records } = options;

  const receive = createReceive(options);

  async function list(ctx: Context, query: MessageQuery): Promise<Page<Message>> {
    ctx.require('messages:read');
    const flags: Array<RawBuilder<SqlBool>> = [];
    const { isRead, isSuspect } = query;
    if (isRead !== undefined) flags.push(hasFlag('messages.isRead', isRead));
    if (isSuspect !== undefined) flags.push(hasFlag('messages.isSuspect', isSuspect));
    const found = await searchTexts(db, { table: 'messages' }, query.search);
    const walked = [...(found.walk ?? found.where), ...flags];
    const filtered = walked.reduce((select, condition) => select.where(condition), selectMessages(db));
    async function total(): Promise<number> {
      if (!query.search) return (await tallyOf(db, 'messages', { isRead, isSuspect })).count;
      if (found.total !== undefined && flags.length === 0) return found.total;
      const counted = [...found.where, ...flags].reduce(
        (select, condition) => select.where(condition),
        db.selectFrom('messages'),
      );
      return Number(
        (await counted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
      );
    }
    const plan = { sorts: messageSorts, defaultSort: '-createdAt', id: 'messages.id', query };
    const page = await listPage(filtered, total, plan);
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

  async function update(
    ctx: Context,
    id: string,
    change: Change<z.output<typeof messagePatch>>,
    match?: Expected['match'],
  ): Promise<Message> {
    ctx.require('messages:write');
    return records.write(ctx, async (write) => {
      const { before, patch } = await beginChange(write, { kind: 'messages', id }, { change, match }, () =>
        read(write.tx, id),
      );
      await changeRecord(write, 'messages', before, patch);
      return read(write.tx, id);
    });
  }

  /** Marks many messages as read or unread. `undoId` takes it back. */
  async function setMany(
    ctx: Context,
    ids: readonly string[],
    set: { isRead: boolean },
  ): Promise<{ updated: number; undoId: string }> {
    ctx.require('messages:write');
    return records.write(ctx, async (write) => {
      for (const id of ids)
        await changeRecord(write, 'messages', await readRecord(write, 'messages', id), set);
      return { updated: ids.length, undoId: write.batchId };
    });
  }

  async function removeMany(
    ctx: Context,
    ids: readonly string[],
  ): Promise<{ trashed: Trashed; trashIds: string[] }> {
    ctx.require('messages:write');
    return records.write(ctx, async (write) => {
      const trashIds: string[] = [];
      for (const id of ids)
        trashIds.push(
          await trashRecords(write, { kind: 'messages', row: await readRecord(write, 'messages', id) }, []),
        );
      return { trashed: { messages: ids.length }, trashIds };
    });
  }

  async function remove(
    ctx: Context,
    id: string,
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    ctx.require('messages:write');
    return records.write(ctx, async (write) => {
      const row = await readRecord(write, 'messages', id);
      await checkExpected(row, expected, () => read(write.tx, id));
      return { trashed: { messages: 1 }, trashId: await trashRecords(write, { kind: 'messages', row }, []) };
    });
  }

  return { list, get, unreadCount, ...receive, update, setMany, remove, removeMany };
}

export type MessageService = ReturnType<typeof createMessageService>;
