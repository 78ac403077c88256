import { expect, test } from '@playwright/test';
import { expectAccessible, inBothThemes, signedIn } from './admin-support.ts';

test('the audit trail is read, narrowed and checked', { tag: '@phone' }, async ({ page, request }) => {
  await signedIn(page, request);
  await page.goto('/admin/accounts?tab=denetim');
  const lines = page.getByRole('list', { name: 'Denetim izi' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await expect(page.getByText('Zincir sağlam.')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Girişler' }).click();
  await expect(lines.filter({ hasText: 'Giriş yapıldı' }).first()).toBeVisible();
  await page.getByLabel('Denetim izinde ara').fill('boyle-biri-yok');
  await expect(page.getByText('Aramanıza uyan olay yok')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
});
