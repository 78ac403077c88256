import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PreviewInput, previewViews } from '../../../domain/pages/preview.ts';
import type { Section } from '../../../domain/site/section.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

const ORIGIN = 'http://localhost';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function fill(): Promise<void> {
  const brand = await test.brand({ isDistributor: true, logoUrl: '/media/logo.webp' });
  const category = await test.category({ brandId: brand.id });
  for (const isFeatured of [true, false])
    await test.product({ brandId: brand.id, categoryId: category.id, isFeatured, imageUrl: '/media/a.webp' });
  const hero = await test.section({ title: 'Başlık', content: { badge: 'Rozet' } });
  await test.item(hero.id, { name: 'statistic', data: { value: '1', label: 'bir', icon: 'truck' } });
  await test.item(hero.id, { name: 'cta_button', data: { name: 'Git', url: '/contact' }, isActive: false });
  await test.section({ section: 'gallery', isActive: false, title: 'Kapalı' });
  const values = await test.section({ page: 'about', section: 'values', title: 'Değerler' });
  await test.item(values.id, { name: 'value', data: { title: 'Stok', icon: 'award' } });
  await test.section({ page: 'distributors', section: 'products', title: 'Ürünlerimiz' });
  const menu = await test.section({ page: 'header', section: 'navigation' });
  await test.item(menu.id, { name: 'Menü', data: { url: '/x' } });
}

describe('the views of a preview', () => {
  it('are those of the pages while nothing is edited', async () => {
    await fill();
    const input = await test.ok<PreviewInput>('GET', '/preview/input');
    const sections = await test.ok<Section[]>('GET', '/sections?includeInactive=true');
    const { storefront } = test.services;
    expect(previewViews('homepage', input, sections)).toEqual({ home: await storefront.homePage() });
    expect(previewViews('distributors', input, sections)).toEqual({
      distributors: await storefront.distributorsPage({ page: 1 }),
    });
    expect(previewViews('header', input, sections)).toEqual({ layout: await storefront.layout(ORIGIN) });
    const about = previewViews('about', input, sections).about;
    const page = await storefront.aboutPage();
    expect({ ...about, icons: {} }).toEqual({ ...page, icons: {} });
    expect(about?.icons).toMatchObject(page.icons);
  });

  it('know the icons that were just chosen, and leave out names that are none', async () => {
    const facts = await test.ok<{ icons: Record<string, unknown[]> }>(
      'GET',
      '/preview/facts?icon=truck&icon=..%2Fsecret&picture=/media/yok.webp',
    );
    expect(Object.keys(facts.icons)).toEqual(['truck']);
  });
});

describe('the token of a preview', () => {
  it('opens pages for two minutes', async () => {
    const { token } = await test.ok<{ token: string }>('POST', '/preview');
    expect(await test.services.preview.isValid(token)).toBe(true);
    test.clock.advance({ minutes: 2, seconds: 1 });
    expect(await test.services.preview.isValid(token)).toBe(false);
  });

  it('ends with its session', async () => {
    const { token } = await test.ok<{ token: string }>('POST', '/preview');
    await test.ok('POST', '/auth/logout');
    expect(await test.services.preview.isValid(token)).toBe(false);
  });

  it('cannot be made up or prolonged', async () => {
    const { token } = await test.ok<{ token: string }>('POST', '/preview');
    const [session, expires, signature] = token.split('.');
    const forged = [
      '',
      'x',
      'a.1.b',
      `${session}.${Number(expires) + 60_000}.${signature}`,
      `${session}.${expires}.${'A'.repeat(43)}`,
      `yok.${expires}.${signature}`,
    ];
    for (const wrong of [null, ...forged]) expect(await test.services.preview.isValid(wrong)).toBe(false);
  });

  it('is given to staff only, like everything of the preview', async () => {
    expect((await test.call('POST', '/preview', undefined, { token: null })).status).toBe(401);
    expect((await test.visit('/preview/input')).status).toBe(401);
    expect((await test.visit('/preview/facts')).status).toBe(401);
  });
});
