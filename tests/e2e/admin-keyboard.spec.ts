import { expect, test } from '@playwright/test';
import { card, openForm, openList, REQUIRED } from './admin-product-pages.ts';
import { expectAccessible, inBothThemes, type Staff, signedIn, unique } from './admin-support.ts';
import { picture } from './site-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

test.describe('keyboard', () => {
  test('Ctrl+K finds by Turkish folding, goes to screens and starts a new one', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('ŞİRİN Işık') });
    await openList(page);
    await page.keyboard.press('Control+k');
    await page
      .getByPlaceholder('Ürün, marka, kategori, katalog ya da ekran')
      .fill(product.name.replace('ŞİRİN Işık', 'sirin isik'));
    await page.getByRole('option', { name: product.name }).click();
    await expect(page.getByRole('dialog', { name: 'Ürünü düzenle' }).getByLabel('Ürün adı')).toHaveValue(
      product.name,
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ürün ekle');
    await page.getByRole('option', { name: 'Ürün ekle' }).click();
    await expect(page.getByRole('dialog', { name: 'Yeni ürün' })).toBeVisible();
  });

  test('Ctrl+K leads to every editor, to messages and to files; names come first, marked', async ({
    page,
  }) => {
    const mark = unique('Ulpet');
    const stored = await page.request.post('/api/upload/image', {
      headers: { Authorization: `Bearer ${staff.token}` },
      multipart: { folder: 'images', file: await picture(mark) },
    });
    expect(stored.ok()).toBe(true);
    await staff.call('POST', '/messages', {
      name: `${mark} Hanım`,
      email: 'soran@klinik.example',
      phone: '0532 000 00 00',
      subject: 'Fiyat',
      message: 'Bilgi rica ederim.',
    });
    await staff.addProduct({ name: `Sonda ${mark}`, sortOrder: 0 });
    await staff.addProduct({ name: `${mark} seti`, sortOrder: 9 });
    await openList(page);
    const input = page.getByPlaceholder('Ürün, marka, kategori, katalog ya da ekran');
    const options = page.getByRole('option');
    for (const [typed, first, address] of [
      ['hero', /^Hero\s*Ana sayfa/, /site-customization\/homepage\?bolum=hero/],
      ['ANA SAYFA', /^Ana sayfa/, /site-customization\/homepage$/],
      ['seo', /^SEO/, /site-customization\/seo$/],
      ['robots', /^Dizin ve dil/, /site-customization\/seo\?bolum=crawling/],
      ['oturum', /^Açık oturumlar/, /settings#oturumlar/],
      ['cop kutusu', /^Çöp Kutusu/, /admin\/trash/],
      ['kitaplik', /^Kitaplık/, /admin\/media/],
    ] as const) {
      await page.keyboard.press('Control+k');
      await input.fill(typed);
      await options.filter({ hasText: first }).first().click();
      await expect(page).toHaveURL(address);
    }
    await page.keyboard.press('Control+k');
    await input.fill(mark.toLocaleLowerCase('tr'));
    await expect(options.filter({ hasText: `${mark} Hanım` })).toBeVisible();
    await expect(options.filter({ hasText: `${mark}.` })).toBeVisible();
    await expect(options.first()).toContainText(`${mark} seti`);
    await expect(options.first().locator('mark').first()).toHaveText(mark.split(' ')[0] ?? '');
    await inBothThemes(page, () => expectAccessible(page));
    await options.filter({ hasText: `${mark} Hanım` }).click();
    await expect(page).toHaveURL(/messages\?id=/);
  });

  test('? lists the keys, and single keys can be turned off', async ({ page }) => {
    await openList(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    // A box that is ticked takes no letters.
    await page.getByRole('checkbox', { name: /seç$/ }).first().press('Space');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Klavye kısayolları' });
    await expect(list).toContainText('Yeni ürün');
    await list.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('accessibility', () => {
  test('the list, its filters and its lines have no violation', { tag: '@phone' }, async ({ page }) => {
    const product = await staff.addProduct({
      name: unique('Erişim'),
      features: ['Bir', 'İki', 'Üç', 'Dört'],
    });
    await openList(page, product.name, '&stock=out');
    await page.getByRole('checkbox', { name: `${product.name} seç` }).click();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: /Filtrele/ }).click();
    await expect(page.getByRole('button', { name: 'Tamam' })).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await openList(page, product.name, '&view=list');
    await expect(card(page, product.name)).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
  });

  test('the menu of a row and the question before a deletion have no violation', { tag: '@phone' }, async ({
    page,
  }) => {
    const product = await staff.addProduct({ name: unique('Erişim') });
    await openList(page, product.name);
    await page.getByRole('button', { name: `${product.name} diğer işlemler` }).click();
    await expect(page.getByRole('menuitem', { name: 'Sil' })).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('menuitem', { name: 'Sil' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
  });

  test('the form with a fault and an open list of choices has no violation', { tag: '@phone' }, async ({
    page,
  }) => {
    const dialog = await openForm(
      page,
      await staff.addProduct({ name: unique('Erişim'), features: ['Bir', 'İki'] }),
    );
    await dialog.getByLabel('Ürün adı').fill('');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(dialog.getByText(REQUIRED)).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await dialog.getByLabel('Marka').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
  });

  test('the palette and the list of keys have no violation', async ({ page }) => {
    await openList(page);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Ürün, marka, kategori, katalog ya da ekran').fill('implant');
    await expect(page.getByRole('option').first()).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
  });
});
