import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import type { Product } from '../../domain/things/product.ts';
import { blackPng } from '../samples/images.ts';
import { openList } from './admin-product-pages.ts';
import { expectAccessible, expectToast, type Staff, signedIn, unique } from './admin-support.ts';
import { countSteps, expectSteps } from './steps.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

type Cell = string | number | null;

/** Chooses a workbook with these rows. */
async function choose(page: Page, rows: Cell[][] | Buffer): Promise<void> {
  const buffer = Buffer.isBuffer(rows)
    ? rows
    : Buffer.from(await writeXlsx({ sheets: [{ name: 'Liste', rows }] }));
  const arrival = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dosya seç' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await (await arrival).setFiles({ name: 'fiyatlar.xlsx', mimeType, buffer });
}

async function sayYes(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

test('200 prices come from a workbook, are one line of what was done, and are taken back', async ({
  page,
}) => {
  const { id: categoryId, brandId } = await staff.somewhere();
  const name = unique('Liste');
  const codes = Array.from({ length: 200 }, (_, at) => `${name} ${at}`.replaceAll(' ', '-').toUpperCase());
  const products = codes.map((sku) => ({ sku, name: sku, brandId, categoryId, price: 100 }));
  await staff.call('PUT', '/products/batch', { products });
  await page.goto('/admin/products');
  await expect(page.getByRole('link', { name: 'İçe aktar' })).toBeVisible();
  const steps = await countSteps(page);
  await page.getByRole('link', { name: 'İçe aktar' }).click();
  await choose(page, [['Stok Kodu', 'Yeni fiyat'], ...codes.map((sku, at) => [sku, 107 + at / 2])]);
  await sayYes(page, 'Denemeyi başlat');
  await sayYes(page, '200 satırı yaz');
  await expect(page.getByRole('heading', { name: '200 satır yazıldı' })).toBeVisible();
  expectSteps('200 prices from an Excel file, by their codes', await steps());
  const [last] = await staff.call<Product[]>('GET', `/products?sku=${codes[199]}`);
  expect(last?.price).toBe(206.5);
  const [line] = await staff.call<Array<{ count: number }>>('GET', '/activities?type=products');
  expect(line?.count).toBe(200);
  await expectAccessible(page);
  // The way back stays after the screen was left.
  await page.goto('/admin/import');
  await expect(page.getByText('Son içe aktarma: Ürünler, fiyatlar.xlsx, 200 satır')).toBeVisible();
  await sayYes(page, 'Geri al');
  await expectToast(page, 'İçe aktarma geri alındı.');
  expect(await staff.product(last?.id ?? '')).toMatchObject({ price: 100 });
});

test('what is doubtful is asked, what is refused is mended in place, and what is the same is left alone', async ({
  page,
}) => {
  const { name: category, brand } = await staff.somewhere();
  const [known, same, made] = [unique('Bilinen'), unique('Aynı'), unique('Yeni')];
  const product = await staff.addProduct({ name: known, sku: known, price: 5480, stock: 3 });
  await staff.addProduct({ name: same, sku: same, price: 1170 });
  await page.goto('/admin/import');
  await expect(page.getByRole('heading', { name: 'Dosyayı buraya bırakın' })).toBeVisible();
  await expectAccessible(page);
  await choose(page, [
    ['Stok Kodu', 'Ürün', 'Marka', 'Grup', 'Liste Fiyatı', 'Rapor notu', 'Görsel'],
    [known, known, null, null, '5.860', 'kontrol edildi', 'Ayna.PNG'],
    [same, null, null, null, '1.170', null, null],
    [made, made, 'Yok Marka', category, '2.500', null, null],
  ]);
  await expect(page.getByText('1 görsel dosya adıyla yazılmış.')).toBeVisible();
  const zip = zipSync({
    'klasör/ayna.png': blackPng({ width: 60, height: 40 }),
    'not.txt': new Uint8Array(3),
  });
  await page
    .getByLabel('Görseller ya da zip')
    .setInputFiles({ name: 'gorseller.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(page.getByText('1 görsel dosya adıyla yazılmış.')).toHaveCount(0);
  await expect(page.getByText('“5.860” kaç lira?')).toBeVisible();
  await expect(page.getByRole('radio', { name: '5.860 lira' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '5,86 lira' })).not.toBeChecked();
  await expect(page.getByText('Alınmıyor')).toBeVisible();
  await expectAccessible(page);
  await sayYes(page, 'Denemeyi başlat');
  await expect(page.getByText('0 yeni, 1 değişecek, 1 aynı, 1 reddedildi')).toBeVisible();
  await expect(page.getByText('5.860', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await sayYes(page, /Reddedildi/);
  await expect(page.getByText('“Yok Marka” adında marka yok')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'C4 hücresi' }).selectOption(brand.name);
  await expect(page.getByText('1 yeni, 1 değişecek, 1 aynı, 0 reddedildi')).toBeVisible();
  expect(await staff.product(product.id)).toMatchObject({ price: 5480 });
  await sayYes(page, '2 satırı yaz');
  await expect(page.getByRole('heading', { name: '2 satır yazıldı' })).toBeVisible();
  expect(await staff.product(product.id)).toMatchObject({
    ...{ price: 5860, stock: 3, imageUrl: expect.stringMatching(/^\/media\//) },
  });
  const [added] = await staff.call<Product[]>('GET', `/products?sku=${encodeURIComponent(made)}`);
  expect(added).toMatchObject({ name: made, price: 2500 });
});

test('what was taken along comes back without a change, technical values in columns of their own too', async ({
  page,
}) => {
  const name = unique('Değerli');
  const specifications = [
    { label: 'Çap', value: '3,3', unit: 'mm' },
    { label: 'Marka', value: 'Alt yapı', unit: '' },
  ];
  const product = await staff.addProduct({ name, sku: unique('TD'), specifications });
  await openList(page, name);
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürünler: dışa aktar' });
  await dialog.getByRole('checkbox', { name: 'Teknik değerler, ayrı sütunlarda' }).click();
  const arrival = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'İndir' }).click();
  const file = await readFile(await (await arrival).path());
  await page.goto('/admin/import');
  await choose(page, file);
  await expect(page.getByText('Etiket: Çap, birim: mm')).toBeVisible();
  await expect(page.getByText('Etiket: Marka', { exact: true })).toBeVisible();
  await sayYes(page, 'Denemeyi başlat');
  await expect(page.getByText('Dosyadaki her satır Vitrin’dekiyle aynı: değişiklik yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yazılacak satır yok' })).toBeDisabled();
  await sayYes(page, 'Sütunlara dön');
  await sayYes(page, 'Başka dosya seç');
  await choose(page, [
    ['Ürün kodu (SKU)', 'Çap (mm)'],
    [product.sku, 4.1],
  ]);
  await expect(page.getByRole('button', { name: /günkü gibi/ })).toHaveCount(0);
  await sayYes(page, 'Denemeyi başlat');
  await sayYes(page, '1 satırı yaz');
  await expect(page.getByRole('heading', { name: '1 satır yazıldı' })).toBeVisible();
  // The next file with these heads is offered what was matched the last time.
  await page.goto('/admin/import');
  const again = [
    ['Ürün kodu (SKU)', 'Çap (mm)'],
    [product.sku, 4.1],
  ];
  await choose(page, again);
  const field = page.getByRole('combobox', { name: 'Çap (mm): Vitrin alanı' });
  await field.selectOption('Alınmasın');
  await page.getByRole('button', { name: /günkü gibi/ }).click();
  await expect(field).toHaveValue('specification');
  const [diameter, brand] = specifications;
  expect((await staff.product(product.id)).specifications).toEqual([{ ...diameter, value: '4,1' }, brand]);
});

test('an import that is stopped leaves nothing behind', async ({ page }) => {
  const { name: category, brand } = await staff.somewhere();
  const name = unique('Durdurulan');
  const old = await staff.addProduct({ name, sku: name, price: 10 });
  const fresh = Array.from({ length: 200 }, (_, at) => [`${name}-${at}`, name, brand.name, category, 20]);
  await page.goto('/admin/import');
  await choose(page, [
    ['Stok Kodu', 'Ürün', 'Marka', 'Grup', 'Fiyat'],
    [name, name, brand.name, category, 20],
    ...fresh,
  ]);
  await sayYes(page, 'Denemeyi başlat');
  const yes = page.getByRole('button', { name: '201 satırı yaz' });
  await expect(yes).toBeVisible();
  // The first part is stored; of the second only the answer waits until somebody has pressed.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  let parts = 0;
  await page.route('**/api/imports/products', async (route) => {
    parts += 1;
    const answer = await route.fetch();
    if (parts === 2) await pressed;
    await route.fulfill({ response: answer });
  });
  await yes.click();
  await expect.poll(() => parts).toBe(2);
  expect(await staff.product(old.id)).toMatchObject({ price: 20 });
  await sayYes(page, 'Durdur ve geri al');
  press();
  await expectToast(page, 'Durduruldu, yazılanlar geri alındı.');
  expect(parts).toBe(2);
  expect(await staff.product(old.id)).toMatchObject({ price: 10 });
  const left = await staff.call<Product[]>('GET', `/products?search=${encodeURIComponent(name)}&limit=5`);
  expect(left.map(({ id }) => id)).toEqual([old.id]);
  await expect(page.getByRole('heading', { name: 'Sütunları eşleştirin' })).toBeVisible();
  await expect(page.getByText('Son içe aktarma')).toHaveCount(0);
});
