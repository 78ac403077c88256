import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { allKinds, CATALOGUE_KINDS, catalogueVerbs } from './all-kinds.ts';
import { sharedHeaders } from './cdn/headers.ts';
import { createPurger } from './cdn/purge.ts';
import { copiesFolder } from './copies/settings.ts';
import { openDatabase } from './db/open.ts';
import type { Replica } from './db/replica.ts';
import type { Env } from './env.ts';
import type { Reach } from './files/fetch-picture.ts';
import { freeBytes } from './files/free-space.ts';
import { hourly } from './hourly.ts';
import { createKeptAnswers, createSearchAnswers } from './http/kept-answers.ts';
import { forgetKeptWrites } from './http/kept-writes.ts';
import { createOrigins } from './http/origin.ts';
import type { Kind } from './kinds/kind.ts';
import { createLogger } from './log.ts';
import { createMailer } from './mail.ts';
import { createMetrics } from './metrics/service.ts';
import { createAuth } from './modules/accounts/service.ts';
import { createSessionTokens } from './modules/accounts/session-tokens.ts';
import { createActivityService } from './modules/activities/service.ts';
import { createActivityUndo } from './modules/activities/undo.ts';
import { createAuditService } from './modules/audit/service.ts';
import { allFacts } from './modules/brands/service.ts';
import { createCatalogService } from './modules/catalogs/service.ts';
import { createCopyService } from './modules/copies/service.ts';
import { createDashboardService } from './modules/dashboard/service.ts';
import { createStatsService } from './modules/dashboard/stats.ts';
import { openPublishing } from './modules/drafts/open.ts';
import { createExportService } from './modules/exports/service.ts';
import { createGapService } from './modules/gaps/service.ts';
import { createHistoryService } from './modules/history/service.ts';
import { createImportService } from './modules/imports/service.ts';
import { createInsightService } from './modules/insights/service.ts';
import { bookSource } from './modules/library/book-source.ts';
import { openMediaParts } from './modules/library/parts.ts';
import { createMediaService } from './modules/library/service.ts';
import { messageMail } from './modules/messages/mail.ts';
import { createMessageService } from './modules/messages/service.ts';
import { createPrivacyService } from './modules/privacy/service.ts';
import { createProductService } from './modules/products/service.ts';
import { acceptedMail, newQuoteMail, offerMail } from './modules/quotes/mail.ts';
import { createQuoteService } from './modules/quotes/service.ts';
import { createFinder } from './modules/search/find.ts';
import { createIndexKeeper } from './modules/search/index/keeper.ts';
import { createMissedSearches } from './modules/search/missed.ts';
import { createSearchService } from './modules/search/service.ts';
import { createSectionService } from './modules/sections/service.ts';
import { createSettingService, followSettings } from './modules/settings/service.ts';
import { createStatusService } from './modules/status/service.ts';
import { databaseSource } from './modules/storefront/database-source.ts';
import { keptReads } from './modules/storefront/kept-reads.ts';
import { namedReads } from './modules/storefront/named-reads.ts';
import { createPictures } from './modules/storefront/pictures.ts';
import { productsById } from './modules/storefront/product-reads.ts';
import { createStorefront } from './modules/storefront/service.ts';
import { createSynonymService } from './modules/synonyms/service.ts';
import { createTokenService } from './modules/tokens/service.ts';
import { noteTold } from './modules/webhooks/outbox.ts';
import { createSender } from './modules/webhooks/sender.ts';
import { createWebhookService } from './modules/webhooks/service.ts';
import { createRateLimits, forgetRateLimits } from './rate-limits.ts';
import { forgetHistory } from './records/retention.ts';
import { openRecords } from './records/write.ts';

export type ServiceOptions = {
  env: Env;
  clock?: () => Date;
  log?: Logger;
  /** Kinds beside those of the program. */
  kinds?: readonly Kind[];
  /** What pictures of imports are fetched from; the open net where nothing is said. */
  reach?: Reach;
};

/** Without a replica there is one place to read from. */
const readHere: Replica['read'] = (work) => work();

/** The composition root: opens the database and builds every service on it. `close` ends them in order. */
export async function openServices({
  env,
  clock = () => new Date(),
  log = createLogger(env.LOG_LEVEL),
  kinds: more = [],
  reach,
}: ServiceOptions) {
  const { db, brief, long, engine, elsewhere, replica, inspect, steps, connections, hasSearchIndex, close } =
    await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      readUrl: env.DATABASE_READ_URL,
      copiesDir: copiesFolder(env),
      onUpgrade: (upgrade) => log.info(upgrade, `veritabanı yükseltiliyor, önceki hali: ${upgrade.copy}`),
    });
  if (!hasSearchIndex)
    log.warn(
      'PostgreSQL pg_trgm eklentisini vermiyor: aramalar dizinsiz çalışır, sonuçları aynıdır ama yavaştır',
    );
  replica?.onAway(() => log.warn('okuma kopyasına ulaşılamıyor, okumalar ana veritabanından'));
  replica?.onBack(() => log.info('okuma kopyası hazır'));
  const kinds = allKinds(more);
  const rateLimits = createRateLimits({ db, engine });
  const sender = createSender({ db, log, clock });
  const records = await openRecords({
    ...{ db, brief, long, engine, clock, kinds, elsewhere, prepare: () => allFacts(db) },
    outbox: { note: noteTold, send: () => void sender.work() },
  });
  const metrics = createMetrics({
    ...{
      connections,
      reads: () => replica?.reads() ?? {},
      clock,
      mails: () => mailer.state(),
      copies: () => copies.state(),
    },
    freeBytes: () => freeBytes(env.DATA_DIR),
    waitingWork: () => parts.workers.waiting(),
    waitingPurges: () => purger?.waiting() ?? null,
  });
  const { changes } = records;
  const kept = createKeptAnswers({
    ...{ changes, clock, told: metrics.page },
    shared: env.CDN_MAX_AGE === undefined ? undefined : sharedHeaders(env.CDN_MAX_AGE),
  });
  const searches = createSearchAnswers({ changes, clock, told: metrics.page });
  const purger = env.CDN_PURGE_URL
    ? createPurger({ changes, log, url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN })
    : null;
  const parts = await openMediaParts(env, log);
  const media = await createMediaService({
    ...{ db, engine, records, log, clock },
    parts,
  });
  const copies = createCopyService({
    ...{ env, records, storage: media.storage, log, clock },
    links: createSessionTokens({ db, clock, purpose: 'copy', validMinutes: 5 }),
    restored: (write, work) => privacy.keepErased(write, work),
  });
  const mailer = createMailer({ env, db, log, clock });
  const catalogue = catalogueVerbs(more, { db, records });
  const catalogs = createCatalogService(catalogue.catalogs, {
    ...{ db, records, clock, isFirstVisit: media.isFirstVisit },
  });
  const sections = createSectionService({ db, records });
  const settings = createSettingService({ db, records });
  const synonyms = createSynonymService({ db, records });
  const insights = createInsightService({ db, clock });
  const missed = createMissedSearches({ db, clock, log });
  const index = createIndexKeeper({ db, changes, log });
  const pictures = createPictures({ describe: media.describe, storage: media.storage });
  const source = keptReads(namedReads(databaseSource(db, pictures)), changes);
  const storefront = createStorefront({
    ...{ db, pictures, source, books: bookSource(db, media.books) },
    drawSocialPicture: media.socialPicture,
    clock,
    publicUrl: env.PUBLIC_URL,
  });
  const tokens = createTokenService({ db, clock });
  const preview = createSessionTokens({ db, clock, purpose: 'preview', validMinutes: 2 });
  const publishing = openPublishing({
    ...{ db, records, clock, log, catalogue, storefront, tokens: preview },
    storefrontOn: (on) =>
      createStorefront({
        ...{ db: on, pictures, source: databaseSource(on, pictures), clock, publicUrl: env.PUBLIC_URL },
        books: bookSource(on, media.books),
        drawSocialPicture: media.socialPicture,
      }),
  });
  const audit = createAuditService({ db, clock });
  const privacy = createPrivacyService({
    ...{ db, engine, records, env, log, clock, audit },
    layout: () => storefront.layout(''),
  });
  async function forget(): Promise<number> {
    await privacy.tidy();
    await missed.forget();
    await insights.forget();
    await forgetKeptWrites({ db, clock });
    await forgetRateLimits({ db, clock });
    await publishing.drafts.forget(clock());
    await sender.forget();
    await mailer.state();
    return forgetHistory(db, env.HISTORY_RETENTION_DAYS, clock());
  }
  const endForgetting = hourly(log, 'forgetting what is old', forget);
  const stats = createStatsService({ db, clock, kinds: Object.values(catalogue).map(({ kind }) => kind) });
  const messages = createMessageService({
    ...{ db, records, clock, rateLimits },
    notify: (message) => mailer.send(messageMail(message)),
    sendMail: mailer.isSetUp ? mailer.send : null,
  });
  const quotes = createQuoteService({
    ...{ db, records, clock, rateLimits, pictures, canMail: mailer.isSetUp },
    notify: (quote) => mailer.send(newQuoteMail(quote)),
    notifyAccepted: (quote) => mailer.send(acceptedMail(quote)),
    mailOffer: (quote, letter) => mailer.send(offerMail(quote, letter)),
  });
  const { brands, categories, products } = catalogue;
  const productVerbs = createProductService(products, { db, records });
  const finder = createFinder({
    ...{ db, source, catalogue, keeper: index, synonyms: synonyms.current, missed },
    productsById: (ids, values) => productsById(db, ids, values),
  });
  const site = await followSettings(settings, records.changes);
  return {
    env,
    clock,
    log,
    db,
    engine,
    rateLimits,
    kept,
    searches,
    /** Reads what everybody may see, from the replica where one is named; `work` writes nothing. */
    readPublic: replica?.read ?? readHere,
    /** Tells the CDN in front what has changed; null where none is named. */
    purger,
    origins: createOrigins(env, () => site().siteUrl),
    mailer,
    records,
    media,
    ...createAuth({
      ...{ db, clock, env, rateLimits, mailer, base: storefront.base },
      siteName: async () => (await settings.get()).companyName || 'Vitrin',
    }),
    /** The tokens of other programs. */
    tokens,
    webhooks: createWebhookService({ db, clock, sender }),
    /** The verbs of every kind, of those that a program has beside its own too. */
    catalogue,
    products: productVerbs,
    catalogs,
    history: createHistoryService({ db, records, files: media.gone }),
    sections,
    settings,
    storefront,
    stats,
    // A preview carries no draft: what is not saved stays in the editor's browser.
    preview,
    /** What is prepared for the site, when it shall be there, and how it will look. */
    ...publishing,
    copies,
    // Long enough to read on in a large PDF, which browsers fetch bit by bit.
    documentLinks: createSessionTokens({ db, clock, purpose: 'document', validMinutes: 60 }),
    dashboard: createDashboardService({ catalogue, sections, settings, stats }),
    status: createStatusService({
      ...{ brief, inspect, steps, clock, replica },
      freeBytes: () => freeBytes(env.DATA_DIR),
      probeStorage: media.probe,
      mailState: mailer.state,
      scannerWorks: media.scannerWorks,
      copies: copies.state,
      startedAt: clock(),
    }),
    messages,
    quotes,
    /** Brings files into the lists of the catalogue. */
    imports: createImportService({
      ...{ db, records },
      kinds: CATALOGUE_KINDS,
      upsert: productVerbs.upsertWithin,
      readFile: parts.workers.readTable,
      library: media,
      reach,
    }),
    /** Takes lists along as tables. */
    exports: createExportService({
      ...{ db, kinds, clock },
      lists: {
        ...{ brands: brands.list, categories: categories.list, products: products.list },
        ...{ catalogs: catalogs.list, messages: messages.list, quotes: quotes.list },
      },
    }),
    activities: {
      ...createActivityService({ db, kinds }),
      undo: createActivityUndo({ db, records, kinds: CATALOGUE_KINDS }),
    },
    audit,
    privacy,
    search: createSearchService({ db, kinds, alsoFound: finder.idsOf }),
    /** The search of visitors, and the index that answers it. */
    finder,
    index,
    synonyms,
    missed,
    /** Counts what visitors do by day, and tells it to the panel. */
    insights,
    gaps: createGapService({ db }),
    forget,
    /** What the server counts of itself, for who watches it. */
    metrics,
    /** Ends everything in order, the database last; what takes longer than there is time is left behind. */
    close: async ({ withinMs }: { withinMs?: number } = {}) => {
      const ends = Promise.all([
        ...[
          endForgetting(),
          index.close(),
          publishing.plans.close(),
          missed.flush(),
          insights.flush(),
          tokens.flush(),
          sender.close(),
          copies.close(),
          mailer.close(),
          media.close(),
        ],
        purger?.close(),
      ]);
      const timer = new AbortController();
      await (withinMs === undefined
        ? ends
        : Promise.race([ends, sleep(withinMs, undefined, { signal: timer.signal }).catch(() => undefined)]));
      timer.abort();
      metrics.close();
      await close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof openServices>>;
