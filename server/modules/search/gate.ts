import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../../domain/errors.ts';
import type { RateLimits } from '../../rate-limits.ts';

/** More than the people of one network type: a search while typing asks a few times a second. */
const WINDOW = { points: 900, duration: 60 };

/** Counts searches per address, so that one caller cannot keep the server busy with them. */
export function createSearchGate(rateLimits: RateLimits) {
  const searches = rateLimits('searches', { ...WINDOW, isOwn: true });
  return async (address: string): Promise<void> => {
    await searches.consume(address).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError(
        'too_many',
        'Kısa sürede çok fazla arama yapıldı. Lütfen biraz sonra tekrar deneyin.',
        {
          retryAfter: Math.ceil(refusal.msBeforeNext / 1000),
        },
      );
    });
  };
}
