import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../../domain/errors.ts';
import type { RateLimits } from '../../rate-limits.ts';

const WINDOW = { points: 40, duration: 10 * 60 };

/** Counts messages per address, so that a form robot cannot fill the inbox. */
export function createMessageGate(rateLimits: RateLimits) {
  const messages = rateLimits('messages', WINDOW);
  return async (address: string): Promise<void> => {
    await messages.consume(address).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError(
        'too_many',
        'Kısa sürede çok fazla mesaj gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
        { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) },
      );
    });
  };
}
