import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';
import { keepSection, sectionOf } from './site-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

function searchPath(text: string): string {
  return `/admin/activities?search=${encodeURIComponent(text)}`;
}

test('says who did what, newest first', { tag: '@phone' }, async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Işıklı Ölçü Kaşığı'), price: 10 });
  await staff.call('PUT', `/products/${product.id}`, { price: 12, stock: 4 });
  await staff.call('PUT', `/products/${product.id}`, { isActive: false });
  await staff.call('DELETE', `/products/${product.id}`);
  await page.goto(searchPath(product.name));
  const rows = page.getByRole('article');
  await expect(rows).toHaveText([
    /Ürün silindi; Yönetici/,
    /Ürün pasife alındı; Yönetici/,
    /Ürün güncellendi: Fiyat, Stok; Yönetici/,
    /Ürün eklendi; Yönetici/,
  ]);
  await expect(page.getByText('4 işlem')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bugün' })).toBeVisible();
  await expect(page.getByRole('link', { name: `${product.name} düzenle` })).toHaveCount(0);
});

test('search knows Turkish letters, the type filter is in the address', async ({ page }) => {
  const mark = unique('IŞIK');
  await staff.call('POST', '/brands', { name: `${mark} Marka` });
  await staff.addProduct({ name: `${mark} Ürün` });
  await page.goto('/admin/activities');
  await page.getByRole('searchbox', { name: 'İşlemlerde ara' }).fill(mark.replace('IŞIK', 'isik'));
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(2);
  const types = page.getByRole('group', { name: 'Tür' });
  await expect(types.getByRole('button')).toHaveText([
    /^Tümü\s*[\d.]+$/,
    /^Marka\s*[\d.]+$/,
    /^Kategori\s*[\d.]+$/,
    /^Ürün\s*[\d.]+$/,
    /^Katalog\s*[\d.]+$/,
  ]);
  await types.getByRole('button', { name: /^Marka/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${mark} Marka`);
  await expect(page).toHaveURL(/[?&]type=brands\b/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(types.getByRole('button', { name: /^Marka/ })).toHaveAttribute('aria-pressed', 'true');
  await types.getByRole('button', { name: /^Tümü/ }).click();
  await expect(rows).toHaveCount(2);
});

test('site texts, settings and bulk actions are told in one line each, and open where they are edited', {
  tag: '@phone',
}, async ({ page }) => {
  const restore = await keepSection(staff, 'about', 'hero');
  const mark = unique('Toplu');
  const products = [];
  for (const word of ['bir', 'iki', 'üç']) products.push(await staff.addProduct({ name: `${mark} ${word}` }));
  await staff.call('POST', '/products/bulk', {
    ids: products.map((product) => product.id),
    set: { isActive: false },
  });
  const hero = await sectionOf(staff, 'about', 'hero');
  await staff.call('PUT', `/sections/${hero.id}`, { title: unique('Biz') });
  await page.goto('/admin/activities');
  const rows = page.getByRole('article');
  await page
    .getByRole('group', { name: 'Diğer alanlar' })
    .getByRole('button', { name: /^Site metinleri/ })
    .click();
  await expect(rows.first()).toContainText(/Kurumsal, Hero\s*Site bölümü güncellendi: Başlık; Yönetici/);
  await inBothThemes(page, () => expectAccessible(page));
  await rows.first().getByRole('link', { name: 'Kurumsal, Hero', exact: true }).click();
  await expect(page).toHaveURL(/site-customization\/about\?bolum=hero/);
  await restore();
  await page.goto(searchPath(mark));
  await expect(rows.first()).toContainText(/3 ürün\s*.+ ve 2 ürün daha pasife alındı; Yönetici/);
  await expect(rows).toHaveCount(4);
  await rows.first().getByRole('button', { name: '3 ürün: geri al' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu işlem geri alınsın mı?' });
  await expect(question).toContainText(/ve 2 ürün daha pasife alındı; Yönetici/);
  await inBothThemes(page, () => expectAccessible(page));
  await question.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı: 3 kayıt.');
  await expect(rows).toHaveCount(5);
  for (const product of products) expect((await staff.product(product.id)).isActive).toBe(true);
});

test('person and days narrow the list from the address', async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Kişili') });
  await page.goto(searchPath(product.name));
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /Filtrele/ }).click();
  await page.getByLabel('Kişi', { exact: true }).selectOption('Yönetici');
  await page.getByLabel('Bitiş').fill('2020-01-01');
  await page.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByText('Aramanıza uyan işlem yok')).toBeVisible();
  await expect(page).toHaveURL(/[?&]person=[\w-]+&to=2020-01-01/);
  await page.reload();
  await expect(page.getByText('0 işlem')).toBeVisible();
  await page.getByRole('button', { name: /Bitiş: 1 Ocak 2020/ }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /Kişi: Yönetici/ }).click();
  await expect(page).not.toHaveURL(/person=/);
});

test('nothing found offers to clear the search', async ({ page }) => {
  await page.goto(searchPath(unique('bulunmaz')));
  await expect(page.getByText('Aramanıza uyan işlem yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı ve süzgeçleri temizle' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/activities\/?$/);
});

test('the name opens the item, the pen its form', async ({ page }) => {
  const brand = await staff.call<{ name: string }>('POST', '/brands', { name: unique('Açılan Marka') });
  await page.goto(searchPath(brand.name));
  await page.getByRole('article').getByRole('link', { name: brand.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Markayı düzenle' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: `${brand.name} düzenle` }).click();
  await expect(page.getByLabel('Marka adı')).toHaveValue(brand.name);
});

test('deletes with the question and takes it back', async ({ page }) => {
  const brand = await staff.call<{ id: string; name: string }>('POST', '/brands', {
    name: unique('Giden Marka'),
  });
  const category = await staff.call<{ id: string }>('POST', '/categories', {
    name: 'Dal',
    brandId: brand.id,
  });
  await staff.addProduct({ name: unique('İçteki'), brandId: brand.id, categoryId: category.id });
  await page.goto(searchPath(brand.name));
  await page.getByRole('button', { name: `${brand.name} sil` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu markayı silmek istediğinizden emin misiniz?');
  await expect(question).toContainText('İçindekiler de onunla gider: 1 kategori, 1 ürün.');
  await inBothThemes(page, () => expectAccessible(page));
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, `"${brand.name}" çöp kutusuna taşındı.`);
  await expect(page.getByRole('article').first()).toContainText('Marka silindi');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  await expect(page.getByRole('link', { name: `${brand.name} düzenle` }).first()).toBeVisible();
});

test('a failed deletion leaves the row and says why', async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Kalan Ürün') });
  await page.goto(searchPath(product.name));
  await page.route(`**/api/products/${product.id}*`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: `${product.name} sil` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Ürün silinirken hata oluştu!');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('older lines come on demand', async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Çok Değişen') });
  for (const stock of [1, 2, 3, 4]) await staff.call('PUT', `/products/${product.id}`, { stock });
  await page.route(
    (url) => url.pathname === '/api/activities',
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '3');
      return route.continue({ url: url.href });
    },
  );
  await page.goto(searchPath(product.name));
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('5 işlem')).toBeVisible();
  await page.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0);
});

test('a failed list says Hata with the reason, and Tekrar Dene loads', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/api/activities',
    (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
  );
  await page.goto('/admin/activities');
  const error = page.getByRole('alert').filter({ hasText: 'Hata: Sunucu hatası.' });
  await expect(error).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.unrouteAll();
  await error.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('is accessible', { tag: '@phone' }, async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Erişilir') });
  await staff.call('PUT', `/products/${product.id}`, { isActive: false });
  await staff.call('DELETE', `/products/${product.id}`);
  await page.goto(searchPath(product.name));
  await expect(page.getByRole('article')).toHaveCount(3);
  await inBothThemes(page, () => expectAccessible(page));
});
