import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Section } from '../../domain/site/section.ts';
import type { Settings } from '../../domain/site/setting.ts';
import type { Product } from '../../domain/things/product.ts';
import { ADMIN, openTestApp, type TestApp } from '../../tests/factories.ts';
import { blackPng } from '../../tests/samples/images.ts';
import { image } from '../../tests/samples/upload.ts';

const DIRTY = '\ufeffKom\u00adpo\u200bzit\u00a0A2\u200e';
const CLEAN = 'Kompozit A2';
const LINES = 'bir\u00a0satır\r\nik\u00adinci\u2028üçüncü';
const CLEAN_LINES = 'bir satır\nikinci\nüçüncü';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

it('names, codes and texts come in clean, with the address that is read in them', async () => {
  const brand = await test.brand({ name: DIRTY, description: LINES, logo: '👩‍⚕️', country: 'Tür\u00adkiye' });
  expect(brand).toMatchObject({
    name: CLEAN,
    slug: 'kompozit-a2',
    description: CLEAN_LINES,
    logo: '👩‍⚕️',
    country: 'Türkiye',
  });
  const category = await test.category({ brandId: brand.id, name: DIRTY, description: LINES });
  expect(category).toMatchObject({ name: CLEAN, slug: 'kompozit-a2', description: CLEAN_LINES });
  const product = await test.product({
    name: DIRTY,
    sku: 'KMP\u00ad-\u200bA2',
    description: LINES,
    features: [DIRTY, '\u200b', 'a\u2028b'],
    specifications: [
      { label: DIRTY, value: '3,3\u00a0–\u200b5', unit: 'm\u00adm' },
      { label: '\u200b', value: '' },
    ],
  });
  expect(product).toMatchObject({
    name: CLEAN,
    slug: 'kompozit-a2',
    sku: 'KMP-A2',
    description: CLEAN_LINES,
    features: [CLEAN, 'a b'],
    specifications: [{ label: CLEAN, value: '3,3 –5', unit: 'mm' }],
  });
  expect(await test.catalog({ title: DIRTY, category: DIRTY, tags: [DIRTY, CLEAN] })).toMatchObject({
    title: CLEAN,
    slug: 'kompozit-a2',
    category: CLEAN,
    tags: [CLEAN],
  });
  const changed = await test.ok<Product>('PUT', `/products/${product.id}`, {
    name: `${DIRTY} B1`,
    sku: 'X\u200d1',
  });
  expect(changed).toMatchObject({ name: `${CLEAN} B1`, sku: 'X1' });
  expect((await test.call('POST', '/brands', { name: '\u200b\u00ad' })).body.fields).toEqual({
    name: 'Marka adı zorunludur.',
  });
  expect((await test.call('POST', '/brands', { name: 'a\0b' })).status).toBe(422);
});

it('page texts, settings, messages and file descriptions come in clean', async () => {
  const section = await test.section({
    title: DIRTY,
    description: LINES,
    content: { badge: DIRTY, deep: [{ text: LINES }] },
  });
  expect(section).toMatchObject({
    title: CLEAN,
    description: CLEAN_LINES,
    content: { badge: CLEAN, deep: [{ text: CLEAN_LINES }] },
  });
  await test.item(section.id, { name: 'ozel', data: { label: DIRTY, count: 3, text: LINES } });
  const [stored] = await test.ok<Section[]>('GET', '/sections?page=homepage');
  expect(stored?.items[0]?.data).toEqual({ label: CLEAN, count: 3, text: CLEAN_LINES });
  expect(
    await test.ok<Settings>('PUT', '/settings', { companyName: DIRTY, mapLat: '\u200e39.9708\u00a0' }),
  ).toMatchObject({ companyName: CLEAN, mapLat: '39.9708' });
  expect(
    await test.message({ name: DIRTY, email: 'ayse\u200b@klinik.example', message: LINES }),
  ).toMatchObject({
    name: CLEAN,
    email: 'ayse@klinik.example',
    message: CLEAN_LINES,
  });
  const upload = await image(test, { bytes: blackPng({ width: 8, height: 8 }), name: `${DIRTY}.png` });
  expect(upload.body.data.name).toBe(`${CLEAN}.png`);
  expect(await test.ok('PUT', `/media/${upload.body.data.id}`, { name: DIRTY, alt: DIRTY })).toMatchObject({
    name: CLEAN,
    alt: CLEAN,
  });
});

it('a search finds what was meant by a pasted word', async () => {
  await test.product({ name: 'Kompozit dolgu' });
  const found = await test.ok<Product[]>(
    'GET',
    `/products?search=${encodeURIComponent('kom\u00adpo\u200bzit\u00a0dolgu')}`,
  );
  expect(found).toHaveLength(1);
});

it('an e-mail that was pasted with unseen signs signs in', async () => {
  const answer = await test.call(
    'POST',
    '/auth/login',
    { email: `\u200b${ADMIN.email}\u00a0`, password: ADMIN.password },
    { token: null },
  );
  expect(answer.status).toBe(200);
});
