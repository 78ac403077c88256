import { expect, type Page, test } from '@playwright/test';
import type { Brand } from '../../domain/things/brand.ts';
import type { Category } from '../../domain/things/category.ts';
import type { Product, ProductInput } from '../../domain/things/product.ts';
import { expectAccessible, inBothThemes, type Staff, signedIn, unique } from './admin-support.ts';
import { countSteps, expectSteps } from './steps.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

/** A brand of its own, whose products lack what is not given. */
async function brandOf(...given: ReadonlyArray<Partial<ProductInput>>) {
  const brand = await staff.call<Brand>('POST', '/brands', { name: unique('Eksikli') });
  const { id } = await staff.call<Category>('POST', '/categories', { name: 'Kategori', brandId: brand.id });
  const rows: Product[] = [];
  for (const [at, own] of given.entries())
    rows.push(
      await staff.addProduct({
        ...{ name: unique(`Ürün ${at + 1}`), brandId: brand.id, categoryId: id, sortOrder: at },
        ...own,
      }),
    );
  return { brand, rows };
}

async function openQueue(page: Page, { name }: Brand, gap: string): Promise<void> {
  await page.goto('/admin/gaps');
  await page.getByRole('link', { name: new RegExp(`^${name}, ${gap}: `) }).click();
}

test('a count opens its queue, and Enter stores and goes on to the next, to the end', async ({ page }) => {
  const { brand, rows } = await brandOf({}, {}, {});
  await page.goto('/admin/gaps');
  const cell = page.getByRole('link', { name: `${brand.name}, Fiyat: 3 ürün` });
  await expect(cell).toHaveText('3');
  await inBothThemes(page, () => expectAccessible(page));
  const steps = await countSteps(page);
  await cell.click();
  for (const [at, row] of rows.entries()) {
    await expect(page.getByRole('heading', { name: row.name, level: 3 })).toBeVisible();
    await expect(page.getByLabel('Fiyat', { exact: true })).toBeFocused();
    if (at === 0) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Boş kaldı: doldurun ya da atlayın.');
      await expectAccessible(page);
    }
    await page.keyboard.type(`${at + 1}50`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Sıradakiler bitti')).toBeVisible();
  await expect(page.getByText('3 / 3 ürün tamamlandı')).toBeVisible();
  expectSteps('three missing prices filled in', await steps());
  const stored = await Promise.all(rows.map(async ({ id }) => (await staff.product(id)).price));
  expect(stored).toEqual([150, 250, 350]);
  await page.getByRole('link', { name: 'Eksikler' }).last().click();
  await expect(page.getByRole('link', { name: new RegExp(`^${brand.name}, Fiyat: `) })).toHaveCount(0);
});

test('technical data is read from the features; one that is skipped stays on the board', async ({ page }) => {
  const { brand, rows } = await brandOf({ features: ['Renk: A3', 'Kapsül: 50 adet'] }, {});
  await openQueue(page, brand, 'Teknik değer');
  await expect(page.getByText('Özelliklerinden 2 değer çıkarıldı. Doğruysa Enter’a basın.')).toBeVisible();
  await page.getByLabel('1. satır, etiket').press('Enter');
  await expect(page.getByRole('heading', { name: rows[1]?.name ?? '', level: 3 })).toBeVisible();
  await page.getByRole('button', { name: 'Atla' }).click();
  await expect(page.getByText('1 ürün atlandı; panoda sayılmaya devam eder.')).toBeVisible();
  expect(await staff.product(rows[0]?.id ?? '')).toMatchObject({
    specifications: [
      { label: 'Renk', value: 'A3', unit: '' },
      { label: 'Kapsül', value: '50', unit: 'adet' },
    ],
  });
  await page.goto('/admin/gaps');
  await expect(page.getByRole('link', { name: `${brand.name}, Teknik değer: 1 ürün` })).toBeVisible();
});

test('what somebody else changed meanwhile is shown, and what was typed stays', async ({ page }) => {
  const { brand, rows } = await brandOf({});
  const [row] = rows;
  if (!row) throw new Error('A product was made.');
  await openQueue(page, brand, 'Fiyat');
  await expect(page.getByLabel('Fiyat', { exact: true })).toBeFocused();
  await staff.call('PUT', `/products/${row.id}`, { name: `${row.name} yeni` });
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${row.name} yeni`, level: 3 })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ürün bu arada değişmiş');
  await expect(page.getByLabel('Fiyat', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Fiyat', { exact: true })).toHaveValue('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sıradakiler bitti')).toBeVisible();
  expect(await staff.product(row.id)).toMatchObject({ name: `${row.name} yeni`, price: 5 });
});

test('on a phone only the board scrolls sideways', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/admin/gaps');
  await expect(page.getByRole('region', { name: 'Markaya göre eksikler' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
});
