import { expect, type Page, test } from '@playwright/test';
import { alive } from './visitor-support.ts';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name });
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Bağlantı yok.' });

/** The first page, with the dashboard's answer and the other pages' code at hand. */
async function prepared(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('dashboard') !== null);
  await expect.poll(() => page.locator('head link[rel="modulepreload"]').count()).toBeGreaterThan(12);
  await page.waitForLoadState('networkidle');
}

async function cutOff(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.data') || url.pathname.startsWith('/api/'),
    (route) => route.abort('connectionrefused'),
  );
}

test('moves go on with a copy younger than five minutes, with a quiet word', async ({ page }) => {
  await prepared(page);
  await cutOff(page);
  for (const [name, path, title] of [
    ['Kurumsal', '/about', 'Kurumsal'],
    ['Markalar', '/brands', 'Markalar'],
    ['Kataloglar', '/catalogs', 'Kataloglar'],
    ['İletişim', '/contact', 'Bize ulaşın'],
  ] as const) {
    await menu(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(note(page)).toBeVisible();
  }
  await menu(page, 'Ana Sayfa').click();
  const product = page.getByRole('region', { name: 'Öne çıkan ürünler' }).getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await expect(page).toHaveURL(/\/brands\/.+\/.+\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.unrouteAll();
  await menu(page, 'Markalar').click();
  await expect(page).toHaveURL('/brands');
  await expect(note(page)).toBeHidden();
});

/** Makes the copy of the site older than pages may be shown from, and takes the server away. */
async function onlyOldCopy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const copy = JSON.parse(localStorage.getItem('dashboard') ?? '{}');
    localStorage.setItem('dashboard', JSON.stringify({ ...copy, at: copy.at - 301_000 }));
  });
  await cutOff(page);
}

test('an older copy shows the error under a title of its own, and Tekrar Dene asks again', async ({
  page,
}) => {
  await prepared(page);
  await onlyOldCopy(page);
  // The screen asks again by itself too: with the clock held, only the button does.
  await page.clock.install();
  await menu(page, 'Kurumsal').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa yüklenemedi' })).toBeVisible();
  await expect(page).toHaveTitle('Sayfa yüklenemedi | Vitrin Dental');
  await expect(page.getByText('An error occurred')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kurumsal' })).toBeVisible();
});

test('a page that could not be loaded comes by itself once the server answers again', async ({ page }) => {
  await prepared(page);
  await onlyOldCopy(page);
  await menu(page, 'Kurumsal').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa yüklenemedi' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { level: 1, name: 'Kurumsal' })).toBeVisible();
  await expect(page).toHaveTitle('Kurumsal | Vitrin Dental');
});

test('a refusal of what stands in between is named by its status', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => localStorage.removeItem('dashboard'));
  await page.route(
    (url) => url.pathname.endsWith('.data') || url.pathname === '/api/dashboard',
    (route) => route.fulfill({ status: 503, body: 'unavailable' }),
  );
  await menu(page, 'Kurumsal').click();
  await expect(page.getByText('HTTP error! status: 503')).toBeVisible();
});

test('a blocked or full storage breaks nothing', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const answered = page.waitForResponse('**/api/dashboard');
  await page.goto('/');
  await answered;
  await page.getByRole('button', { name: 'Koyu görünüm' }).click();
  await menu(page, 'Kurumsal').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kurumsal' })).toBeVisible();
  expect(problems).toEqual([]);
});
