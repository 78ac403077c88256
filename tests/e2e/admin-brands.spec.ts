import { expect, test } from '@playwright/test';
import type { Brand } from '../../domain/things/brand.ts';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';
import { slowDown } from './slow.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

function addBrand(name: string, more: Partial<Brand> = {}): Promise<Brand> {
  return staff.call('POST', '/brands', { name, ...more });
}

test('a brand is added, found by country, changed and shown on the site', async ({ page }) => {
  const name = unique('Işıltı Medikal');
  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Marka ekle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Yeni marka' });
  await dialog.getByRole('button', { name: 'Markayı ekle' }).click();
  await expect(dialog.getByText('Marka adı zorunludur.')).toBeVisible();
  await expect(dialog.getByLabel('Marka adı')).toBeFocused();
  await dialog.getByLabel('Marka adı').fill(name);
  await dialog.getByLabel('Ülke').fill('Lihtenştayn');
  await dialog.getByLabel('Kuruluş yılı').fill('1987');
  await dialog.getByLabel('Web sitesi').fill('www.isilti.com.tr');
  await dialog.getByRole('button', { name: 'Markayı ekle' }).dblclick();
  await expectToast(page, 'Marka başarıyla eklendi!');
  await page.getByRole('searchbox', { name: 'Markalarda ara' }).fill('LIHTENSTAYN');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('0 ürün');
  await card.getByRole('button', { name: `${name} düzenle` }).click();
  const editor = page.getByRole('dialog', { name: 'Markayı düzenle' });
  await editor.getByLabel('Açıklama').fill('Ağız aynası ve sond.');
  await editor.getByLabel('Temsil yılı').fill('2014');
  await editor.getByLabel('Servis bilgileri').fill('Yedek parça stokta\nAtölye: Ankara');
  await editor.getByLabel('Temsilci', { exact: true }).fill('Elif Sezer');
  await editor.getByLabel('Temsilcinin telefonu').fill('03125550153');
  await editor.getByRole('switch', { name: 'Bayisi olduğumuz marka' }).click();
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Marka başarıyla güncellendi!');
  const [row] = await staff.call<Brand[]>('GET', `/brands?search=${encodeURIComponent(name)}`);
  expect(row?.website).toBe('https://www.isilti.com.tr');
  await page.goto(`/brands/${row?.slug}`);
  await expect(page.getByText('Ağız aynası ve sond.')).toBeVisible();
  await expect(page.getByText('Bu markaya ait ürün bulunmuyor')).toBeVisible();
  await page.goto(`/distributors/${row?.slug}`);
  const said = page.getByRole('region', { name: 'Temsil ve servis' });
  await expect(said).toContainText("2014'ten beri");
  await expect(said.getByRole('listitem')).toHaveText(['Yedek parça stokta', 'Atölye: Ankara']);
  await expect(said.getByRole('link', { name: '0312 555 01 53' })).toBeVisible();
});

test('a new row is made once, however often its button is pressed before the form has gone', async ({
  page,
}) => {
  const name = unique('Tek Marka');
  await page.goto('/admin/brands?new=1');
  const dialog = page.getByRole('dialog', { name: 'Yeni marka' });
  await dialog.getByLabel('Marka adı').fill(name);
  // From the answer on until the form is gone, on a machine that is slow to take it away.
  await slowDown(page, 4);
  await page.evaluate((label) => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      const timer = setInterval(() => {
        const buttons = [...document.querySelectorAll('button')].filter((one) => one.textContent === label);
        for (const button of buttons) button.click();
        if (!document.querySelector('[role=dialog]')) clearInterval(timer);
      });
      return answer;
    };
  }, 'Markayı ekle');
  await dialog.getByRole('button', { name: 'Markayı ekle' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
  expect(await staff.call<Brand[]>('GET', `/brands?search=${encodeURIComponent(name)}`)).toHaveLength(1);
});

test('a list whose first answer is older than a new row is asked again', async ({ page }) => {
  const name = unique('Geç Liste');
  // The first answer is made before the row and comes after it, as over a slow line.
  const { promise: stored, resolve } = Promise.withResolvers<void>();
  await page.route(
    /\/api\/brands\?.*limit/,
    async (route) => {
      const old = await route.fetch();
      await stored;
      await route.fulfill({ response: old }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.goto('/admin/brands?new=1');
  const dialog = page.getByRole('dialog', { name: 'Yeni marka' });
  await dialog.getByLabel('Marka adı').fill(name);
  await dialog.getByRole('button', { name: 'Markayı ekle' }).click();
  await expect(dialog).toHaveCount(0);
  resolve();
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
});

test('a second row is deleted while the list is still being asked after the first', async ({ page }) => {
  const name = unique('Peş Peşe');
  const [first, second] = [await addBrand(`${name} 1`), await addBrand(`${name} 2`)];
  await page.goto(`/admin/brands?search=${encodeURIComponent(name)}`);
  async function remove(brand: Brand) {
    await page.getByRole('button', { name: `${brand.name} diğer işlemler` }).click();
    await page.getByRole('menuitem', { name: 'Sil' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await expect(page.getByRole('article')).toHaveCount(2);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/brands?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await remove(first);
  await remove(second);
  held.resolve();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a form that is opened while the search still goes on its way stays open', async ({ page }) => {
  const brand = await addBrand(unique('Aceleci Marka'));
  await page.goto('/admin/brands');
  const search = page.getByRole('searchbox', { name: 'Markalarda ara' });
  await expect(page.getByRole('button', { name: `${brand.name} düzenle` })).toBeVisible();
  await search.fill(brand.name);
  // Both in one breath, as on a slow machine: the second must not undo the first.
  await search.evaluate((field, label) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    for (const button of document.querySelectorAll('button')) if (button.ariaLabel === label) button.click();
  }, `${brand.name} düzenle`);
  await expect(page.getByRole('dialog', { name: 'Markayı düzenle' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('search'), searchParams.get('edit')]).toEqual([brand.name, brand.id]);
});

test('deleting says what a brand holds, and Geri al brings all of it back', async ({ page }) => {
  const brand = await addBrand(unique('Silinecek Marka'));
  const category = await staff.call<{ id: string }>('POST', '/categories', {
    name: 'Alet',
    brandId: brand.id,
  });
  await staff.call('POST', '/products', { name: unique('Sond'), brandId: brand.id, categoryId: category.id });
  await page.goto(`/admin/brands?search=${encodeURIComponent(brand.name)}`);
  await page.getByRole('button', { name: `${brand.name} diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu markayı silmek istediğinizden emin misiniz?');
  await expect(question).toContainText('İçinde 1 kategori ve 1 ürün var.');
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: brand.name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('article').filter({ hasText: brand.name })).toContainText('1 ürün');
});

test('ticked brands are switched off and deleted together', async ({ page }) => {
  const name = unique('Toplu Marka');
  await addBrand(`${name} A`);
  await addBrand(`${name} B`);
  await page.goto(`/admin/brands?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  await page.getByRole('button', { name: 'Pasife al' }).click();
  await expectToast(page, '2 marka pasife alındı.');
  await expect(page.getByRole('article').getByText('Pasif')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  // The notice of a moment ago lies beside the bar, not on it.
  await page.getByRole('toolbar').getByRole('button', { name: 'Sil' }).click({ timeout: 3000 });
  await page.getByRole('alertdialog').getByRole('button', { name: '2 markayı sil' }).click();
  await expectToast(page, '2 marka içindekilerle çöp kutusuna taşındı.');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a failed list names what failed, and the text survives a failed save', async ({ page }) => {
  await page.route('**/api/brands?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Sunucu hatası.' } }),
  );
  await page.goto('/admin/brands');
  await expect(page.getByRole('heading', { name: 'Markalar yüklenirken hata oluştu' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch brands');
  await page.unroute('**/api/brands?*');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Marka ekle' }).first().click();
  await page.getByLabel('Marka adı').fill('Kaybolmaz');
  await page.route('**/api/brands', (route) => route.abort());
  await page.getByRole('button', { name: 'Markayı ekle' }).click();
  await expectToast(page, 'Marka kaydedilirken hata oluştu!');
  await expectToast(page, /Failed to save brands/);
  await expect(page.getByLabel('Marka adı')).toHaveValue('Kaybolmaz');
});

test('no violation in list and form, in both themes @phone', async ({ page }) => {
  await page.goto('/admin/brands');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.goto('/admin/brands?new=1');
  await expect(page.getByRole('dialog', { name: 'Yeni marka' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
