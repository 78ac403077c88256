import type { ColumnType, Generated } from 'kysely';
import type { Scope } from '../../domain/scopes.ts';

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
