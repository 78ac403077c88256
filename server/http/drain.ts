import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from './context.ts';

const DROPPED_MAX = 64 * 1024 * 1024;

/**
 * Reads and drops what a refused request is still sending. The connection would be cut otherwise: the sender might
 * never hear the reason, and the next call on the same connection would fail.
 */
export const dropRefusedBody = createMiddleware<HttpEnv>(async (c, next) => {
  const { raw } = c.req;
  await next();
  if (c.res.status < 400 || raw.method === 'GET' || raw.method === 'HEAD' || raw.bodyUsed) return;
  if (!raw.body || raw.body.locked) return;
  const reader = raw.body.getReader();
  try {
    for (let dropped = 0; dropped <= DROPPED_MAX; ) {
      const { done, value } = await reader.read();
      if (done) return;
      dropped += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender has hung up.
  }
});
