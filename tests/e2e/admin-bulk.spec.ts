import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Brand } from '../../domain/things/brand.ts';
import type { Category } from '../../domain/things/category.ts';
import type { Product } from '../../domain/things/product.ts';
import { openList } from './admin-product-pages.ts';
import { choose, expectAccessible, expectToast, type Staff, signedIn, unique } from './admin-support.ts';
import { countSteps, expectSteps } from './steps.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

/** A brand of its own with categories of these names. */
async function brandWith(name: string, ...categories: string[]): Promise<Category[]> {
  const brand = await staff.call<Brand>('POST', '/brands', { name });
  const made: Category[] = [];
  for (const category of categories)
    made.push(await staff.call('POST', '/categories', { name: category, brandId: brand.id }));
  return made;
}

function productsIn({ id, brandId }: Category, prices: readonly number[], name: string): Promise<Product[]> {
  return Promise.all(
    prices.map((price, at) =>
      staff.addProduct({ name: `${name} ${at + 1}`, brandId, categoryId: id, price, stock: 10 }),
    ),
  );
}

const pricesOf = (rows: readonly Product[]) =>
  Promise.all(rows.map(async ({ id }) => (await staff.product(id)).price));

async function openField(page: Page, field: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Alanı değiştir' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${field}`) }).click();
  return page.getByRole('dialog', { name: title });
}

test('prices of one brand rise by 7 %: seen before, written at once, taken back', async ({ page }) => {
  const name = unique('Zamda');
  const [category] = await brandWith(name, 'Kompozit');
  if (!category) throw new Error('A category was made.');
  const rows = await productsIn(category, [5480, 1090, 1640], unique('Fiyatlı'));
  await openList(page);
  const steps = await countSteps(page);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await page.getByLabel('Marka', { exact: true }).click();
  await page.keyboard.type('Zamda');
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 ürün', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  const dialog = await openField(page, 'Fiyat', 'Fiyatı değiştir');
  await expect(dialog.getByLabel('Değişim', { exact: true })).toBeFocused();
  await page.keyboard.type('7');
  await expect(dialog.getByRole('row', { name: /₺5\.480,00/ })).toContainText('₺5.864,00');
  await expect(dialog.getByText('%7,00')).toBeVisible();
  await dialog.getByRole('button', { name: '3 fiyatı değiştir' }).click();
  await expectToast(page, '3 ürünün fiyatı değiştirildi.');
  expectSteps('price +7 % for one brand', await steps());
  expect(await pricesOf(rows)).toEqual([5864, 1166, 1755]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  expect(await pricesOf(rows)).toEqual([5480, 1090, 1640]);
});

test('40 products of several brands go to another category of their brands', async ({ page }) => {
  const target = unique('Yeni Yer');
  const name = unique('Gezgin');
  const brands = [
    await brandWith(unique('Bir'), 'Eski', target),
    await brandWith(unique('İki'), 'Eski', target),
  ];
  for (const [from] of brands) {
    const { id = '', brandId = '' } = from ?? {};
    for (let at = 0; at < 20; at += 1)
      await staff.addProduct({ name: `${name} ${at}`, brandId, categoryId: id });
  }
  await openList(page, name);
  await expect(page.getByText('40 ürün', { exact: true })).toBeVisible();
  const steps = await countSteps(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  const dialog = await openField(page, 'Marka ve kategori', 'Marka ve kategoriyi değiştir');
  await dialog.getByLabel('Kategori').click();
  await page.keyboard.type('yeni yer');
  await page.getByRole('option', { name: target }).click();
  await dialog.getByRole('button', { name: '40 ürünü taşı' }).click();
  await expectToast(page, '40 ürünün yeri değiştirildi.');
  expectSteps('40 products of several brands to another category', await steps());
  const rows = await staff.searchProducts(name);
  expect(new Set(rows.map(({ category }) => category?.name))).toEqual(new Set([target]));
  expect(rows).toHaveLength(40);
});

test('a product that somebody changed meanwhile stays as it is and stays chosen; the others are written', async ({
  page,
}) => {
  const name = unique('Ortak');
  const [a, b] = [
    await staff.addProduct({ name: `${name} A`, stock: 1 }),
    await staff.addProduct({ name: `${name} B`, stock: 2 }),
  ];
  await openList(page, name);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  const dialog = await openField(page, 'Stok', 'Stoku değiştir');
  await dialog.getByLabel('Eklenecek adet').fill('5');
  await staff.call('PUT', `/products/${a.id}`, { stock: 40 });
  await dialog.getByRole('button', { name: '2 stoku değiştir' }).click();
  await expectToast(page, '1 ürünün stoku değiştirildi.');
  await expectToast(page, '1 ürün değişmedi; seçili kaldı');
  await expect(page.getByRole('toolbar')).toContainText('1 ürün seçildi');
  expect([await staff.product(a.id), await staff.product(b.id)]).toMatchObject([{ stock: 40 }, { stock: 7 }]);
  // What stayed is known as it is now.
  await openField(page, 'Stok', 'Stoku değiştir');
  await dialog.getByLabel('Eklenecek adet').fill('1');
  await expect(dialog.getByRole('row', { name: new RegExp(a.name) })).toContainText('41 adet');
});

test('catalog, technical data and what stands out change in many at once', async ({ page }) => {
  const name = unique('Alanlı');
  const product = await staff.addProduct({
    name,
    specifications: [{ label: 'Çap', value: '3,3', unit: 'mm' }],
  });
  const title = unique('Katalog');
  await staff.call('POST', '/catalogs', { title, fileUrl: 'https://ornek.com.tr/a.pdf' });
  await openList(page, name);
  const tick = page.getByRole('checkbox', { name: `${name} seç` });
  await tick.click();
  let dialog = await openField(page, 'Katalog', 'Kataloğu değiştir');
  await dialog.getByRole('button', { name: 'Kataloğu değiştir' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Kataloğu seçin.');
  await choose(dialog, 'Katalog', title);
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toContainText(title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '1 ürünün kataloğunu değiştir' }).click();
  await expectToast(page, '1 ürünün kataloğu değiştirildi.');
  await tick.click();
  dialog = await openField(page, 'Teknik değer', 'Teknik değeri değiştir');
  await dialog.getByLabel('Etiket').fill('çap');
  await dialog.getByLabel('Değer').fill('4,1');
  await expect(dialog.getByLabel('Birim')).toHaveValue('mm');
  await expect(dialog.getByRole('row', { name: /3,3 mm/ })).toContainText('4,1 mm');
  await dialog.getByLabel('Değer').press('Enter');
  await expectToast(page, '1 ürünün teknik değeri değiştirildi.');
  await tick.click();
  dialog = await openField(page, 'Öne çıkan', 'Öne çıkanı değiştir');
  await dialog.getByRole('button', { name: '1 ürünü öne çıkar' }).click();
  await expectToast(page, '1 ürün öne çıkarıldı.');
  expect(await staff.product(product.id)).toMatchObject({
    catalogId: expect.any(String),
    specifications: [{ label: 'Çap', value: '4,1', unit: 'mm' }],
    isFeatured: true,
  });
});
