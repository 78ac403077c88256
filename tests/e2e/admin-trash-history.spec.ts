import { expect, type Page, test } from '@playwright/test';
import type { Brand } from '../../domain/things/brand.ts';
import type { Product } from '../../domain/things/product.ts';
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

function trashOf(text: string): string {
  return `/admin/trash?search=${encodeURIComponent(text)}`;
}

/** A brand with a category and two products. */
async function addFullBrand(): Promise<Brand> {
  const brand = await staff.call<Brand>('POST', '/brands', { name: unique('Dolu Marka') });
  const category = await staff.call<{ id: string }>('POST', '/categories', {
    name: 'Dal',
    brandId: brand.id,
  });
  for (const name of ['Bir', 'İki']) {
    await staff.addProduct({ name: unique(name), brandId: brand.id, categoryId: category.id });
  }
  return brand;
}

function entry(page: Page, name: string) {
  return page.getByRole('list', { name: 'Silinen kayıtlar' }).getByRole('article').filter({ hasText: name });
}

test('a deleted brand says what went with it, comes back whole and opens', { tag: '@phone' }, async ({
  page,
}) => {
  const brand = await addFullBrand();
  await staff.call('DELETE', `/brands/${brand.id}`);
  await page.goto(trashOf(brand.name));
  await expect(entry(page, brand.name)).toContainText('Marka · 1 kategori, 2 ürün ile birlikte');
  await expect(entry(page, brand.name)).toContainText('Yönetici sildi, az önce');
  await page.getByRole('button', { name: `${brand.name} geri yükle` }).click();
  await expect(page.getByText(`"${brand.name}" geri yüklendi.`)).toBeVisible();
  await expect(entry(page, brand.name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Kaydı aç' }).click();
  await expect(page.getByRole('dialog', { name: 'Markayı düzenle' }).getByLabel('Marka adı')).toHaveValue(
    brand.name,
  );
  const back = await staff.call<Brand>('GET', `/brands/${brand.id}`);
  expect(back).toMatchObject({ categoriesCount: 1, productsCount: 2 });
});

test('what belongs to something in the trash says so instead of coming back', async ({ page }) => {
  const brand = await addFullBrand();
  const [product] = await staff.call<Product[]>('GET', `/products?brandId=${brand.id}&includeInactive=true`);
  await staff.call('DELETE', `/products/${product?.id}`);
  await staff.call('DELETE', `/brands/${brand.id}`);
  await page.goto(trashOf(product?.name ?? ''));
  await page.getByRole('button', { name: `${product?.name} geri yükle` }).click();
  await expectToast(page, 'Kayıt geri yüklenemedi');
  await expectToast(page, /Önce onu geri yükleyin/);
  await expect(entry(page, product?.name ?? '')).toBeVisible();
});

test('search folds Turkish letters and the kind is in the address', async ({ page }) => {
  const mark = unique('Çöpteki Işık');
  const brand = await staff.call<Brand>('POST', '/brands', { name: `${mark} Marka` });
  const product = await staff.addProduct({ name: `${mark} Ürün` });
  await staff.call('DELETE', `/brands/${brand.id}`);
  await staff.call('DELETE', `/products/${product.id}`);
  await page.goto('/admin/trash');
  await page
    .getByRole('searchbox', { name: 'Çöp kutusunda ara' })
    .fill(mark.replace('Çöpteki Işık', 'COPTEKI ISIK'));
  await expect(entry(page, mark)).toHaveCount(2);
  await page.getByRole('group', { name: 'Tür' }).getByRole('button', { name: /^Ürün/ }).click();
  await expect(entry(page, mark)).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]type=products\b/);
});

test('many come back at once', async ({ page }) => {
  const mark = unique('Topluca');
  for (const word of ['bir', 'iki', 'üç']) {
    const product = await staff.addProduct({ name: `${mark} ${word}` });
    await staff.call('DELETE', `/products/${product.id}`);
  }
  await page.goto(trashOf(mark));
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  const bar = page.getByRole('toolbar', { name: 'Toplu işlemler' });
  await expect(bar).toContainText('3 kayıt seçildi');
  await bar.getByRole('button', { name: 'Geri yükle' }).click();
  await expect(page.getByText('3 kayıt geri yüklendi.')).toBeVisible();
  expect(await staff.searchProducts(mark)).toHaveLength(3);
});

test('for good is for good, after a question', async ({ page }) => {
  const mark = unique('Sonsuza');
  const products = [];
  for (const word of ['bir', 'iki', 'üç']) {
    const product = await staff.addProduct({ name: `${mark} ${word}` });
    products.push(product);
    await staff.call('DELETE', `/products/${product.id}`);
  }
  await page.goto(trashOf(mark));
  await page.getByRole('button', { name: `${mark} bir kalıcı olarak sil` }).click();
  const question = page.getByRole('alertdialog', { name: `"${mark} bir" kalıcı olarak silinsin mi?` });
  await expect(question).toContainText('Bu işlem geri alınamaz.');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(entry(page, mark)).toHaveCount(3);
  await page.getByRole('button', { name: `${mark} bir kalıcı olarak sil` }).click();
  await question.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expectToast(page, 'Kalıcı olarak silindi.');
  await expect(entry(page, mark)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '2 kaydı kalıcı olarak sil' }).click();
  await expectToast(page, '2 kayıt kalıcı olarak silindi.');
  await expect(entry(page, mark)).toHaveCount(0);
  const history = await staff.call<{ action: string; before: unknown }[]>(
    'GET',
    `/history?entity=products&id=${products[0]?.id}`,
  );
  expect(history[0]?.action).toBe('purge');
  expect(history.every((line) => line.before === null)).toBe(true);
});

test('an empty trash and a failed one', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/api/trash',
    (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
  );
  await page.goto('/admin/trash');
  const error = page.getByRole('alert').filter({ hasText: 'Çöp kutusu yüklenirken hata oluştu' });
  await expect(error).toBeVisible();
  await page.unrouteAll();
  await page.route(
    (url) => url.pathname === '/api/trash',
    (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await error.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByText('Çöp kutusu boş')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});

test('the trash is accessible with rows ticked', { tag: '@phone' }, async ({ page }) => {
  const product = await staff.addProduct({ name: unique('Seçilen') });
  await staff.call('DELETE', `/products/${product.id}`);
  await page.goto(trashOf(product.name));
  await page.getByRole('checkbox', { name: `${product.name} seç` }).click();
  await inBothThemes(page, () => expectAccessible(page));
});

test.describe('history', () => {
  async function changedProduct(): Promise<Product> {
    const product = await staff.addProduct({
      name: unique('Geçmişli'),
      description: 'İki parçalı konik implant.',
      price: 10,
    });
    await staff.call('PUT', `/products/${product.id}`, {
      description: 'Üç parçalı konik implant.',
      price: 12.5,
    });
    return staff.call<Product>('PUT', `/products/${product.id}`, { isActive: false });
  }

  test('shows who changed what, word by word', { tag: '@phone' }, async ({ page }) => {
    const product = await changedProduct();
    await page.goto(`/admin/products?edit=${product.id}`);
    await page.getByRole('button', { name: 'Geçmiş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
    const versions = dialog.getByRole('list', { name: 'Sürümler' }).getByRole('button');
    await expect(versions).toHaveText([
      /pasife alındı.*Şimdiki.*Yönetici/i,
      /güncellendi: Açıklama, Fiyat.*Yönetici/i,
      /eklendi.*Yönetici/i,
    ]);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Durum' })).toContainText(
      /Önce\s*Aktif\s*Sonra\s*Pasif/,
    );
    await versions.nth(1).click();
    const description = dialog.getByRole('listitem').filter({ hasText: 'Açıklama' }).last();
    await expect(description.getByRole('deletion')).toHaveText('İki');
    await expect(description.getByRole('insertion')).toHaveText('Üç');
    await inBothThemes(page, () => expectAccessible(page));
    await versions.nth(2).click();
    await expect(dialog.getByRole('definition').filter({ hasText: 'İki parçalı' })).toBeVisible();
  });

  test('an older version comes back, and the form shows it', async ({ page }) => {
    const product = await changedProduct();
    await page.goto(`/admin/products?edit=${product.id}`);
    await page.getByRole('button', { name: 'Geçmiş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
    await dialog.getByRole('list', { name: 'Sürümler' }).getByRole('button').last().click();
    await dialog.getByRole('button', { name: 'Şimdikinden farkı' }).click();
    await expect(dialog.getByRole('heading', { level: 4 })).toHaveText(['Açıklama', 'Fiyat', 'Durum'], {
      useInnerText: true,
    });
    await dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Değişecek alanlar: Açıklama, Fiyat, Durum.');
    await question.getByRole('button', { name: 'Bu sürüme dön' }).dblclick();
    await expectToast(page, /sürümüne dönüldü\.$/);
    const form = page.getByRole('dialog', { name: 'Ürünü düzenle' });
    await expect(form.getByLabel('Açıklama')).toHaveValue('İki parçalı konik implant.');
    expect(await staff.product(product.id)).toMatchObject({
      description: 'İki parçalı konik implant.',
      price: 10,
      isActive: true,
      version: product.version + 1,
    });
    await form.getByLabel('Stok').fill('7');
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect((await staff.product(product.id)).stock).toBe(7);
  });

  test('the state before a change comes back, and the question says which it is', async ({ page }) => {
    const product = await changedProduct();
    await page.goto(`/admin/products?edit=${product.id}`);
    await page.getByRole('button', { name: 'Geçmiş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
    await dialog.getByRole('list', { name: 'Sürümler' }).getByRole('button').nth(1).click();
    await expect(dialog).toContainText(/“Bu sürüme dön”, .+ değişikliğinden sonraki hâli geri getirir\./);
    await dialog.getByRole('button', { name: 'Bu değişiklikten önceki hâle dön' }).click();
    const question = page.getByRole('alertdialog', { name: 'Bu değişiklikten önceki hâle dönülsün mü?' });
    await expect(question).toContainText(/Yönetici .+ tarihinde değiştirmeden önceki hâline döner\./);
    await expect(question).toContainText('Değişecek alanlar: Açıklama, Fiyat, Durum.');
    await inBothThemes(page, () => expectAccessible(page));
    await question.getByRole('button', { name: 'Bu değişiklikten önceki hâle dön' }).click();
    await expectToast(page, /değişikliğinden önceki hâle dönüldü\.$/);
    expect(await staff.product(product.id)).toMatchObject({
      description: 'İki parçalı konik implant.',
      price: 10,
      isActive: true,
    });
  });

  test('unsaved text outlives a way back to an older version', async ({ page }) => {
    const product = await changedProduct();
    await page.goto(`/admin/products?edit=${product.id}`);
    const form = page.getByRole('dialog', { name: 'Ürünü düzenle' });
    await form.getByLabel('Açıklama').fill('Elimde yeni bir metin var.');
    await form.getByRole('button', { name: 'Geçmiş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
    await dialog.getByRole('list', { name: 'Sürümler' }).getByRole('button').last().click();
    await dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bu sürüme dön' }).click();
    await expectToast(page, /sürümüne dönüldü\.$/);
    await expect(form.getByLabel('Açıklama')).toHaveValue('Elimde yeni bir metin var.');
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Elimde yeni bir metin var.');
    expect((await staff.product(product.id)).description).toBe('İki parçalı konik implant.');
  });

  test('a deleted row has a history without a way back', async ({ page }) => {
    const product = await changedProduct();
    await staff.call('DELETE', `/products/${product.id}`);
    await page.goto(`/admin/activities?search=${encodeURIComponent(product.name)}`);
    await page
      .getByRole('button', { name: `${product.name} geçmişi` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
    await dialog.getByRole('list', { name: 'Sürümler' }).getByRole('button').last().click();
    await expect(dialog.getByText('Bu kayıt çöp kutusunda.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Bu sürüme dön' })).toHaveCount(0);
  });

  test('a failed history and a failed way back are told', async ({ page }) => {
    const product = await changedProduct();
    await page.route(
      (url) => url.pathname === '/api/history',
      (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
    );
    await page.goto(`/admin/products?edit=${product.id}`);
    await page.getByRole('button', { name: 'Geçmiş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
    await expect(dialog.getByText('Geçmiş yüklenirken hata oluştu')).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Tekrar Dene' }).click();
    await dialog.getByRole('list', { name: 'Sürümler' }).getByRole('button').last().click();
    await page.route('**/api/history/*/restore', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bu sürüme dön' }).click();
    await expectToast(page, 'Bu sürüme dönülemedi');
    expect((await staff.product(product.id)).version).toBe(product.version);
  });
});
