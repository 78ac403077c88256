import { expect, type Page, test } from '@playwright/test';
import { openForm } from './admin-product-pages.ts';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  take,
  unique,
} from './admin-support.ts';
import { alive, withoutScripts } from './visitor-support.ts';

const IMPLANTS = '/brands/corvus-implant/implantoloji';

function shelf(page: Page) {
  return page.getByRole('region', { name: 'Ürünler' });
}

function count(page: Page) {
  return shelf(page).getByRole('heading', { level: 2, name: /ürün$/ });
}

test('a list is narrowed by measures and choices with the keyboard, and the address says so', async ({
  page,
}) => {
  await page.goto(IMPLANTS);
  await alive(page);
  const diameter = page.getByRole('group', { name: 'Çap, mm' });
  const least = diameter.getByRole('slider', { name: 'Çap, en az' });
  await least.focus();
  await expect(least).toHaveAttribute('aria-valuetext', '2,9 mm');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${IMPLANTS}?o.cap.min=3`);
  await expect(least).toBeFocused();
  await expect(diameter.getByRole('textbox', { name: 'En az' })).toHaveValue('3');
  await diameter.getByRole('textbox', { name: 'En çok' }).fill('4,0');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${IMPLANTS}?o.cap.min=3&o.cap.max=4%2C0`);
  await page.getByRole('checkbox', { name: /^Konik/ }).press('Space');
  await expect(page).toHaveURL(/o\.baglanti=konik/);
  await expect(count(page)).toHaveText('2 ürün');
  const link = shelf(page).getByRole('link', { name: 'Çap 3–4 mm filtresini kaldır' });
  await expect(shelf(page).getByRole('link', { name: 'Konik filtresini kaldır' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  // Who is sent the address sees the same.
  await page.reload();
  await expect(count(page)).toHaveText('2 ürün');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${IMPLANTS}$`));
  await link.click();
  await expect(page).toHaveURL(`${IMPLANTS}?o.baglanti=konik`);
  await expect(diameter.getByRole('textbox', { name: 'En az' })).toHaveValue('');
});

test('without scripts a list is narrowed by a form', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto(IMPLANTS);
  const diameter = page.getByRole('group', { name: 'Çap, mm' });
  await expect(diameter.getByRole('slider', { name: 'Çap, en az' })).toBeHidden();
  await diameter.getByRole('textbox', { name: 'En çok' }).fill('3');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page).toHaveURL(/o\.cap\.max=3/);
  await expect(count(page)).toHaveText('1 ürün');
  await shelf(page).getByRole('link', { name: 'Çap en çok 3 mm filtresini kaldır' }).click();
  await expect(page).toHaveURL(IMPLANTS);
  await page.goto('/brands/corvus-implant/implantoloji/conic-implant');
  const table = page.getByRole('region', { name: 'Teknik değerler' });
  await expect(table.getByRole('definition').first()).toHaveText('3,3–5,0 mm');
  await expect(table.getByRole('term')).toHaveCount(7);
  await page.context().close();
});

test('the filters of measures fit a phone, and its foot says what is left @phone-only', async ({ page }) => {
  await page.goto(`${IMPLANTS}?o.cap.max=3,3`);
  await alive(page);
  await page.getByRole('button', { name: 'Filtrele', exact: true }).click();
  const sheet = page.getByRole('complementary', { name: 'Filtrele' });
  await expect(sheet.getByRole('button', { name: '4 ürünü göster' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('group', { name: 'Boy, mm' }).getByRole('textbox', { name: 'En az' }).fill('12,5');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: '2 ürünü göster' })).toBeVisible();
});

test.describe('in the panel', () => {
  let staff: Staff;
  test.beforeEach(async ({ page, request }) => {
    staff = await signedIn(page, request);
  });

  test('technical data is pasted as a table, taken back, put in order and kept', async ({ page }) => {
    // A category of their own: what is offered are the labels of all its products.
    const { brandId } = await staff.somewhere();
    const category = await staff.call<{ id: string }>('POST', '/categories', {
      name: unique('Raf'),
      brandId,
    });
    const place = { brandId, categoryId: category.id };
    await staff.addProduct({
      ...{ name: unique('Komşu'), ...place },
      specifications: [{ label: 'Sıkma torku', value: '25', unit: 'Ncm' }],
    });
    const product = await staff.addProduct({
      ...{ name: unique('Tablo'), ...place },
      specifications: [{ label: 'Malzeme', value: 'Titanyum', unit: '' }],
    });
    const dialog = await openForm(page, product);
    await dialog.getByRole('button', { name: 'Sıkma torku', exact: true }).click();
    await expect(dialog.getByLabel('2. satır, değer')).toBeFocused();
    await expect(dialog.getByLabel('2. satır, birim')).toHaveValue('Ncm');
    // What the neighbours have is offered, by keyboard too; what is written stays as it is written.
    const value = dialog.getByRole('combobox', { name: '2. satır, değer' });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: '25' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(value).toHaveValue('25');
    await value.fill('2');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(value).toBeFocused();
    await value.fill('35');
    await dialog.getByRole('button', { name: 'Satır ekle' }).click();
    await expect(dialog.getByLabel('3. satır, etiket')).toBeFocused();
    const paste = () =>
      dialog.getByLabel('3. satır, etiket').evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Özellik\tDeğer\nÇap\t3,3–5,0 mm\nBoy: 8–14 mm');
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
    await paste();
    await expect(dialog.getByText('2 satır yapıştırıldı.')).toBeVisible();
    await expect(dialog.getByLabel('4. satır, değer')).toHaveValue('8–14');
    await dialog.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(dialog.getByLabel('3. satır, etiket')).toHaveValue('');
    await paste();
    const handle = dialog.getByRole('button', { name: 'Çap: sırasını değiştir' });
    await take(handle, 'Çap alındı, 3. sırada.');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Çap 2. sıraya geldi.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(dialog.getByLabel('2. satır, etiket')).toHaveValue('Çap');
    await dialog.getByLabel('1. satır, değer').fill('');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(dialog.getByText('Değeri yazın. Örnek: 3,3–5,0')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: '1. satır, değer' })).toBeFocused();
    await inBothThemes(page, () => expectAccessible(page));
    await dialog.getByRole('button', { name: '1. satırı sil' }).click();
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect((await staff.product(product.id)).specifications).toEqual([
      { label: 'Çap', value: '3,3–5,0', unit: 'mm' },
      { label: 'Sıkma torku', value: '35', unit: 'Ncm' },
      { label: 'Boy', value: '8–14', unit: 'mm' },
    ]);
  });
});
