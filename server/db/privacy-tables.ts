/** What visitors were told of their data, from when on: the notice at the form and the text that it leads to. */
export type PrivacyTextTable = { version: string; notice: string; text: string; createdAt: string };

/** Who asked to be erased, as a keyed hash of an address or a number: what a restore brings back goes again. */
export type ErasureTable = { personHash: string; salt: string; erasedAt: string };

/** Which sending of a message was stored as which row; it outlives the row. */
export type MessageKeyTable = {
  key: string;
  messageId: string;
  /** The hash of what was sent. */
  fingerprint: string;
  createdAt: string;
};

/** A secret of one day, so that visitors can be told apart that day and never after it. */
export type VisitSaltTable = { day: string; salt: string };
/** Who was counted for what on a day, as a hash that nobody can read back. */
export type VisitTable = { day: string; visitor: string };
