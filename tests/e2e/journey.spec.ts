import { expect, test } from '@playwright/test';
import { expectToast, signedIn, unique } from './admin-support.ts';

test('a visitor walks from the home page to a product @phone', async ({ page }) => {
  await page.goto('/');
  const product = page.getByRole('region', { name: 'Öne çıkan ürünler' }).getByRole('link').first();
  const name = ((await product.textContent()) ?? '').trim();
  await product.click();
  await expect(page).toHaveURL(/\/brands\/[^/]+\/[^/]+\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('what the staff change is what the next visitor sees', async ({ page, request, browser }) => {
  const staff = await signedIn(page, request);
  const product = await staff.addProduct({ name: unique('Ağız Aynası') });
  const address = `/brands/${product.brand.slug}/${product.category?.slug}/${product.slug}`;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: product.name })).toBeVisible();

  const renamed = unique('Rodyum Kaplı Ağız Aynası');
  await page.goto(`/admin/products?edit=${product.id}`);
  await page.getByLabel('Ürün adı').fill(renamed);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Ürün başarıyla güncellendi!');

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await visitor.context().close();
});
