import { expect, test } from '@playwright/test';
import { card, openList } from './admin-product-pages.ts';
import { choose, expectToast, type Staff, signedIn, take, unique } from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

test.describe('list', () => {
  test('search, filters, order and view live in the address', async ({ page }) => {
    const name = unique('Adres Denemesi');
    await staff.addProduct({ name, isActive: false });
    await openList(page);
    await page.getByRole('searchbox', { name: 'Ürünlerde ara' }).fill(name);
    await expect(page.getByText('1 ürün', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await page.getByLabel('Durum').selectOption({ label: 'Pasif' });
    await page.getByLabel('Görselsiz').check();
    await page.getByRole('button', { name: 'Tamam' }).click();
    await page.getByRole('button', { name: /^Sıralama/ }).click();
    await page.getByRole('menuitemradio', { name: 'Ada göre' }).click();
    await page.getByRole('button', { name: 'Liste', exact: true }).click();
    const params = new URL(page.url()).searchParams;
    expect(Object.fromEntries(params)).toEqual({
      search: name,
      isActive: 'false',
      withoutImage: 'true',
      sort: 'name',
      view: 'list',
    });
    await page.reload();
    await expect(card(page, name)).toBeVisible();
    await page.getByRole('button', { name: 'Durum: Pasif süzgecini kaldır' }).click();
    await expect(page.getByRole('button', { name: 'Durum: Pasif süzgecini kaldır' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Durum: Pasif süzgecini kaldır' })).toBeVisible();
  });

  test('brand, category, featured, pictureless and stock narrow the list', async ({ page }) => {
    const { id, brandId, brand, name: categoryName } = await staff.somewhere();
    const name = unique('Süzgeç Denemesi');
    const added = [
      await staff.addProduct({ name: `${name} bir`, stock: 0, isFeatured: true }),
      await staff.addProduct({ name: `${name} iki`, stock: 9, imageUrl: 'https://ornek.com.tr/a.png' }),
    ];
    const one = card(page, `${name} bir`);
    const two = card(page, `${name} iki`);
    for (const filter of ['stock=out', 'isFeatured=true', 'withoutImage=true']) {
      await openList(page, name, `&${filter}`);
      await expect(one).toBeVisible();
      await expect(two).toHaveCount(0);
    }
    await openList(page, name, `&brandId=${brandId}&categoryId=${id}`);
    await expect(two).toBeVisible();
    await expect(page.getByRole('button', { name: `Marka: ${brand.name} süzgecini kaldır` })).toBeVisible();
    await expect(
      page.getByRole('button', { name: `Kategori: ${categoryName} süzgecini kaldır` }),
    ).toBeVisible();
    // The pages of other tests show neither what is featured nor a picture that cannot be had.
    for (const row of added) await staff.call('DELETE', `/products/${row.id}`);
  });

  test('a card shows three features, then how many more', async ({ page }) => {
    const name = unique('Özellik Denemesi');
    await staff.addProduct({ name, features: ['Bir', 'İki', 'Üç', 'Dört', 'Beş'] });
    await openList(page, name);
    await expect(card(page, name).getByRole('listitem')).toHaveText([/Bir/, /İki/, /Üç/, '+2 daha']);
  });

  test('nothing found offers a way back, and an empty shop a first product', async ({ page }) => {
    await openList(page, unique('bulunmaz'));
    await expect(page.getByText('Aramanıza uyan kayıt yok')).toBeVisible();
    await page.getByRole('button', { name: 'Aramayı ve süzgeçleri temizle' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route('**/api/products?*', (route) =>
      route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    );
    await openList(page);
    await expect(page.getByText('Henüz ürün bulunmuyor')).toBeVisible();
  });

  test('a failed list says so and tries again', async ({ page }) => {
    await page.route('**/api/products?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
    );
    await openList(page);
    await expect(page.getByRole('alert')).toContainText('Ürünler yüklenirken hata oluştu!');
    await expect(page.getByRole('alert')).toContainText('HTTP 500');
    await page.unroute('**/api/products?*');
    await page.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('thousands of rows load as they are scrolled to, and only some are in the page', async ({ page }) => {
    const template = (await staff.searchProducts(''))[0];
    await page.route('**/api/products?*', (route) => {
      const url = new URL(route.request().url());
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const limit = Number(url.searchParams.get('limit') ?? 60);
      const rows = Array.from({ length: limit }, (_, index) => ({
        ...template,
        id: `row-${from + index}`,
        name: `Satır ${from + index}`,
      }));
      url.searchParams.set('cursor', String(from + limit));
      return route.fulfill({
        json: rows,
        headers: { 'X-Total-Count': '5000', Link: `<${url.pathname}${url.search}>; rel="next"` },
      });
    });
    await openList(page, '', '&view=list');
    await expect(page.getByText('5.000 ürün')).toBeVisible();
    const last = page.getByRole('list', { name: 'Ürün listesi' }).getByRole('listitem').last();
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(Number(await last.getAttribute('aria-posinset', { timeout: 1000 }))).toBeGreaterThan(400);
    }).toPass({ intervals: [50], timeout: 20_000 });
    expect(await page.getByRole('article').count()).toBeLessThan(60);
  });

  test('built-in and own views', async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Stokta yok', exact: true }).click();
    await expect(page).toHaveURL(/stock=out/);
    await page.getByRole('button', { name: 'Pasif', exact: true }).click();
    await expect(page).toHaveURL(/isActive=false/);
    await page.getByRole('button', { name: 'Görselsiz', exact: true }).click();
    await expect(page).toHaveURL(/withoutImage=true/);
    await page.getByRole('searchbox', { name: 'Ürünlerde ara' }).fill('implant');
    await page.getByRole('button', { name: 'Görünümü kaydet' }).click();
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByText('Görünüme bir ad verin.')).toBeVisible();
    await page.getByLabel('Görünümün adı').fill('Görselsiz implantlar');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await page.getByRole('button', { name: 'Tümü', exact: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Görselsiz implantlar', exact: true }).click();
    await expect(page).toHaveURL(/search=implant/);
    await page.getByRole('button', { name: '"Görselsiz implantlar" görünümünü sil' }).click();
    await expect(page.getByRole('button', { name: 'Görselsiz implantlar', exact: true })).toHaveCount(0);
  });
});

test.describe('in the list', () => {
  test('active and featured are switched in place', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Anahtar') });
    await openList(page, product.name);
    const active = card(page, product.name).getByRole('switch', { name: /Aktif|Pasif/ });
    await expect(active).toBeChecked();
    await active.click();
    await expect(active).not.toBeChecked();
    // The state is written once: the pill that says it is the switch.
    await expect(card(page, product.name).getByText(/^(Aktif|Pasif)$/)).toHaveText(['Pasif']);
    await card(page, product.name)
      .getByRole('switch', { name: /Öne çıkan/ })
      .click();
    await expect.poll(() => staff.product(product.id)).toMatchObject({ isActive: false, isFeatured: true });
  });

  test('switches that are pressed while an answer is still out are all stored, one after the other', async ({
    page,
  }) => {
    const product = await staff.addProduct({ name: unique('Çabuk') });
    await openList(page, product.name);
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/products/${product.id}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const active = card(page, product.name).getByRole('switch', { name: /Aktif|Pasif/ });
    const featured = card(page, product.name).getByRole('switch', { name: /Öne çıkan/ });
    await active.click();
    await featured.click();
    await active.click();
    held.resolve();
    await expect
      .poll(() => staff.product(product.id))
      .toMatchObject({ isActive: true, isFeatured: true, version: product.version + 3 });
    await expect(active).toBeChecked();
    await expect(featured).toBeChecked();
    await expect(page.getByRole('region', { name: /Bildirimler/ }).getByRole('listitem')).toHaveCount(0);
  });

  test('a deletion asks first and can be taken back', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Silinecek') });
    await openList(page, product.name);
    await card(page, product.name)
      .getByRole('button', { name: `${product.name} diğer işlemler` })
      .click();
    await page.getByRole('menuitem', { name: 'Sil' }).click();
    await page
      .getByRole('alertdialog', { name: 'Bu ürünü silmek istediğinizden emin misiniz?' })
      .getByRole('button', { name: 'Sil', exact: true })
      .click();
    await expect(card(page, product.name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expectToast(page, 'Geri alındı.');
    await expect(card(page, product.name)).toBeVisible();
  });

  test('a copy is passive and opens for editing', async ({ page }) => {
    const product = await staff.addProduct({ name: unique('Kopyalanan'), price: 5 });
    await openList(page, product.name);
    await card(page, product.name)
      .getByRole('button', { name: `${product.name} diğer işlemler` })
      .click();
    await page.getByRole('menuitem', { name: 'Çoğalt' }).click();
    await expect(page.getByRole('dialog', { name: 'Ürünü düzenle' }).getByLabel('Ürün adı')).toHaveValue(
      `${product.name} (kopya)`,
    );
    const copy = (await staff.searchProducts(product.name)).find((row) => row.id !== product.id);
    expect(copy).toMatchObject({ isActive: false, price: 5 });
    expect(copy?.sku).not.toBe(product.sku);
  });

  test('the order is changed by menu and by keyboard, and taken back', async ({ page }) => {
    const name = unique('Sıra');
    const [a, b, c] = [
      await staff.addProduct({ name: `${name} A` }),
      await staff.addProduct({ name: `${name} B` }),
      await staff.addProduct({ name: `${name} C` }),
    ];
    const order = async () => (await staff.searchProducts(name)).map((row) => row.name.slice(-1)).join('');
    await openList(page, name, '&view=list');
    await card(page, c.name)
      .getByRole('button', { name: `${c.name} diğer işlemler` })
      .click();
    await page.getByRole('menuitem', { name: 'En başa al' }).click();
    await expectToast(page, 'Sıralama kaydedildi.');
    await expect.poll(order).toBe('CAB');
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(order).toBe('ABC');
    await expect(page.getByRole('article').first()).toContainText(a.name);
    const handle = page.getByRole('button', { name: `${b.name}: sırasını değiştir` });
    await take(handle, `${b.name} alındı, 2. sırada.`);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${b.name} 3. sıraya geldi.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(order).toBe('ACB');
  });
});

test.describe('many at once', () => {
  test('all are selected, made passive and taken back', async ({ page }) => {
    const name = unique('Toplu');
    const rows = [
      await staff.addProduct({ name: `${name} 1` }),
      await staff.addProduct({ name: `${name} 2` }),
    ];
    await openList(page, name);
    await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
    const bar = page.getByRole('toolbar', { name: 'Toplu işlemler' });
    await expect(bar).toContainText('2 ürün seçildi');
    await bar.getByRole('button', { name: 'Pasife al' }).click();
    await expectToast(page, '2 ürün pasife alındı.');
    await expect(bar).toHaveCount(0);
    const states = async () => Promise.all(rows.map(async (row) => (await staff.product(row.id)).isActive));
    expect(await states()).toEqual([false, false]);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(states).toEqual([true, true]);
  });

  test('many are deleted after a question with their number, and come back', async ({ page }) => {
    const name = unique('Toplu Sil');
    await staff.addProduct({ name: `${name} 1` });
    await staff.addProduct({ name: `${name} 2` });
    await openList(page, name);
    await page.getByRole('checkbox', { name: `${name} 1 seç` }).click();
    await page.getByRole('checkbox', { name: `${name} 2 seç` }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Sil' }).click();
    const question = page.getByRole('alertdialog', { name: '2 ürünü silmek istediğinizden emin misiniz?' });
    await question.getByRole('button', { name: '2 ürünü sil' }).click();
    await expectToast(page, '2 ürün çöp kutusuna taşındı.');
    await expect(page.getByText('Aramanıza uyan kayıt yok')).toBeVisible();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(card(page, `${name} 1`)).toBeVisible();
    await expect(card(page, `${name} 2`)).toBeVisible();
  });

  test('many move to a category of their brand', async ({ page }) => {
    const name = unique('Taşınan');
    const product = await staff.addProduct({ name });
    const categories = await staff.call<{ id: string; name: string; brandId: string }[]>(
      'GET',
      '/categories',
    );
    const target = categories.find((row) => row.brandId === product.brandId && row.id !== product.categoryId);
    await openList(page, name);
    await page.getByRole('checkbox', { name: `${name} seç` }).click();
    await page.getByRole('button', { name: 'Kategoriye taşı' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kategoriye taşı' });
    await dialog.getByRole('button', { name: 'Taşı' }).click();
    await expect(dialog.getByText('Bir kategori seçin.')).toBeVisible();
    await choose(dialog, 'Kategori', target?.name ?? '');
    await dialog.getByRole('button', { name: '1 ürünü taşı' }).click();
    await expectToast(page, `1 ürün ${target?.name} kategorisine taşındı.`);
    expect((await staff.product(product.id)).categoryId).toBe(target?.id);
  });
});
