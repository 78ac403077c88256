import { expect, test } from '@playwright/test';
import { Staff, unique } from './admin-support.ts';
import { alive } from './visitor-support.ts';

test('a link to a file that is not there leads to a page of the site; programs get JSON', async ({
  page,
  request,
}) => {
  const staff = await Staff.signIn(request);
  const fileUrl = `/media/${'0'.repeat(32)}.pdf`;
  const title = unique('Kayıp katalog');
  const { id } = await staff.call<{ id: string }>('POST', '/catalogs', { title, fileUrl });
  const download = `/api/catalogs/${id}/download?inline=true`;
  for (const address of [download, fileUrl, '/api/catalogs/yok/download', '/media/%zz']) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 404]);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dosya Yok' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  }
  await page.getByRole('main').getByRole('link', { name: 'Katalogları görün' }).click();
  await expect(page).toHaveURL(/\/catalogs$/);
  const plain = await request.get(download, { headers: { Accept: 'application/json' } });
  expect([plain.status(), (await plain.json()).code]).toEqual([404, 'not_found']);
  await staff.call('DELETE', `/catalogs/${id}`);
});
