import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../domain/errors.ts';
import type { RateLimits } from './rate-limits.ts';

type Gate = {
  /** The name of its counter. */
  name: string;
  limit: Parameters<RateLimits>[1];
  /** What is said to who comes too often: `Kısa sürede çok fazla …` */
  refusal: string;
};

/** Counts what each address asks for or sends. @throws AppError too_many, with the seconds that are left */
export function createGate(rateLimits: RateLimits, { name, limit, refusal }: Gate) {
  const counter = rateLimits(name, limit);
  return async (address: string): Promise<void> => {
    await counter.consume(address).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      const message = `${refusal} Lütfen biraz sonra tekrar deneyin.`;
      throw new AppError('too_many', message, { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
    });
  };
}
