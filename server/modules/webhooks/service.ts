import { type Kysely, type SqlBool, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { AppError } from '../../../domain/errors.ts';
import type { AuditEvent } from '../../../domain/things/audit.ts';
import {
  type Delivery,
  TRIAL_EVENT,
  type Webhook,
  type webhookInput,
  type webhookPatch,
} from '../../../domain/things/webhook.ts';
import type { Context } from '../../context.ts';
import { column, listPage, type Page } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { recordAudit } from '../../records/audit.ts';
import { addSending } from './outbox.ts';
import type { Sender } from './sender.ts';
import { newSecret } from './sign.ts';

const DAY_MS = 86_400_000;

type Options = { db: Kysely<Database>; clock: () => Date; sender: Sender };
export type DeliveryQuery = {
  webhookId?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

function missing(): AppError {
  return new AppError('not_found', 'Webhook bulunamadı.');
}

/** The webhooks, and the log of what they were told. */
export function createWebhookService({ db, clock, sender }: Options) {
  async function present(on: Kysely<Database>, id?: string): Promise<Webhook[]> {
    const since = new Date(clock().getTime() - DAY_MS).toISOString();
    const all = on.selectFrom('webhooks').select(['id', 'url', 'events', 'isActive', 'createdAt']);
    const hooks = await (id === undefined ? all : all.where('id', '=', id)).orderBy('createdAt').execute();
    const rows: Webhook[] = [];
    for (const hook of hooks) {
      const count = await on
        .selectFrom('webhookDeliveries')
        .select([
          sql<number>`count(*)`.as('sent'),
          sql<number>`count(case when "deliveredAt" is null and attempts > 0 then 1 end)`.as('failed'),
        ])
        .where('webhookId', '=', hook.id)
        .where('createdAt', '>', since)
        .executeTakeFirstOrThrow();
      rows.push({ ...hook, sent: Number(count.sent), failed: Number(count.failed) });
    }
    return rows;
  }

  async function presented(on: Kysely<Database>, id: string): Promise<Webhook> {
    const [hook] = await present(on, id);
    if (!hook) throw missing();
    return hook;
  }

  async function tell(on: Kysely<Database>, ctx: Context, event: AuditEvent, subject: string): Promise<void> {
    const { accountId, name: actor, address } = ctx;
    await recordAudit(on, { at: clock(), event, accountId, actor, subject, address });
  }

  /** All webhooks, in the order in which they were added. */
  async function list(ctx: Context): Promise<Webhook[]> {
    ctx.require('accounts:read');
    return present(db);
  }

  /** Adds a webhook; its key is told this once. @throws AppError password_required */
  async function create(
    ctx: Context,
    input: z.output<typeof webhookInput>,
  ): Promise<Webhook & { secret: string }> {
    ctx.require('accounts:write');
    ctx.requireConfirmed();
    const { url, events, isActive } = input;
    const secret = newSecret();
    const id = uuid();
    return db.transaction().execute(async (tx) => {
      await tx
        .insertInto('webhooks')
        .values({
          id,
          url,
          isActive,
          secret,
          events: JSON.stringify(events),
          createdAt: clock().toISOString(),
        })
        .execute();
      await tell(tx, ctx, 'webhook_added', url);
      return { ...(await presented(tx, id)), secret };
    });
  }

  /** @throws AppError password_required, not_found */
  async function update(ctx: Context, id: string, patch: z.output<typeof webhookPatch>): Promise<Webhook> {
    ctx.require('accounts:write');
    return db.transaction().execute(async (tx) => {
      await presented(tx, id);
      ctx.requireConfirmed();
      const { events, ...rest } = patch;
      const set = { ...rest, ...(events && { events: JSON.stringify(events) }) };
      if (Object.keys(set).length > 0)
        await tx.updateTable('webhooks').set(set).where('id', '=', id).execute();
      const hook = await presented(tx, id);
      await tell(tx, ctx, 'webhook_changed', hook.url);
      return hook;
    });
  }

  /** Removes a webhook with its log. @throws AppError not_found */
  async function remove(ctx: Context, id: string): Promise<void> {
    ctx.require('accounts:write');
    await db.transaction().execute(async (tx) => {
      const { url } = await presented(tx, id);
      await tx.deleteFrom('webhookDeliveries').where('webhookId', '=', id).execute();
      await tx.deleteFrom('webhooks').where('id', '=', id).execute();
      await tell(tx, ctx, 'webhook_removed', url);
    });
  }

  /** What was sent, newest first. */
  async function deliveries(ctx: Context, query: DeliveryQuery): Promise<Page<Delivery>> {
    ctx.require('accounts:read');
    const { webhookId, ...part } = query;
    const all = db.selectFrom('webhookDeliveries');
    const wanted = webhookId === undefined ? all : all.where('webhookDeliveries.webhookId', '=', webhookId);
    const page = await listPage(
      wanted
        .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
        .selectAll('webhookDeliveries')
        .select('webhooks.url'),
      async () =>
        Number((await wanted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count),
      {
        ...{
          sorts: { createdAt: [column('webhookDeliveries.createdAt', 'time')] },
          defaultSort: '-createdAt',
        },
        ...{ id: 'webhookDeliveries.id', query: part },
      },
    );
    return { ...page, rows: page.rows.map(({ dueAt, ...row }) => ({ ...row, nextAt: dueAt })) };
  }

  /** Sends a trial; answers what came of it. @throws AppError not_found */
  async function trial(ctx: Context, id: string): Promise<Delivery> {
    ctx.require('accounts:write');
    await presented(db, id);
    const at = clock().toISOString();
    return sent(await addSending(db, { webhookId: id, event: TRIAL_EVENT, items: [], at }));
  }

  /** Sends something once more, now. @throws AppError not_found */
  async function resend(ctx: Context, id: string): Promise<Delivery> {
    ctx.require('accounts:write');
    const { numUpdatedRows } = await db
      .updateTable('webhookDeliveries')
      .set({ dueAt: clock().toISOString(), attempts: 0, deliveredAt: null })
      .where('id', '=', id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw new AppError('not_found', 'Gönderi bulunamadı.');
    return sent(id);
  }

  async function sent(id: string): Promise<Delivery> {
    await sender.sendNow(id);
    const row = await db
      .selectFrom('webhookDeliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
      .selectAll('webhookDeliveries')
      .select('webhooks.url')
      .where(sql<SqlBool>`"webhookDeliveries".id = ${id}`)
      .executeTakeFirstOrThrow();
    const { dueAt, ...rest } = row;
    return { ...rest, nextAt: dueAt };
  }

  return { list, create, update, remove, deliveries, trial, resend };
}

export type WebhookService = ReturnType<typeof createWebhookService>;
