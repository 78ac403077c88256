import { Hono } from 'hono';
import { AppError } from '../domain/errors.ts';
import { contextOf } from './http/auth.ts';
import type { HttpEnv } from './http/context.ts';
import { dropRefusedBody } from './http/drain.ts';
import { onError, onNotFound } from './http/errors.ts';
import { type PageAnswer, pageForMissingFile } from './http/missing-file.ts';
import { gateOpenWrites } from './http/open-gate.ts';
import { createRouter } from './http/openapi.ts';
import { requestContext } from './http/request.ts';
import { securityHeaders } from './http/security.ts';
import { mountCopies } from './modules/copies/routes.ts';
import { mountMedia } from './modules/library/serve.ts';
import { countRequests, mountHealth, mountMetrics } from './modules/status/routes.ts';
import type { Services } from './services.ts';

/** A router with what every request passes, whatever answers it. */
function createBase(services: Services, page?: PageAnswer) {
  const app = createRouter();
  app.onError(async (error, c) => {
    // A person who asks for more than the role allows stands in the audit trail.
    if (error instanceof AppError && error.code === 'forbidden' && c.var.session)
      await services.audit.record(contextOf(c), {
        event: 'access_refused',
        detail: { method: c.req.method, path: c.req.path },
      });
    return onError(error, c);
  });
  app.notFound(onNotFound);
  app.use(requestContext({ log: services.log, trustProxy: services.env.TRUST_PROXY }));
  app.use(countRequests(services.metrics));
  app.use(securityHeaders(services.env));
  app.use(dropRefusedBody);
  app.use(pageForMissingFile(page));
  return app;
}

/**
 * Everything the server answers: the API, media, then whatever `mount` adds (the pages). The API's calls and their
 * schemas take longer to be made than a page: `makeApi`, or the first call, does that, and a start does not wait for it.
 */
export function createApp(
  services: Services,
  mount?: (app: ReturnType<typeof createRouter>) => void,
  page?: PageAnswer,
) {
  const gate = gateOpenWrites(services.rateLimits);
  const site = createBase(services, page);
  mountHealth(site, services.status);
  mountMetrics(site, services);
  mountMedia(site, services);
  mountCopies(site, services);
  site.use(gate);
  mount?.(site);

  let api: Promise<ReturnType<typeof createBase>> | undefined;
  function makeApi() {
    api ??= import('./api.ts').then(({ mountApi }) => {
      const base = createBase(services, page);
      mountApi(base, services, gate);
      return base;
    });
    return api;
  }
  const app = new Hono<HttpEnv>();
  app.all('/api/*', async (c) => (await makeApi()).fetch(c.req.raw, c.env));
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  return { fetch: app.fetch, request: app.request, makeApi };
}
