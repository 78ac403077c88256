import { expect, test } from '@playwright/test';
import { expectAccessible, inBothThemes, signedIn } from './admin-support.ts';

type Overview = { isRunning: boolean; copies: unknown[] };

test('a copy is made, told of, downloaded and asked for the password before it is gone back to @phone', async ({
  page,
  request,
}) => {
  const staff = await signedIn(page, request);
  const before = (await staff.call<Overview>('GET', '/copies')).copies.length;
  await page.goto('/admin/copies');
  await page.getByRole('button', { name: 'Şimdi yedek al' }).click();
  // Another copy of today may stand there already.
  await expect
    .poll(async () => {
      const { isRunning, copies } = await staff.call<Overview>('GET', '/copies');
      return isRunning ? 'running' : copies.length;
    })
    .toBe(before + 1);
  const head = page.getByRole('region', { name: /^Son iyi yedek: Bugün/ });
  await expect(head).toContainText('Hepsi aynı.');
  await expect(head.getByRole('list', { name: 'Son 30 günün yedekleri' }).getByRole('listitem')).toHaveCount(
    30,
  );
  const list = page.getByRole('list', { name: 'Yedekler', exact: true });
  await expect(list).toContainText('Doğrulandı');
  await inBothThemes(page, () => expectAccessible(page));
  const download = page.waitForEvent('download');
  await head.getByRole('button', { name: /^İndir/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^vitrin-.*\.tar$/);
  await list
    .getByRole('button', { name: /yedeğine geri dön$/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bugünkü hâl de yedeklenir.');
  await question.getByRole('button', { name: 'Denetle ve geri dön' }).click();
  await expect(question).toContainText('Şifrenizi yazın.');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Sistem durumu' })).toContainText('Son iyi yedek: az önce');
});
