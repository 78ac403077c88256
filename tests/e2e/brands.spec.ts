import { test as base, expect } from '@playwright/test';
import { type Site, startSite } from '../../bench/site.ts';
import type { Brand } from '../../domain/things/brand.ts';
import { Staff, unique } from './admin-support.ts';
import { expectSound, numberIn, structuredData, withoutScripts } from './visitor-support.ts';

/** A company of its own: with the brands of other tests there would be too many for windows. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture wants.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.base),
});
test.describe.configure({ mode: 'default' });

test('all brands stand in their windows with their number and the trust copy', async ({ page, request }) => {
  await page.goto('/brands');
  const shown = page.getByRole('region', { name: 'Tüm markalar' }).getByRole('listitem').getByRole('link');
  const brands: Brand[] = await (await request.get('/api/brands')).json();
  expect(brands.length).toBeGreaterThanOrEqual(10);
  await expect(page.getByText(/^\d+ marka, /)).toBeVisible();
  const cell = page
    .getByRole('region', { name: 'Tüm markalar' })
    .getByRole('listitem')
    .filter({ hasText: 'Restoratif' });
  const nordfil = shown.filter({ has: page.getByRole('img', { name: 'Nordfil' }) });
  await expect(nordfil).toContainText(/\d+ ürün/);
  await expect(cell).toContainText('Restoratif, bonding');
  await expect(cell).toContainText('İsveç · 1991');
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
  const listed = await page.locator('.brand-window').count();
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

test('windows fill their rows, each with its flagship on its own tint, the logo on the shelf', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/brands');
  const windows = page.locator('.brand-window');
  const places = await windows.evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, right, top } = cell.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
    }),
  );
  const rows = Map.groupBy(places, ({ top }) => top);
  for (const row of rows.values())
    expect([Math.min(...row.map(({ left }) => left)), Math.max(...row.map(({ right }) => right))]).toEqual([
      80, 1360,
    ]);
  const corvus = windows.filter({ has: page.getByRole('link', { name: /Corvus/ }) });
  await expect(corvus.locator('.tile.tint-mint img')).toBeVisible();
  // At night the shelf keeps its light, and the logo stays dark on it.
  await page.emulateMedia({ colorScheme: 'dark' });
  const logo = corvus.getByRole('img', { name: 'Corvus Implant' });
  await expect(logo).toHaveCSS('filter', /^(?!.*invert)/);
  await page
    .getByRole('navigation', { name: 'Harfe göre markalar' })
    .getByRole('link', { name: 'V', exact: true })
    .click();
  await expect(windows.filter({ has: page.getByRole('link', { name: /Vektör/ }) })).toBeInViewport();
});
