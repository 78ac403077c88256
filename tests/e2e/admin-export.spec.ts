import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { openList } from './admin-product-pages.ts';
import { expectToast, type Staff, signedIn, unique } from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

test('a list is taken along as it is searched, with the columns that were chosen, and they are kept', async ({
  page,
}) => {
  const name = unique('Taşınan ayna');
  await staff.addProduct({ name, sku: unique('DA'), price: 1250.5 });
  await openList(page, name);
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürünler: dışa aktar' });
  await dialog.getByRole('checkbox', { name: 'Tüm sütunlar' }).click();
  await dialog.getByRole('checkbox', { name: 'Tüm sütunlar' }).click();
  await expect(dialog.getByRole('button', { name: 'Sütun seçin' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Ürün adı' }).click();
  await dialog.getByRole('checkbox', { name: 'Fiyat' }).click();
  const arrival = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'İndir' }).click();
  const file = await arrival;
  expect(file.suggestedFilename()).toMatch(/^urunler-\d{4}-\d\d-\d\d\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await file.path()));
  expect(sheets[0]?.rows).toEqual([
    ['Ürün adı', 'Fiyat'],
    [name, 1250.5],
  ]);
  await expectToast(page, '1 ürün indirildi.');
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Tüm sütunlar' })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Fiyat' })).toBeChecked();
});
