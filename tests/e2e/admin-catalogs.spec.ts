import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, test } from '@playwright/test';
import type { Catalog } from '../../domain/things/catalog.ts';
import { pdf } from '../samples/documents.ts';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

/** The file of one of the demo's catalogs, to be uploaded again. */
async function anyPdf(): Promise<Buffer> {
  const catalogs = await staff.call<Catalog[]>('GET', '/catalogs');
  // Others may have catalogs whose files lie elsewhere.
  const catalog = catalogs.find(({ fileUrl }) => fileUrl?.startsWith('/media/'));
  const response = await fetch(new URL(catalog?.fileUrl ?? '', test.info().project.use.baseURL));
  return Buffer.from(await response.arrayBuffer());
}

test('a catalog is added from its file: name, size and pages come along', async ({ page }) => {
  const title = unique('Ürün Kataloğu (2026) İÇİNDEKİLER');
  await page.goto('/admin/catalogs');
  await page.getByRole('button', { name: 'Katalog ekle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Yeni katalog' });
  await dialog.getByRole('button', { name: 'Kataloğu ekle' }).click();
  await expect(dialog.getByText('Lütfen zorunlu alanları doldurun!').first()).toBeVisible();
  await dialog.getByLabel('Katalog dosyası: dosya seç').setInputFiles({
    name: `${title}.pdf`,
    mimeType: 'application/pdf',
    buffer: await anyPdf(),
  });
  await expect(dialog.getByLabel('Katalog adı')).toHaveValue(title);
  await expect(dialog.getByLabel('Sayfa sayısı')).not.toHaveValue('');
  await dialog.getByLabel('Etiketler').fill('implant, 2026,');
  await dialog.getByRole('button', { name: 'Kataloğu ekle' }).click();
  await expectToast(page, 'Katalog başarıyla eklendi!');
  await page.getByRole('searchbox', { name: 'Kataloglarda ara' }).fill(title);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`${title}.pdf`);
  const [row] = await staff.call<Catalog[]>('GET', `/catalogs?search=${encodeURIComponent(title)}`);
  expect(row).toMatchObject({ tags: ['implant', '2026'], isActive: true });
  expect(row?.fileSize).toBeGreaterThan(1000);
});

test('a file that is too big or of another kind is refused before it is sent', async ({ page }) => {
  await page.goto('/admin/catalogs?new=1');
  const input = page.getByLabel('Katalog dosyası: dosya seç');
  await input.setInputFiles({
    name: 'resim.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(page.getByText('Lütfen PDF, DOC ya da DOCX dosyası seçin!')).toBeVisible();
});

test('the file of a passive catalog opens for staff, and for nobody else', async ({ page, request }) => {
  const title = unique('Saklı Katalog');
  const name = `${title}.pdf`;
  const bytes = await pdf({ text: title });
  const { data } = await (
    await request.post('/api/upload/catalog', {
      headers: { Authorization: `Bearer ${staff.token}` },
      multipart: { file: { name, mimeType: 'application/pdf', buffer: bytes }, folder: 'catalogs' },
    })
  ).json();
  await staff.call('POST', '/catalogs', { title, fileUrl: data.url, isActive: false });
  expect((await request.get(data.url)).status()).toBe(404);

  async function opened(link: Locator): Promise<void> {
    // This browser has no reader for PDFs and saves them, maybe before a test hears of the new tab.
    const download = new Promise<Download>((resolve) => {
      page.once('popup', (tab) => tab.once('download', resolve));
    });
    await link.click();
    const file = await download;
    expect([file.suggestedFilename(), readFileSync(await file.path()).length]).toEqual([name, bytes.length]);
    await file.page().close();
  }
  await page.goto(`/admin/catalogs?search=${encodeURIComponent(title)}`);
  const link = page.getByRole('article').getByRole('link', { name });
  await expect(link).toHaveAttribute('href', data.url);
  await opened(link);
  await page.getByRole('button', { name: `${title} düzenle` }).click();
  await opened(page.getByRole('dialog').getByRole('link', { name }));
});

test('badges show what is passive and featured; ticked ones are deleted with their count', async ({
  page,
}) => {
  const title = unique('Toplu Katalog');
  for (const isFeatured of [true, false]) {
    await staff.call('POST', '/catalogs', {
      title,
      fileUrl: 'https://ornek.com.tr/a.pdf',
      isFeatured,
      isActive: isFeatured,
    });
  }
  await page.goto(`/admin/catalogs?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').getByText('Öne Çıkan', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('article').getByText('Pasif', { exact: true })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  await expect(page.getByText('2 katalog seçildi')).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '2 kataloğu sil' }).click();
  await expectToast(page, '2 katalog çöp kutusuna taşındı.');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('as lines the catalogs say their file, their numbers and their state once', async ({ page }) => {
  const title = unique('Satır Katalog');
  await staff.call('POST', '/catalogs', { title, fileUrl: 'https://ornek.com.tr/a.pdf', isActive: false });
  await page.goto(`/admin/catalogs?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const line = page.getByRole('article').filter({ hasText: title });
  await expect(line.getByText('Pasif', { exact: true })).toHaveCount(1);
  await line.getByRole('switch', { name: `${title}: Pasif` }).click();
  await expect(line.getByRole('switch', { name: `${title}: Aktif` })).toBeChecked();
  await expectAccessible(page);
});

test('no violation in list and form, in both themes @phone', async ({ page }) => {
  await page.goto('/admin/catalogs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.goto('/admin/catalogs?new=1');
  await expect(page.getByRole('dialog', { name: 'Yeni katalog' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
