/** ISO 8601 text in both engines. */
type Timestamp = string;

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
export type KnownDeviceTable = {
  id: string;
  accountId: string;
  tokenHash: string;
  userAgent: string | null;
  address: string | null;
  createdAt: Timestamp;
  seenAt: Timestamp;
};
