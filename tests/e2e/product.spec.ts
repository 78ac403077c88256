import { expect, type Page, test } from '@playwright/test';
import type { Catalog } from '../../domain/things/catalog.ts';
import type { Product } from '../../domain/things/product.ts';
import { withPdf } from '../../server/documents/open-pdf.ts';
import { pageCode } from '../../server/pictures/page-code.ts';
import { expectAccessible, expectToast, inBothThemes, Staff, unique } from './admin-support.ts';
import { alive, expectSound, structuredData, withoutScripts } from './visitor-support.ts';

const LAMP = '/brands/nordfil/polimerizasyon/ray-polimerizasyon-lambasi';
const LAMP_PICTURE = 'Şarj standında beyaz LED ışık cihazı, turuncu koruyucu kalkanlı';
const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/;

function pathOf(product: Product): string {
  return `/brands/${product.brand.slug}/${product.category?.slug}/${product.slug}`;
}

/** A product of its own, without a catalog. */
async function addBare(page: Page): Promise<Product> {
  const staff = await Staff.signIn(page.request);
  return staff.addProduct({ name: unique('Sond Seti') });
}

test('a product tells its features, its records and what is like it', async ({ page }) => {
  await page.goto(LAMP);
  const name = 'Ray Polimerizasyon Lambası';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Özellikler' }).getByRole('listitem')).not.toHaveCount(0);
  const records = page.getByRole('region', { name: 'Ürün bilgileri' });
  for (const text of ['Nordfil', 'Polimerizasyon', 'NDF-RAY', 'İsveç'])
    await expect(records).toContainText(text);
  const alike = page.getByRole('region', { name: 'Aynı kategoriden' }).getByRole('article');
  await expect(alike.first()).toContainText('Polimerizasyon');
  await expect(alike.filter({ has: page.getByRole('heading', { name, exact: true }) })).toHaveCount(0);
  const way = page.getByRole('navigation', { name: 'Sayfa yolu' });
  await expect(way.getByRole('link')).toHaveText(['Ana Sayfa', 'Markalar', 'Nordfil', 'Polimerizasyon']);
  await page.getByRole('link', { name: 'Tüm ürünleri görün' }).click();
  await expect(page).toHaveURL('/distributors');
  await page.goBack();
  await page.getByRole('link', { name: 'Nordfil ürünlerine dön' }).click();
  await expect(page).toHaveURL('/brands/nordfil');
});

test('the chat opens with a text that names the product', async ({ page }) => {
  await page.goto(LAMP);
  const chat = page.locator('.product-actions').getByRole('link', { name: "WhatsApp'tan sorun" });
  await expect(chat).toHaveAttribute('target', '_blank');
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/90\d{10}$/);
  expect(address.searchParams.get('text')).toContain('Nordfil Ray Polimerizasyon Lambası');
});

test('the catalog opens in a new tab, and a notice names the file', async ({ page }) => {
  await page.goto(LAMP);
  await alive(page);
  const button = page.locator('.product-actions').getByRole('link', { name: /^Katalog indir/ });
  const opened = page.context().waitForEvent('page');
  await button.click();
  await expectToast(page, 'Katalog indiriliyor!');
  await expectToast(page, /\.pdf yeni sekmede açılıyor/);
  await opened;
  const file = await page.request.get((await button.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('a product without a catalog points to the others', async ({ page }) => {
  const product = await addBare(page);
  await page.goto(pathOf(product));
  await alive(page);
  const button = page.locator('.product-actions').getByRole('button', { name: 'Katalog indir' });
  await expect(button).toContainText('Bu ürünün kataloğu yok, öteki kataloglara gidin');
  await button.click();
  await expectToast(page, 'Bu ürün için katalog bulunamadı');
  await expect(page).toHaveURL('/catalogs');
  await page.goBack();
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'Katalogları Gör' }).click();
  await expect(page).toHaveURL('/catalogs');
});

test('a catalog that went to the trash counts as missing', async ({ page }) => {
  const staff = await Staff.signIn(page.request);
  const [demo] = await staff.call<Catalog[]>('GET', '/catalogs');
  const catalog = await staff.call<Catalog>('POST', '/catalogs', {
    title: unique('Geçici Katalog'),
    fileUrl: demo?.fileUrl,
  });
  const product = await staff.addProduct({ name: unique('Ayna'), catalogId: catalog.id });
  await page.goto(pathOf(product));
  await expect(page.locator('.product-actions').getByRole('link', { name: /^Katalog indir/ })).toBeVisible();
  await staff.call('DELETE', `/catalogs/${catalog.id}`);
  await page.reload();
  await expect(page.locator('.product-actions').getByRole('button', { name: 'Katalog indir' })).toBeVisible();
});

test('a file that the server lost is told, not promised', async ({ page }) => {
  await page.route('**/api/catalogs/*/download?*', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Katalog dosyası bulunamadı.' } }),
  );
  await page.goto(LAMP);
  await alive(page);
  await page
    .locator('.product-actions')
    .getByRole('link', { name: /^Katalog indir/ })
    .click();
  await expectToast(page, 'Katalog dosyası bulunamadı!');
  await expectToast(page, 'Lütfen daha sonra tekrar deneyin.');
});

test('the video is loaded only when it is asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
  });
  await page.goto(LAMP);
  await alive(page);
  const toggle = page.getByRole('group', { name: 'Medya türü' });
  await expect(toggle.getByRole('button', { name: 'Görsel' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await toggle.getByRole('button', { name: 'Video' }).click();
  const frame = page.getByTitle('Ray Polimerizasyon Lambası videosu');
  await expect(frame).toHaveAttribute('src', PLAYER);
  await expect(page.getByRole('img', { name: LAMP_PICTURE })).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(1);
  await toggle.getByRole('button', { name: 'Görsel' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('img', { name: LAMP_PICTURE })).toBeVisible();
});

test('without a video there is no toggle', async ({ page }) => {
  await page.goto(pathOf(await addBare(page)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Medya türü' })).toHaveCount(0);
});

test('a picture that does not load gives way to a placeholder that keeps its name', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(LAMP);
  const missing = page.getByRole('img', { name: LAMP_PICTURE });
  await expect(missing).toBeVisible();
  await expect(missing.locator('svg')).toBeVisible();
  await expectAccessible(page);
});

test('an unknown product answers 404 with a way to the brands', async ({ page }) => {
  const answer = await page.goto('/brands/nordfil/polimerizasyon/boyle-bir-urun-yok');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Ürün bulunamadı' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('main').getByRole('link', { name: 'Markalara dön' }).click();
  await expect(page).toHaveURL('/brands');
});

test('a product under another brand, category or its id moves to its address', async ({ request }) => {
  const found: Product[] = await (await request.get('/api/products?search=NDF-RAY')).json();
  const name = 'ray-polimerizasyon-lambasi';
  for (const path of [
    `/brands/meridyen/polimerizasyon/${name}`,
    `/brands/nordfil/genel/${name}`,
    `/brands/nordfil/polimerizasyon/${found[0]?.id}`,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location).toBe(LAMP);
  }
});

test('the head tells of the product, and so does its video', async ({ page }) => {
  await page.goto(LAMP);
  await expect(page).toHaveTitle('Ray Polimerizasyon Lambası – Nordfil | Vitrin Dental');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/og\/product\/.*\.png$/,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${LAMP}$`));
  expect(await structuredData(page, 'VideoObject')).toMatchObject({
    name: 'Ray Polimerizasyon Lambası videosu',
    thumbnailUrl: expect.stringContaining('VtrnRayLm4p'),
  });
});

test('without scripts the video is a form, and the catalog a link', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto(LAMP);
  await expect(page.locator('.product-actions').getByRole('link', { name: /^Katalog indir/ })).toBeVisible();
  await page.getByRole('button', { name: 'Video' }).click();
  await expect(page).toHaveURL(/\?view=video$/);
  await expect(page.locator('iframe')).toHaveAttribute('src', PLAYER);
  await page.context().close();
});

test('without scripts a missing catalog leads to the others', async ({ page, browser }) => {
  const product = await addBare(page);
  const plain = await withoutScripts(browser);
  await plain.goto(pathOf(product));
  await plain.locator('.product-actions').getByRole('button', { name: 'Katalog indir' }).click();
  await expect(plain).toHaveURL(/\/catalogs\??$/);
  await plain.context().close();
});

test('on a phone the two actions stay at hand @phone-only', async ({ page }) => {
  await page.goto(LAMP);
  const bar = page.getByRole('complementary', { name: 'Ürün işlemleri' });
  await expect(bar.getByRole('link', { name: "WhatsApp'tan sorun" })).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Katalog' })).toBeInViewport();
  await expect(page.getByRole('link', { name: "WhatsApp'tan yazın" })).toBeHidden();
});

test('on a phone the choice of picture or video lies on the shelf edge, not over the product @phone-only', async ({
  page,
}) => {
  await page.goto(LAMP);
  const choice = page.getByRole('group', { name: 'Medya türü' });
  await expect(choice).toBeVisible();
  const [own, window] = await Promise.all([choice.boundingBox(), page.locator('.stage-tile').boundingBox()]);
  expect(own?.y).toBeGreaterThanOrEqual((window?.y ?? 0) + (window?.height ?? Number.POSITIVE_INFINITY));
});

/** What is printed of the open page: how many sheets, and their text without spaces. */
async function printed(page: Page): Promise<{ sheets: number; text: string }> {
  const file = test.info().outputPath('sayfa.pdf');
  await page.pdf({ path: file, format: 'A4' });
  return withPdf(file, async (pdf) => {
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    return { sheets: pdf.numPages, text: text.replace(/\s/g, '') };
  });
}

test('a product is printed on one sheet, with the company and the way back', async ({ page }) => {
  await page.goto(LAMP);
  const { sheets, text } = await printed(page);
  expect(sheets).toBe(1);
  for (const said of ['Vitrin Dental', '0312 555 01 42', 'NDF-RAY', 'Işık gücü', '1.600 mW/cm²', 'İsveç'])
    expect(text).toContain(said.replaceAll(' ', ''));
  for (const left of ['Teklif listesine ekle', 'Hızlı Bağlantılar', 'Markalar', 'Aynı kategoriden'])
    expect(text).not.toContain(left.replaceAll(' ', ''));
  const code = page.getByRole('img', { name: 'Bu sayfanın karekodu' });
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  const address = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  const drawn = pageCode(address).toString('base64');
  await expect(code).toHaveAttribute('src', `data:image/png;base64,${drawn}`);
});

test('twenty specifications, a long name and no picture stay on one light sheet', async ({ page }) => {
  const staff = await Staff.signIn(page.request);
  const product = await staff.addProduct({
    name: unique('Dört Hatlı, Karıştırıcı Uçlu ve Yedek Kartuşlu Otomatik Ölçü Maddesi Karıştırma Cihazı'),
    specifications: Array.from({ length: 20 }, (_, at) => ({
      label: `${at + 1}. ölçü`,
      value: String(100 + at),
      unit: at % 2 ? 'mm' : '',
    })),
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathOf(product));
  const { sheets, text } = await printed(page);
  expect(sheets).toBe(1);
  expect(text).toContain('20.ölçü119mm');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('term').first()).toHaveCSS('color', 'rgb(60, 85, 82)');
  await page.goto('/about');
  await expect(page.locator('.header')).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
});

test('a product is shown without violation and does not jump @phone', async ({ page }) => {
  test.slow();
  await page.route(/youtube/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="tr"><title>video</title><body>video</body></html>',
    }),
  );
  await expectSound(page, LAMP);
  await page.goto(`${LAMP}?view=video`);
  await alive(page);
  await inBothThemes(page, () => expectAccessible(page));
});
