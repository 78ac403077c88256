import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefrontRoutes } from '../../app/storefront/routes.ts';
import { pageAt } from '../../domain/pages/page-at.ts';
import { plainPicture } from '../../domain/pages/picture.ts';
import type { ApiDocument } from '../../server/http/document.ts';
import { databaseSource } from '../../server/modules/storefront/database-source.ts';
import type { TestApp } from '../factories.ts';
import { fillLargeTables } from '../samples/large-tables.ts';
import { ENGINES } from './engines.ts';
import { type Asked, readWhole, recordQuestions } from './query-plans.ts';
import { type ReadCall, readCalls } from './read-calls.ts';

const ORIGIN = 'https://v.example';
const PAGES = [
  ...['/', '/about', '/brands', '/distributors', '/distributors?page=2'],
  ...['/catalogs', '/contact', '/clinic-setup'],
  ...['', '?page=2', '?sort=name', '?sort=newest', '?featured=1', '?catalog=1', '?video=1'].flatMap(
    (query) => [`/brands/brands-000007${query}`, `/brands/brands-000007/categories-000107${query}`],
  ),
  ...['/distributors/brands-000005', '/brands/brands-000007/categories-000107/products-000107'],
  ...['/brands/brands-000007/genel', '/brands/brands-000042/categories-000042/products-000042'],
  '/karsilastir?u=products-000107,products-000042',
  ...['/kataloglar/catalogs-000007', '/kataloglar/catalogs-000007/2?q=frez', '/kataloglar/yok'],
  ...['/brands/yok', '/brands/brands-000007/yok', '/brands/brands-000007/yok/eski-7'],
];

/** Pages that show nothing but a text and their frame, or what a call answers as well: a search, a list by its link. */
const PLAIN = ['ara', 'teklif/:token', 'kvkk', 'gizlilik'];

/** The routes of pages that no address above leads to. */
function routesLeftOut(): string[] {
  const paths = storefrontRoutes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path));
  return paths.filter((path) => {
    const pattern = new RegExp(`^/${path.replace(/:\w+/g, '[^/?]+')}(?:[?]|$)`);
    return !path.includes('*') && !PAGES.some((page) => pattern.test(page));
  });
}

/** Calls that answer with everything there is, as those who call them want it. */
const EVERYTHING = [
  ...['getDashboard', 'exportAudit', 'exportQuotes', 'verifyAudit'],
  ...['Products', 'Brands', 'Categories', 'Catalogs', 'Messages', 'Quotes'].map(
    (name) => `export${name}Table`,
  ),
];
/** Calls that this site has no answer to: no stored file, and no text of an earlier day. */
const WITHOUT_ANSWER = ['downloadCatalog', 'getPrivacyTextVersion'];

/** What may read a large table from end to end, and why. */
const MAY_READ_ALL: ReadonlyArray<[why: string, statement: RegExp]> = [
  ['a page shows every brand', /from "shown_brands" (?:where "slug" != \S+ )?order by "sortOrder"/],
  [
    'the board of what products lack has every brand',
    /^select "id", "name" from "brands" order by "sortOrder"$/,
  ],
  ['a page shows every catalog', /from "shown_catalogs" order by "sortOrder"/],
  [
    'the map of the site names everything',
    /from "shown_categories"\s*$|from "shown_products" group by "brandId", "categoryId"\s*$/,
  ],
  ['a search is read by all groups of equal words, a few dozen', /from "synonyms"(?: order by "id")?$/],
  [
    'sendings to webhooks are kept for thirty days',
    /^select count\(\*\) as "count" from "webhookDeliveries"$/,
  ],
  [
    'after a write the mark of each brand tells which has changed',
    /^\s*select string_agg\(.* from "brandStamps" where "brandId" <> (\?|\$1)$/,
  ],
];

describe.each(ENGINES)('what reads ask the database on $name', (engine) => {
  let test: TestApp;
  let questions: ReturnType<typeof recordQuestions>;
  beforeAll(async () => {
    await engine.start();
    test = await engine.open();
    await fillLargeTables(test.services.db);
    // What is known of brands is read whole once a process, and after that of those alone that have changed.
    await test.ok('GET', '/brands');
    await test.ok('GET', '/gaps');
    await test.ok('GET', '/products?isFeatured=true');
    await test.ok('PUT', '/products/products-000007', { name: 'Yeni ad' });
    // So is the index of visitors' search.
    await test.services.index.ready();
    await test.confirm();
    questions = recordQuestions();
  });
  afterAll(async () => {
    questions.end();
    await test.close();
    await engine.stop();
  });

  /** Asks a call, and for the next part of its list; answers whether it was answered. */
  async function ask({ name, address, isStaff, goesOn }: ReadCall): Promise<boolean> {
    const token = isStaff ? test.token : null;
    return questions.during(`${name} ${address} ${isStaff ? 'staff' : 'visitor'}`, async () => {
      const { headers, status } = await test.call('GET', address, undefined, { token });
      const next = /<[^>]*\/api([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      if (next && goesOn) await test.call('GET', next, undefined, { token });
      return status < 400;
    });
  }

  it('is answered by an index, for each call with each of its filters and orders, and each page', async () => {
    const document = (await (await test.app.request('/api/openapi.json')).json()) as ApiDocument;
    const calls = readCalls(document).filter(({ name }) => !EVERYTHING.includes(name));
    const unanswered = new Set(calls.map(({ name }) => name));
    for (const call of calls) if (await ask(call)) unanswered.delete(call.name);
    expect([...unanswered]).toEqual(WITHOUT_ANSWER);
    expect(routesLeftOut()).toEqual(PLAIN);

    const { db, engine: kind, storefront } = test.services;
    const altsOf = async () => new Map<string, string>();
    const source = databaseSource(db, { of: async () => plainPicture, altsOf, read: async () => null });
    for (const page of PAGES)
      await questions.during(`page ${page}`, () => pageAt(source, new URL(page, ORIGIN)));
    await questions.during('frame of each page', () => storefront.layout(ORIGIN));
    await questions.during('sitemap', () => storefront.sitemap(ORIGIN));
    await questions.during('part of the sitemap', () => storefront.sitemapPart(ORIGIN, 2));

    expect(questions.asked.size).toBeGreaterThan(500);
    const whole = await readWhole(db, kind, questions.asked.values());
    const allowed = MAY_READ_ALL.map(([, statement]) => statement);
    const isAllowed = ({ query }: Asked) => allowed.some((statement) => statement.test(query.sql));
    const told = whole.filter((one) => !isAllowed(one));
    expect(told.map(({ by, faults, query }) => [by, ...faults, query.sql].join('\n'))).toEqual([]);
    // What is allowed and does not happen is allowed no more.
    expect(allowed.filter((statement) => !whole.some(({ query }) => statement.test(query.sql)))).toEqual([]);
  });

  it('finds the products of which little is left in the order of their list, none beside them sorted', async () => {
    const { db, engine: kind } = test.services;
    await questions.during('little stock', () => test.ok('GET', '/products?stock=low&limit=20'));
    const isList = ({ query }: Asked) => /between 1 and 5 order by "products"."sortOrder"/.test(query.sql);
    const query = [...questions.asked.values()].find(isList)?.query;
    const explain = kind === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery(
      CompiledQuery.raw(`${explain} ${query?.sql}`, [...(query?.parameters ?? [])]),
    );
    expect(JSON.stringify(rows)).toMatch(/products_low/);
    expect(JSON.stringify(rows)).not.toMatch(/TEMP B-TREE|Sort /);
  });
});
