import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../domain/errors.ts';
import { TOKEN_PREFIX } from '../domain/things/api-token.ts';
import { type CATALOGUE, CATALOGUE_KINDS } from './all-kinds.ts';
import type { Session } from './context.ts';
import { guardWrites, readSession } from './http/auth.ts';
import { limitBody } from './http/body-limit.ts';
import type { HttpEnv } from './http/context.ts';
import { allowOrigins } from './http/cors.ts';
import { documentation } from './http/documentation.ts';
import { rememberJson } from './http/json.ts';
import { isBatch, limitShape } from './http/json-shape.ts';
import { keepWrites } from './http/kept-writes.ts';
import { onUnknownCall } from './http/methods.ts';
import { createRouter } from './http/openapi.ts';
import { compressed, publicReads } from './http/public-reads.ts';
import { limitTokens } from './http/token-limits.ts';
import { taggedReads } from './http/versions.ts';
import { type KindCalls, kindRoutes, listQueryOf } from './kinds/routes.ts';
import { schemaNames } from './kinds/schema-names.ts';
import type { Catalogue, Verbs } from './kinds/verbs.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { activityRoutes } from './modules/activities/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { catalogRoutes } from './modules/catalogs/routes.ts';
import { copyRoutes } from './modules/copies/routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { draftRoutes } from './modules/drafts/routes.ts';
import { exportRoutes } from './modules/exports/routes.ts';
import { gapRoutes } from './modules/gaps/routes.ts';
import { historyRoutes } from './modules/history/routes.ts';
import { importRoutes } from './modules/imports/routes.ts';
import { insightRoutes } from './modules/insights/routes.ts';
import { mediaRoutes } from './modules/library/routes.ts';
import { messageListQuery } from './modules/messages/kind.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { previewRoutes } from './modules/preview/routes.ts';
import { privacyRoutes } from './modules/privacy/routes.ts';
import { productRoutes } from './modules/products/routes.ts';
import { quoteListQuery } from './modules/quotes/kind.ts';
import { quoteRoutes } from './modules/quotes/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { sectionRoutes } from './modules/sections/routes.ts';
import { settingRoutes } from './modules/settings/routes.ts';
import { synonymRoutes } from './modules/synonyms/routes.ts';
import { tokenRoutes } from './modules/tokens/routes.ts';
import { webhookRoutes } from './modules/webhooks/routes.ts';
import type { Services } from './services.ts';

const BODY_MAX = 1024 * 1024;
// These have limits of their own, and read the body while it arrives.
const UPLOADS = /^\/api\/(?:upload\/|media\/[^/]+\/upload$)/;

const limitOne = limitBody({
  maxSize: BODY_MAX,
  onError: () => {
    throw new AppError('too_large', "Gönderilen veri 1 MB'dan büyük olamaz.");
  },
});

const limitBatch = limitBody({
  maxSize: 4 * BODY_MAX,
  onError: () => {
    throw new AppError('too_large', "Gönderilen veri 4 MB'dan büyük olamaz. Satırları bölerek gönderin.");
  },
});

const OPEN_BODY_MAX = 32 * 1024;
const limitOpen = limitBody({
  maxSize: OPEN_BODY_MAX,
  onError: () => {
    throw new AppError('too_large', "Gönderilen veri 32 KB'dan büyük olamaz.");
  },
});

type CatalogueCalls = {
  [Name in keyof typeof CATALOGUE]: KindCalls<(typeof CATALOGUE)[Name]>;
}[keyof typeof CATALOGUE];
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The calls of every kind; of the program's own kinds the typed client knows them. */
function catalogueRoutes({ catalogue, records }: Pick<Services, 'catalogue' | 'records'>) {
  const router = createRouter();
  for (const verbs of Object.values(catalogue)) router.route('/', kindRoutes(verbs as Verbs, records.kinds));
  return router as unknown as OpenAPIHono<HttpEnv, AllOf<CatalogueCalls>, '/'>;
}

type ListQueries = Record<keyof typeof CATALOGUE, ReturnType<typeof listQueryOf>>;
/** What the lists that can be taken along take in their addresses. */
const LISTS = {
  ...(Object.fromEntries(
    Object.values(CATALOGUE_KINDS).map((kind) => [kind.name, listQueryOf(kind)]),
  ) as ListQueries),
  ...{ messages: messageListQuery, quotes: quoteListQuery },
};

function apiRoutes(services: Services) {
  return (
    createRouter()
      .route('/', accountRoutes(services))
      .route('/', tokenRoutes(services))
      .route('/', webhookRoutes(services))
      // Before those of every kind, which would take `batch` for the id of a product.
      .route('/', productRoutes(services))
      .route('/', catalogueRoutes(services))
      .route('/', catalogRoutes(services))
      .route('/', sectionRoutes(services))
      .route('/', draftRoutes(services))
      .route('/', settingRoutes(services))
      .route('/', previewRoutes(services))
      .route('/', mediaRoutes(services))
      .route('/', messageRoutes(services))
      .route('/', quoteRoutes(services))
      .route('/', exportRoutes(services, LISTS))
      .route('/', importRoutes(services))
      .route('/', historyRoutes(services))
      .route('/', activityRoutes(services))
      .route('/', auditRoutes(services))
      .route('/', privacyRoutes(services))
      .route('/', searchRoutes(services))
      .route('/', synonymRoutes(services))
      .route('/', copyRoutes(services))
      .route('/', dashboardRoutes(services))
      .route('/', insightRoutes(services))
      .route('/', gapRoutes(services))
  );
}

/** Whose token it is: a person's session, or another program's own. */
function sessionsOf({ auth, tokens }: Pick<Services, 'auth' | 'tokens'>) {
  return {
    authenticate: (token: string): Promise<Session | null> =>
      token.startsWith(TOKEN_PREFIX) ? tokens.authenticate(token) : auth.authenticate(token),
  };
}

/** What visitors read, of all kinds and beside them. */
function namesOf(catalogue: Catalogue): string[] {
  return [...Object.values(catalogue).map(({ kind }) => kind.name), 'sections', 'settings', 'dashboard'];
}

/** The API below `/api`, as the typed client sees it. */
export type AppType = ReturnType<typeof apiRoutes>;

/** Puts the API below `/api`, and its description, on what every request passes; `gate` counts what strangers send. */
export function mountApi(
  app: ReturnType<typeof createRouter>,
  services: Services,
  gate: MiddlewareHandler<HttpEnv>,
) {
  const api = apiRoutes(services);
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use('/api/*', allowOrigins(services.env.API_ORIGINS));
  app.use('/api/*', readSession(sessionsOf(services)));
  app.use('/api/*', limitTokens(services.rateLimits));
  app.use('/api/*', guardWrites(api.openAPIRegistry));
  app.use('/api/*', gate);
  app.use('/api/*', async (c, next) => {
    if (!c.var.session) return limitOpen(c, next);
    if (isBatch(c.req.path)) return limitBatch(c, next);
    return UPLOADS.test(c.req.path) ? next() : limitOne(c, next);
  });
  app.use('/api/*', limitShape);
  app.use('/api/*', rememberJson);
  app.use('/api/*', compressed);
  app.use('/api/*', taggedReads);
  app.use('/api/*', keepWrites(services));
  app.use('/api/*', publicReads({ ...services, names: namesOf(services.catalogue) }));
  app.route('/api', api);
  documentation(app, { publicUrl: services.env.PUBLIC_URL, names: schemaNames(services.records.kinds) });
  app.all(
    '/api/*',
    onUnknownCall(() => app.routes),
  );
}
