import { expect, test } from '@playwright/test';
import type { Brand } from '../../domain/things/brand.ts';
import { Staff, unique } from './admin-support.ts';
import { expectSound, numberIn, structuredData, withoutScripts } from './visitor-support.ts';

test('all brands stand in the grid with their number and the trust copy', async ({ page, request }) => {
  await page.goto('/brands');
  const shown = page.getByRole('region', { name: 'Tüm markalar' }).getByRole('listitem').getByRole('link');
  const brands: Brand[] = await (await request.get('/api/brands')).json();
  expect(brands.length).toBeGreaterThanOrEqual(10);
  await expect(page.getByText(/^\d+ marka, /)).toBeVisible();
  const nordfil = shown.filter({ hasText: 'Restoratif' }).first();
  await expect(nordfil).toContainText(/\d+ ürün · İsveç/);
  const trust = page.getByRole('region', { name: 'Listedeki her markanın arkasındayız' });
  await expect(trust).toContainText('%100 orijinal');
  await expect(trust).toContainText('15+ yıl');
  await nordfil.click();
  await expect(page).toHaveURL('/brands/nordfil');
  await expect(page.getByRole('heading', { level: 1, name: 'Nordfil' })).toBeVisible();
});

test('the number of brands follows the data', async ({ page, request }) => {
  const staff = await Staff.signIn(request);
  const name = unique('Sayılan Marka');
  await staff.call('POST', '/brands', { name, logo: '🪥', country: 'İzlanda' });
  await page.goto('/brands');
  const cell = page.getByRole('link', { name: new RegExp(name) });
  await expect(cell).toContainText('0 ürün');
  await expect(cell).toContainText('🪥');
  const listed = await page.locator('.brand-cell').count();
  expect(numberIn(await page.getByText(/^\d+ marka, /).textContent())).toBe(listed);
});

test('the head names the page, and the data its brands', async ({ page }) => {
  await page.goto('/brands');
  await expect(page).toHaveTitle('Markalar | Vitrin Dental');
  const list = await structuredData(page, 'ItemList');
  expect(list.numberOfItems).toBeGreaterThanOrEqual(10);
  const crumbs = await structuredData(page, 'BreadcrumbList');
  expect(crumbs.itemListElement).toHaveLength(2);
});

test('without scripts the grid is read and followed', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/brands');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Meridyen/ })
    .click();
  await expect(page).toHaveURL(/\/brands\/meridyen$/);
  await page.context().close();
});

test('brands are shown without violation, and their list does not jump @phone', async ({ page }) => {
  await expectSound(page, '/brands');
});
