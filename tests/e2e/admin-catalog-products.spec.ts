import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Catalog, ProductsInText } from '../../domain/things/catalog.ts';
import type { Product } from '../../domain/things/product.ts';
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

/** A catalog with a file that says this on each of two pages. */
async function addCatalog(request: APIRequestContext, text: string): Promise<Catalog> {
  const buffer = await pdf({ pages: 2, text });
  const sent = await request.post('/api/upload/catalog', {
    headers: { Authorization: `Bearer ${staff.token}` },
    multipart: { file: { name: 'katalog.pdf', mimeType: 'application/pdf', buffer }, folder: 'catalogs' },
  });
  const fileUrl = (await sent.json()).data.url;
  const catalog = await staff.call<Catalog>('POST', '/catalogs', { title: unique('Katalog'), fileUrl });
  // Its text is read behind the upload.
  const read = () => staff.call<ProductsInText>('GET', `/catalogs/${catalog.id}/products-in-text`);
  await expect.poll(async () => (await read()).hasText).toBe(true);
  return catalog;
}

test('the products of a catalog are ticked in one dialog, by ranges, and taken back at once @phone', async ({
  page,
  request,
}) => {
  const name = unique('Rulo');
  const other = await addCatalog(request, 'Başka');
  const catalog = await addCatalog(request, 'Boş');
  const all: Product[] = [];
  for (const at of [1, 2, 3, 4])
    all.push(await staff.addProduct({ name: `${name} ${at}`, ...(at === 4 && { catalogId: other.id }) }));
  await page.goto(`/admin/catalogs?search=${encodeURIComponent(catalog.title)}`);
  await page.getByRole('button', { name: `${catalog.title}: ürünleri seç` }).click();
  const dialog = page.getByRole('dialog', { name: 'Kataloğun ürünleri' });
  await dialog.getByLabel('Ürün ara').fill(name);
  const rows = dialog.getByRole('list', { name: 'Ürünler' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(3)).toContainText(other.title);
  await rows.nth(0).getByRole('checkbox').click();
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: '3 ürünü bağla' }).click();
  await expect(dialog).toHaveCount(0);
  await expectToast(page, `${catalog.title}: 3 ürün güncellendi.`);
  const linked = async () => {
    const found = await staff.searchProducts(name);
    return found
      .filter(({ catalogId }) => catalogId === catalog.id)
      .map((row) => row.name.slice(-1))
      .sort();
  };
  expect(await linked()).toEqual(['1', '2', '3']);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(linked).toEqual([]);
});

test('the products whose codes stand in a catalog are found, and linked by one confirmation', async ({
  page,
  request,
}) => {
  const code = unique('KOD').replaceAll(' ', '-').toUpperCase();
  const catalog = await addCatalog(request, `${code}-A, (${code.toLowerCase()}-b) ${code}-CC`);
  const other = await addCatalog(request, 'Başka');
  const [first, second] = [
    await staff.addProduct({ name: unique('Kodlu'), sku: `${code}-A` }),
    await staff.addProduct({ name: unique('Kodlu'), sku: `${code}-B` }),
  ];
  const away = await staff.addProduct({ name: unique('Taşınmaz'), sku: `${code}-CC`, catalogId: other.id });
  await staff.addProduct({ name: unique('Geçmez'), sku: `${code}-C` });
  await page.goto(`/admin/catalogs?edit=${catalog.id}`);
  await page
    .getByRole('dialog', { name: 'Kataloğu düzenle' })
    .getByRole('button', { name: 'Ürünleri seç' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Kataloğun ürünleri' });
  await dialog.getByRole('button', { name: 'Koddan bul' }).click();
  const rows = dialog.getByRole('list', { name: 'Ürünler' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: first.name })).toContainText('Sayfa 1, 2');
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(rows.filter({ hasText: away.name }).getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('button', { name: '2 ürünü bağla' }).click();
  await expect(dialog).toHaveCount(0);
  for (const { id } of [first, second])
    expect(await staff.product(id)).toMatchObject({ catalogId: catalog.id });
  expect(await staff.product(away.id)).toMatchObject({ catalogId: other.id });
});
