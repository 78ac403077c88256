import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Quote, SharedQuote } from '../../../domain/things/quote.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';

type Received = {
  code: string;
  link: string;
  text: string;
  chat: string | null;
  missing: string[];
  message: string;
  fields: Record<string, string>;
};

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function send(body: unknown, key?: string) {
  return test.call<Received>('POST', '/quotes', body, {
    token: null,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
}

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const shared = (link: string) => test.visit<SharedQuote>(`/shared-quotes/${tokenOf(link)}`);

describe('sending a list', () => {
  it('stores it with its products as they are called then, and answers code, link, text and chat', async () => {
    await test.ok('PUT', '/settings', { whatsapp: '0500 555 01 42' });
    const brand = await test.brand({ name: 'Corvus Implant' });
    const conic = await test.product({
      brandId: brand.id,
      name: 'Conic İmplant',
      sku: 'CRV-CN',
      price: 3450,
    });
    const key = await test.product({ name: 'Tork Anahtarı', price: 90, currency: 'EUR' });
    const answer = await send({
      items: [
        { productId: conic.id, quantity: 10, note: '4,1 × 10 mm' },
        { slug: key.slug },
        { sku: 'CRV-CN', quantity: 2 },
      ],
      ...{ clinic: 'Çankaya Diş Kliniği', name: 'Elif Aydın', phone: '05325551024' },
    });
    const { code, link, text, chat, missing } = answer.body;
    expect([answer.status, missing]).toEqual([201, []]);
    expect(code).toMatch(/^TK-[2-9A-HJKMNP-TV-Z]{5}$/);
    expect(link).toMatch(/^http:\/\/localhost\/teklif\/[\da-f]{40}$/);
    expect(text).toContain('1. 10 adet Conic İmplant (CRV-CN): 4,1 × 10 mm');
    expect(text).toContain(link);
    expect(chat).toBe(`https://wa.me/905005550142?text=${encodeURIComponent(text)}`);

    const [row] = await test.ok<Quote[]>('GET', '/quotes');
    expect(row).toMatchObject({
      ...{ code, path: new URL(link).pathname, state: 'new', source: 'site', createdAt: START },
      ...{ clinic: 'Çankaya Diş Kliniği', phone: '0532 555 10 24', currency: 'TRY', vatRate: 20 },
      ...{ assignee: null, offer: null, isSuspect: false },
      sums: { subtotal: 41_400, discount: 0, vat: 8280, total: 49_680 },
      ...{ openedAt: null, lastOpenedAt: null, openCount: 0, remindOn: null },
    });
    expect(row?.items[0]).toEqual({
      ...{ productId: conic.id, name: 'Conic İmplant', sku: 'CRV-CN', brand: 'Corvus Implant' },
      ...{ href: expect.stringMatching(/^\/brands\/corvus-implant\//), imageUrl: null },
      ...{ quantity: 10, note: '4,1 × 10 mm', price: 3450, discount: 0 },
    });
    // A price in another currency is nobody's to convert.
    expect(row?.items.map(({ quantity, price }) => [quantity, price])).toEqual([
      [10, 3450],
      [1, null],
      [2, 3450],
    ]);
  });

  it('leaves out what is no longer shown and says so; a list of nothing else is refused', async () => {
    const shownOne = await test.product();
    const hidden = await test.product({ isActive: false });
    const answer = await send({
      items: [{ productId: shownOne.id }, { productId: hidden.id }, { sku: 'YOK-1' }],
    });
    expect([answer.status, answer.body.missing]).toEqual([201, [hidden.id, 'YOK-1']]);
    const refused = await send({ items: [{ productId: hidden.id }] });
    expect([refused.status, refused.body.fields.items]).toEqual([
      422,
      'Listenizdeki ürünler artık sitede yok. Güncel ürünlerden seçip yeniden gönderin.',
    ]);
    expect(await test.ok('GET', '/quotes')).toHaveLength(1);
  });

  it('refuses in words what is no list', async () => {
    const { id: productId } = await test.product();
    const fields = async (body: object) => (await send(body)).body.fields;
    expect(await fields({ items: [] })).toEqual({ items: 'Listeniz boş. Önce ürün ekleyin.' });
    expect(await fields({ items: Array.from({ length: 101 }, () => ({ productId })) })).toEqual({
      items: 'Bir listede en fazla 100 ürün olabilir.',
    });
    expect(await fields({ items: [{ quantity: 1 }] })).toEqual({
      'items.0.productId': 'Ürünü kimliği, adresi ya da koduyla belirtin.',
    });
    expect(Object.keys(await fields({ items: [{ productId, quantity: 0 }], email: 'a' }))).toEqual([
      'items.0.quantity',
      'email',
    ]);
  });

  it('once is stored once, however often it is tried again', async () => {
    const { id: productId } = await test.product();
    const key = crypto.randomUUID();
    const list = { items: [{ productId, quantity: 3 }] };
    const answers = await Promise.all([send(list, key), send(list, key), send(list, key)]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const rows = await test.ok<Quote[]>('GET', '/quotes');
    expect(rows).toHaveLength(1);
    await test.ok('DELETE', `/quotes/${rows[0]?.id}`);
    expect((await send(list, key)).body.code).toBe(answers[0]?.body.code);
    const other = await send({ items: [{ productId, quantity: 4 }] }, key);
    expect([other.status, other.body.message]).toEqual([
      409,
      'Bu gönderi anahtarıyla başka bir liste gönderilmişti.',
    ]);
    expect(await test.ok('GET', '/quotes')).toEqual([]);
  });

  it('too often answers 429, and what looks automatic is kept apart', async () => {
    const { id: productId } = await test.product();
    const items = [{ productId }];
    expect((await send({ items, form: { trap: 'x' } })).status).toBe(201);
    expect(await test.ok('GET', '/quotes/counts')).toMatchObject({ new: 0 });
    expect(await test.ok('GET', '/quotes?isSuspect=true')).toHaveLength(1);
    let refused = await send({ items });
    for (let count = 0; count < 40 && refused.status !== 429; count++) refused = await send({ items });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Kısa sürede çok fazla liste gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
    ]);
  });

  it('changes no public page', async () => {
    const { id: productId } = await test.product();
    const before = await test.services.records.revision();
    await send({ items: [{ productId }] });
    expect(await test.services.records.revision()).toBe(before);
  });
});

describe('the link of a list', () => {
  it('shows it to who has it, without the prices of the draft, and the code alone opens nothing', async () => {
    const product = await test.product({ name: 'Lamba', sku: 'NDF-RAY', price: 14_900 });
    const { link, code } = (
      await send({ items: [{ productId: product.id, note: 'Mavi' }], clinic: 'Klinik' })
    ).body;
    const answer = await shared(link);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({ code, state: 'new', from: 'Klinik', offer: null, isOpen: false });
    expect(answer.body.items).toMatchObject([{ name: 'Lamba', note: 'Mavi', isShown: true }]);
    expect(answer.text).not.toContain('14900');
    expect((await test.visit(`/shared-quotes/${code}`)).status).toBe(404);
    expect((await test.visit(`/quotes/${code}`)).status).toBe(401);

    // What was asked for stays, whatever becomes of the product.
    await test.ok('PUT', `/products/${product.id}`, { name: 'Yeni ad' });
    await test.ok('DELETE', `/products/${product.id}`);
    expect((await shared(link)).body.items).toMatchObject([
      { name: 'Lamba', sku: 'NDF-RAY', href: null, isShown: false },
    ]);
  });

  it('shows an offer as it was sent, which can be accepted once', async () => {
    const quote = await test.quote();
    const path = `/quotes/${quote.id}`;
    const link = quote.path;
    const accept = () =>
      test.call<SharedQuote & { message: string }>(
        'POST',
        `/shared-quotes/${tokenOf(link)}/accept`,
        { name: 'Dt. Elif Aydın', note: 'Aralıkta' },
        { token: null },
      );
    expect((await accept()).status).toBe(409);
    const items = quote.items.map((item) => ({ ...item, discount: 5 }));
    await test.ok('PUT', path, { items, discount: 10, validUntil: '2099-12-05', state: 'preparing' });
    const sent = await test.ok<Quote>('POST', `${path}/send`, { via: 'whatsapp' });
    expect(sent).toMatchObject({ state: 'sent', assignee: expect.any(String), sentAt: START });
    expect(sent.offer?.sums).toEqual({
      subtotal: 200,
      discount: 29,
      vat: 34.2,
      total: 205.2,
      vats: [{ rate: 20, vat: 34.2 }],
    });
    const file = await test.app.request(`/api/shared-quotes/${tokenOf(link)}/pdf`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(`${quote.code}.pdf`);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    // Changed afterwards: what was sent stays until it is sent again.
    await test.ok('PUT', path, { discount: 50 });
    expect((await shared(link)).body).toMatchObject({
      isOpen: true,
      offer: { discount: 10, sums: { total: 205.2 } },
    });

    const [first, second] = [await accept(), await accept()];
    expect([first.status, first.body.state, first.body.accepted]).toEqual([
      200,
      'won',
      { at: START, by: 'Dt. Elif Aydın' },
    ]);
    expect([second.status, second.body.message]).toEqual([409, 'Bu teklif daha önce kabul edilmiş.']);
    expect(await test.ok('GET', path)).toMatchObject({
      acceptedBy: 'Dt. Elif Aydın',
      acceptedNote: 'Aralıkta',
    });
  });

  it('accepts nothing after the last day', async () => {
    const quote = await test.quote();
    await test.ok('POST', `/quotes/${quote.id}/send`, { via: 'link' });
    test.clock.advance({ hours: 24 * 16 });
    const answer = await test.call(
      'POST',
      `/shared-quotes/${tokenOf(quote.path)}/accept`,
      { name: 'A' },
      { token: null },
    );
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Bu teklif artık geçerli değil. Bize yazın, yenileyelim.',
    ]);
    expect((await shared(quote.path)).body.isOpen).toBe(false);
  });
});
