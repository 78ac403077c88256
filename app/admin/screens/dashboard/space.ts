import { numberFormat } from '../../../../domain/rules/on-demand.ts';

const GB = 1024 ** 3;
const oneDecimal = numberFormat('tr-TR', { maximumFractionDigits: 1 });
/** Below a tenth of the disk the panel warns. */
const LOW_SHARE = 0.1;

export type Space = { freeBytes: number | null; totalBytes: number | null };

/** `16,4 GB`. */
export function gigabytes(bytes: number): string {
  return `${oneDecimal(bytes / GB)} GB`;
}

/** How full the disk is in percent, and whether little is left; null when the store does not say. */
export function fullness({ freeBytes, totalBytes }: Space): { percent: number; isLow: boolean } | null {
  if (freeBytes === null || !totalBytes) return null;
  const free = Math.min(1, Math.max(0, freeBytes / totalBytes));
  return { percent: Math.round((1 - free) * 100), isLow: free < LOW_SHARE };
}
