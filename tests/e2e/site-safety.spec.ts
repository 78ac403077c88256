import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';
import { keepSection, SiteEditor, sectionOf } from './site-support.ts';

// One section of the home page is theirs alone, and they share it.
test.describe.configure({ mode: 'default' });
const SECTION = 'featured-products';

let staff: Staff;
let restore: () => Promise<unknown>;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
  restore = await keepSection(staff, 'homepage', SECTION);
});
test.afterEach(async () => {
  await restore();
});

test('leaving asks: stay, keep for later, or give up', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  const text = unique('Yarım');
  await editor.field('Alt başlık').fill(text);
  await page.getByRole('link', { name: 'Site özelleştirmeye dön' }).click();
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await expect(question.getByRole('button', { name: 'Düzenlemeye dön' })).toBeFocused();
  await inBothThemes(page, () => expectAccessible(page));
  await page.keyboard.press('Enter');
  await expect(editor.field('Alt başlık')).toHaveValue(text);

  await page.getByRole('link', { name: 'Site özelleştirmeye dön' }).click();
  await question.getByRole('button', { name: 'Saklayıp ayrıl' }).click();
  await expect(page).toHaveURL('/admin/site-customization');
  await page.goto(`/admin/site-customization/homepage?bolum=${SECTION}`);
  await expect(page.getByText('Kaydedilmemiş değişiklikleriniz geri getirildi')).toBeVisible();
  await expect(editor.field('Alt başlık')).toHaveValue(text);

  await page.getByRole('link', { name: 'Site özelleştirmeye dön' }).click();
  await question.getByRole('button', { name: 'Değişiklikleri sil' }).click();
  await page.goto(`/admin/site-customization/homepage?bolum=${SECTION}`);
  await expect(editor.field('Alt başlık')).not.toHaveValue(text);
  await expect(editor.bar).toBeHidden();
});

test('moving between sections keeps what is unsaved, and asks nothing', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  await editor.field('Alt başlık').fill('Duruyor');
  await editor.section('Hero').click();
  await expect(editor.field('Rozet')).toBeVisible();
  await editor.section('Öne çıkan ürünler').click();
  await expect(editor.field('Alt başlık')).toHaveValue('Duruyor');
});

test('a reload brings unsaved work back, and it can be given up', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  const { subtitle } = await sectionOf(staff, 'homepage', SECTION);
  await editor.field('Alt başlık').fill('Yeniden yüklemeden önce');
  await page.reload();
  await expect(page.getByText('Kaydedilmemiş değişiklikleriniz geri getirildi')).toBeVisible();
  await expect(editor.field('Alt başlık')).toHaveValue('Yeniden yüklemeden önce');
  await page.getByRole('button', { name: 'Değişiklikleri sil' }).click();
  await expect(editor.field('Alt başlık')).toHaveValue(subtitle ?? '');
  await page.reload();
  await expect(editor.field('Alt başlık')).toHaveValue(subtitle ?? '');
});

test('Vazgeç puts everything back after a question', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  const { title } = await sectionOf(staff, 'homepage', SECTION);
  await editor.field('Başlık').fill('Olmadı');
  await editor.bar.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Değişiklikleri sil' }).click();
  await expect(editor.field('Başlık')).toHaveValue(title ?? '');
  await expect(editor.bar).toBeHidden();
});

test('a failed save keeps everything, also through a reload', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  const text = unique('Hata');
  await page.route('**/api/sections/save', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
  );
  await editor.field('Açıklama').fill(text);
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expectToast(page, 'Kaydetme sırasında hata oluştu!');
  await expect(editor.field('Açıklama')).toHaveValue(text);
  await page.reload();
  await expect(editor.field('Açıklama')).toHaveValue(text);
  await page.unroute('**/api/sections/save');
  await editor.save();
  expect((await sectionOf(staff, 'homepage', SECTION)).description).toBe(text);
});

test('a failed deletion says so and deletes nothing', async ({ page }) => {
  await SiteEditor.open(page, 'homepage', 'testimonials');
  const remove = page.locator('[data-item]').first();
  await remove.getByRole('button', { expanded: false }).click();
  await page.route('**/api/section-items/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Olmadı.' } }),
  );
  await page.getByRole('button', { name: 'Yorum sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expectToast(page, 'Silme işlemi başarısız oldu');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByRole('button', { name: 'Yorum sil' })).toBeVisible();
});

test('sections that cannot be loaded say why, and are asked for again', async ({ page }) => {
  await page.route('**/api/sections?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Veritabanı yok.' } }),
  );
  await page.goto('/admin/site-customization/homepage');
  await expect(page.getByText('Hata: Veritabanı yok.')).toBeVisible();
  await page.unroute('**/api/sections?*');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hero' })).toBeVisible();
});

test('two editors at once: both versions are shown, and neither is lost', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  const section = await sectionOf(staff, 'homepage', SECTION);
  await editor.field('Başlık').fill('Benim başlığım');
  await staff.call('PUT', `/sections/${section.id}`, {
    title: 'Onun başlığı',
    subtitle: 'Onun alt başlığı',
    version: section.version,
  });
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  const title = conflict.getByRole('group', { name: /Öne çıkan ürünler: Başlık/ });
  await expect(title).toContainText('İkiniz de değiştirdiniz');
  await expect(title.getByRole('radio', { name: /Benim başlığım/ })).toBeChecked();
  await inBothThemes(page, () => expectAccessible(page));

  await conflict.getByRole('button', { name: 'Forma dön' }).click();
  await expect(editor.field('Başlık')).toHaveValue('Benim başlığım');
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await conflict.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expectToast(page, 'Değişiklikler kaydedildi!');
  expect(await sectionOf(staff, 'homepage', SECTION)).toMatchObject({
    title: 'Benim başlığım',
    subtitle: 'Onun alt başlığı',
  });
});

test('an ended session asks for the password over the editor, and the save goes on', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  const text = unique('Oturum');
  await editor.field('Açıklama').fill(text);
  await staff.call('POST', '/auth/logout');
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  const session = page.getByRole('dialog', { name: 'Oturumunuzun süresi doldu' });
  await session.getByLabel('Şifre', { exact: true }).fill('test-sifre-1');
  await session.getByRole('button', { name: 'Devam et' }).click();
  await expectToast(page, 'Değişiklikler kaydedildi!');
  staff = await signedIn(page, page.request);
  expect((await sectionOf(staff, 'homepage', SECTION)).description).toBe(text);
  restore = await keepSection(staff, 'homepage', SECTION);
});

test('a switch pressed again while it is being stored is stored again, for a section and for an item', async ({
  page,
}) => {
  await SiteEditor.open(page, 'homepage', SECTION);
  const before = await sectionOf(staff, 'homepage', SECTION);
  const held = Promise.withResolvers<void>();
  for (const address of ['**/api/sections/*', '**/api/section-items/*'])
    await page.route(address, async (route) => {
      if (route.request().method() === 'PUT') await held.promise;
      await route.continue();
    });
  const section = page.getByRole('switch', { name: 'Öne çıkan ürünler: bölümü sayfada göster' });
  await section.click();
  await section.click();
  await section.click();
  await expect(section).not.toBeChecked();

  await page.getByRole('button', { name: 'Yorumlar' }).click();
  const [item] = (await sectionOf(staff, 'homepage', 'testimonials')).items;
  const shown = page.locator(`[data-item="${item?.id}"]`).getByRole('switch');
  await shown.click();
  await shown.click();
  await expect(shown).toBeChecked();
  held.resolve();
  const stored = async () => {
    const { isActive, version } = await sectionOf(staff, 'homepage', SECTION);
    const { items } = await sectionOf(staff, 'homepage', 'testimonials');
    const now = items.find(({ id }) => id === item?.id);
    return [isActive, version, now?.isActive, now?.version];
  };
  await expect.poll(stored).toEqual([false, before.version + 3, true, (item?.version ?? 0) + 2]);
  await expect(section).not.toBeChecked();
  await expect(shown).toBeChecked();
});

test('the focus stays with the work: after a save, a history and a deletion', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', SECTION);
  await editor.field('Açıklama').fill(unique('Odakta'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/sections/save', async (route) => {
    await held.promise;
    await route.continue();
  });
  await editor.field('Açıklama').press('Control+s');
  await expect(editor.bar.getByRole('button', { name: 'Kaydediliyor...' })).toBeVisible();
  held.resolve();
  await expectToast(page, 'Değişiklikler kaydedildi!');
  await expect(editor.field('Açıklama')).toBeFocused();

  await editor.field('Açıklama').fill(unique('Düğmeyle'));
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).press('Enter');
  await expect(editor.bar).toBeHidden();
  await expect(editor.field('Açıklama')).toBeFocused();

  const history = page.getByRole('button', { name: 'Geçmiş' });
  await history.press('Enter');
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Sürümler' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('[data-body] :focus')).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(history).toBeFocused({ timeout: 1000 });
  }).toPass();
});
