import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductsInText } from '../../../domain/things/catalog.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { docx, pdf } from '../../../tests/samples/documents.ts';
import { catalog, taken } from '../../../tests/samples/upload.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const find = (id: string) => test.ok<ProductsInText>('GET', `/catalogs/${id}/products-in-text`);

it('the products whose codes stand in a catalog are found, with the pages', async () => {
  const bytes = await pdf({ pages: 2, text: 'Lamba (ndf-ray), NDF-KIT-2; X150' });
  const file = await taken(catalog(test, { bytes, name: 'dolgu.pdf' }));
  await test.services.media.idle();
  const row = await test.catalog({ fileUrl: file.url });
  const [ray, set] = [await test.product({ sku: 'NDF-RAY' }), await test.product({ sku: 'NDF-KIT-2' })];
  for (const sku of ['NDF', 'NDF-KIT', 'NDF-RAY-2', '150']) await test.product({ sku });
  const hidden = await test.product({ sku: 'X150', isActive: false });
  const { hasText, products } = await find(row.id);
  expect(hasText).toBe(true);
  expect(new Map(products.map(({ id, pages }) => [id, pages]))).toEqual(
    new Map([ray, set, hidden].map(({ id }) => [id, [1, 2]])),
  );
});

it('a file without a text has none, and says so; a catalog that there is not is not found', async () => {
  await test.product({ sku: 'BOS-1' });
  const file = await taken(catalog(test, { bytes: docx('BOS-1'), name: 'liste.docx' }));
  await test.services.media.idle();
  const word = await test.catalog({ fileUrl: file.url });
  const away = await test.catalog({ fileUrl: 'https://a.example/k.pdf' });
  for (const { id } of [word, away]) expect(await find(id)).toEqual({ hasText: false, products: [] });
  expect((await test.call('GET', '/catalogs/yok/products-in-text')).status).toBe(404);
  expect(
    (await test.call('GET', `/catalogs/${away.id}/products-in-text`, undefined, { token: null })).status,
  ).toBe(401);
});
