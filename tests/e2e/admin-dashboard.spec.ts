import { expect, type Page, test } from '@playwright/test';
import { daysAfter } from '../../domain/rules/day.ts';
import type { Insights } from '../../domain/things/insights.ts';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

/** Other tests write too: the list is asked for this test's rows only. */
async function onlyActivitiesOf(page: Page, name: string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/activities',
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('search', name);
      return route.continue({ url: url.href });
    },
  );
}

async function answer(page: Page, path: string, json: unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json }),
  );
}

async function fail(page: Page, path: string, status: number): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, json: { code: 'unavailable', message: 'Bakımda' } }),
  );
}

const MONTHS = [0, 0, 1, 0, 0, 2, 0, 0, 0, 4, 5, 7];

test('the banner has the day, the cards the totals and how they changed', { tag: '@phone' }, async ({
  page,
}) => {
  const growth = (total: number, lastMonth: number, thisMonth: number) => ({
    total,
    lastMonth,
    thisMonth,
    months: [...MONTHS.slice(0, 10), lastMonth, thisMonth],
  });
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
  await answer(page, '/api/stats', {
    brands: growth(24, 5, 7),
    products: growth(3248, 12, 2),
    categories: growth(38, 3, 3),
    catalogs: growth(57, 0, 1),
  });
  const stats = { totalBrands: 24, totalProducts: 3248, totalCategories: 38, totalCatalogs: 57 };
  await answer(page, '/api/dashboard', { stats });
  await page.goto('/admin');
  await expect(page.getByText('20 Kasım 2026, Cuma')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Karşılama' })).toContainText(
    '20 Kasım 2026, Cuma. Hoş geldiniz',
  );
  const card = (name: string) =>
    page.getByRole('region', { name: 'Özet' }).getByRole('listitem').filter({ hasText: name });
  await expect(card('Toplam marka')).toContainText(/24.*\+2.*geçen aya göre/s);
  await expect(card('Toplam ürün')).toContainText(/3\.248.*-10.*geçen aya göre/s);
  await expect(card('Toplam kategori')).toContainText(/^Toplam kategori\s*38\s*0\s*geçen aya göre/);
  await expect(card('Toplam katalog')).toContainText('+1');
  await expect(card('Toplam marka')).toContainText(
    'Son 12 ayda eklenen: Aralık 0, Ocak 0, Şubat 1, Mart 0, Nisan 0, Mayıs 2, Haziran 0, Temmuz 0, Ağustos 0, Eylül 4, Ekim 5, Kasım 7',
  );
});

const WEEKS = Array.from({ length: 12 }, (_, index) => daysAfter('2026-08-31', index * 7));
const none = Array<number>(12).fill(0);
const views = [812, 874, 905, 861, 990, 1042, 1128, 1096, 1240, 1318, 1412, 986];
const viewed = { id: 'p1', name: 'iScan 2', brand: 'Denova', imageUrl: null, views: 412, before: 299 };
const INSIGHTS: Insights = {
  ...{ today: '2026-11-20', mostViewed: viewed, weeks: WEEKS },
  yesterday: { messages: 3, downloads: 14, quotes: 2, views: 63, searches: 9, chats: 4, calls: 1, mails: 0 },
  totals: { views, downloads: [...none.slice(2), 3, 4], quotes: none },
  brands: [
    { id: 'b1', name: 'Denova', views: [...none.slice(2), 214, 120], downloads: none, quotes: none },
    {
      id: 'b2',
      name: 'Corvus Implant',
      views: [...none.slice(3), 290, 331, 247],
      downloads: none,
      quotes: none,
    },
  ],
  products: { from: '2026-11-09', to: '2026-11-15', rows: [viewed] },
};

test('the morning in one sentence, what waits, and weeks that keys walk along', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
  await answer(page, '/api/insights', INSIGHTS);
  await page.goto('/admin');
  const sentence = page.getByRole('heading', { level: 2, name: /^Dün 3 mesaj, 14 indirme, 2 teklif[;.]/ });
  await expect(sentence.getByRole('link', { name: '14 indirme' })).toHaveAttribute('href', '/admin/catalogs');
  // The demo company's letters wait too: each line leads to one of them.
  const waiting = page.getByRole('region', { name: 'Bekleyen işler' }).getByRole('link');
  await expect(waiting.first()).toHaveAttribute('href', /^\/admin\/quotes\?id=/);

  const panel = page.getByRole('region', { name: 'Son 12 hafta' });
  const bars = panel.getByRole('slider', { name: 'Son 12 hafta, görüntülenme' });
  await expect(bars.locator('svg')).toBeVisible();
  await expect(bars).toHaveAttribute('aria-valuetext', '1.412 görüntülenme, 9–15 Kasım; Corvus Implant 331');
  await bars.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toContainText('1.318görüntülenme, 2–8 Kasım; Corvus Implant 290');
  await page.keyboard.press('End');
  await expect(bars).toHaveAttribute('aria-valuetext', /^986 .* \(hafta sürüyor\); Corvus Implant 247$/);
  await panel.getByRole('button', { name: /^Denova/ }).click();
  await expect(bars).toHaveAttribute('aria-valuetext', /Denova 120$/);
  await inBothThemes(page, () => expectAccessible(page));

  await panel.getByRole('button', { name: 'Tablo olarak göster' }).click();
  const row = panel.getByRole('row', { name: /^9–15 Kasım/ });
  await expect(row.getByRole('cell')).toHaveText(['1.412', '331', '214']);
  await inBothThemes(page, () => expectAccessible(page));
  await panel.getByRole('button', { name: 'Teklif' }).click();
  await expect(panel).toContainText('Son 12 haftada teklif isteği yok.');
  const rail = page.getByRole('region', { name: 'En çok bakılan ürünler' });
  await expect(rail.getByRole('link')).toHaveAttribute('href', '/admin/products?edit=p1');
  await expect(rail).toContainText('+%38, önceki haftaya göre');
});

test('a recent activity opens the form of its item', async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Panel Aynası') });
  await onlyActivitiesOf(page, product.name);
  await page.goto('/admin');
  const recent = page.getByRole('region', { name: 'Son işlemler' });
  await expect(recent.getByRole('article')).toContainText(['Ürün eklendi']);
  await recent.getByRole('link', { name: `${product.name} düzenle` }).click();
  await expect(page.getByRole('dialog', { name: 'Ürünü düzenle' }).getByLabel('Ürün adı')).toHaveValue(
    product.name,
  );
});

test('a recent activity deletes its item after the question, and Geri al brings it back', async ({
  page,
}) => {
  const product = await staff.addProduct({ name: unique('Panel Sondu') });
  await onlyActivitiesOf(page, product.name);
  await page.goto('/admin');
  const remove = page.getByRole('button', { name: `${product.name} sil` });
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu ürünü silmek istediğinizden emin misiniz?');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toBeHidden();
  expect((await staff.product(product.id)).name).toBe(product.name);
  await remove.click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, `"${product.name}" çöp kutusuna taşındı.`);
  await expect(page.getByRole('article').first()).toContainText('Ürün silindi');
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  await expect(page.getByRole('article').first()).toContainText('Ürün çöp kutusundan geri getirildi');
  expect((await staff.product(product.id)).name).toBe(product.name);
});

test('deleting a category says what it holds and where its products go', async ({ page }) => {
  const { brandId } = await staff.somewhere();
  const category = await staff.call<{ id: string; name: string }>('POST', '/categories', {
    name: unique('Panel Dalı'),
    brandId,
  });
  const product = await staff.addProduct({ name: unique('Dal Ürünü'), brandId, categoryId: category.id });
  await onlyActivitiesOf(page, category.name);
  await page.goto('/admin');
  await page.getByRole('button', { name: `${category.name} sil` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu kategoriyi silmek istediğinizden emin misiniz?');
  await expect(question).toContainText('1 ürün silinmez, Genel altında kalır.');
  await question.getByRole('checkbox', { name: 'Ürünlerini de sil' }).check();
  await expect(question).toContainText('İçindekiler de onunla gider: 1 ürün.');
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Kategori başarıyla silindi!');
  const gone = await staff.searchProducts(product.name);
  expect(gone).toEqual([]);
});

test('quick add and Tümünü Gör lead on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin');
  const links = page.getByRole('region', { name: 'Hızlı ekle' }).getByRole('link');
  await expect(links).toHaveText(['Ürün ekle', 'Marka ekle', 'Katalog ekle', 'Kategori ekle']);
  await links.getByText('Katalog ekle').click();
  await expect(page.getByRole('dialog', { name: 'Yeni katalog' })).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Tümünü Gör' }).click();
  await expect(page).toHaveURL(/\/admin\/activities$/);
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('the system status is a real check', async ({ page }) => {
  await page.goto('/admin');
  const status = page.getByRole('region', { name: 'Sistem durumu' });
  await expect(status.getByRole('definition')).toHaveText(['Aktif', 'Çalışıyor', /^Bağlı/]);
  await expect(status).toContainText(/Boş alan [\d,.]+ GB \/ [\d,.]+ GB, yüzde \d+ dolu/);
  await fail(page, '/api/status', 503);
  await status.getByRole('button', { name: 'Şimdi kontrol et' }).click();
  await expect(status.getByRole('definition')).toHaveText(['Bilinmiyor', 'Yanıt vermiyor', 'Bilinmiyor']);
  await expect(status).toContainText('1 sorun');
});

test('little space and a broken database are named', async ({ page }) => {
  await answer(page, '/api/status', {
    database: { ok: false, detail: 'Veritabanına ulaşılamıyor' },
    api: { ok: true, detail: 'API çalışıyor' },
    storage: { ok: true, detail: 'Dosya alanı bağlı', freeBytes: 1024 ** 3, totalBytes: 20 * 1024 ** 3 },
  });
  await page.goto('/admin');
  const status = page.getByRole('region', { name: 'Sistem durumu' });
  await expect(status).toContainText('Veritabanına ulaşılamıyor');
  await expect(status).toContainText('Bağlı, yer azalıyor');
  await expect(status).toContainText('Boş alan 1 GB / 20 GB, yüzde 95 dolu');
});

test('a failed load says so, and Tekrar Dene loads', async ({ page }) => {
  await fail(page, '/api/dashboard', 503);
  await page.goto('/admin');
  const error = page.getByRole('alert').filter({ hasText: 'Hata!' });
  await expect(error).toContainText('Dashboard verileri yüklenirken hata oluştu');
  await expect(error).toContainText('HTTP error! status: 503');
  await inBothThemes(page, () => expectAccessible(page));
  await page.unrouteAll();
  await error.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('region', { name: 'Özet' })).toBeVisible();
  await expect(error).toBeHidden();
});

test('without the server a copy younger than five minutes stands in, an older one does not', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Özet' })).toBeVisible();
  await page.route(
    (url) => url.pathname === '/api/dashboard',
    (route) => route.abort(),
  );
  await page.reload();
  await expect(
    page.getByText(/Sunucuya ulaşılamıyor\. Saat \d\d:\d\d bilgileri gösteriliyor\./),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Özet' })).toBeVisible();
  await page.evaluate(() => {
    const copy = JSON.parse(sessionStorage.getItem('adminDashboard') ?? '{}');
    sessionStorage.setItem('adminDashboard', JSON.stringify({ ...copy, at: Date.now() - 301_000 }));
  });
  await page.reload();
  await expect(page.getByText('An error occurred')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Özet' })).toBeHidden();
});

test('while loading it says Yükleniyor...', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/dashboard',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await page.goto('/admin');
  await expect(page.getByRole('main').getByText('Yükleniyor...')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('region', { name: 'Özet' })).toBeVisible();
});

test('is accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Sistem durumu' })).toContainText('Boş alan');
  await inBothThemes(page, () => expectAccessible(page));
});
