import { expect, test } from '@playwright/test';
import { linkTo, metaOf } from '../audit/page.ts';
import { Staff, unique } from './admin-support.ts';

test('a page leaves compressed, is asked for again by its tag, and changes with the content', async ({
  request,
}) => {
  const first = await request.get('/about');
  const { etag = '', vary, 'cache-control': cache, 'content-encoding': encoding } = first.headers();
  expect([cache, encoding]).toEqual(['no-cache', 'br']);
  expect(vary).toContain('Accept-Encoding');
  expect((await request.get('/about', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  expect((await request.head('/about')).headers().etag).toBe(etag);
  const staff = await Staff.signIn(request);
  const brand = await staff.call<{ id: string; name: string }>('POST', '/brands', {
    name: unique('Yeni Marka'),
  });
  expect(await (await request.get('/brands')).text()).toContain(brand.name);
  await staff.call('DELETE', `/brands/${brand.id}`);
  expect(await (await request.get('/brands')).text()).not.toContain(brand.name);
});

test('a page is drawn anew for what it shows, and the one of before for what it does not', async ({
  request,
}) => {
  const staff = await Staff.signIn(request);
  const brand = await staff.call<{ id: string }>('POST', '/brands', { name: unique('Aynı Marka') });
  const category = await staff.call<{ id: string }>('POST', '/categories', {
    name: unique('Aynı Kategori'),
    brandId: brand.id,
  });
  const product = await staff.call<{ id: string }>('POST', '/products', {
    name: unique('Aynı ürün'),
    brandId: brand.id,
    categoryId: category.id,
  });
  const pages = ['/', '/brands', '/catalogs'];
  async function tags(): Promise<string[]> {
    const told: string[] = [];
    for (const path of pages) {
      const answer = await request.get(path);
      expect(await answer.text(), path).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
      told.push(answer.headers().etag ?? '');
    }
    return told;
  }
  const first = await tags();
  await staff.call('PUT', `/products/${product.id}`, { description: 'Bu sayfaların göstermediği bir söz.' });
  expect(await tags()).toEqual(first);
  const name = unique('Başka Marka');
  await staff.call('PUT', `/brands/${brand.id}`, { name });
  expect(await (await request.get('/brands')).text()).toContain(name);
  expect((await tags())[1]).not.toBe(first[1]);
  await staff.call('DELETE', `/products/${product.id}`);
  await staff.call('DELETE', `/brands/${brand.id}`);
});

test('odd addresses answer soon and never with an error of the server', async ({ request }) => {
  const odd = [
    `/?${'a'.repeat(4000)}=1`,
    `/catalogs?q=${encodeURIComponent('ğ'.repeat(900))}`,
    '/catalogs?q=%F0%9F',
    '/distributors?page=99999999999999999999',
    '/brands/%00',
    '/brands/%E0%A4%A',
    '/brands/..%2f..%2fetc',
    '/.env',
    '/wp-login.php',
    '/assets/yok.js',
  ];
  for (const path of odd) {
    const status = (await request.get(path)).status();
    expect([200, 400, 404], `${path} answered ${status}`).toContain(status);
  }
});

test('map, robots, manifest and icons are there', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(pages).toContain(`${baseURL}/brands/nordfil/kompozit`);
  expect(map).toContain('<image:loc>');
  expect(map).toContain('<lastmod>');
  for (const address of pages.slice(0, 12)) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(metaOf(html, 'robots'), address).toBe('index,follow');
    expect(linkTo(html, 'canonical'), address).toBe(address);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status(), icon.src).toBe(200);
  for (const path of ['/favicon.svg', '/favicon.ico', '/icon-32.png', '/apple-touch-icon.png']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('brands and products have a social picture of their own', async ({ page, request }) => {
  await page.goto('/brands/nordfil');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(address ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
