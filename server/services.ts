import type { Logger } from 'pino';
import { openDatabase } from './db/open.ts';
import type { Env } from './env.ts';
import { createLogger } from './log.ts';
import { openMediaParts } from './media/open-media.ts';
import { createActivityService } from './modules/activities/service.ts';
import { createAuthService } from './modules/auth/service.ts';
import { createSessionTokens } from './modules/auth/session-tokens.ts';
import { createBrandService } from './modules/brands/service.ts';
import { createCatalogService } from './modules/catalogs/service.ts';
import { createCategoryService, settleCategory } from './modules/categories/service.ts';
import { createDashboardService } from './modules/dashboard/service.ts';
import { createMediaService } from './modules/media/service.ts';
import { createMailer } from './modules/messages/mail.ts';
import { createMessageService } from './modules/messages/service.ts';
import { createProductService, settleProduct } from './modules/products/service.ts';
import { createSearchService } from './modules/search/service.ts';
import { createSectionService, settleItem } from './modules/sections/service.ts';
import { createSettingService } from './modules/settings/service.ts';
import { createStatsService } from './modules/stats/service.ts';
import { createStatusService } from './modules/status/service.ts';
import { createPictures } from './modules/storefront/pictures.ts';
import { createStorefront } from './modules/storefront/service.ts';
import { openRecords } from './records/write.ts';

export type ServiceOptions = { env: Env; clock?: () => Date; log?: Logger };

/** The composition root: opens the database and builds every service on it. `close` ends them in order. */
export async function openServices({
  env,
  clock = () => new Date(),
  log = createLogger(env.LOG_LEVEL),
}: ServiceOptions) {
  const { db, engine, close } = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const records = await openRecords({
    db,
    engine,
    clock,
    settlers: { categories: settleCategory, products: settleProduct, sectionItems: settleItem },
  });
  const media = await createMediaService({
    ...{ db, engine, records, log, clock },
    parts: await openMediaParts(env),
  });
  const mailer = createMailer(env, log);
  const brands = createBrandService({ db, records });
  const categories = createCategoryService({ db, records });
  const products = createProductService({ db, records });
  const catalogs = createCatalogService({ db, records, media });
  const sections = createSectionService({ db, records });
  const settings = createSettingService({ db, records });
  const stats = createStatsService({ db, clock });
  return {
    env,
    clock,
    log,
    db,
    engine,
    records,
    media,
    auth: createAuthService({ db, clock }),
    brands,
    categories,
    products,
    catalogs,
    sections,
    settings,
    storefront: createStorefront({
      db,
      pictures: createPictures({ describe: media.describe, storage: media.storage }),
      drawSocialPicture: media.socialPicture,
      clock,
      publicUrl: env.PUBLIC_URL,
    }),
    stats,
    // A preview carries no draft: what is not saved stays in the editor's browser.
    preview: createSessionTokens({ db, clock, purpose: 'preview', validMinutes: 2 }),
    // Long enough to read on in a large PDF, which browsers fetch bit by bit.
    documentLinks: createSessionTokens({ db, clock, purpose: 'document', validMinutes: 60 }),
    dashboard: createDashboardService({ brands, categories, products, catalogs, sections, settings, stats }),
    status: createStatusService({ db, probeStorage: media.probe, startedAt: clock(), clock }),
    messages: createMessageService({ db, records, clock, notify: mailer.notify }),
    activities: createActivityService({ db }),
    search: createSearchService({ db, products }),
    close: async () => {
      await mailer.close();
      await media.close();
      await close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof openServices>>;
