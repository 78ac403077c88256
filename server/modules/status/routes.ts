import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../../env.ts';
import type { HttpEnv } from '../../http/context.ts';
import type { createRouter } from '../../http/openapi.ts';
import { kindOf, type Metrics } from '../../metrics/service.ts';
import { VERSION } from '../../version.ts';
import type { Check, StatusService } from './service.ts';

/**
 * Puts `/healthz` (this process answers) and `/readyz` (it can do its work) on HTTP, for those who watch over it:
 * sentences only, of what a stranger need not know nothing.
 */
export function mountHealth(app: ReturnType<typeof createRouter>, status: StatusService): void {
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ ok: true, version: VERSION });
  });
  app.get('/readyz', async (c) => {
    const { ok, status: state, checks, beside } = await status.ready();
    c.header('Cache-Control', 'no-store');
    if (!ok) c.header('Retry-After', '5');
    const told = Object.entries<Check>({ ...checks, ...beside }).map(([name, check]) => [
      name,
      { ok: check.ok, detail: check.detail },
    ]);
    return c.json({ ok, status: state, version: VERSION, checks: Object.fromEntries(told) }, ok ? 200 : 503);
  });
}

/** Counts every request and how long it took. */
export function countRequests(metrics: Metrics) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    metrics.request(kindOf(c.req.path), c.res.status, (performance.now() - started) / 1000);
  });
}

function same(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** Whether a request came from this machine by itself: what a proxy hands on carries the address of who asked it. */
function isLocal(env: unknown, headers: Headers): boolean {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  const address = incoming?.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isLoopback = isIP(address) > 0 && (address === '::1' || address.startsWith('127.'));
  return (
    isLoopback && !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers.has(name))
  );
}

/**
 * Puts `/metrics` on HTTP: for who has `METRICS_TOKEN`, or without one for this machine alone. Everyone else is told
 * that there is no such page.
 */
export function mountMetrics(
  app: ReturnType<typeof createRouter>,
  { env, metrics, status }: { env: Pick<Env, 'METRICS_TOKEN'>; metrics: Metrics; status: StatusService },
): void {
  app.get('/metrics', async (c) => {
    const token = env.METRICS_TOKEN;
    const given = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    if (!(token ? same(given, token) : isLocal(c.env, c.req.raw.headers))) return c.notFound();
    const text = await metrics.read(await status.ready());
    c.header('Cache-Control', 'no-store');
    return c.body(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}
