import { isDeepStrictEqual } from 'node:util';
import type { WebhookEvent } from '../../../domain/things/webhook.ts';
import type { Deed } from '../../records/write.ts';

/** What a webhook tells of one row. */
export type Told = { event: WebhookEvent; item: Record<string, unknown> };

type Row = Readonly<Record<string, unknown>>;

/** These are told of by themselves, or by nobody. */
const NOT_FIELDS = new Set(['stock', 'version', 'updatedAt']);

function named({ id, sku, externalId = null, name }: Row): Record<string, unknown> {
  return { id, sku, externalId, name };
}

function ofProduct(before: Row | null, after: Row | null): Told[] {
  if (!after) return before ? [{ event: 'product.deleted', item: named(before) }] : [];
  if (!before) return [{ event: 'product.created', item: named(after) }];
  const fields = Object.keys(after).filter(
    (field) => !NOT_FIELDS.has(field) && !isDeepStrictEqual(before[field], after[field]),
  );
  const told: Told[] = [];
  if (fields.length > 0) told.push({ event: 'product.updated', item: { ...named(after), fields } });
  if (before.stock !== after.stock) {
    const stock = { before: before.stock, after: after.stock };
    told.push({ event: 'stock.changed', item: { ...named(after), ...stock } });
  }
  return told;
}

/** Of what visitors send nothing but its id: whoever may read it asks for the rest. */
function ofQuote(before: Row | null, after: Row | null): Told[] {
  if (!after || after.isSuspect === true) return [];
  const item = { id: after.id, code: after.code };
  if (!before) return [{ event: 'quote.created', item }];
  const isAccepted = !before.acceptedAt && Boolean(after.acceptedAt);
  return isAccepted ? [{ event: 'quote.accepted', item }] : [];
}

function ofMessage(before: Row | null, after: Row | null): Told[] {
  return after && !before && after.isSuspect !== true
    ? [{ event: 'message.created', item: { id: after.id } }]
    : [];
}

/** The kinds of rows that other programs are told of, and what. */
const TOLD_OF = new Map([
  ['products', ofProduct],
  ['quotes', ofQuote],
  ['messages', ofMessage],
]);

/** Whether other programs may be told of a change. */
export function isTold({ kind }: Deed): boolean {
  return TOLD_OF.has(kind);
}

/** What other programs are told of a change. */
export function toldOf({ kind, before, after }: Deed): Told[] {
  return TOLD_OF.get(kind)?.(before, after) ?? [];
}
