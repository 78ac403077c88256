import type { Delivery, Webhook, WebhookInput, WebhookPatch } from '../../../../domain/things/webhook.ts';
import { api, read } from '../../lib/api.ts';

export type { Delivery, Webhook };
export const WEBHOOKS = ['webhooks'] as const;
const SHOWN = '50';

/** The addresses that are told of what happens. */
export function readWebhooks(signal: AbortSignal): Promise<Webhook[]> {
  return read(api.webhooks.$get({}, { init: { signal } }));
}

/** What was sent last. */
export function readDeliveries(signal: AbortSignal): Promise<Delivery[]> {
  return read(api['webhook-deliveries'].$get({ query: { limit: SHOWN } }, { init: { signal } }));
}

/** Adds a webhook; the answer is the one time that its key is shown. */
export function addWebhook(json: WebhookInput): Promise<Webhook & { secret: string }> {
  return read(api.webhooks.$post({ json }));
}

export async function changeWebhook(id: string, json: WebhookPatch): Promise<void> {
  await read(api.webhooks[':id'].$put({ param: { id }, json }));
}

export async function removeWebhook(id: string): Promise<void> {
  await read(api.webhooks[':id'].$delete({ param: { id } }));
}

/** Sends a trial; answers what came of it. */
export function tryWebhook(id: string): Promise<Delivery> {
  return read(api.webhooks[':id'].test.$post({ param: { id } }));
}

/** Sends something once more. */
export function resendDelivery(id: string): Promise<Delivery> {
  return read(api['webhook-deliveries'][':id'].resend.$post({ param: { id } }));
}
