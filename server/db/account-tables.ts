import type { Generated } from 'kysely';
import type { Role } from '../../domain/rights.ts';

/** ISO 8601 text in both engines. */
type Timestamp = string;

export type AccountTable = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Empty as long as its person has not chosen a password. */
  passwordHash: string;
  version: Generated<number>;
  /** Since when it is shut. */
  disabledAt: Timestamp | null;
  signedInAt: Timestamp | null;
  /** Where its person signed in last: the address that links sent by mail begin with when no other is set. */
  panelOrigin: string | null;
  passwordChangedAt: Timestamp | null;
  /** Set for a password that was printed: somebody else may have read it. */
  mustChangePassword: Generated<boolean>;
  /** Whether its person has to set up a second step before anything else. */
  requiresSecondStep: Generated<boolean>;
  totpSecret: string | null;
  /** The last interval whose code was taken: no code works twice. */
  totpUsedStep: number | null;
  /** Of what its browser keeps unsaved; null until it is asked for. */
  draftKey: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
};

/** A browser in which a person was, known by a secret of which only the hash is stored. */
type SeenBrowser = {
  id: string;
  accountId: string;
  tokenHash: string;
  userAgent: string | null;
  address: string | null;
  createdAt: Timestamp;
  seenAt: Timestamp;
};

export type SessionTable = SeenBrowser & {
  expiresAt: Timestamp;
  /** When its person typed the password once more. */
  confirmedAt: Timestamp | null;
};

/** A line of the audit trail; the database refuses to change or remove one. */
export type AuditEventTable = {
  seq: number;
  at: string;
  event: string;
  accountId: string | null;
  actor: string;
  subject: string | null;
  /** JSON, as it was hashed. */
  detail: string;
  address: string | null;
  previousHash: string;
  hash: string;
  searchText: string;
};

/** Secrets that work once and not for long, of which only the hash is stored. */
export type OneTimeTokenTable = {
  id: string;
  purpose: string;
  accountId: string | null;
  tokenHash: string;
  data: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
};

/** Codes that each stand once for the second step. */
export type RecoveryCodeTable = {
  id: string;
  accountId: string;
  codeHash: string;
  usedAt: Timestamp | null;
};

/** The public half of keys that a person's device holds. */
export type PasskeyTable = {
  id: string;
  accountId: string;
  credentialId: string;
  /** Base64url. */
  publicKey: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  name: string;
  createdAt: Timestamp;
  usedAt: Timestamp | null;
};

/** Browsers in which a person has signed in before, each known by a cookie of its own. */
export type KnownDeviceTable = SeenBrowser;
