import { createGate } from '../../gate.ts';
import type { RateLimits } from '../../rate-limits.ts';

/** More than the people of one network type: a search while typing asks a few times a second. */
const WINDOW = { points: 900, duration: 60 };

/** Counts searches per address, so that one caller cannot keep the server busy with them. */
export function createSearchGate(rateLimits: RateLimits) {
  const limit = { ...WINDOW, isOwn: true };
  return createGate(rateLimits, { name: 'searches', limit, refusal: 'Kısa sürede çok fazla arama yapıldı.' });
}
