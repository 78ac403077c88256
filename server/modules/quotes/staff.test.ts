import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Quote, QuoteItem } from '../../../domain/things/quote.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

describe('the staff', () => {
  it('find, narrow and count quotes', async () => {
    const product = await test.product({ name: 'Otoklav', sku: 'KLY-K18' });
    const first = await test.quote({ items: [{ productId: product.id }] });
    test.clock.advance({ minutes: 1 });
    const second = await test.quote({ clinic: 'Ege Laboratuvarı', phone: '' });
    const codes = async (query: string) =>
      (await test.ok<Quote[]>('GET', `/quotes?${query}`)).map(({ code }) => code);
    expect(await codes('')).toEqual([second.code, first.code]);
    for (const search of ['kly-k18', 'otoklav', 'cankaya', '5325551024', first.code.replace('-', '')])
      expect(await codes(`search=${search}`)).toEqual([first.code]);
    await test.ok('PUT', `/quotes/${first.id}`, { state: 'preparing' });
    expect(await codes('state=preparing')).toEqual([first.code]);
    expect(await test.ok('GET', '/quotes/counts')).toEqual({
      new: 1,
      preparing: 1,
      sent: 0,
      won: 0,
      lost: 0,
      due: 0,
    });
    const { assigneeId, assignee } = await test.ok<Quote>('GET', `/quotes/${first.id}`);
    expect(assignee).not.toBeNull();
    expect(await codes(`assigneeId=${assigneeId}`)).toEqual([first.code]);
    const { undoId } = await test.ok<{ undoId: string }>('POST', '/quotes/bulk', {
      ids: [first.id, second.id],
      set: { state: 'lost' },
    });
    expect(await codes('state=lost')).toHaveLength(2);
    await test.ok('POST', `/history/undo/${undoId}`);
    expect(await codes('state=new')).toEqual([second.code]);
  });

  it('prices from the products, and sends nothing that is not whole', async () => {
    const product = await test.product({ name: 'Lamba' });
    const quote = await test.quote({ items: [{ productId: product.id, quantity: 3 }] });
    const path = `/quotes/${quote.id}`;
    const refused = await test.call('POST', `${path}/send`, { via: 'link' });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { items: 'Fiyatı olmayan ürün var: Lamba.' },
    ]);
    expect((await test.call('PUT', path, { state: 'sent' })).body.fields).toEqual({
      state: 'Önce teklifi gönderin.',
    });
    await test.ok('PUT', `/products/${product.id}`, { price: 12.34 });
    const priced = await test.ok<Quote>('POST', `${path}/prices`);
    expect(priced.sums).toEqual({
      ...{ subtotal: 37.02, discount: 0, vat: 7.4, total: 44.42 },
      vats: [{ rate: 20, vat: 7.4 }],
    });
    await test.ok('PUT', path, { validUntil: '2020-01-01' });
    const late = await test.call('POST', `${path}/send`, { via: 'link' });
    expect(late.body.fields).toEqual({ validUntil: 'Geçerlilik tarihi geçmiş.' });
    const noMail = await test.call('POST', `${path}/send`, { via: 'mail' });
    expect(noMail.status).toBe(503);
    expect((await test.call('PUT', path, { discount: 101 })).body.fields).toEqual({
      discount: '0 ile 100 arasında bir yüzde girin.',
    });
    expect((await test.call('PUT', path, { name: 'A', version: 1 })).status).toBe(409);
  });

  it('note, copy, delete, bring back and take along', async () => {
    const quote = await test.quote({ note: 'Acele' });
    const path = `/quotes/${quote.id}`;
    await test.ok('POST', `${path}/notes`, { text: 'Önce' });
    const noted = await test.ok<Quote>('POST', `${path}/notes`, { text: 'Aradım' });
    const by = expect.stringMatching(/./);
    expect(noted.notes).toEqual([
      { at: START, by, text: 'Önce' },
      { at: START, by, text: 'Aradım' },
    ]);
    expect(await test.ok<Quote[]>('GET', '/quotes?search=aradim')).toHaveLength(1);
    expect((await test.call('DELETE', `${path}?version=1`)).status).toBe(409);
    const copy = await test.ok<Quote>('POST', `${path}/copy`);
    expect(copy).toMatchObject({
      state: 'preparing',
      source: 'panel',
      items: quote.items,
      notes: [],
      note: '',
    });
    expect([copy.code === quote.code, copy.path === quote.path]).toEqual([false, false]);
    const table = await test.call<string>('GET', '/quotes/export');
    expect(table.text.split('\r\n')).toHaveLength(4);
    expect(table.text).toContain(`"${quote.code}";"Yeni"`);
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', path);
    expect((await test.visit(`/shared-quotes/${tokenOf(quote.path)}`)).status).toBe(404);
    await test.ok('POST', `/trash/${trashId}/restore`);
    expect(await test.ok('GET', path)).toMatchObject({ code: quote.code, items: quote.items as QuoteItem[] });
    const made = await test.ok<Quote>('POST', '/quotes/drafts', { clinic: 'Telefonla arayan', items: [] });
    expect(made).toMatchObject({ state: 'preparing', source: 'panel', sums: { total: 0 } });
  });

  it('who only look change nothing', async () => {
    const quote = await test.quote();
    const token = await test.signIn('viewer');
    const people = await test.ok<Array<{ name: string }>>('GET', '/quotes/people');
    expect(people).toHaveLength(1);
    expect((await test.call('GET', `/quotes/${quote.id}`, undefined, { token })).status).toBe(200);
    for (const [method, path, body] of [
      ['PUT', '', { state: 'lost' }],
      ['POST', '/send', { via: 'link' }],
      ['POST', '/notes', { text: 'x' }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await test.call(method, `/quotes/${quote.id}${path}`, body, { token })).status).toBe(403);
  });
});
