import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '../../../domain/site/section.ts';
import type { DraftDetail, OpenForm } from '../../../domain/things/draft.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function draftOf(product: Product, changes: object, more: object = {}): Promise<DraftDetail> {
  const { id: rowId, version: rowVersion } = product;
  return test.ok('POST', '/drafts', { kind: 'products', rowId, rowVersion, changes, ...more });
}

async function shown(product: Product): Promise<Product> {
  return (await test.visit<Product>(`/products/${product.id}`)).body;
}

describe('a draft of a row', () => {
  it('is kept beside it, unseen by visitors, until it is published', async () => {
    const product = await test.product({ name: 'Klav 23', description: 'Eski', price: 100 });
    const before = await shown(product);
    const draft = await draftOf(product, { description: 'Yeni', price: 174.5 });
    expect(draft).toMatchObject({
      ...{ title: 'Klav 23', base: { description: 'Eski', price: 100 }, author: 'Yönetici' },
      ...{ missing: [], overtaken: [], rowId: product.id, version: 1, publishedAt: null },
    });
    expect(await shown(product)).toEqual(before);
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({
      description: 'Eski',
      price: 100,
    });
    expect(await test.ok('GET', `/drafts?kind=products&rowId=${product.id}`)).toEqual([draft]);

    const done = await test.ok<DraftDetail>('POST', `/drafts/${draft.id}/publish?version=1`);
    expect(done.publishedAt).not.toBeNull();
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({
      ...{ description: 'Yeni', price: 174.5, version: 2, name: 'Klav 23' },
    });
    expect((await shown(product)).description).toBe('Yeni');
    expect(await test.ok('GET', '/drafts')).toEqual([]);
    expect((await test.call('POST', `/drafts/${draft.id}/publish`)).status).toBe(409);
  });

  it('is one: a second one is refused with the first', async () => {
    const product = await test.product();
    const draft = await draftOf(product, { name: 'Bir' });
    const second = await test.call('POST', '/drafts', { kind: 'products', rowId: product.id, changes: {} });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ cause: 'draft_exists', current: { id: draft.id } });
    await test.ok('DELETE', `/drafts/${draft.id}?version=1`);
    await draftOf(product, { name: 'İki' });
  });

  it('leaves what others wrote beside it, and overwrites nothing that they wrote in its place', async () => {
    const product = await test.product({ name: 'Ürün', description: 'Eski' });
    const draft = await draftOf(product, { description: 'Benim' });
    await test.ok('PUT', `/products/${product.id}`, { stock: 7 });
    expect((await test.ok<DraftDetail>('GET', `/drafts/${draft.id}`)).overtaken).toEqual([]);
    await test.ok('PUT', `/products/${product.id}`, { description: 'Onun' });
    expect((await test.ok<DraftDetail>('GET', `/drafts/${draft.id}`)).overtaken).toEqual(['description']);
    const refused = await test.call('POST', `/drafts/${draft.id}/publish`);
    expect([refused.status, refused.body.cause]).toEqual([409, 'draft_overtaken']);
    expect(refused.body.message).toContain('Ürün');
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({ description: 'Onun', stock: 7 });
    // Who saves the draft anew has seen what is there now.
    const { version: rowVersion } = await test.ok<Product>('GET', `/products/${product.id}`);
    const changes = { description: 'İkimizin' };
    expect(
      (await test.call('PUT', `/drafts/${draft.id}`, { changes, rowVersion: 1, version: 1 })).status,
    ).toBe(409);
    await test.ok('PUT', `/drafts/${draft.id}`, { changes, rowVersion, version: 1 });
    await test.ok('POST', `/drafts/${draft.id}/publish`);
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({
      description: 'İkimizin',
      stock: 7,
    });
  });

  it('is published where the site says by now what it says, its code too', async () => {
    const product = await test.product({ sku: 'ESKI-1' });
    const draft = await draftOf(product, { sku: 'YENI-1', description: 'Yeni' });
    await test.ok('PUT', `/products/${product.id}`, { sku: 'YENI-1' });
    await test.ok('POST', `/drafts/${draft.id}/publish`);
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({
      ...{ sku: 'YENI-1', description: 'Yeni' },
    });
  });

  it('is not overwritten by who has an older one open; both stay in its history', async () => {
    const product = await test.product();
    const draft = await draftOf(product, { name: 'Selin' });
    await test.ok('PUT', `/drafts/${draft.id}`, { changes: { name: 'Mert' }, version: 1 });
    const late = await test.call('PUT', `/drafts/${draft.id}`, { changes: { name: 'Geç' }, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ changes: { name: 'Mert' }, version: 2 });
    const versions = await test.ok<Array<{ after: { title: string } }>>(
      'GET',
      `/history?entity=drafts&id=${draft.id}`,
    );
    expect(versions.map(({ after }) => after.title)).toEqual(['Mert', 'Selin']);
  });

  it('keeps its files from being cleaned away, and goes to the trash and back', async () => {
    const product = await test.product();
    const draft = await draftOf(product, { name: 'Adı' });
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/drafts/${draft.id}`);
    expect(await test.ok('GET', '/drafts')).toEqual([]);
    const other = await draftOf(product, { name: 'Başka' });
    expect((await test.call('POST', `/trash/${trashId}/restore`)).body.cause).toBe('draft_exists');
    await test.ok('DELETE', `/drafts/${other.id}`);
    await test.ok('POST', `/trash/${trashId}/restore`);
    expect(await test.ok('GET', '/drafts')).toMatchObject([{ id: draft.id, changes: { name: 'Adı' } }]);
  });
});

describe('a draft of a new row', () => {
  it('is kept from its first letter, and says what it lacks', async () => {
    const brand = await test.brand();
    const category = await test.category({ brandId: brand.id });
    const start = { name: 'K', brandId: '', categoryId: '' };
    const draft = await test.ok<DraftDetail>('POST', '/drafts', { kind: 'products', changes: start });
    expect(draft.missing.map(({ field }) => field)).toEqual(['brandId', 'categoryId']);
    const refused = await test.call('POST', `/drafts/${draft.id}/publish`);
    expect(refused.status).toBe(422);
    const whole = { name: 'Klav', brandId: brand.id, categoryId: category.id };
    await test.ok('PUT', `/drafts/${draft.id}`, { changes: whole, version: 1 });
    const done = await test.ok<DraftDetail>('POST', `/drafts/${draft.id}/publish`);
    expect(await test.ok('GET', `/products/${done.rowId}`)).toMatchObject({ name: 'Klav', isActive: true });
  });

  it('stands beside others: two new products are two drafts', async () => {
    const draft = { kind: 'products', changes: { name: '' } };
    await test.ok('POST', '/drafts', draft);
    expect(await test.ok('POST', '/drafts', draft)).toMatchObject({ title: 'Adsız' });
    expect(await test.ok<unknown[]>('GET', '/drafts')).toHaveLength(2);
  });
});

it('every kind has drafts: brands, categories, catalogs and the sections of the site', async () => {
  const brand = await test.brand();
  const category = await test.category({ brandId: brand.id });
  const catalog = await test.catalog();
  const section = await test.section({ title: 'Eski' });
  const item = await test.item(section.id, { name: 'statistic', data: { value: '1', label: 'bir' } });
  const changes = {
    sections: [{ id: section.id, title: 'Diş hekimliğinin vitrini.', version: section.version }],
    items: [{ id: item.id, data: { value: '2', label: 'iki' }, version: item.version }],
  };
  for (const [kind, rowId, changed] of [
    ['brands', brand.id, { name: 'Yeni marka' }],
    ['categories', category.id, { name: 'Yeni kategori' }],
    ['catalogs', catalog.id, { title: 'Yeni katalog' }],
    ['sections', section.id, changes],
  ] as const) {
    const draft = await test.ok<DraftDetail>('POST', '/drafts', { kind, rowId, changes: changed });
    expect([draft.missing, draft.overtaken]).toEqual([[], []]);
    await test.ok('POST', `/drafts/${draft.id}/publish`);
  }
  expect(await test.ok('GET', `/brands/${brand.id}`)).toMatchObject({ name: 'Yeni marka' });
  expect(await test.ok('GET', `/categories/${category.id}`)).toMatchObject({ name: 'Yeni kategori' });
  expect(await test.ok('GET', `/catalogs/${catalog.id}`)).toMatchObject({ title: 'Yeni katalog' });
  expect(await test.ok('GET', `/sections/${section.id}`)).toMatchObject({
    title: 'Diş hekimliğinin vitrini.',
    items: [{ data: { value: '2', label: 'iki' } }],
  });
  const late = await test.ok<DraftDetail>('POST', '/drafts', {
    kind: 'sections',
    rowId: section.id,
    changes,
  });
  expect(late.overtaken).toEqual(['sections', 'items']);
  expect((await test.call('POST', `/drafts/${late.id}/publish`)).status).toBe(409);
});

it('a section that nobody has stored yet has one draft too, and a section is taken off the site', async () => {
  const created = [{ page: 'homepage', section: 'hero', title: 'Yeni', items: [] }];
  const form = { place: 'homepage/hero' };
  const given = { kind: 'sections', changes: { created }, form };
  const draft = await test.ok<DraftDetail>('POST', '/drafts', given);
  expect(draft).toMatchObject({ title: expect.stringContaining('Hero'), form });
  expect((await test.call('POST', '/drafts', given)).body).toMatchObject({ cause: 'draft_exists' });
  expect(await test.ok('GET', '/drafts?kind=sections&rowId=homepage/hero')).toEqual([draft]);
  await test.ok('POST', `/drafts/${draft.id}/publish`);
  const [section] = await test.ok<Section[]>('GET', '/sections?page=homepage&includeInactive=true');
  expect(section).toMatchObject({ title: 'Yeni', isActive: true });
  const wrong = await test.ok<DraftDetail>('POST', '/drafts', {
    ...{ kind: 'sections', rowId: section?.id },
    changes: { sections: [{ id: section?.id, title: 7 }] },
  });
  expect(wrong.missing).toMatchObject([{ field: 'sections.0.title' }]);
  const off = await test.ok<DraftDetail>('POST', '/drafts', {
    ...{ kind: 'sections', rowId: section?.id, changes: {}, withdraws: true },
  });
  await test.ok('POST', `/drafts/${off.id}/publish`);
  expect(await test.ok('GET', `/sections/${section?.id}`)).toMatchObject({ isActive: false, title: 'Yeni' });
  const nothing = { kind: 'sections', changes: {}, withdraws: true };
  expect((await test.call('POST', '/drafts', nothing)).status).toBe(404);
});

it('is written by who may write its rows, read by the staff, and by nobody else', async () => {
  const viewer = await test.signIn('viewer');
  const body = { kind: 'products', changes: { name: 'A' } };
  expect((await test.call('POST', '/drafts', body, { token: viewer })).status).toBe(403);
  expect((await test.call('GET', '/drafts', undefined, { token: viewer })).status).toBe(200);
  for (const path of ['/drafts', '/plans']) expect((await test.visit(path)).status).toBe(401);
});

it('a preview shows a draft to who has its token, and leaves nothing behind', async () => {
  const product = await test.product({ name: 'Klav', description: 'Eski' });
  const draft = await draftOf(product, { description: 'Hızlı çevrim 18 dakikada biter.' });
  const { token, as, path } = await test.ok<Record<'token' | 'as' | 'path', string>>(
    'POST',
    '/drafts/preview',
    {
      draft: draft.id,
    },
  );
  const { dayPreview, storefront, records } = test.services;
  const revision = await records.revision();
  const { slug, brand, category } = product;
  const address = { brand: brand.slug, category: category?.slug, product: slug, path };
  expect(path).toBe(`/brands/${brand.slug}/${category?.slug}/${slug}`);
  const later = await dayPreview.open(token, as);
  expect(JSON.stringify(await later?.productPage(address))).toContain('18 dakikada');
  expect(JSON.stringify(await storefront.productPage(address))).not.toContain('18 dakikada');
  expect(await records.revision()).toBe(revision);
  expect(await test.ok('GET', `/drafts/${draft.id}`)).toMatchObject({ version: 1, publishedAt: null });
  expect(await dayPreview.open(token, 'draft:other')).toBeNull();
  expect(await dayPreview.open('a.1.b', as)).toBeNull();
  test.clock.advance({ minutes: 2, seconds: 1 });
  expect(await dayPreview.open(token, as)).toBeNull();
});

it('who has a form open is told to the others, with the field, until it is closed or a minute and a half is over', async () => {
  const { id: target } = await test.product();
  const editor = await test.signIn('editor');
  const keep = (field: string, token = test.token) =>
    test.ok<OpenForm[]>('PUT', '/open-forms', { kind: 'products', target, field }, { token });
  expect(await keep('name')).toMatchObject([{ name: 'Yönetici', field: 'name', isSelf: true }]);
  test.clock.advance({ seconds: 30 });
  expect(await keep('price', editor)).toMatchObject([
    { name: 'Yönetici', field: 'name', isSelf: false },
    { name: 'editor', field: 'price', isSelf: true },
  ]);
  test.clock.advance({ seconds: 61 });
  expect(await keep('price', editor)).toMatchObject([{ name: 'editor' }]);
  const [again] = (await keep('name')).filter(({ isSelf }) => isSelf);
  expect(again?.since).toBe(test.clock.read().toISOString());
  await test.ok('POST', '/open-forms/leave', { kind: 'products', target });
  expect(await keep('price', editor)).toHaveLength(1);
});
