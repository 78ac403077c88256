import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { WebhookEvent } from '../../../domain/things/webhook.ts';
import type { Database } from '../../db/schema.ts';
import { giveWay } from '../../give-way.ts';
import type { Write } from '../../records/write.ts';
import { isTold, type Told, toldOf } from './told.ts';

/** A sending tells of so many rows at most. */
const ITEMS_MAX = 100;

/** Notes what webhooks are told, in the transaction of what they are told of: both are stored, or neither is. */
export async function noteTold({ tx, deeds, at }: Pick<Write, 'tx' | 'deeds' | 'at'>): Promise<boolean> {
  if (!deeds.some(isTold)) return false;
  const hooks = await tx.selectFrom('webhooks').select(['id', 'events', 'isActive']).execute();
  const active = hooks.filter(({ isActive }) => isActive);
  // Most companies have none: what would be told is worked out only for somebody.
  if (active.length === 0) return false;
  const told: Told[] = [];
  for (const deed of deeds) {
    await giveWay();
    told.push(...toldOf(deed));
  }
  let isNoted = false;
  for (const [event, all] of Map.groupBy(told, (one) => one.event))
    for (const { id } of active.filter(({ events }) => events.includes(event))) {
      isNoted = true;
      for (let start = 0; start < all.length; start += ITEMS_MAX) {
        const items = all.slice(start, start + ITEMS_MAX).map(({ item }) => item);
        await addSending(tx, { webhookId: id, event, items, at });
      }
    }
  return isNoted;
}

type NewSending = {
  webhookId: string;
  event: WebhookEvent | string;
  items: ReadonlyArray<Record<string, unknown>>;
  at: string;
};

/** Stores a sending that is due now; answers its id. */
export async function addSending(
  on: Kysely<Database>,
  { webhookId, event, items, at }: NewSending,
): Promise<string> {
  const id = uuid();
  await on
    .insertInto('webhookDeliveries')
    .values({ id, webhookId, event, items: JSON.stringify(items), createdAt: at, dueAt: at })
    .execute();
  return id;
}
