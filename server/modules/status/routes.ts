import type { createRouter } from '../../http/openapi.ts';
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
