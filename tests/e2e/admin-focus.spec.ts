import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Product } from '../../domain/things/product.ts';
import { card, openList } from './admin-product-pages.ts';
import { type Staff, signedIn, unique } from './admin-support.ts';
import { slowDown } from './slow.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

async function addProducts(name: string, count: number): Promise<Product[]> {
  const made: Product[] = [];
  for (let number = 1; number <= count; number += 1)
    made.push(await staff.addProduct({ name: `${name} ${number}` }));
  return made;
}

function menuOf(page: Page, name: string) {
  return page.getByRole('button', { name: `${name} diğer işlemler`, exact: true });
}

/** Escape closes what is open now; a dialog listens for it a moment after it has the focus. */
async function leave(open: Locator): Promise<void> {
  await expect(async () => {
    if ((await open.count()) > 0) await open.page().keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function chooseIn(page: Page, menu: ReturnType<typeof menuOf>, entry: string): Promise<void> {
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

test('ten rows are edited with the keyboard, without one step through the header', async ({ page }) => {
  // Ten forms, opened and saved one after the other.
  test.slow();
  const name = unique('Klavye');
  await addProducts(name, 10);
  await openList(page, name, '&view=list');
  await page.getByRole('button', { name: `${name} 1`, exact: true }).focus();
  for (let number = 1; number <= 10; number += 1) {
    const row = page.getByRole('button', { name: `${name} ${number}`, exact: true });
    for (let steps = 0; !(await row.evaluate((button) => button === document.activeElement)); steps += 1) {
      expect(steps, `the way to row ${number}`).toBeLessThan(12);
      await page.keyboard.press('Tab');
      await expect(page.locator('article :focus')).toHaveCount(1);
    }
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog', { name: 'Ürünü düzenle' }).getByLabel('Ürün adı');
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' tamam');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `${name} ${number} tamam`, exact: true })).toBeFocused();
  }
  const stored = (await staff.searchProducts(name)).filter((row) => row.name.endsWith('tamam'));
  expect(stored).toHaveLength(10);
});

test('every dialog over a list begins in its first field and gives the focus back to what opened it', async ({
  page,
}) => {
  const name = unique('Odak');
  const [product] = await addProducts(name, 1);
  await openList(page, name);
  const menu = menuOf(page, `${name} 1`);
  const title = page.getByRole('button', { name: `${name} 1`, exact: true });
  const dialog = page.getByRole('dialog');

  await chooseIn(page, menu, 'Düzenle');
  await expect(dialog.getByLabel('Ürün adı')).toBeFocused();
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('Tab');
  await leave(dialog);
  await expect(menu).toBeFocused();

  await title.click();
  await expect(dialog.getByLabel('Ürün adı')).toBeFocused();
  const history = dialog.getByRole('button', { name: 'Geçmiş' });
  await history.press('Enter');
  const versions = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(versions.getByRole('list', { name: 'Sürümler' }).getByRole('button')).toBeFocused();
  await leave(versions);
  await expect(history).toBeFocused();
  const library = dialog.getByRole('button', { name: 'Kitaplıktan seç' });
  await library.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Kitaplıkta ara' })).toBeFocused();
  await leave(page.getByRole('dialog', { name: 'Kitaplıktan seçin' }));
  await expect(library).toBeFocused();

  await dialog.getByLabel('Ürün adı').fill(`${name} benimki`);
  await staff.call('PUT', `/products/${product?.id}`, { name: `${name} onunki`, version: product?.version });
  await dialog.getByLabel('Ürün adı').press('Control+s');
  const conflict = page.getByRole('alertdialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(conflict.getByRole('button', { name: 'Hepsinde benimki' })).toBeVisible();
  await expect(conflict.getByRole('radio', { name: /Sizinki/ })).toBeFocused();
  await leave(conflict);
  await expect(dialog.getByLabel('Ürün adı')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Düzenlemeye dön' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Ürün adı')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Değişiklikleri sil' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title.or(page.getByRole('button', { name: `${name} onunki`, exact: true }))).toBeFocused();

  for (const key of ['Control+k', '?']) {
    await menuOf(page, `${name} onunki`).or(menu).focus();
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).not.toHaveAccessibleName('Kapat');
    await leave(dialog);
    await expect(menuOf(page, `${name} onunki`).or(menu)).toBeFocused();
  }

  await page.getByRole('button', { name: 'Görünümü kaydet' }).press('Enter');
  await expect(dialog.getByLabel('Görünümün adı')).toBeFocused();
  await leave(dialog);
  await expect(page.getByRole('button', { name: 'Görünümü kaydet' })).toBeFocused();
  await page.getByRole('checkbox', { name: /seç$/ }).last().check();
  await page.getByRole('button', { name: 'Kategoriye taşı' }).press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Kategori' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Yazarak arayın')).toHaveAccessibleName('Kategori');
  await leave(page.getByPlaceholder('Yazarak arayın'));
  await expect(dialog.getByRole('combobox', { name: 'Kategori' })).toBeFocused();
  await leave(dialog);
  await expect(page.getByRole('button', { name: 'Kategoriye taşı' })).toBeFocused();
});

test('a dialog that is left by a click beside it gives the focus back too', async ({ page }) => {
  const name = unique('Yanı');
  await addProducts(name, 1);
  await openList(page, name);
  await slowDown(page);
  await page.keyboard.press('?');
  await leave(page.getByRole('dialog'));
  await page.getByRole('button', { name: `${name} 1`, exact: true }).click();
  await expect(page.getByLabel('Ürün adı')).toBeFocused();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `${name} 1`, exact: true })).toBeFocused();
});

for (const view of ['grid', 'list'])
  test(`after a deletion the neighbouring row has the focus: ${view}`, async ({ page }) => {
    const name = unique('Komşu');
    await addProducts(name, 5);
    await openList(page, name, `&view=${view}`);
    /** Deletes by keys alone and says who has the focus then. */
    async function remove(number: number, neighbour: number) {
      await chooseIn(page, menuOf(page, `${name} ${number}`), 'Sil');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(card(page, `${name} ${number}`)).toHaveCount(0);
      await expect(menuOf(page, `${name} ${neighbour}`)).toBeFocused();
    }
    await remove(1, 2);
    await remove(3, 4);
    await remove(5, 4);
    await page.getByRole('checkbox', { name: `${name} 2 seç` }).press('Space');
    await page.getByRole('toolbar').getByRole('button', { name: 'Sil' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: '1 ürünü sil' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: `${name} 4 seç` })).toBeFocused();
  });

test('what leaves the trash, the tree or the filters gives the focus to its neighbour', async ({ page }) => {
  const name = unique('Çöpte');
  const rows = await addProducts(name, 3);
  for (const row of rows) await staff.call('DELETE', `/products/${row.id}`);
  await page.goto(`/admin/trash?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `${name} 2 geri yükle` }).press('Enter');
  await expect(page.getByRole('button', { name: `${name} 2 geri yükle` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `${name} 1 geri yükle` })).toBeFocused();
  await page.getByRole('button', { name: `${name} 1 kalıcı olarak sil` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kalıcı olarak sil' }).press('Enter');
  await expect(page.getByRole('button', { name: `${name} 3 kalıcı olarak sil` })).toBeFocused();

  const brand = await staff.call<{ id: string }>('POST', '/brands', { name });
  for (const part of ['A', 'B', 'C'])
    await staff.call('POST', '/categories', { name: `${name} ${part}`, brandId: brand.id });
  await page.goto(`/admin/categories?brandId=${brand.id}&isActive=true`);
  await chooseIn(page, menuOf(page, `${name} B`), 'Sil');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menuOf(page, `${name} C`)).toBeFocused();
  await page.getByRole('button', { name: /^Filtrele/ }).focus();
  await page.getByRole('button', { name: 'Durum: Aktif süzgecini kaldır' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Filtrele/ })).toBeFocused();
  await page.getByRole('link', { name: 'Markalar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Markalar', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Markalar' })).toBeFocused();
});
