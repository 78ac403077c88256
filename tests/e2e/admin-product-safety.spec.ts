import { expect, test } from '@playwright/test';
import { openForm } from './admin-product-pages.ts';
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

test.describe('nothing is lost', () => {
  test('a failing server leaves the text in the form, and a reload brings it back', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Hata') });
    let dialog = await openForm(page, product);
    await page.route(`**/api/products/${product.id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } })
        : route.continue(),
    );
    await dialog.getByLabel('Açıklama').fill('Uzun uzun yazılmış metin');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expectToast(page, 'Sunucu hatası. (HTTP 500)');
    await expect(dialog.getByLabel('Açıklama')).toHaveValue('Uzun uzun yazılmış metin');
    await page.reload();
    dialog = page.getByRole('dialog', { name: 'Ürünü düzenle' });
    await expect(dialog.getByText('Kaydedilmemiş metniniz geri getirildi', { exact: false })).toBeVisible();
    await expect(dialog.getByLabel('Açıklama')).toHaveValue('Uzun uzun yazılmış metin');
    await page.unroute(`**/api/products/${product.id}`);
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect((await staff.product(product.id)).description).toBe('Uzun uzun yazılmış metin');
  });

  test('a form that waits unsaved is told on the dashboard and in its list, and opens from there', {
    tag: '@phone',
  }, async ({ page }) => {
    const name = unique('Bekleyen');
    await page.goto('/admin/products?new=1');
    await page.getByRole('dialog', { name: 'Yeni ürün' }).getByLabel('Ürün adı').fill(name);
    // The tab is closed over it.
    await page.goto('/admin');
    const waiting = page.getByRole('region', { name: 'Kaydedilmemiş formlar' });
    await expect(waiting).toContainText(`Yeni ürün: ${name}, az önce`);
    await inBothThemes(page, () => expectAccessible(page));
    await page.goto('/admin/products?view=list');
    await waiting.getByRole('link', { name: `Yeni ürün: ${name}: sürdür` }).click();
    const form = page.getByRole('dialog', { name: 'Yeni ürün' });
    await expect(form.getByLabel('Ürün adı')).toHaveValue(name);
    await expect(page).toHaveURL(/view=list/);
    await page.goto('/admin/brands');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.goto('/admin');
    await waiting.getByRole('button', { name: `Yeni ürün: ${name}: metni sil` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Metni sil' }).click();
    await expect(waiting).toHaveCount(0);
  });

  test('without a network the form stays as it was', async ({ page, context }) => {
    const product = await staff.addProduct({ name: unique('Ağsız') });
    const dialog = await openForm(page, product);
    await dialog.getByLabel('Açıklama').fill('Tünelde yazıldı');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expectToast(page, 'Sunucuya bağlanılamadı. Bağlantınızı kontrol edip yeniden deneyin.');
    await expect(dialog.getByLabel('Açıklama')).toHaveValue('Tünelde yazıldı');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expectToast(page, 'Ürün başarıyla güncellendi!');
  });

  test('a refusal of the server is shown at its field', async ({ page }) => {
    const taken = await staff.addProduct({ name: unique('Kod Sahibi') });
    const product = await staff.addProduct({ name: unique('Kod İsteyen') });
    const dialog = await openForm(page, product);
    await dialog.getByLabel('Ürün kodu (SKU)').fill(taken.sku);
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(dialog.getByText(`"${taken.sku}" kodu başka bir üründe kullanılıyor.`)).toBeVisible();
    await expect(dialog.getByLabel('Ürün kodu (SKU)')).toBeFocused();
    await page.route(`**/api/products/${product.id}`, (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'invalid', message: 'Geçersiz.', fields: { videoUrl: 'Bu adres kabul edilmedi.' } },
      }),
    );
    await dialog.getByLabel('Ürün kodu (SKU)').fill(product.sku);
    await dialog.getByLabel('Açıklama').fill('değişti');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(dialog.getByText('Bu adres kabul edilmedi.')).toBeVisible();
    await expect(dialog.getByLabel('Video bağlantısı')).toBeFocused();
  });

  test('an ended session asks for the password over the form, and the save goes on', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Oturum') });
    const dialog = await openForm(page, product);
    await dialog.getByLabel('Açıklama').fill('Oturum bitti ama metin durdu');
    await staff.call('POST', '/auth/logout');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    const session = page.getByRole('dialog', { name: 'Oturumunuzun süresi doldu' });
    await inBothThemes(page, () => expectAccessible(page));
    await session.getByLabel('Şifre', { exact: true }).fill('test-sifre-1');
    await session.getByRole('button', { name: 'Devam et' }).click();
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    const [stored] = await (
      await page.request.get(`/api/products?search=${encodeURIComponent(product.name)}`)
    ).json();
    expect(stored.description).toBe('Oturum bitti ama metin durdu');
  });

  test('giving up at the session dialog keeps the text for after the next sign-in', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Vazgeçiş') });
    const dialog = await openForm(page, product);
    await dialog.getByLabel('Açıklama').fill('Yine de duruyor');
    await staff.call('POST', '/auth/logout');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await page.getByRole('button', { name: 'Giriş sayfasına git' }).click();
    await page.getByLabel('E-posta').fill('admin@vitrin.test');
    await page.getByLabel('Şifre', { exact: true }).fill('test-sifre-1');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(dialog.getByLabel('Açıklama')).toHaveValue('Yine de duruyor');
  });

  test('two people on one product: both versions are shown, and each field is chosen', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Çakışma'), description: 'ilk', stock: 1 });
    const dialog = await openForm(page, product);
    await dialog.getByLabel('Açıklama').fill('benim metnim');
    await dialog.getByLabel('Fiyat').fill('10');
    await staff.call('PUT', `/products/${product.id}`, { description: 'onun metni', stock: 7 });
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    const conflict = page.getByRole('alertdialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    const description = conflict.getByRole('group', { name: /^Açıklama/ });
    await expect(description).toContainText('İkiniz de değiştirdiniz');
    await expect(description.getByRole('radio', { name: /benim metnim/ })).toBeChecked();
    await expect(
      conflict.getByRole('group', { name: /^Stok/ }).getByRole('radio', { name: /Kayıttaki/ }),
    ).toBeChecked();
    await expect(
      conflict.getByRole('group', { name: /^Fiyat/ }).getByRole('radio', { name: /Sizinki/ }),
    ).toBeChecked();
    await inBothThemes(page, () => expectAccessible(page));
    await description.getByRole('radio', { name: /onun metni/ }).check();
    await conflict.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
    await expectToast(page, 'Ürün başarıyla güncellendi!');
    expect(await staff.product(product.id)).toMatchObject({ description: 'onun metni', stock: 7, price: 10 });
  });
});
