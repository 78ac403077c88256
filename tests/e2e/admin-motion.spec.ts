import { expect, test } from '@playwright/test';
import { card, openList } from './admin-product-pages.ts';
import { type Staff, signedIn, unique } from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

test('what is deleted leaves upwards; nothing moves where less motion is asked for', async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Giden') });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openList(page, product.name);
    const row = page.locator(`[data-row="${product.id}"]`);
    await expect(row).toBeVisible();
    const motion = await row.evaluate((element) => {
      element.classList.add('leave');
      const { animationName, animationDuration } = getComputedStyle(element);
      return `${animationName} ${Math.round(Number.parseFloat(animationDuration) * 1000)} ms`;
    });
    expect(motion).toBe(reducedMotion === 'reduce' ? 'leave 1 ms' : 'leave 260 ms');
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openList(page, product.name);
  const menu = page.getByRole('button', { name: `${product.name} diğer işlemler` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  // The list is held back, so that the row is seen on its way.
  await page.route('**/api/products?**', async (route) => {
    await expect(page.locator('.leave')).toHaveCount(1);
    await route.continue();
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(card(page, product.name)).toHaveCount(0);
});
