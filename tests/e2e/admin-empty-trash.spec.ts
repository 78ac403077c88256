import { expect, test } from '@playwright/test';
import { ADMIN } from '../../bench/site.ts';
import { expectAccessible, expectToast, inBothThemes, signedIn, unique } from './admin-support.ts';

test('emptying asks with the count and calls once', async ({ page, request }) => {
  const staff = await signedIn(page, request);
  const product = await staff.addProduct({ name: unique('Boşaltılan') });
  await staff.call('DELETE', `/products/${product.id}`);
  // Other tests have rows in the trash: the call is answered here.
  let calls = 0;
  await page.route(
    (url) => url.pathname === '/api/trash',
    (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      calls += 1;
      return route.fulfill({ json: { success: true, purged: 3 } });
    },
  );
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: 'Çöp kutusunu boşalt' }).click();
  const question = page.getByRole('alertdialog', { name: 'Çöp kutusu boşaltılsın mı?' });
  await inBothThemes(page, () => expectAccessible(page));
  const confirm = question.getByRole('button', { name: /^[\d.]+ kaydı kalıcı olarak sil$/ });
  await confirm.click();
  await expect(question.getByLabel('Şifreniz')).toHaveAccessibleDescription(/^Şifrenizi yazın\./);
  await question.getByLabel('Şifreniz').fill('yanlis-sifre');
  await confirm.click();
  await expect(question.getByLabel('Şifreniz')).toHaveAccessibleDescription(/^Şifreniz hatalı\./);
  expect(calls).toBe(0);
  await question.getByLabel('Şifreniz').fill(ADMIN.password);
  await confirm.dblclick();
  await expectToast(page, 'Çöp kutusu boşaltıldı.');
  await expect(question).toBeHidden();
  expect(calls).toBe(1);
});
