import { expect, type Locator, type Page, test } from '@playwright/test';
import { openList } from './admin-product-pages.ts';
import { expectToast, type Staff, signedIn, unique } from './admin-support.ts';
import { keepSection, picture, SiteEditor, sectionOf } from './site-support.ts';
import { countSteps, expectSteps } from './steps.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

/** Opens a list of choices, types a name that only one begins with, and takes it. */
async function pick(page: Page, dialog: Locator, label: string, name: string) {
  await dialog.getByLabel(label).first().click();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
}

test('a product with all that it can have', async ({ page }) => {
  await openList(page, 'Vitrinde olmayan');
  const steps = await countSteps(page);
  await page.getByRole('button', { name: 'Ürün ekle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Yeni ürün' });
  await expect(dialog.getByLabel('Ürün adı', { exact: true })).toBeFocused();
  await page.keyboard.type('Davye');
  await pick(page, dialog, 'Marka', 'Nordfil');
  await pick(page, dialog, 'Kategori', 'Kompozit');
  await dialog.getByLabel('Açıklama').click();
  await page.keyboard.type('Üst kesiciler için, paslanmaz çelik davye.');
  await dialog.getByRole('button', { name: 'Özellik ekle' }).click();
  await page.keyboard.type('Paslanmaz çelik');
  await dialog.getByRole('button', { name: 'Satır ekle' }).click();
  await page.keyboard.type('Uzunluk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('175');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mm');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Dosya seç', exact: true }).click();
  await (await choosing).setFiles(await picture('davye'));
  await expect(dialog.getByRole('img', { name: 'Ürün görseli önizlemesi' })).toBeVisible();
  await dialog.getByLabel('Fiyat', { exact: true }).click();
  await page.keyboard.type('1250');
  await dialog.getByLabel('Stok').click();
  await page.keyboard.type('12');
  await pick(page, dialog, 'Katalog', 'Restoratif');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Ürün başarıyla eklendi!');
  expectSteps('a product with all that it can have', await steps());
  const stored = (await staff.searchProducts('Davye')).find(
    ({ stock, price }) => stock === 12 && price === 1250,
  );
  expect(stored).toMatchObject({
    ...{ name: 'Davye', brand: { name: 'Nordfil' }, category: { name: 'Kompozit' } },
    catalogId: expect.any(String),
    ...{ price: 1250, stock: 12, features: ['Paslanmaz çelik'] },
    description: 'Üst kesiciler için, paslanmaz çelik davye.',
    specifications: [{ label: 'Uzunluk', value: '175', unit: 'mm' }],
    imageUrl: expect.stringMatching(/^\/media\//),
  });
});

test('who changed a product’s text, and back', async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Metinli'), description: 'Isıya dayanıklı.' });
  await staff.call('PUT', `/products/${product.id}`, { description: 'Suya dayanıklı.' });
  await page.goto(`/admin/activities?search=${encodeURIComponent(product.name)}`);
  const row = page.getByRole('article').first();
  await expect(row).toContainText('Ürün güncellendi: Açıklama; Yönetici');
  const steps = await countSteps(page);
  await row.getByRole('button', { name: `${product.name} geçmişi` }).click();
  const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(dialog.getByRole('deletion')).toHaveText('Isıya');
  await dialog.getByRole('button', { name: 'Bu değişiklikten önceki hâle dön' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Bu değişiklikten önceki hâle dön' })
    .click();
  await expectToast(page, /değişikliğinden önceki hâle dönüldü\.$/);
  expectSteps('who changed a product’s text, and back', await steps());
  expect((await staff.product(product.id)).description).toBe('Isıya dayanıklı.');
});

test('who changed a text of the site, and back', async ({ page }) => {
  const restore = await keepSection(staff, 'about', 'hero');
  const { id, title } = await sectionOf(staff, 'about', 'hero');
  await staff.call('PUT', `/sections/${id}`, { title: unique('Biz') });
  await page.goto('/admin/activities?type=site');
  const row = page.getByRole('article').first();
  await expect(row).toContainText('Site bölümü güncellendi: Başlık; Yönetici');
  const steps = await countSteps(page);
  await row.getByRole('link', { name: 'Kurumsal, Hero', exact: true }).click();
  await expect(new SiteEditor(page).field('Başlık')).toBeVisible();
  await page.getByRole('button', { name: 'Geçmiş' }).click();
  const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
  await dialog.getByRole('button', { name: 'Bu değişiklikten önceki hâle dön' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Bu değişiklikten önceki hâle dön' })
    .click();
  await expectToast(page, /önceki hâle dönüldü\.$/);
  expectSteps('who changed a text of the site, and back', await steps());
  expect((await sectionOf(staff, 'about', 'hero')).title).toBe(title);
  await restore();
});
