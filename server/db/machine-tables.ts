import type { ColumnType, Generated } from 'kysely';
import type { Scope } from '../../domain/scopes.ts';
import type { WebhookEvent } from '../../domain/things/webhook.ts';

/** ISO 8601 text in both engines. */
type Timestamp = string;

/** What another program calls with, of which only the hash is stored. */
export type ApiTokenTable = {
  id: string;
  name: string;
  tokenHash: string;
  /** Its last letters. */
  hint: string;
  scopes: ColumnType<Scope[], string, string>;
  createdBy: string;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
  lastUsedAt: Timestamp | null;
  uses: Generated<number>;
};

/** A write that came with a key, and what it was answered: the same key does not write again. */
export type KeptWriteTable = {
  /** The token or the account that sent it. */
  owner: string;
  key: string;
  /** The hash of what was asked. */
  fingerprint: string;
  createdAt: Timestamp;
  /** Null while it is being worked on. */
  status: number | null;
  body: string | null;
};

/** Where other programs are told of what happens here. */
export type WebhookTable = {
  id: string;
  url: string;
  events: ColumnType<WebhookEvent[], string, string>;
  /** What its sendings are signed with. */
  secret: string;
  isActive: boolean;
  createdAt: Timestamp;
};

/** A sending: what was told, how often it was tried, and what came of it. It names no persons. */
export type WebhookDeliveryTable = {
  id: string;
  webhookId: string;
  event: string;
  items: ColumnType<Array<Record<string, unknown>>, string, never>;
  createdAt: Timestamp;
  /** When it is tried next; while somebody tries, when others may; null once it arrived or was given up. */
  dueAt: Timestamp | null;
  attempts: Generated<number>;
  status: number | null;
  error: string | null;
  tookMs: number | null;
  deliveredAt: Timestamp | null;
};
