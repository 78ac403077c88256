import { expect, type Page, test } from '@playwright/test';
import { productPath } from '../../domain/site/paths.ts';
import type { Insights } from '../../domain/things/insights.ts';
import { Staff, signedIn, unique } from './admin-support.ts';
import { alive } from './visitor-support.ts';

/** What a page tells the server that it counts by. */
function toldBy(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    if (pathname === '/api/counts')
      told.push(`${searchParams.get('what')} ${searchParams.get('product') ?? ''}`);
  });
  return told;
}

test('a look, a search and taps are told once each; what staff do is not', async ({
  page,
  request,
  browser,
}) => {
  const staff = await Staff.signIn(request);
  const product = await staff.addProduct({ name: unique('Bakılan Ayna') });
  const { brand, category, slug } = product as typeof product &
    Record<'brand' | 'category', { slug: string }>;
  const address = productPath(brand.slug, category.slug, slug);
  const views = async () => (await staff.call<Insights>('GET', '/insights')).totals.views.at(-1) ?? 0;
  const before = await views();
  const told = toldBy(page);
  await page.goto(address);
  // Before the page is alive: the address leads away from the page, which the tap itself does not.
  await page.evaluate(() => addEventListener('click', (press) => press.preventDefault()));
  await page.locator('footer a[href^="mailto:"]').first().click();
  await alive(page);
  await expect.poll(() => told).toEqual(['mail ', `view ${product.id}`]);
  await expect.poll(views).toBeGreaterThan(before);

  await page.goto('/ara?q=ayna');
  await alive(page);
  await expect.poll(() => told.slice(2)).toEqual(['search ']);

  const own = await browser.newPage();
  await signedIn(own, request);
  const toldByStaff = toldBy(own);
  await own.goto(address);
  await alive(own);
  await own.locator('footer a[href^="mailto:"]').first().dispatchEvent('click');
  const { promise, resolve } = Promise.withResolvers<void>();
  await own.exposeFunction('lookedAt', resolve);
  // Later than a look would be told.
  await own.evaluate(() =>
    setTimeout(() => (globalThis as unknown as { lookedAt: () => void }).lookedAt(), 1500),
  );
  await promise;
  expect(toldByStaff).toEqual([]);
  await own.close();
});
