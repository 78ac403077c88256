import type { Kysely, Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { WebhookDeliveryTable } from '../../db/machine-tables.ts';
import type { Database } from '../../db/schema.ts';
import { createQueue } from '../../queue.ts';
import { signed } from './sign.ts';

const MINUTE_MS = 60_000;
/** Who has taken a sending either tells how it went within so long, or is gone. */
const TAKEN_MS = MINUTE_MS;
const ANSWERS_WITHIN_MS = 10_000;
/** To so many addresses at the same time: one that is slow holds up none but itself. */
const AT_ONCE = 8;
/** How long each further try waits; after the last a sending is given up, some fifteen hours after it was made. */
const WAITS_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS);
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;
const ERROR_MAX = 200;

type Options = { db: Kysely<Database>; log: Logger; clock: () => Date };
type Sending = Selectable<WebhookDeliveryTable>;
type Outcome = { status: number | null; error: string | null };

/** Why a sending did not arrive, for the log of the panel: addresses and stacks stay here. */
function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'TimeoutError' ? `${ANSWERS_WITHIN_MS / 1000} saniyede yanıt yok` : 'Adrese ulaşılamadı';
}

/** Sends what webhooks are told, and tries again what did not arrive. */
export function createSender({ db, log, clock }: Options) {
  function later(ms: number): string {
    return new Date(clock().getTime() + ms).toISOString();
  }

  async function post(
    url: string,
    secret: string,
    { id, event, items, createdAt }: Sending,
  ): Promise<Outcome> {
    const body = JSON.stringify({ id, event, at: createdAt, items });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...signed(secret, { id, at: clock(), body }) },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      });
      await answer.body?.cancel();
      return { status: answer.status, error: answer.ok ? null : 'Sunucu kabul etmedi' };
    } catch (error) {
      return { status: null, error: reasonOf(error) };
    }
  }

  async function deliver(sending: Sending): Promise<void> {
    const hook = await db
      .selectFrom('webhooks')
      .select(['url', 'secret'])
      .where('id', '=', sending.webhookId)
      .executeTakeFirst();
    const began = performance.now();
    const outcome: Outcome = hook
      ? await post(hook.url, hook.secret, sending)
      : { status: null, error: 'Webhook silindi' };
    const isDone = outcome.status !== null && outcome.error === null;
    const wait = isDone || !hook ? undefined : WAITS_MS[sending.attempts - 1];
    await db
      .updateTable('webhookDeliveries')
      .set({
        status: outcome.status,
        error: outcome.error?.slice(0, ERROR_MAX) ?? null,
        tookMs: Math.round(performance.now() - began),
        dueAt: wait === undefined ? null : later(wait),
        deliveredAt: isDone ? clock().toISOString() : null,
      })
      .where('id', '=', sending.id)
      .execute();
  }

  const queue = createQueue<Sending>({
    ...{ db, log, clock, deliver },
    table: 'webhookDeliveries',
    takenMs: TAKEN_MS,
    atOnce: AT_ONCE,
    lane: { column: 'webhookId', of: ({ webhookId }) => webhookId },
  });

  return {
    ...queue,
    /** Forgets what was told long ago. */
    forget: async (): Promise<void> => {
      await db.deleteFrom('webhookDeliveries').where('createdAt', '<', later(-KEPT_MS)).execute();
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
