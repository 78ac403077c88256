import { z } from 'zod';
import { flag, requiredText, wrongForm } from '../rules/fields.ts';
import { isWebAddress } from '../rules/safe-link.ts';
import { moment, rowId } from './row.ts';

/** What other programs are told of. */
export const WEBHOOK_EVENTS = [
  'product.created',
  'product.updated',
  'product.deleted',
  'stock.changed',
  'message.created',
  'quote.created',
  'quote.accepted',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What is sent to see whether anyone listens. */
export const TRIAL_EVENT = 'test';

/** What each is called. */
export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  'product.created': 'Ürün eklendi',
  'product.updated': 'Ürün değişti',
  'product.deleted': 'Ürün silindi',
  'stock.changed': 'Stok değişti',
  'message.created': 'Mesaj geldi',
  'quote.created': 'Teklif istendi',
  'quote.accepted': 'Teklif kabul edildi',
};

export const WEBHOOK_URL_MAX = 500;

const url = requiredText(WEBHOOK_URL_MAX, 'Adresi yazın. Örnek: https://erp.firma.com.tr/vitrin').refine(
  isWebAddress,
  wrongForm('Geçerli bir web adresi girin. Örnek: https://erp.firma.com.tr/vitrin'),
);
const events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: 'Böyle bir olay yok.' }), { error: 'Olay listesi bekleniyor.' })
  .min(1, 'En az bir olay seçin.')
  .max(WEBHOOK_EVENTS.length, 'Bir olay bir kez seçilir.')
  .transform((given) => WEBHOOK_EVENTS.filter((event) => given.includes(event)));

/** What adds a webhook, and what changes one. */
export const webhookInput = z.strictObject({ url, events, isActive: flag.default(true) });
export const webhookPatch = z.strictObject({ url, events, isActive: flag }).partial();
export type WebhookInput = z.input<typeof webhookInput>;
export type WebhookPatch = z.input<typeof webhookPatch>;

/** A webhook as the API answers it, without its key. */
export const webhookRow = z.object({
  id: rowId,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  createdAt: moment,
  /** How many were sent in the last 24 hours, and of how many of them no attempt has arrived. */
  sent: z.int(),
  failed: z.int(),
});
export type Webhook = z.infer<typeof webhookRow>;

/** A sending as the log has it. */
export const deliveryRow = z.object({
  id: rowId,
  webhookId: rowId,
  url: z.string(),
  event: z.string(),
  /** What was sent: of messages and quotes nothing but their ids. */
  items: z.array(z.record(z.string(), z.unknown())),
  createdAt: moment,
  attempts: z.int(),
  /** What the last attempt was answered with; null where nobody answered. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  tookMs: z.int().nullable(),
  deliveredAt: moment.nullable(),
  /** When it is tried next; null for one that arrived or was given up. */
  nextAt: moment.nullable(),
});
export type Delivery = z.infer<typeof deliveryRow>;
