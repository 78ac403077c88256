import { createMiddleware } from 'hono/factory';
import { createGate } from '../gate.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { HttpEnv } from './context.ts';

/** More than people behind one address send by hand; what each call allows beyond is its own affair. */
const GATE = {
  name: 'open writes',
  limit: { points: 600, duration: 10 * 60 },
  refusal: 'Kısa sürede çok fazla istek geldi.',
};

/** Told by every page that is looked at, stored by the batch, and bounded where it is counted. */
const COUNTS = '/api/counts';

/** Counts what strangers of one network send, before any of it is read. */
export function gateOpenWrites(rateLimits: RateLimits) {
  const passGate = createGate(rateLimits, GATE);
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !c.var.session && c.req.path !== COUNTS)
      await passGate(c.var.address);
    await next();
  });
}
