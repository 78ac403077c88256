import { expect, test } from '@playwright/test';
import type { Catalog } from '../../domain/things/catalog.ts';
import { pdf } from '../samples/documents.ts';
import { signedIn, unique } from './admin-support.ts';
import { slowDown } from './slow.ts';

test('a catalog that a visitor looks at and downloads is counted once', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const staff = await signedIn(page, request);
  const title = unique('Sayılan Katalog');
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(await pdf({ pages: 1, text: title }))], `${title}.pdf`));
  form.set('folder', 'catalogs');
  const uploaded = await fetch(new URL('/api/upload/catalog', baseURL), {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${staff.token}` },
  });
  const { data: file } = await uploaded.json();
  const catalog = await staff.call<Catalog>('POST', '/catalogs', { title, fileUrl: file.url });
  const visitor = await (await browser.newContext()).newPage();
  await slowDown(visitor);
  for (let visit = 0; visit < 2; visit++) {
    const told = visitor.waitForRequest((sent) => sent.url().endsWith(`/${catalog.id}/view`));
    await visitor.goto(`/catalogs?q=${encodeURIComponent(title)}`);
    await told;
    const download = visitor.waitForEvent('download');
    await visitor.evaluate((id) => location.assign(`/api/catalogs/${id}/download`), catalog.id);
    expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
  }
  await expect
    .poll(async () => {
      const { viewCount, downloadCount } = await staff.call<Catalog>('GET', `/catalogs/${catalog.id}`);
      return [viewCount, downloadCount];
    })
    .toEqual([1, 1]);
  // A slowed page that stays open takes half a processor from all tests after it.
  await visitor.context().close();
});
