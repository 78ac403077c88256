import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Product } from '../../domain/things/product.ts';
import { card, openList } from './admin-product-pages.ts';
import { expectAccessible, expectToast, type Staff, signedIn, unique } from './admin-support.ts';
import { countSteps, expectSteps } from './steps.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

/** A cell that is not open. */
function cell(page: Page, product: Product, field: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${product.name}, ${field}: `) });
}

/** The open field of a cell. */
function field(page: Page, product: Product, name: string): Locator {
  return page.getByRole('textbox', { name: `${product.name}, ${name}` });
}

async function threeIn(name: string, given: object = {}): Promise<[Product, Product, Product]> {
  const add = (at: number) =>
    staff.addProduct({ name: `${name} ${at}`, price: at * 100, stock: at, sortOrder: at, ...given });
  return [await add(1), await add(2), await add(3)];
}

/** Pastes into what has the focus. */
function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

test('cells are written by keyboard alone: Enter goes down, Tab right, Escape leaves, Ctrl+Z takes back', async ({
  page,
}) => {
  const name = unique('Tablo');
  const [a, b] = await threeIn(name);
  await openList(page, name, '&view=list');
  await expectAccessible(page);
  await cell(page, a, 'fiyat').focus();
  const steps = await countSteps(page);
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  await expect(cell(page, b, 'fiyat')).toBeFocused();
  await page.keyboard.type('250,50');
  await page.keyboard.press('Tab');
  await expect(cell(page, b, 'stok')).toBeFocused();
  expectSteps('two prices in the table', await steps());
  await expect.poll(() => staff.product(a.id)).toMatchObject({ price: 150 });
  await expect.poll(() => staff.product(b.id)).toMatchObject({ price: 250.5 });
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(cell(page, b, 'stok')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, a, 'fiyat')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell(page, b, 'fiyat')).toBeFocused();
  await expect.poll(() => staff.product(b.id)).toMatchObject({ price: 200, stock: 2 });
  await page.keyboard.press('Control+z');
  await expect.poll(() => staff.product(a.id)).toMatchObject({ price: 100, stock: 1 });
});

test('code, category and catalog are written in place; a code that is taken stays there with the reason', async ({
  page,
}) => {
  const name = unique('Yerinde');
  const [a, b] = await threeIn(name);
  const categories = await staff.call<{ id: string; name: string; brandId: string }[]>('GET', '/categories');
  const target = categories.find((row) => row.brandId === a.brandId && row.id !== a.categoryId);
  await openList(page, name, '&view=list');
  await cell(page, a, 'kod').click();
  await field(page, a, 'kod').fill(b.sku);
  await page.keyboard.press('Enter');
  await expect(cell(page, a, 'kod')).toHaveAccessibleName(/kodu başka bir üründe kullanılıyor/);
  await expect(page.getByRole('region', { name: 'Kaydedilmemiş hücreler' })).toContainText('kaydedilmedi');
  await cell(page, a, 'kod').click();
  await expect(field(page, a, 'kod')).toHaveValue(b.sku);
  await field(page, a, 'kod').fill(`${a.sku}-X`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Kaydedilmemiş hücreler' })).toHaveCount(0);
  await cell(page, a, 'kategori').click();
  await page.keyboard.type(target?.name ?? '');
  await page.keyboard.press('Enter');
  await expect(cell(page, a, 'kategori')).toContainText(target?.name ?? '');
  await cell(page, a, 'katalog').click();
  const catalog = page.getByRole('option').nth(1);
  const title = (await catalog.textContent()) ?? '';
  await catalog.click();
  await expect(cell(page, a, 'katalog')).toContainText(title);
  await expect
    .poll(() => staff.product(a.id))
    .toMatchObject({ sku: `${a.sku}-X`, categoryId: target?.id, catalogId: expect.any(String) });
});

test('what somebody else changed meanwhile is shown, and what was typed is not lost', async ({ page }) => {
  const name = unique('Çakışan');
  const [a] = await threeIn(name);
  await openList(page, name, '&view=list');
  await cell(page, a, 'fiyat').click();
  await staff.call('PUT', `/products/${a.id}`, { stock: 77 });
  await field(page, a, 'fiyat').fill('5');
  await page.keyboard.press('Enter');
  await expect(cell(page, a, 'fiyat')).toHaveAccessibleName(/5, Bu arada değişmiş; yeniden kaydedin/);
  await expect(cell(page, a, 'stok')).toContainText('77');
  await page.getByRole('button', { name: '1 hücreyi kaydet' }).click();
  await expectToast(page, '1 ürün güncellendi.');
  expect(await staff.product(a.id)).toMatchObject({ price: 5, stock: 77 });
});

test('a column from a sheet waits for one press, says what it cannot read, and is taken back as one', async ({
  page,
}) => {
  const name = unique('Yapışan');
  const [a, b, c] = await threeIn(name);
  const prices = () => Promise.all([a, b, c].map(async ({ id }) => (await staff.product(id)).price));
  await openList(page, name, '&view=list');
  await cell(page, a, 'fiyat').focus();
  await paste(page, '1.170,00 TL\t10\r\n7.30.0\t20\r\n300\t30\r\n');
  const bar = page.getByRole('region', { name: 'Kaydedilmemiş hücreler' });
  await expect(bar).toContainText('4 hücre kaydedilmedi, 1 hücre okunamadı');
  await expect(cell(page, b, 'fiyat')).toHaveAccessibleName(/7\.30\.0, Sayı okunamadı$/);
  expect(await prices()).toEqual([100, 200, 300]);
  await page.getByRole('link', { name: 'Markalar' }).first().click();
  await page
    .getByRole('alertdialog', { name: 'Kaydedilmemiş hücreler var' })
    .getByRole('button', { name: 'Vazgeç' })
    .click();
  await cell(page, b, 'fiyat').click();
  await field(page, b, 'fiyat').fill('730');
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('4 hücre kaydedilmedi');
  await expect(bar).not.toContainText('okunamadı');
  await bar.getByRole('button', { name: '4 hücreyi kaydet' }).click();
  await expectToast(page, '3 ürün güncellendi.');
  await expect(bar).toHaveCount(0);
  expect(await prices()).toEqual([1170, 200, 300]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  expect(await prices()).toEqual([100, 200, 300]);
});

test('rows are 52 px high under a head that ticks them all and puts them in order', async ({ page }) => {
  const name = unique('Sıra');
  await threeIn(name);
  await openList(page, name, '&view=list');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(3);
  expect((await rows.first().boundingBox())?.height).toBe(53);
  await page.getByRole('button', { name: 'Fiyat: sırala' }).click();
  await page.getByRole('button', { name: 'Fiyat: sırala' }).click();
  await expect(rows.first().getByRole('heading')).toHaveText(`${name} 3`);
  await expect(page).toHaveURL(/sort=-price/);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  await expect(page.getByText('3 ürün seçildi')).toBeVisible();
});

test('200 prices from a sheet reach rows that the list had not loaded, and what does not fit is said', async ({
  page,
}) => {
  const name = unique('Uzun');
  const { id, brandId } = await staff.somewhere();
  const code = name.replace(' ', '-');
  const rows = Array.from({ length: 200 }, (_, at) => ({
    ...{ sku: `${code}-${1000 + at}`, name: `${name} ${1000 + at}`, brandId, categoryId: id, price: 1 },
  }));
  await staff.call('PUT', '/products/batch', { products: rows });
  await openList(page, name, '&view=list&sort=sku');
  const first = page.getByRole('button', { name: new RegExp(`^${name} 1000, fiyat: `) });
  await expect(first).toBeVisible();
  const steps = await countSteps(page);
  await first.click();
  await paste(page, Array.from({ length: 201 }, (_, at) => `${100 + at}`).join('\n'));
  await expectToast(page, 'Yapıştırılan 1 satır listeye sığmadı.');
  await page.getByRole('button', { name: '200 hücreyi kaydet' }).click();
  await expectToast(page, '200 ürün güncellendi.');
  expectSteps('200 prices pasted from Excel, in the order of the list', await steps());
  const stored = await staff.call<Product[]>('GET', `/products?sku=${code}-1199`);
  expect(stored).toMatchObject([{ price: 299 }]);
});

test('on a phone the values stand below the name and are written there', { tag: '@phone-only' }, async ({
  page,
}) => {
  const name = unique('Cepte');
  const [a] = await threeIn(name);
  await openList(page, name, '&view=list');
  await cell(page, a, 'stok').click();
  await field(page, a, 'stok').fill('12');
  await page.keyboard.press('Enter');
  await expect.poll(() => staff.product(a.id)).toMatchObject({ stock: 12 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await card(page, a.name).getByRole('switch', { name: /Aktif/ }).click();
  await expect.poll(() => staff.product(a.id)).toMatchObject({ isActive: false });
  await expectAccessible(page);
});
