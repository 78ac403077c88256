import { createMiddleware } from 'hono/factory';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/errors.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { HttpEnv } from './context.ts';

/** More than people behind one address send by hand; what each call allows beyond is its own affair. */
const WRITES = { points: 600, duration: 10 * 60 };

/** Told by every page that is looked at, stored by the batch, and bounded where it is counted. */
const COUNTS = '/api/counts';

/** Counts what strangers of one network send, before any of it is read. */
export function gateOpenWrites(rateLimits: RateLimits) {
  const writes = rateLimits('open writes', WRITES);
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !c.var.session && c.req.path !== COUNTS)
      await writes.consume(c.var.address).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError(
          'too_many',
          'Kısa sürede çok fazla istek geldi. Lütfen biraz sonra tekrar deneyin.',
          {
            retryAfter: Math.ceil(refusal.msBeforeNext / 1000),
          },
        );
      });
    await next();
  });
}
