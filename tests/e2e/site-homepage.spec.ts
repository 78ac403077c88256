import { expect, test } from '@playwright/test';
import { expectToast, type Staff, signedIn, take, unique } from './admin-support.ts';
import { keepSection, picture, SAVED, SiteEditor, sectionOf, visit } from './site-support.ts';

// All of them write to the same page: one after the other.
test.describe.configure({ mode: 'default' });

let staff: Staff;
let restore: Array<() => Promise<unknown>>;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
  restore = [];
});
test.afterEach(async () => {
  for (const undo of restore) await undo();
});
async function keep(...sections: string[]) {
  for (const section of sections) restore.push(await keepSection(staff, 'homepage', section));
}

test('hero: texts are seen in the preview first, and by visitors only after saving', async ({
  page,
  browser,
}) => {
  await keep('hero');
  const { title: before } = await sectionOf(staff, 'homepage', 'hero');
  const editor = await SiteEditor.open(page, 'homepage');
  await editor.previewReady();
  await expect(editor.bar).toBeHidden();
  const title = unique('Vitrin');
  await editor.field('Başlık').fill(title);
  await editor.field('Rozet').fill('Yeni rozet');
  await expect(editor.field('Başlık')).toHaveAttribute('data-changed', 'true');
  await expect(editor.field('Alt başlık')).not.toHaveAttribute('data-changed');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(editor.bar).toContainText('2 kaydedilmemiş değişiklik');
  await expect(editor.bar).toContainText('rozet, başlık');

  const visitor = await visit(browser, '/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before ?? '');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await editor.save();
  expect(requests.filter((url) => url.includes('/api/sections'))).toHaveLength(1);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('Yeni rozet')).toBeVisible();
});

test('hero: statistics are added, ordered by keyboard, hidden and deleted', async ({ page, browser }) => {
  await keep('hero');
  const hero = await sectionOf(staff, 'homepage', 'hero');
  const statistics = hero.items.filter((item) => item.name === 'statistic');
  const [first, second] = statistics;
  const editor = await SiteEditor.open(page, 'homepage');
  await editor.previewReady();
  const add = page.getByRole('button', { name: 'İstatistik ekle' });
  await expect(add).toBeDisabled();
  await expect(page.getByText('İstatistikler: en fazla 4 tane eklenebilir.')).toBeVisible();

  // Deleting asks, acts at once, and can be taken back.
  const name = String(first?.data.label);
  await page.getByRole('button', { name: `${name}: sil` }).click();
  const question = page.getByRole('alertdialog', { name: `${name} silinsin mi?` });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByRole('button', { name: `${name}: sil` })).toBeVisible();
  await page.getByRole('button', { name: `${name}: sil` }).click();
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expectToast(page, `${name} silindi.`);
  const visitor = await visit(browser, '/');
  await expect(visitor.locator('[data-section="homepage/hero"]')).not.toContainText(name);

  await add.click();
  const value = page.getByLabel('4. istatistik: Değer');
  await expect(value).toBeFocused();
  await value.fill('99');
  await page.getByLabel('4. istatistik: Etiket').fill('yeni etiket');
  await expect(editor.preview.getByText('yeni etiket')).toBeVisible();

  const label = String(second?.data.label);
  const handle = page.getByRole('button', { name: `${label}: sırasını değiştir` });
  await take(handle, `${label} alındı, 1. sırada.`);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${label} 2. sıraya geldi.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('2. istatistik: Etiket')).toHaveValue(label);
  await expect(editor.bar).toContainText('istatistik sırası');
  await editor.save();
  const stored = await sectionOf(staff, 'homepage', 'hero');
  const labels = stored.items.filter((item) => item.name === 'statistic').map((item) => item.data.label);
  expect(labels[1]).toBe(label);
  expect(labels).toContain('yeni etiket');

  // A switch waits for nobody.
  await page.getByRole('switch', { name: 'yeni etiket: sayfada göster' }).click();
  await expectToast(page, 'yeni etiket: gizlendi.');
  await visitor.reload();
  await expect(visitor.locator('[data-section="homepage/hero"]')).not.toContainText('yeni etiket');
});

test('hero: buttons, their limit and their addresses', async ({ page, browser }) => {
  await keep('hero');
  const editor = await SiteEditor.open(page, 'homepage');
  await expect(page.getByRole('button', { name: 'Düğme ekle' })).toBeDisabled();
  const url = page.getByLabel('1. düğme: URL');
  await url.fill('javascript:alert(1)');
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('Adres http(s), mailto, tel ya da / ile başlamalıdır.')).toBeVisible();
  await expect(url).toBeFocused();
  await url.fill('/contact');
  await editor.save();
  const visitor = await visit(browser, '/');
  const action = visitor.locator('[data-section="homepage/hero"]').getByRole('link').first();
  await expect(action).toHaveAttribute('href', '/contact');
});

test('hero: an over-long title is refused at its field', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage');
  await editor.field('Başlık').fill('x'.repeat(61));
  await expect(page.getByText('61 / 60')).toBeVisible();
  await page.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('En fazla 60 karakter olabilir.')).toBeVisible();
  await expect(editor.field('Başlık')).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.field('Başlık')).toBeFocused();
});

test('hero: an image with alternative text, and the satisfaction card', async ({ page, browser }) => {
  await keep('hero');
  const editor = await SiteEditor.open(page, 'homepage');
  await editor.previewReady();
  await expect(page.getByText('Önerilen 1920x1080 (16:9)')).toBeVisible();
  await page.getByLabel('Görsel: dosya seç').setInputFiles({
    name: 'metin.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByText('Lütfen sadece resim dosyası seçin!')).toBeVisible();
  await page.getByLabel('Görsel: dosya seç').setInputFiles(await picture('hero'));
  await expectToast(page, 'Resim başarıyla yüklendi!');
  await editor.field('Alternatif metin').fill('Aydınlık bir klinik');
  await expect(editor.preview.getByRole('img', { name: 'Aydınlık bir klinik' })).toBeVisible();
  await editor.field('Puan').fill('6');
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('1 ile 5 arasında bir puan girin.')).toBeVisible();
  await editor.field('Puan').fill('4,7');
  await editor.save();
  const visitor = await visit(browser, '/');
  await expect(visitor.getByRole('img', { name: 'Aydınlık bir klinik' })).toBeVisible();
  await expect(visitor.locator('.rating-score')).toContainText('4,7');
});

test('a failed upload says why', async ({ page }) => {
  await SiteEditor.open(page, 'homepage');
  await page.route('**/api/upload/image', (route) =>
    route.fulfill({ status: 507, json: { success: false, message: 'Yer kalmadı.', error: 'Yer kalmadı.' } }),
  );
  await page.getByLabel('Görsel: dosya seç').setInputFiles(await picture('dolu'));
  await expect(page.getByText(/Upload hatası: Yer kalmadı\./)).toBeVisible();
});

test('testimonials: five stars to begin with, and only one to five', async ({ page, browser }) => {
  await keep('testimonials');
  const editor = await SiteEditor.open(page, 'homepage', 'testimonials');
  await page.getByRole('button', { name: 'Yorum ekle' }).click();
  await expect(editor.field('Puan')).toHaveValue('5');
  const name = unique('Dt. Deneme');
  await editor.field('Ad soyad').fill(name);
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('Yorumu yazın.')).toBeVisible();
  await editor.field('Yorum').fill('Kurulum söz verilen günde bitti.');
  await editor.field('Puan').fill('0');
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('1 ile 5 arasında bir puan girin.')).toBeVisible();
  await editor.field('Puan').fill('4');
  await editor.save();
  const visitor = await visit(browser, '/');
  await expect(visitor.locator('[data-section="homepage/testimonials"]')).toContainText(name);
});

test('gallery: several pictures at once, details line by line', async ({ page, browser }) => {
  await keep('gallery');
  const before = await sectionOf(staff, 'homepage', 'gallery');
  const editor = await SiteEditor.open(page, 'homepage', 'gallery');
  await page.getByLabel('Görsel ekle: dosya seç').setInputFiles([await picture('bir'), await picture('iki')]);
  await expectToast(page, '2 resim başarıyla yüklendi!');
  await expect(editor.bar).toContainText('2 kaydedilmemiş değişiklik');
  const place = before.items.length + 1;
  await page.getByRole('button', { name: `${place}. görsel`, exact: true }).click();
  const clinic = unique('Deneme Kliniği');
  await editor.field('Klinik adı').fill(clinic);
  await editor.field('Detaylar').fill('Birinci satır\n\n  \nİkinci satır');
  await editor.save();
  const stored = await sectionOf(staff, 'homepage', 'gallery');
  const item = stored.items.find((row) => row.data.clinicName === clinic);
  expect(item?.data.details).toEqual(['Birinci satır', 'İkinci satır']);
  expect(stored.items).toHaveLength(before.items.length + 2);
  const visitor = await visit(browser, '/');
  await expect(visitor.locator('[data-section="homepage/gallery"]')).toContainText(clinic);
});

test('logo strip: brands are picked once each', async ({ page, browser }) => {
  await keep('brands-carousel');
  const brand = await staff.call<{ id: string; name: string }>('POST', '/brands', { name: unique('Şerit') });
  const editor = await SiteEditor.open(page, 'homepage', 'brands-carousel');
  await page.getByRole('button', { name: 'Marka seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Marka seçin' });
  await picker.getByRole('searchbox', { name: 'Marka ara' }).fill(brand.name);
  const choice = picker.getByRole('listitem').getByRole('button', { name: brand.name });
  await choice.click();
  await expect(choice).toBeDisabled();
  await expect(choice).toContainText('Eklendi');
  await picker.getByRole('button', { name: 'Bitti' }).click();
  await editor.save();
  const visitor = await visit(browser, '/');
  await expect(
    visitor.locator('[data-section="homepage/brands-carousel"]').getByText(brand.name).first(),
  ).toBeAttached();

  await page.route('**/api/brands?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('button', { name: 'Marka seç' }).click();
  await expect(page.getByText('Markalar yüklenirken hata oluştu')).toBeVisible();
});

test('about preview: paragraphs, and an image by its address', async ({ page, browser }) => {
  await keep('about-preview');
  const editor = await SiteEditor.open(page, 'homepage', 'about-preview');
  const address = page.getByRole('textbox', { name: /görselin adresini yazın/ });
  await address.fill('/media/boyle-bir-dosya-yok.webp');
  const second = unique('İkinci paragraf');
  await editor.field('İkinci paragraf').fill(second);
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.locator('[data-field]').getByText('Görsel yüklenemedi').last()).toBeVisible();
  expect((await sectionOf(staff, 'homepage', 'about-preview')).content.secondParagraph).not.toBe(second);
  await address.fill('/favicon.svg');
  await editor.save();
  const visitor = await visit(browser, '/');
  const about = visitor.locator('[data-section="homepage/about-preview"]');
  await expect(about).toContainText(second);
  await expect(about.locator('img')).toHaveAttribute('src', '/favicon.svg');
});

test('featured products: a note says what is shown', async ({ page }) => {
  await SiteEditor.open(page, 'homepage', 'featured-products');
  await expect(page.getByText('En popüler ürünler otomatik olarak gösterilir.')).toBeVisible();
});

test('a section that is switched off leaves the page at once, with unsaved text in place', async ({
  page,
  browser,
}) => {
  await keep('distributor-brands');
  const editor = await SiteEditor.open(page, 'homepage', 'distributor-brands');
  await editor.previewReady();
  const visitor = await visit(browser, '/');
  const block = '[data-section="homepage/distributor-brands"]';
  await expect(visitor.locator(block)).toBeVisible();
  await editor.field('Başlık').fill('Yarım kalan başlık');
  const toggle = page.getByRole('switch', { name: 'Bayilik markaları: bölümü sayfada göster' });
  await toggle.click();
  await expectToast(page, 'Bayilik markaları: bölüm gizlendi.');
  await expect(editor.preview.locator(block)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.locator(block)).toHaveCount(0);
  await expect(editor.field('Başlık')).toHaveValue('Yarım kalan başlık');
  await toggle.click();
  await expectToast(page, 'Bayilik markaları: bölüm yayında.');
  await editor.save();
  await visitor.reload();
  await expect(visitor.locator(block)).toContainText('Yarım kalan başlık');
});

test('by keyboard alone: the title changed, a statistic added, everything saved', async ({ page }) => {
  await keep('hero');
  const hero = await sectionOf(staff, 'homepage', 'hero');
  const [first] = hero.items.filter((item) => item.name === 'statistic');
  await staff.call('DELETE', `/section-items/${first?.id}`);
  const editor = await SiteEditor.open(page, 'homepage');
  await expect(editor.field('Rozet')).toBeVisible();
  await page.keyboard.press('Tab');
  async function tabTo(isThere: () => Promise<boolean>) {
    for (let step = 0; step < 120; step++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Not reached by the Tab key.');
  }
  const focused = page.locator(':focus');
  await tabTo(
    async () => (await focused.getAttribute('id')) === (await editor.field('Başlık').getAttribute('id')),
  );
  const title = unique('Klavyeyle');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(title);
  await tabTo(async () => (await focused.textContent()) === 'İstatistik ekle');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('4. istatistik: Değer')).toBeFocused();
  await page.keyboard.type('7/24');
  await page.keyboard.press('Tab');
  await page.keyboard.type('destek hattı');
  await page.keyboard.press('Control+S');
  await expectToast(page, SAVED);
  const stored = await sectionOf(staff, 'homepage', 'hero');
  expect(stored.title).toBe(title);
  expect(stored.items.map((item) => item.data.label)).toContain('destek hattı');
});
