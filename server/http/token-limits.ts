import { createMiddleware } from 'hono/factory';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/errors.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { HttpEnv } from './context.ts';

/** How many calls a token may make in a minute. */
export const TOKEN_CALLS = 600;
const SECONDS = 60;

async function count(counter: RateLimiterAbstract, id: string) {
  try {
    return { result: await counter.consume(id), isOver: false };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { result: error, isOver: true };
  }
}

/** Counts the calls of each token, and tells it how many are left. */
export function limitTokens(rateLimits: RateLimits) {
  const counter = rateLimits('tokens', { points: TOKEN_CALLS, duration: SECONDS });
  return createMiddleware<HttpEnv>(async (c, next) => {
    const machine = c.var.session?.machine;
    if (!machine) return next();
    const { result, isOver } = await count(counter, machine.id);
    const seconds = Math.ceil(result.msBeforeNext / 1000);
    c.header('RateLimit-Limit', String(TOKEN_CALLS));
    c.header('RateLimit-Remaining', String(Math.max(result.remainingPoints, 0)));
    c.header('RateLimit-Reset', String(seconds));
    if (isOver) {
      const message = `Bu belirteçle dakikada en fazla ${TOKEN_CALLS} istek gönderilebilir. ${seconds} saniye sonra yeniden deneyin.`;
      throw new AppError('too_many', message, { retryAfter: seconds });
    }
    await next();
  });
}
