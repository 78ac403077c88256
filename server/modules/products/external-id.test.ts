import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
let place: { brandId: string; categoryId: string };
beforeEach(async () => {
  test = await openTestApp();
  const brandId = (await test.brand()).id;
  place = { brandId, categoryId: (await test.category({ brandId })).id };
});
afterEach(() => test.close());

async function names(query: string): Promise<string[]> {
  return (await test.ok<Product[]>('GET', `/products?sort=name&${query}`)).map((row) => row.name);
}

it('a product keeps what another program calls it, and visitors are not told', async () => {
  const product = await test.product({ ...place, externalId: ' 152.04.0012 ' });
  expect(product.externalId).toBe('152.04.0012');
  const path = `/products/${product.id}`;
  for (const address of [path, '/products']) {
    const { text } = await test.visit(address);
    expect([text.includes('"externalId":null'), text.includes('152.04')]).toEqual([true, false]);
  }
  expect((await test.ok<Product>('PUT', path, { externalId: '' })).externalId).toBeNull();
  await test.ok('PUT', path, { externalId: 'A' });
  const copy = await test.ok<Product>('POST', `${path}/duplicate`);
  expect(copy.externalId).toBeNull();
});

it('no two products have the same, however they come by it', async () => {
  const first = await test.product({ ...place, externalId: 'ERP-1' });
  const other = await test.product({ ...place });
  for (const [method, path, body] of [
    ['POST', '/products', { ...place, name: 'b', externalId: 'ERP-1' }],
    ['PUT', `/products/${other.id}`, { externalId: 'ERP-1' }],
  ] as const) {
    const { status, body: said } = await test.call(method, path, body);
    expect([status, said.cause, said.fields]).toEqual([
      409,
      'external_id_taken',
      { externalId: '"ERP-1" dış kodu başka bir üründe kullanılıyor.' },
    ]);
  }
  const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/products/${first.id}`);
  await test.ok('PUT', `/products/${other.id}`, { externalId: 'ERP-1' });
  await test.ok('POST', `/trash/${trashId}/restore`);
  expect((await test.ok<Product>('GET', `/products/${first.id}`)).externalId).toBeNull();
  expect((await test.ok<Product>('GET', `/products/${other.id}`)).externalId).toBe('ERP-1');
});

it('what is deleted is told to who asks what has changed', async () => {
  const [first, second] = [
    await test.product({ ...place, sku: 'K-1', externalId: 'ERP-1' }),
    await test.product({ ...place, sku: 'K-2' }),
  ];
  test.clock.advance({ minutes: 1 });
  const since = '2026-11-20T09:01:00.000Z';
  const gone = (query = `updatedSince=${since}`) =>
    test.ok<Array<{ sku: string | null }>>('GET', `/deleted-products?${query}`);
  const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/products/${first.id}`);
  expect(await gone()).toEqual([{ id: first.id, sku: 'K-1', externalId: 'ERP-1', deletedAt: since }]);
  await test.ok('POST', `/trash/${trashId}/restore`);
  expect(await gone()).toEqual([]);
  test.clock.advance({ minutes: 1 });
  await test.ok('DELETE', `/brands/${place.brandId}`);
  expect((await gone()).map(({ sku }) => sku).sort()).toEqual(['K-1', 'K-2']);
  const [entry] = await test.ok<Array<{ id: string }>>('GET', '/trash');
  await test.ok('POST', '/trash/purge', { ids: [entry?.id] });
  expect(await gone()).toEqual(
    expect.arrayContaining([first.id, second.id].map((id) => expect.objectContaining({ id, sku: null }))),
  );
  expect(await gone('updatedSince=2026-11-21T00:00:00Z')).toEqual([]);
  const part = await test.call<unknown[]>('GET', '/deleted-products?limit=1');
  expect([part.body.length, part.headers.get('x-total-count')]).toEqual([1, '2']);
  expect((await test.visit('/deleted-products')).status).toBe(401);
});

it('lists are narrowed to a code, to what another program calls it, to ids, and to what was written since', async () => {
  const first = await test.product({ ...place, name: 'a', sku: 'K-1', externalId: 'ERP-1' });
  const second = await test.product({ ...place, name: 'b', sku: 'K-2', isActive: false });
  expect(await names('sku=K-1')).toEqual(['a']);
  expect(await names('sku=K-2&includeInactive=true')).toEqual(['b']);
  expect(await names('externalId=ERP-1')).toEqual(['a']);
  expect(await names(`ids=${first.id},yok,${second.id}&includeInactive=true`)).toEqual(['a', 'b']);
  expect(await names('ids=')).toEqual([]);
  test.clock.advance({ minutes: 1 });
  await test.ok('PUT', `/products/${first.id}`, { stock: 4 });
  const { updatedAt } = await test.ok<Product>('GET', `/products/${first.id}`);
  expect(await names(`includeInactive=true&updatedSince=${START}`)).toEqual(['a', 'b']);
  expect(await names(`includeInactive=true&updatedSince=${updatedAt}`)).toEqual(['a']);
  const here = encodeURIComponent('2026-11-20T12:00:30+03:00');
  expect(await names(`includeInactive=true&updatedSince=${here}`)).toEqual(['a']);

  expect((await test.visit('/products?externalId=ERP-1')).status).toBe(401);
  const many = Array.from({ length: 101 }, (_, index) => `id-${index}`).join();
  for (const query of [`ids=${many}`, 'updatedSince=dün'])
    expect((await test.call('GET', `/products?${query}`)).status).toBe(422);
});
