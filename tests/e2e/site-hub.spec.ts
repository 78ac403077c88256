import { expect, test } from '@playwright/test';
import { expectAccessible, inBothThemes, signedIn } from './admin-support.ts';

test.beforeEach(async ({ page, request }) => {
  await signedIn(page, request);
});

test('the hub shows six tiles with their sections, and each leads to an editor and back', async ({
  page,
}) => {
  await page.goto('/admin/site-customization');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  // The order in which the specification lists the editors.
  await expect(tiles).toHaveText([
    /^Üst menü/,
    /^Alt bilgi/,
    /^SEO/,
    /^Ana sayfa/,
    /^Kurumsal/,
    /^Bayiliklerimiz/,
  ]);
  const home = tiles.filter({ hasText: 'Ana sayfa' });
  await expect(home).toContainText('7 bölüm');
  for (const name of ['Hero', 'Öne çıkan ürünler', 'Bayilik markaları', '+4 daha'])
    await expect(home).toContainText(name);
  await expect(home).toContainText('Son yayın');
  await expect(tiles.filter({ hasText: 'Üst menü' })).not.toContainText('daha');

  const editors = {
    'Üst menü': 'header',
    'Alt bilgi': 'footer',
    SEO: 'seo',
    'Ana sayfa': 'homepage',
    Kurumsal: 'about',
    Bayiliklerimiz: 'distributors',
  };
  for (const [label, path] of Object.entries(editors)) {
    await tiles.filter({ hasText: label }).first().click();
    await expect(page).toHaveURL(`/admin/site-customization/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await page.getByRole('link', { name: 'Site özelleştirmeye dön' }).click();
    await expect(page).toHaveURL('/admin/site-customization');
  }
});

test('an unknown editor is not found', async ({ page }) => {
  await page.goto('/admin/site-customization/bulten');
  await expect(page.getByText('Panelde böyle bir sayfa yok.')).toBeVisible();
});

test('hub and editors have no violation of accessibility in either theme', async ({ page }) => {
  for (const path of ['', '/homepage', '/homepage?bolum=gallery', '/header?bolum=navigation', '/seo']) {
    await page.goto(`/admin/site-customization${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path) await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
  }
});
