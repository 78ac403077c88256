import { expect, type Page, test } from '@playwright/test';
import type { LibraryDetail, LibraryFile } from '../../domain/things/media-file.ts';
import { pdf } from '../samples/documents.ts';
import { photo } from '../samples/images.ts';
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

/** A picture that no other test has. */
async function picture(name = `${unique('Resim')}.png`) {
  const seed = Math.floor(Math.random() * 1e9);
  const buffer = await photo({ width: 640, height: 480 }, seed).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
async function inLibrary(): Promise<LibraryFile> {
  const { name, mimeType, buffer } = await picture();
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(buffer)], name, { type: mimeType }));
  form.set('folder', 'images');
  const response = await fetch(new URL('/api/upload/image', test.info().project.use.baseURL), {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${staff.token}` },
  });
  expect(response.status).toBe(201);
  return (await response.json()).data;
}
async function openFile(page: Page, file: LibraryFile) {
  await page.goto(`/admin/media?search=${encodeURIComponent(file.name)}`);
  await page.getByRole('button', { name: file.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Dosyayı düzenle' });
  await expect(dialog.getByLabel('Dosya adı')).toHaveValue(file.name);
  return dialog;
}

test('several files are uploaded at once; what fails says why and holds nobody up', async ({ page }) => {
  const [one, two] = [await picture(), await picture()];
  const book = unique('Katalog');
  await page.goto('/admin/media');
  await page
    .getByLabel('Kitaplığa dosya seç')
    .setInputFiles([
      one,
      { name: 'bozuk.png', mimeType: 'image/png', buffer: Buffer.from('bozuk') },
      two,
      { name: `${book}.pdf`, mimeType: 'application/pdf', buffer: await pdf({ pages: 2, text: book }) },
    ]);
  await expectToast(page, '3 dosya yüklendi.');
  await expect(page.getByText('bozuk.png')).toBeVisible();
  await expect(page.getByText(/Bu dosya bir görsel değil/).first()).toBeVisible();
  for (const name of [one.name, two.name, `${book}.pdf`])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'bozuk.png uyarısını kapat' }).click();
  await expect(page.getByText('bozuk.png')).toHaveCount(0);
});

test('a dropped file is uploaded', async ({ page }) => {
  const { name, buffer } = await picture();
  await page.goto('/admin/media');
  await expect(page.getByRole('article').first()).toBeVisible();
  const transfer = await page.evaluateHandle(
    ([bytes, fileName]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], fileName, { type: 'image/png' }));
      return data;
    },
    [[...buffer], name] as const,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expectToast(page, '1 dosya yüklendi.');
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('alternative text and focal point are set, by pointer and by keyboard', async ({ page }) => {
  const file = await inLibrary();
  const dialog = await openFile(page, file);
  await dialog.getByLabel('Alternatif metin').fill('Mavi ışık cihazı');
  const shown = dialog.locator('img').first();
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  if (!box) throw new Error('the picture is shown');
  await shown.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  const across = dialog.getByRole('slider', { name: /Soldan sağa/ });
  await expect(across).toHaveValue('25');
  await across.press('ArrowRight');
  await expect(across).toHaveValue('26');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Dosya güncellendi.');
  const stored = await staff.call<LibraryDetail>('GET', `/media/${file.id}`);
  expect(stored).toMatchObject({ alt: 'Mavi ışık cihazı', focalX: 26, focalY: 75 });
});

test('a replaced file is replaced in every place, and the change can be taken back', async ({ page }) => {
  const file = await inLibrary();
  const product = await staff.addProduct({ name: unique('Ürün'), imageUrl: file.url });
  const dialog = await openFile(page, file);
  await expect(dialog.getByRole('link', { name: product.name })).toBeVisible();
  const fresh = await picture();
  await dialog.getByLabel('Yeni dosya seç').setInputFiles(fresh);
  await expectToast(page, 'Dosya değiştirildi, 1 yerde yenisi gösteriliyor.');
  await expect(dialog.getByLabel('Dosya adı')).toHaveValue(fresh.name);
  expect((await staff.product(product.id)).imageUrl).not.toBe(file.url);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  expect((await staff.product(product.id)).imageUrl).toBe(file.url);
});

test('an unused file is deleted after a question; a used one only with its places emptied', async ({
  page,
}) => {
  const [free, used] = [await inLibrary(), await inLibrary()];
  const product = await staff.addProduct({ name: unique('Ürün'), imageUrl: used.url });
  const question = page.getByRole('alertdialog');
  await (await openFile(page, free)).getByRole('button', { name: 'Sil' }).click();
  await expect(question.getByText('hiçbir yerde kullanılmıyor')).toBeVisible();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, `"${free.name}" çöp kutusuna taşındı.`);
  await (await openFile(page, used)).getByRole('button', { name: 'Sil' }).click();
  await expect(question.getByText(product.name)).toBeVisible();
  await question.getByRole('button', { name: 'Yerlerini boşalt ve sil' }).click();
  await expectToast(page, `"${used.name}" çöp kutusuna taşındı.`);
  expect((await staff.product(product.id)).imageUrl).toBeNull();
});

test('a product takes its picture from the library, and its focal point is set there', async ({ page }) => {
  const file = await inLibrary();
  const product = await staff.addProduct({ name: unique('Ürün') });
  await page.goto(`/admin/products?edit=${product.id}`);
  const form = page.getByRole('dialog', { name: 'Ürünü düzenle' });
  await form.getByRole('button', { name: 'Kitaplıktan seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Kitaplıktan seçin' });
  await picker.getByRole('searchbox').fill(file.name);
  await picker.getByRole('button', { name: file.name }).click();
  await expect(picker).toHaveCount(0);
  await form.getByRole('button', { name: 'Odak noktası' }).click();
  const editor = page.getByRole('dialog', { name: 'Odak noktası ve alternatif metin' });
  await editor.getByRole('slider', { name: /Yukarıdan aşağı/ }).fill('10');
  await editor.getByRole('button', { name: 'Görseli kaydet' }).click();
  await expectToast(page, 'Görsel güncellendi.');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Ürün başarıyla güncellendi!');
  expect((await staff.product(product.id)).imageUrl).toBe(file.url);
  expect(await staff.call<LibraryDetail>('GET', `/media/${file.id}`)).toMatchObject({ focalY: 10 });
});

test('no violation in the library, in both themes @phone', async ({ page }) => {
  await page.goto('/admin/media');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});

test('no violation in a file and in the picker, in both themes @phone', async ({ page }) => {
  const file = await inLibrary();
  const dialog = await openFile(page, file);
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'Kitaplıktan seç' }).click();
  await expect(page.getByRole('list', { name: 'Kitaplıktaki dosyalar' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
