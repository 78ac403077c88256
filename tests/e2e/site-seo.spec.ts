import { expect, test } from '@playwright/test';
import { expectToast, type Staff, signedIn, unique } from './admin-support.ts';
import { SiteEditor, visit } from './site-support.ts';
import { slowDown } from './slow.ts';

test.describe.configure({ mode: 'default' });

let staff: Staff;
let stored: Record<string, unknown>;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
  stored = await staff.call('GET', '/settings');
});
test.afterEach(async () => {
  const { version: _version, ...values } = stored;
  await staff.call('PUT', '/settings', values);
});

test('counters, live previews of the real page, and a head that changes at once', async ({
  page,
  browser,
}) => {
  const editor = await SiteEditor.open(page, 'seo', 'search');
  const google = page.locator('[data-preview="google"]');
  const title = unique('Meta');
  await editor.field('Meta başlık').fill(title);
  await expect(page.getByText(`${title.length} / 60`)).toBeVisible();
  await expect(google).toContainText(title);
  const description = unique('Arama sonuçlarında görünen açıklama');
  await editor.field('Meta açıklama').fill(description);
  await expect(page.getByText(`${description.length} / 160`)).toBeVisible();
  await expect(google).toContainText(description);

  await editor.section('Sosyal paylaşım').click();
  await editor.field('Paylaşım başlığı').fill('');
  await expect(page.locator('[data-preview="social"]')).toContainText(title);
  await page.getByLabel('Önizlenen sayfa').selectOption('about');
  await expect(google).toContainText('Kurumsal | ');
  await expect(google).not.toContainText(title);

  const visitor = await visit(browser, '/');
  expect(await visitor.title()).not.toBe(title);
  await editor.section('Dizin ve dil').click();
  await page.getByLabel('Robots').selectOption('noindex,nofollow');
  await expect(editor.bar).toContainText('4 kaydedilmemiş değişiklik');
  await editor.save();
  await visitor.reload();
  expect(await visitor.title()).toBe(title);
  const meta = (name: string) => visitor.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(meta('description')).toHaveAttribute('content', description);
  await expect(meta('robots')).toHaveAttribute('content', 'noindex,nofollow');
  await expect(meta('og:title')).toHaveAttribute('content', title);
});

test('robots and language offer what the specification lists', async ({ page }) => {
  await SiteEditor.open(page, 'seo', 'crawling');
  const options = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
  expect(await options('Robots')).toEqual([
    'index,follow',
    'noindex,follow',
    'index,nofollow',
    'noindex,nofollow',
  ]);
  expect(await options('Dil')).toEqual(['tr', 'en', 'de']);
});

test('over-long texts and bad addresses are refused at their fields', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'seo', 'search');
  await slowDown(page);
  await editor.field('Meta başlık').fill('x'.repeat(61));
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('En fazla 60 karakter olabilir.')).toBeVisible();
  await expect(editor.field('Meta başlık')).toBeFocused();
  await editor.field('Meta başlık').fill('Kısa');
  await editor.section('Dizin ve dil').click();
  await page.getByRole('combobox', { name: 'Kanonik adres' }).fill('javascript:alert(1)');
  await editor.section('Arama sonuçları').click();
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('Geçerli bir web adresi girin. Örnek: https://ornek.com.tr')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Kanonik adres' })).toBeFocused();
});

test('unsaved settings survive a reload, and two editors get the conflict dialog', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'seo', 'search');
  await editor.field('Anahtar kelimeler').fill('benim kelimelerim');
  await page.reload();
  await expect(editor.field('Anahtar kelimeler')).toHaveValue('benim kelimelerim');
  await staff.call('PUT', '/settings', { metaKeywords: 'onun kelimeleri', author: 'Onun yazarı' });
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(conflict.getByRole('group', { name: /Anahtar kelimeler/ })).toContainText('onun kelimeleri');
  await conflict.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expectToast(page, 'Değişiklikler kaydedildi!');
  expect(await staff.call('GET', '/settings')).toMatchObject({
    metaKeywords: 'benim kelimelerim',
    author: 'Onun yazarı',
  });
});
