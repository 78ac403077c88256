import { expect, test } from '@playwright/test';
import { card, choosePlace, openForm, openList, REQUIRED } from './admin-product-pages.ts';
import { choose, expectToast, type Staff, signedIn, take, unique } from './admin-support.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

test.describe('create and edit', () => {
  test('a new product, from the required fields to the generated code', async ({ page }) => {
    const name = unique('Yeni Ürün');
    await openList(page, name);
    await page.getByRole('button', { name: 'Ürün ekle' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Yeni ürün' });
    await dialog.getByRole('button', { name: 'Ürünü ekle' }).click();
    await expect(dialog.getByText(REQUIRED)).toHaveCount(3);
    await expect(dialog.getByLabel('Ürün adı')).toBeFocused();
    await expect(dialog.getByRole('switch', { name: 'Aktif', exact: true })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Öne çıkan', exact: true })).not.toBeChecked();
    await dialog.getByLabel('Ürün adı', { exact: true }).fill(name);
    await choosePlace(dialog, staff);
    await dialog.getByLabel('Fiyat').fill('1.250,5');
    await dialog.getByLabel('Stok').fill('12');
    await dialog.getByRole('button', { name: 'Ürünü ekle' }).click();
    await expectToast(page, 'Ürün başarıyla eklendi!');
    await expect(dialog).toHaveCount(0);
    await expect(card(page, name)).toContainText('12 adet');
    const [stored] = await staff.searchProducts(name);
    expect(stored).toMatchObject({
      price: 1250.5,
      stock: 12,
      isActive: true,
      isFeatured: false,
      sortOrder: 0,
    });
    expect(stored?.sku).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{3}-YEN-\d{4}$/);
  });

  test('what is pasted is stored as it was meant, or refused and kept in sight', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Fiyatı Yapışan'), price: 5, stock: 3 });
    const dialog = await openForm(page, product);
    const [price, stock] = [dialog.getByLabel('Fiyat'), dialog.getByLabel('Stok')];
    await dialog.getByLabel('Ürün adı', { exact: true }).fill('\ufeffKom\u00adpo\u200bzit\u00a0A2');
    await price.fill('1,234');
    await stock.fill('1,000');
    await page.keyboard.press('Control+s');
    await expect(dialog.getByText('Fiyat okunamadı. Kuruşu virgülle yazın. Örnek: 1.234,50')).toBeVisible();
    await expect(dialog.getByText('Tam sayı girin. Örnek: 1.250')).toBeVisible();
    await expect(price).toHaveValue('1,234');
    await expect(stock).toHaveValue('1,000');
    expect(await staff.product(product.id)).toMatchObject({ price: 5, stock: 3 });
    await price.fill('1,234.50');
    await stock.fill('1.000');
    await expect(price).toHaveValue('1.234,50');
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect(await staff.product(product.id)).toMatchObject({
      name: 'Kompozit A2',
      price: 1234.5,
      stock: 1000,
    });
  });

  test('a price that is pasted with its currency brings it along', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Dövizli'), price: 5 });
    const dialog = await openForm(page, product);
    const currency = dialog.getByRole('combobox', { name: 'Para birimi' });
    await dialog.getByLabel('Fiyat').fill('1.250,50 €');
    await expect(currency).toContainText('EUR');
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect(await staff.product(product.id)).toMatchObject({ price: 1250.5, currency: 'EUR' });
    await (await openForm(page, product)).getByLabel('Fiyat').fill('1.250 TL');
    await expect(currency).toContainText('TRY');
    await page.keyboard.press('Control+s');
    await expect.poll(() => staff.product(product.id)).toMatchObject({ price: 1250, currency: 'TRY' });
  });

  test('a double click on save adds one row', async ({ page }) => {
    const name = unique('Çift Tık');
    await page.goto(`/admin/products?search=${encodeURIComponent(name)}&new=1`);
    const dialog = page.getByRole('dialog', { name: 'Yeni ürün' });
    await dialog.getByLabel('Ürün adı', { exact: true }).fill(name);
    await choosePlace(dialog, staff);
    await page.getByRole('button', { name: 'Ürünü ekle' }).dblclick();
    await expectToast(page, 'Ürün başarıyla eklendi!');
    await expect(card(page, name)).toHaveCount(1);
    expect(await staff.searchProducts(name)).toHaveLength(1);
  });

  test('an edit is saved with Ctrl+S and seen in the list', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Eski Ad') });
    const name = unique('Eski Ad Yeni');
    const dialog = await openForm(page, product);
    await dialog.getByLabel('Ürün adı', { exact: true }).fill(name);
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    await expect(dialog).toHaveCount(0);
    expect(await staff.product(product.id)).toMatchObject({ name, version: product.version + 1 });
  });

  test('Escape closes at once, and asks when something is unsaved', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Kaçış') });
    const dialog = await openForm(page, product);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: `${product.name} düzenle` }).click();
    await dialog.getByLabel('Açıklama').fill('Yarım kalan bir cümle');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
    await question.getByRole('button', { name: 'Düzenlemeye dön' }).click();
    await expect(dialog.getByLabel('Açıklama')).toHaveValue('Yarım kalan bir cümle');
    await page.goBack();
    await question.getByRole('button', { name: 'Değişiklikleri sil' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: `${product.name} düzenle` }).click();
    await expect(dialog.getByLabel('Açıklama')).toHaveValue('');
  });

  test('features are added, pasted, put in order by keyboard and removed', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Liste'), features: ['Bir'] });
    const dialog = await openForm(page, product);
    await dialog.getByRole('button', { name: 'Özellik ekle' }).click();
    await expect(dialog.getByLabel('2. özellik', { exact: true })).toBeFocused();
    await dialog.getByLabel('2. özellik', { exact: true }).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '• İki\n- Üç\n\nDört');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(dialog.getByLabel('4. özellik', { exact: true })).toHaveValue('Dört');
    await dialog.getByRole('button', { name: '2. özelliği sil' }).click();
    const handle = dialog.getByRole('button', { name: 'Dört: sırasını değiştir' });
    await take(handle, 'Dört alındı, 3. sırada.');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Dört 2. sıraya geldi.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(dialog.getByLabel('2. özellik', { exact: true })).toHaveValue('Dört');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect((await staff.product(product.id)).features).toEqual(['Bir', 'Dört', 'Üç']);
  });

  test('a video link is recognized or not', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Video') });
    const dialog = await openForm(page, product);
    await dialog.getByLabel('Video bağlantısı').fill('https://youtu.be/dQw4w9WgXcQ');
    await expect(dialog.getByText('YouTube videosu tanındı', { exact: false })).toBeVisible();
    await dialog.getByLabel('Video bağlantısı').fill('https://ornek.com.tr/film');
    await expect(dialog.getByText('Bu bağlantı oynatılamaz', { exact: false })).toBeVisible();
  });

  test('another brand empties a category that is not its own', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Marka Değişimi') });
    const brands = await staff.call<{ id: string; name: string }[]>('GET', '/brands');
    const other = brands.find((brand) => brand.id !== product.brandId);
    const dialog = await openForm(page, product);
    await choose(dialog, 'Marka', other?.name ?? '');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(dialog.getByText(REQUIRED)).toHaveCount(1);
    await expect(dialog.getByLabel('Kategori')).toBeFocused();
  });
});

test.describe('pictures', () => {
  test('a file over 5 MB is not sent', async ({ page }) => {
    const dialog = await openForm(page, await staff.addProduct({ name: unique('Büyük Resim') }));
    await dialog
      .getByLabel('Ürün görseli: dosya seç')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(dialog.getByText("Dosya boyutu 5MB'dan büyük olamaz!")).toBeVisible();
    await expect(dialog.getByText('Önerilen 800x600 (4:3)', { exact: false })).toBeVisible();
  });

  test('an uploaded picture becomes the product’s', async ({ page }) => {
    await page.route('**/api/upload/image', (route) =>
      route.fulfill({ json: { success: true, data: { url: '/favicon.svg' } } }),
    );
    const product = await staff.addProduct({ name: unique('Resim') });
    const dialog = await openForm(page, product);
    await dialog
      .getByLabel('Ürün görseli: dosya seç')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
    await expect(dialog.getByRole('img', { name: 'Ürün görseli önizlemesi' })).toHaveAttribute(
      'src',
      '/favicon.svg',
    );
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect((await staff.product(product.id)).imageUrl).toBe('/favicon.svg');
  });

  test('an upload can be cancelled, and the save waits for it', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/upload/image', async (route) => {
      await held.promise;
      await route.abort();
    });
    const dialog = await openForm(page, await staff.addProduct({ name: unique('İptal') }));
    await dialog
      .getByLabel('Ürün görseli: dosya seç')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Yükleme bekleniyor' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Yüklemeyi iptal et' }).click();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Kaydet', exact: true })).toBeEnabled();
    held.resolve();
  });

  for (const [status, message] of [
    [413, 'Dosya çok büyük.'],
    [415, 'Bu dosya türü kabul edilmiyor.'],
  ] as const) {
    test(`an upload refused with ${status} says why at the field`, async ({ page }) => {
      await page.route('**/api/upload/image', (route) =>
        route.fulfill({ status, json: { success: false, code: 'x', message, error: message } }),
      );
      const dialog = await openForm(page, await staff.addProduct({ name: unique('Ret') }));
      await dialog
        .getByLabel('Ürün görseli: dosya seç')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
      await expect(dialog.getByRole('group', { name: 'Ürün görseli' })).toContainText(
        `Resim yükleme hatası: ${message}`,
      );
      await expectToast(page, 'Resim yükleme hatası');
    });
  }
});

test('on the phone a product is added, edited and deleted', { tag: '@phone-only' }, async ({ page }) => {
  const name = unique('Telefonda');
  await openList(page, name);
  await page.getByRole('navigation', { name: 'Hızlı geçiş' }).getByRole('button', { name: 'Ekle' }).click();
  await page.getByRole('link', { name: 'Ürün ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni ürün' });
  await dialog.getByLabel('Ürün adı', { exact: true }).fill(name);
  await choosePlace(dialog, staff);
  await dialog.getByRole('button', { name: 'Ürünü ekle' }).click();
  await expectToast(page, 'Ürün başarıyla eklendi!');
  await openList(page, name);
  await page.getByRole('button', { name: `${name} düzenle` }).click();
  await page.getByRole('dialog', { name: 'Ürünü düzenle' }).getByLabel('Stok').fill('3');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(card(page, name)).toContainText('3 adet');
  await page.getByRole('button', { name: `${name} diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Aramanıza uyan kayıt yok')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
