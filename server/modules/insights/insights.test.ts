import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Insights } from '../../../domain/things/insights.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { createInsightService } from './service.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let test: TestApp;
beforeEach(async () => {
  // A Friday at noon in Istanbul.
  test = await openTestApp({ env: { TRUST_PROXY: 'true' }, start: '2026-11-20T09:00:00.000Z' });
});
afterEach(() => test.close());

type From = { from?: string; userAgent?: string; token?: string | null; headers?: Record<string, string> };

function tell(what: string, { from = '203.0.113.1', userAgent = BROWSER, token = null, headers }: From = {}) {
  return test.call('POST', `/counts?what=${what}`, undefined, {
    token,
    headers: { 'X-Forwarded-For': from, 'User-Agent': userAgent, ...headers },
  });
}

/** All that is counted, by day: `2026-11-20 views ürün`. */
async function counted(): Promise<Record<string, number>> {
  await test.services.insights.flush();
  const rows = await test.services.db.selectFrom('dailyCounts').selectAll().execute();
  return Object.fromEntries(
    rows.map(({ day, kind, subject, count }) => [`${day} ${kind} ${subject}`.trim(), Number(count)]),
  );
}

const read = () => test.ok<Insights>('GET', '/insights');

describe('what visitors do', () => {
  it('is counted by day in Istanbul: for the product, its brand, and all together', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    const [one, two] = [await test.product({ brandId: brand.id }), await test.product({ brandId: brand.id })];
    await Promise.all([
      tell(`view&product=${one.id}`),
      tell(`view&product=${two.id}`),
      tell(`view&product=${one.id}`, { from: '203.0.113.2' }),
      tell('chat'),
      tell('chat'),
      tell('search'),
    ]);
    test.clock.advance({ hours: 12 });
    await tell('mail');
    expect(await counted()).toEqual({
      '2026-11-20 views': 3,
      [`2026-11-20 views ${one.id}`]: 2,
      [`2026-11-20 views ${two.id}`]: 1,
      [`2026-11-20 views:brand ${brand.id}`]: 3,
      '2026-11-20 chats': 2,
      '2026-11-20 searches': 1,
      '2026-11-21 mails': 1,
    });
  });

  it('is stored before anybody is told so', async () => {
    const product = await test.product();
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      expect((await tell(`view&product=${product.id}`, { from })).status).toBe(200);
      const row = await test.services.db
        .selectFrom('dailyCounts')
        .select('count')
        .where('subject', '=', product.id)
        .executeTakeFirst();
      expect(Number(row?.count)).toBe(Number(from.at(-1)));
    }
  });

  it('counts a product once a day for each visitor', async () => {
    const { id } = await test.product();
    const other = BROWSER.replace('130', '131');
    for (const userAgent of [BROWSER, BROWSER, other, BROWSER])
      await tell(`view&product=${id}`, { userAgent });
    expect((await counted())[`2026-11-20 views ${id}`]).toBe(2);
    test.clock.advance({ hours: 24 });
    await tell(`view&product=${id}`);
    expect((await counted())[`2026-11-21 views ${id}`]).toBe(1);
  });

  it('leaves out robots, staff, other sites, and what the site does not show', async () => {
    const { id } = await test.product();
    const hidden = await test.product({ isActive: false });
    const robots = [
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'WhatsApp/2.23',
      'facebookexternalhit/1.1',
    ];
    for (const userAgent of [...robots, '']) await tell(`view&product=${id}`, { userAgent });
    await tell(`view&product=${id}`, { token: test.token });
    await tell(`view&product=${id}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    await tell(`view&product=${hidden.id}`);
    await tell('view&product=uydurma');
    expect(await counted()).toEqual({});
    await tell(`view&product=${id}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect((await counted())['2026-11-20 views']).toBe(1);
  });

  it('is bounded by address, and keeps no form from being sent', async () => {
    const flood = Array.from({ length: 700 }, () => tell('chat'));
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]));
    await tell('chat', { from: '203.0.113.2' });
    expect(await counted()).toEqual({ '2026-11-20 chats': 501 });
    const form = { name: 'A', email: 'a@b.co', phone: '0532 555 01 42', subject: 'K', message: 'M' };
    const sent = await test.call('POST', '/messages', form, {
      token: null,
      headers: { 'X-Forwarded-For': '203.0.113.1' },
    });
    expect(sent.status).toBe(201);
  });

  it('names nobody', async () => {
    const { id } = await test.product();
    await tell(`view&product=${id}`);
    await test.services.insights.flush();
    const rows = await test.services.db.selectFrom('dailyCounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox/);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['count', 'day', 'kind', 'subject']);
  });

  it('adds up over instances, whatever they store at the same time', async () => {
    const { id } = await test.product();
    const other = createInsightService({ db: test.services.db, clock: test.clock.read });
    const told = { what: 'view', product: id, userAgent: BROWSER } as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 ? test.services.insights : other).note({ ...told, address: `203.0.113.${number}` }),
      ),
    );
    expect((await counted())['2026-11-20 views']).toBe(20);
  });

  it('is refused with a sentence where it is unclear', async () => {
    expect((await tell('view')).body).toMatchObject({ message: expect.stringMatching(/Hangi ürüne/) });
    expect((await tell('dance')).status).toBe(422);
  });

  it('is forgotten after thirteen months', async () => {
    await tell('chat');
    test.clock.advance({ hours: 24 * 400 });
    await test.services.forget();
    expect(Object.keys(await counted())).toHaveLength(1);
    test.clock.advance({ hours: 24 });
    await test.services.forget();
    expect(await counted()).toEqual({});
  });
});

describe('what is sent and taken', () => {
  it('counts with its own transaction: messages, lists by the brands in them, downloads by those in the catalog', async () => {
    const [nordfil, vektor] = [await test.brand({ name: 'Nordfil' }), await test.brand({ name: 'Vektör' })];
    const catalog = await test.catalog({ fileUrl: 'https://dosya.example/k.pdf', fileName: 'k.pdf' });
    const own = { catalogId: catalog.id };
    const one = await test.product({ brandId: nordfil.id, ...own });
    const two = await test.product({ brandId: nordfil.id, ...own });
    const three = await test.product({ brandId: vektor.id });
    await test.message();
    const items = [one, two, three].map(({ id }) => ({ productId: id, quantity: 1 }));
    await test.call('POST', '/quotes', { items, form: { elapsedMs: 9000 } }, { token: null });
    for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      await test.call('GET', `/catalogs/${catalog.id}/download`, undefined, {
        token: null,
        headers: { 'X-Forwarded-For': from, 'User-Agent': BROWSER },
      });
    expect(await counted()).toEqual({
      '2026-11-20 messages': 1,
      '2026-11-20 quotes': 1,
      [`2026-11-20 quotes:brand ${nordfil.id}`]: 1,
      [`2026-11-20 quotes:brand ${vektor.id}`]: 1,
      '2026-11-20 downloads': 2,
      [`2026-11-20 downloads ${catalog.id}`]: 2,
      [`2026-11-20 downloads:brand ${nordfil.id}`]: 2,
    });
  });
});

describe('what the panel is told', () => {
  const put = (day: string, kind: 'views' | 'views:brand' | 'downloads', subject: string, count: number) =>
    test.services.db.insertInto('dailyCounts').values({ day, kind, subject, count }).execute();

  it('is nothing yet for a new company', async () => {
    const told = await read();
    expect(told).toMatchObject({
      today: '2026-11-20',
      mostViewed: null,
      brands: [],
      products: { from: '2026-11-16', to: '2026-11-20', rows: [] },
    });
    expect(told.weeks).toHaveLength(12);
    expect([told.weeks[0], told.weeks.at(-1)]).toEqual(['2026-08-31', '2026-11-16']);
    expect(new Set([...Object.values(told.yesterday), ...told.totals.views])).toEqual(new Set([0]));
  });

  it('are the weeks by brand, yesterday, and the most viewed of the last whole week', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    const one = await test.product({ name: 'Ünit', brandId: brand.id });
    const two = await test.product({ name: 'Frez', brandId: brand.id });
    for (const [day, subject, count] of [
      ['2026-08-30', one.id, 100],
      ['2026-08-31', one.id, 1],
      ['2026-11-08', one.id, 4],
      ['2026-11-09', one.id, 5],
      ['2026-11-15', two.id, 7],
      ['2026-11-15', 'silinmis', 50],
      ['2026-11-19', one.id, 2],
      ['2026-11-19', two.id, 1],
    ] as const) {
      await put(day, 'views', subject, count);
      const sum = test.services.db
        .insertInto('dailyCounts')
        .values({ day, kind: 'views', subject: '', count });
      await sum
        .onConflict((at) =>
          at
            .columns(['kind', 'day', 'subject'])
            .doUpdateSet((eb) => ({ count: eb('dailyCounts.count', '+', count) })),
        )
        .execute();
    }
    await put('2026-11-09', 'views:brand', brand.id, 5);
    await put('2026-11-09', 'views:brand', 'silinmis', 5);
    await put('2026-11-19', 'downloads', '', 14);
    const told = await read();
    expect(told.totals.views).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 62, 3]);
    expect(told.brands).toEqual([
      {
        ...{ id: brand.id, name: 'Nordfil' },
        views: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0],
        downloads: Array(12).fill(0),
        quotes: Array(12).fill(0),
      },
    ]);
    expect(told.yesterday).toMatchObject({ views: 3, downloads: 14, quotes: 0, messages: 0 });
    expect(told.mostViewed).toMatchObject({ id: one.id, name: 'Ünit', brand: 'Nordfil', views: 2 });
    expect(told.products).toMatchObject({
      from: '2026-11-09',
      to: '2026-11-15',
      rows: [
        { id: two.id, views: 7, before: 0 },
        { id: one.id, views: 5, before: 4 },
      ],
    });
  });
});
