import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Quote } from '../../../domain/things/quote.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { openMailbox } from '../../../tests/mailbox.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const DAY = 24;

let test: TestApp;
const open = async (env: Record<string, string> = {}) => {
  test = await openTestApp({ env });
};
afterEach(() => test.close());

/** A quote of one priced product, sent. */
async function sent(more: { email?: string; via?: 'link' | 'mail' } = {}): Promise<Quote> {
  const { email = '', via = 'link' } = more;
  const product = await test.product({ price: 100 });
  const quote = await test.quote({ items: [{ productId: product.id, quantity: 2 }], email });
  return test.ok<Quote>('POST', `/quotes/${quote.id}/send`, { via });
}

const now = () => test.clock.read().toISOString();
const read = (id: string) => test.ok<Quote>('GET', `/quotes/${id}`);
/** The page of a list, as a browser asks for it. */
const look = (quote: Quote, visit: { userAgent?: string; isStaff?: boolean } = { userAgent: BROWSER }) =>
  test.services.quotes.noteOpened(quote.path.split('/').at(-1) ?? '', visit);

describe('what was sent', () => {
  beforeEach(() => open());

  it('tells when it was opened first and last and how often, and not by whom', async () => {
    const quote = await sent();
    const { version } = quote;
    expect(quote).toMatchObject({ openedAt: null, lastOpenedAt: null, openCount: 0 });
    const first = now();
    await look(quote);
    test.clock.advance({ minutes: 9 });
    await look(quote);
    expect(await read(quote.id)).toMatchObject({
      openedAt: first,
      lastOpenedAt: first,
      openCount: 1,
      version,
    });
    test.clock.advance({ minutes: 2 });
    await look(quote);
    expect(await read(quote.id)).toMatchObject({
      openedAt: first,
      lastOpenedAt: now(),
      openCount: 2,
      version,
    });
    const row = await test.services.db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('Firefox');
  });

  it('is opened by no robot, nobody of the staff, and not before it is sent; sent anew it is unopened', async () => {
    const product = await test.product({ price: 5 });
    const asked = await test.quote({ items: [{ productId: product.id }] });
    await look(asked);
    const quote = await sent();
    await look(quote, { userAgent: 'WhatsApp/2.23.20.0' });
    await look(quote, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await look(quote, { userAgent: BROWSER, isStaff: true });
    await look(quote, {});
    expect([(await read(asked.id)).openCount, (await read(quote.id)).openCount]).toEqual([0, 0]);
    await look(quote);
    await test.ok('POST', `/quotes/${quote.id}/send`, { via: 'link' });
    expect(await read(quote.id)).toMatchObject({ openedAt: null, lastOpenedAt: null, openCount: 0 });
  });

  it('is asked after when three days bring no answer: listed, counted, put off, done with the acceptance', async () => {
    const quote = await sent();
    await test.quote();
    const due = async () => (await test.ok<Quote[]>('GET', '/quotes?isDue=true')).map(({ id }) => id);
    const counted = async () => (await test.ok<{ due: number }>('GET', '/quotes/counts')).due;
    expect([await due(), await counted()]).toEqual([[], 0]);
    test.clock.advance({ hours: 3 * DAY });
    const token = await test.openSession('yonetici@vitrin.example');
    const as = { token };
    const listed = () => test.call<Quote[]>('GET', '/quotes?isDue=true', undefined, as);
    const total = async () =>
      (await test.call<{ due: number }>('GET', '/quotes/counts', undefined, as)).body.due;
    const answer = await listed();
    expect(answer.body.map(({ id }) => id)).toEqual([quote.id]);
    expect([answer.headers.get('X-Total-Count'), await total()]).toEqual(['1', 1]);
    const later = '2030-01-01';
    const put = await test.call<Quote>('PUT', `/quotes/${quote.id}`, { remindOn: later }, as);
    expect([put.body.remindOn, await total()]).toEqual([later, 0]);
    await test.call('PUT', `/quotes/${quote.id}`, { remindOn: '2020-01-01' }, as);
    expect(await total()).toBe(1);
    const secret = quote.path.split('/').at(-1);
    await test.call('POST', `/shared-quotes/${secret}/accept`, { name: 'Elif' }, { token: null });
    expect(await total()).toBe(0);
    const won = await test.call<Quote>('GET', `/quotes/${quote.id}`, undefined, as);
    expect(won.body).toMatchObject({ state: 'won', remindOn: null });
    const wrong = await test.call('PUT', `/quotes/${quote.id}`, { remindOn: 'yarın' }, as);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['remindOn']]);
  });

  it('is a file for the staff, before it is sent too', async () => {
    const product = await test.product({ price: 100 });
    const quote = await test.quote({ items: [{ productId: product.id }] });
    const answer = await test.call('GET', `/quotes/${quote.id}/pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain(`${quote.code}.pdf`);
    expect(answer.text.startsWith('%PDF')).toBe(true);
    expect((await test.visit(`/quotes/${quote.id}/pdf`)).status).toBe(401);
  });

  it('has a percent of VAT a line, and that of the quote where a line has none', async () => {
    const a = await test.product({ price: 100 });
    const b = await test.product({ price: 200 });
    const quote = await test.quote({ items: [{ productId: a.id }, { productId: b.id }] });
    const items = quote.items.map((item, place) => ({ ...item, vatRate: place === 0 ? 10 : null }));
    const changed = await test.ok<Quote>('PUT', `/quotes/${quote.id}`, { items });
    expect(changed.sums).toMatchObject({
      ...{ vat: 50, total: 350 },
      vats: [
        { rate: 10, vat: 10 },
        { rate: 20, vat: 40 },
      ],
    });
    const done = await test.ok<Quote>('POST', `/quotes/${quote.id}/send`, { via: 'link' });
    expect(done.offer?.sums).toEqual(changed.sums);
    const wrong = quote.items.map((item) => ({ ...item, vatRate: 101 }));
    expect((await test.call('PUT', `/quotes/${quote.id}`, { items: wrong })).status).toBe(422);
  });
});

it('an offer is mailed with its file, and waits with it where the mail server does not answer', async () => {
  const mailbox = await openMailbox();
  await open({ SMTP_URL: mailbox.url, SMTP_FROM: 'teklif@vitrin.example' });
  const product = await test.product({ price: 100 });
  const quote = await test.quote({ items: [{ productId: product.id }], email: 'elif@klinik.example' });
  // The company's own mail about the list comes first.
  await mailbox.next();
  const done = await test.ok<Quote>('POST', `/quotes/${quote.id}/send`, { via: 'mail' });
  expect(done).toMatchObject({ state: 'sent', offer: { via: 'mail' } });
  const mail = await mailbox.next();
  expect([mail.to, mail.subject]).toEqual([
    expect.stringContaining('elif@klinik.example'),
    expect.stringContaining(quote.code),
  ]);
  expect(mail.head).toContain('multipart/mixed');
  expect(mail.text).toContain(`filename=${quote.code}.pdf`);
  expect(mail.text).toContain(`/teklif/${quote.path.split('/').at(-1)}`);
  const [, coded = ''] = /application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z\d+/=\r\n]+)/.exec(mail.text) ?? [];
  expect(Buffer.from(coded, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await mailbox.close();
});
