import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../domain/errors.ts';
import { guardWrites, readSession } from './http/auth.ts';
import { documentation } from './http/documentation.ts';
import { dropRefusedBody } from './http/drain.ts';
import { onError, onNotFound } from './http/errors.ts';
import { onUnknownCall } from './http/methods.ts';
import { pageForMissingFile } from './http/missing-file.ts';
import { createRouter } from './http/openapi.ts';
import { compressed, publicReads } from './http/public-reads.ts';
import { requestContext } from './http/request.ts';
import { securityHeaders } from './http/security.ts';
import { taggedReads } from './http/versions.ts';
import { mountMedia } from './media/serve.ts';
import { activityRoutes } from './modules/activities/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { brandRoutes } from './modules/brands/routes.ts';
import { catalogRoutes } from './modules/catalogs/routes.ts';
import { categoryRoutes } from './modules/categories/routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { historyRoutes } from './modules/history/routes.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { previewRoutes } from './modules/preview/routes.ts';
import { productRoutes } from './modules/products/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { sectionRoutes } from './modules/sections/routes.ts';
import { settingRoutes } from './modules/settings/routes.ts';
import type { PageAnswer } from './pages/mount.ts';
import type { Services } from './services.ts';

const BODY_MAX = 1024 * 1024;
// These have limits of their own, and read the body while it arrives.
const UPLOADS = /^\/api\/(?:upload\/|media\/[^/]+\/upload$)/;

const limitBody = bodyLimit({
  maxSize: BODY_MAX,
  onError: () => {
    throw new AppError('too_large', "Gönderilen veri 1 MB'dan büyük olamaz.");
  },
});

function apiRoutes(services: Services) {
  return createRouter()
    .route('/', authRoutes(services))
    .route('/', brandRoutes(services))
    .route('/', categoryRoutes(services))
    .route('/', productRoutes(services))
    .route('/', catalogRoutes(services))
    .route('/', sectionRoutes(services))
    .route('/', settingRoutes(services))
    .route('/', previewRoutes(services))
    .route('/', mediaRoutes(services))
    .route('/', messageRoutes(services))
    .route('/', historyRoutes(services))
    .route('/', activityRoutes(services))
    .route('/', searchRoutes(services))
    .route('/', dashboardRoutes(services));
}

/** The API below `/api`, as the typed client sees it. */
export type AppType = ReturnType<typeof apiRoutes>;

/** Everything the server answers: middleware, the API, media, then whatever `mount` adds (the pages). */
export function createApp(
  services: Services,
  mount?: (app: ReturnType<typeof createRouter>) => void,
  page?: PageAnswer,
) {
  const app = createRouter();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(requestContext({ log: services.log, trustProxy: services.env.TRUST_PROXY }));
  app.use(securityHeaders);
  app.use(dropRefusedBody);
  app.use(pageForMissingFile(page));
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use('/api/*', readSession(services.auth));
  app.use('/api/*', guardWrites);
  app.use('/api/*', async (c, next) => (UPLOADS.test(c.req.path) ? next() : limitBody(c, next)));
  app.use('/api/*', compressed);
  app.use('/api/*', taggedReads);
  app.use('/api/*', publicReads(services));
  app.route('/api', apiRoutes(services));
  documentation(app, services.env.PUBLIC_URL);
  app.all(
    '/api/*',
    onUnknownCall(() => app.routes),
  );
  mountMedia(app, services);
  mount?.(app);
  return app;
}
