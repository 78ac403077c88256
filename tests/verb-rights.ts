import type { Right } from '../domain/rights.ts';
import { IMPORTED } from '../domain/tables/importable.ts';
import { TABLE_NAMES } from '../domain/tables/tables.ts';
import { VISITOR } from '../server/context.ts';
import type { Services } from '../server/services.ts';
import { DRAFT_VERBS, NO_DRAFT_VERBS } from './draft-rights.ts';
import { ADMIN } from './factories.ts';
import { MACHINE_VERBS } from './machine-rights.ts';
import { QUOTE_VERBS } from './quote-rights.ts';
import { NO_SEARCH_VERBS } from './search-rights.ts';
import { TRAIL_VERBS } from './trail-rights.ts';
import { expectNoEntry, expectNoMail } from './verb-refusals.ts';

/** What stands among the services and is no verb, with the reason. */
export const NO_VERBS: Readonly<Record<string, string>> = {
  env: 'what verbs are made of',
  clock: 'what verbs are made of',
  log: 'what verbs are made of',
  db: 'what verbs are made of',
  engine: 'what verbs are made of',
  records: 'what verbs are made of: the write path',
  forget: 'done every hour by itself',
  'privacy.tidy': 'done every hour by itself',
  'privacy.settleErasures': 'done at the start by itself',
  'privacy.keepErased': 'asked by copies.restore',
  'messages.noteArrival': 'counts nothing, and remembers for an hour when a form was opened',
  rateLimits: 'what verbs are made of',
  kept: 'answers that everyone may have',
  searches: 'answers that everyone may have',
  readPublic: 'where that is read which everyone may have',
  origins: 'tells where requests came to',
  close: 'ends the program',
  'missed.note': 'counts what was not found, and nobody',
  'missed.flush': 'stores that',
  'tokens.flush': 'stores how often tokens were used',
  'missed.forget': 'done every hour by itself',
  'insights.flush': 'stores what was told',
  'insights.forget': 'done every hour by itself',
  'media.readPages': 'done at the start by itself',
  ...NO_DRAFT_VERBS,
  ...NO_SEARCH_VERBS,
  'media.storage': 'the files themselves, which know no callers',
  'media.temporary': 'the files themselves, which know no callers',
  'media.variants': 'copies of pictures, which everyone may see who knows their address',
  'media.books': 'draws the pages of documents by itself, for who may read them',
  'media.copies': 'makes those copies by itself',
  'media.socialPicture': 'draws what it is given',
  'media.findByUrl': 'asked after it is clear who may read the file',
  'media.idle': 'the program waits for itself',
  'media.probe': 'asked by status.check',
  'media.clean': 'done every hour by itself',
  'media.gone.takeAlong': 'asked by history.purge',
  'media.gone.removeBytes': 'asked by history.purge',
  'media.close': 'ends the program',
  'copies.state': 'asked by status.check',
  'status.ready': 'answers whoever watches over the site, with sentences only',
  'status.stop': 'ends the program',
  'status.isStopping': 'ends the program',
  'copies.idle': 'the program waits for itself',
  'copies.close': 'ends the program',
  'audit.record': 'done by verbs that asked before',
  metrics: 'numbers about the process; the route asks for the token',
  'audit.shorten': 'done every hour by itself',
  'products.upsertWithin': 'a part of what imports write, which asked before',
  'mailer.isSetUp': 'whether there is a mail server',
  'mailer.send': 'done by verbs that asked before',
  'mailer.work': 'done every so often by itself',
  'mailer.state': 'asked by status.check',
  'mailer.close': 'ends the program',
};

const GUEST = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 Firefox/130.0' };
const TEXTS = { name: 'A', email: 'a@b.example', phone: '0532 555 01 42', subject: 'K', message: 'M' };
const ORIGIN = 'https://vitrin.example';

/** The ids of rows that no visitor may see. */
export type Hidden = Record<'brands' | 'categories' | 'products' | 'catalogs' | 'section' | 'item', string>;
/** A verb that everyone may call: how a visitor does, and the tables that such a call may write. */
export type Open = { call: (services: Services, hidden: Hidden) => unknown; writes?: readonly string[] };

function everyone(call: Open['call'], ...writes: string[]): Open {
  return { call, writes };
}

const STRANGE_KEY = {
  ...{ id: 'yok', rawId: 'yok', type: 'public-key' as const, clientExtensionResults: {} },
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
};

const MESSAGE_TABLES = [
  ...['messages', 'messageKeys', 'history', 'activities', 'revisions', 'rateLimits', 'dailyCounts'],
];

function kindVerbs(kind: 'brands' | 'categories' | 'products' | 'catalogs'): Record<string, Right | Open> {
  const write: Right = `${kind}:write`;
  return {
    list: everyone((services) => services.catalogue[kind].list(VISITOR, {})),
    get: everyone((services, hidden) => services.catalogue[kind].get(VISITOR, hidden[kind])),
    ...{ create: write, update: write, setMany: write, remove: write, removeMany: write, reorder: write },
  };
}

/** Who may read a list may take it along. */
const EXPORTS = Object.fromEntries(TABLE_NAMES.map((name): [string, Right] => [name, `${name}:read`]));

const IMPORTS = Object.fromEntries(IMPORTED.map((name): [string, Right] => [name, `${name}:write`]));

/** What each verb of each service asks of its caller. A new verb needs a line here. */
const VERBS: Readonly<Record<string, Readonly<Record<string, Right | Open>>>> = {
  auth: {
    login: everyone(
      ({ auth }) => auth.login(ADMIN, GUEST),
      ...['sessions', 'accounts', 'knownDevices', 'auditEvents', 'revisions', 'rateLimits'],
    ),
    loginWithCode: everyone(({ auth }) =>
      auth.loginWithCode({ token: 'yok', code: '1' }, GUEST).catch(expectNoEntry),
    ),
    passkeyChallenge: everyone(({ auth }) => auth.passkeyChallenge({ origin: ORIGIN }), 'oneTimeTokens'),
    loginWithPasskey: everyone(
      ({ auth }) =>
        auth
          .loginWithPasskey({ token: 'yok', response: STRANGE_KEY }, { ...GUEST, origin: ORIGIN })
          .catch(expectNoEntry),
      'auditEvents',
      'revisions',
    ),
    policy: everyone(({ auth }) => auth.policy()),
    security: 'own:read',
    beginApp: 'own:write',
    finishApp: 'own:write',
    removeApp: 'own:write',
    renewRecoveryCodes: 'own:write',
    beginPasskey: 'own:write',
    finishPasskey: 'own:write',
    removePasskey: 'own:write',
    authenticate: everyone(({ auth }) => auth.authenticate('yok')),
    draftKey: 'own:read',
    logout: 'own:write',
    sessions: 'own:read',
    endSession: 'own:write',
    changePassword: 'own:write',
    confirm: 'own:write',
    forgotPassword: everyone(
      ({ auth }) => auth.forgotPassword('yok@vitrin.example', GUEST).catch(expectNoMail),
      'rateLimits',
    ),
    openLink: everyone(({ auth }) => auth.openLink('yok')),
    acceptLink: everyone(({ auth }) => auth.acceptLink({ token: 'yok', newPassword: 'yepyeni-1' }, GUEST)),
    hasAccounts: 'accounts:read',
    createAccount: 'accounts:write',
    resetPassword: 'accounts:write',
  },
  ...MACHINE_VERBS,
  accounts: {
    list: 'accounts:read',
    get: 'accounts:read',
    invite: 'accounts:write',
    sendLink: 'accounts:write',
    update: 'accounts:write',
    remove: 'accounts:write',
    resetSecondStep: 'accounts:write',
  },
  'catalogue.brands': kindVerbs('brands'),
  'catalogue.categories': kindVerbs('categories'),
  'catalogue.products': kindVerbs('products'),
  'catalogue.catalogs': kindVerbs('catalogs'),
  products: {
    ...kindVerbs('products'),
    ...{ duplicate: 'products:write', changeRows: 'products:write', deleted: 'products:read' },
    upsert: 'stock:write',
  },
  catalogs: {
    ...kindVerbs('catalogs'),
    countUse: everyone(
      ({ catalogs }, hidden) => catalogs.countUse(hidden.catalogs, 'viewCount', GUEST),
      ...['catalogs', 'revisions', 'visits', 'visitSalts'],
    ),
    findProducts: 'products:read',
  },
  exports: EXPORTS,
  imports: { ...IMPORTS, read: 'products:write', takeBack: 'products:write' },
  ...TRAIL_VERBS,
  sections: {
    list: everyone(({ sections }) => sections.list(VISITOR, {})),
    hidden: everyone(({ sections }) => sections.hidden()),
    get: everyone(({ sections }, hidden) => sections.get(VISITOR, hidden.section)),
    getItem: everyone(({ sections }, hidden) => sections.getItem(VISITOR, hidden.item)),
    create: 'site:write',
    update: 'site:write',
    createItem: 'site:write',
    updateItem: 'site:write',
    removeItem: 'site:write',
    orderItems: 'site:write',
    save: 'site:write',
    published: 'site:read',
    versions: 'site:read',
    restore: 'site:write',
  },
  settings: { get: everyone(({ settings }) => settings.get()), update: 'settings:write' },
  ...{ missed: { list: 'site:read' }, gaps: { board: 'products:read', queue: 'products:read' } },
  insights: {
    get: 'panel:read',
    note: everyone(
      ({ insights }, { products: product }) => insights.note({ what: 'view', product, ...GUEST }),
      'dailyCounts',
    ),
  },
  synonyms: { list: 'site:read', create: 'site:write', update: 'site:write', remove: 'site:write' },
  ...DRAFT_VERBS,
  finder: {
    find: everyone(({ finder }) => finder.find({ q: 'gizli' }), 'missedSearches'),
    suggest: everyone(({ finder }) => finder.suggest('gizli')),
    page: everyone(({ finder }) => finder.page({ q: 'gizli' }), 'missedSearches'),
  },
  storefront: {
    previewInput: 'site:read',
    previewFacts: 'site:read',
    base: everyone(({ storefront }) => storefront.base(ORIGIN)),
    sitemap: everyone(({ storefront }) => storefront.sitemap(ORIGIN)),
    sitemapPart: everyone(({ storefront }) => storefront.sitemapPart(ORIGIN, 1)),
    securityText: everyone(({ storefront }) => storefront.securityText(ORIGIN)),
    webManifest: everyone(({ storefront }) => storefront.webManifest()),
    socialPicture: everyone(({ storefront }) => storefront.socialPicture('brand', 'gizli')),
    layout: everyone(({ storefront }) => storefront.layout(ORIGIN)),
    homePage: everyone(({ storefront }) => storefront.homePage()),
    aboutPage: everyone(({ storefront }) => storefront.aboutPage()),
    missingPage: everyone(({ storefront }) => storefront.missingPage()),
    brandsPage: everyone(({ storefront }) => storefront.brandsPage()),
    distributorsPage: everyone(({ storefront }) => storefront.distributorsPage({ page: 1 })),
    catalogsPage: everyone(({ storefront }) => storefront.catalogsPage({ query: 'gizli', category: null })),
    readerPage: everyone(({ storefront }) =>
      storefront.readerPage({ slug: 'gizli', page: undefined, query: '', hit: null }),
    ),
    comparisonPage: everyone(({ storefront }) => storefront.comparisonPage(['gizli'])),
    contactPage: everyone(({ storefront }) => storefront.contactPage()),
    clinicSetupPage: everyone(({ storefront }) => storefront.clinicSetupPage()),
    brandPage: everyone(({ storefront }, { brands: brand }) => storefront.brandPage({ brand, page: 1 })),
    distributorPage: everyone(({ storefront }) => storefront.distributorPage('gizli')),
    productPage: everyone(({ storefront }, { products: product }) =>
      storefront.productPage({ product, path: '/' }),
    ),
  },
  stats: { totals: everyone(({ stats }) => stats.totals(VISITOR)), growth: 'panel:read' },
  copies: {
    overview: 'copies:read',
    take: 'copies:write',
    link: 'copies:read',
    open: everyone(({ copies }) => copies.open('vitrin-2026-11-22-03-00-00.tar', 'a.1.b')),
    restore: 'copies:write',
  },
  preview: { issue: 'panel:read', isValid: everyone(({ preview }) => preview.isValid('a.1.b')) },
  documentLinks: {
    issue: 'panel:read',
    isValid: everyone(({ documentLinks }) => documentLinks.isValid('a.1.b', '/media/gizli.pdf')),
  },
  dashboard: { get: everyone(({ dashboard }) => dashboard.get(VISITOR)) },
  status: { check: 'panel:read' },
  messages: {
    receive: everyone(({ messages }) => messages.receive({ texts: TEXTS, ...GUEST }), ...MESSAGE_TABLES),
    receiveForm: everyone(
      ({ messages }) => messages.receiveForm({ texts: TEXTS, ...GUEST }),
      ...MESSAGE_TABLES,
    ),
    list: 'messages:read',
    get: 'messages:read',
    unreadCount: 'messages:read',
    counts: 'messages:read',
    people: 'messages:read',
    addNote: 'messages:write',
    reply: 'messages:write',
    update: 'messages:write',
    setMany: 'messages:write',
    remove: 'messages:write',
    removeMany: 'messages:write',
  },
  quotes: QUOTE_VERBS,
  privacy: {
    find: 'privacy:read',
    exportPerson: 'privacy:read',
    erase: 'privacy:write',
    textDraft: 'settings:write',
    textOf: 'messages:read',
    currentText: everyone(({ privacy }) => privacy.currentText(), 'privacyTexts'),
  },
  media: {
    storeImage: 'media:write',
    storeDocument: 'media:write',
    admit: 'media:write',
    kindOf: 'media:write',
    replace: 'media:write',
    list: 'media:read',
    get: 'media:read',
    update: 'media:write',
    remove: 'media:write',
    removeUnused: 'media:write',
    isPublicDocument: everyone(({ media }) => media.isPublicDocument('/media/gizli.pdf')),
    isActiveDocument: everyone(({ media }) => media.isActiveDocument('gizli.pdf'), 'documentLooks'),
    scan: 'media:write',
    scannerWorks: everyone(({ media }) => media.scannerWorks()),
    describe: everyone(({ media }) => media.describe(['/media/gizli.webp'])),
    isFirstVisit: everyone(({ media }) => media.isFirstVisit('x', GUEST), 'visits', 'visitSalts'),
  },
  search: { find: 'panel:read' },
};

/** What a verb asks of its caller, by its path: `auth.login`. */
export const ASKED = new Map<string, Right | Open>(
  Object.entries(VERBS).flatMap(([service, verbs]) =>
    Object.entries(verbs).map(([name, asks]) => [`${service}.${name}`, asks] as const),
  ),
);
