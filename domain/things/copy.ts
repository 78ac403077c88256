import { z } from 'zod';

/** Why a copy was made. */
export const COPY_REASONS = ['scheduled', 'manual', 'before-restore', 'before-update'] as const;
export type CopyReason = (typeof COPY_REASONS)[number];

export const COPY_REASON_NAMES: Readonly<Record<CopyReason, string>> = {
  scheduled: 'Otomatik',
  manual: 'Elle',
  'before-restore': 'Geri dönmeden önce',
  'before-update': 'Güncellemeden önce',
};

/** A copy of everything, as the list of copies tells of it. */
export const copyRow = z.object({
  /** The name of its archive. */
  name: z.string(),
  reason: z.enum(COPY_REASONS),
  startedAt: z.iso.datetime(),
  /** In bytes; null of one that was not finished. */
  size: z.number().nullable(),
  isEncrypted: z.boolean(),
  /** When it was unpacked and compared, and how long that took. */
  verifiedAt: z.iso.datetime().nullable(),
  verifiedInMs: z.number().nullable(),
  /** Rows of each table, and files. */
  counts: z.record(z.string(), z.number()),
  /** Where a second one lies: the name of the bucket. */
  bucket: z.string().nullable(),
  /** What went wrong, as a sentence. */
  error: z.string().nullable(),
  /** Whether the archive is still there. */
  isKept: z.boolean(),
});
export type Copy = z.output<typeof copyRow>;

/** Whether a copy can be gone back to. */
export function isGood(copy: Copy): boolean {
  return copy.isKept && copy.verifiedAt !== null;
}
