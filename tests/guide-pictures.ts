import type { Page } from '@playwright/test';

/** Calls the API as the administrator. */
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;
type Named = { id: string; name: string };

/**
 * The pictures of the staff guide, by the name of the file: what is done on the screen before each is taken. They are
 * taken in this order on one site, so that none may leave behind what another would show.
 */
export const GUIDE_PICTURES: Readonly<Record<string, (page: Page, call: Call) => Promise<void>>> = {
  'kilavuz-geri-al': async (page, call) => {
    const rows = await call<Named[]>('GET', '/products?limit=12');
    await call('POST', '/products/changes', {
      rows: rows.map(({ id }) => ({ id, set: { price: 1490 } })),
    });
    await page.goto('/admin/activities');
    await page.getByRole('button', { name: '12 ürün: geri al' }).first().click();
    await page.getByRole('alertdialog').waitFor();
  },
  'kilavuz-alan': async (page) => {
    await page.goto('/admin/products?sort=-price');
    for (const at of [0, 1, 2, 3, 4, 5])
      await page.getByRole('article').nth(at).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Alanı değiştir' }).click();
    await page.getByRole('menuitem', { name: /^Fiyat/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Fiyatı değiştir' });
    await dialog.getByLabel('Değişim', { exact: true }).fill('7');
    await dialog.getByRole('button', { name: '6 fiyatı değiştir' }).waitFor();
  },
  'kilavuz-tablo': async (page) => {
    await page.goto('/admin/products?view=list&sort=sku');
    await page
      .getByRole('button', { name: /, fiyat: / })
      .first()
      .focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
    }, '13.450,00\n4.120\nsorulacak\n2.890,50');
    await page.getByRole('button', { name: /hücreyi kaydet/ }).waitFor();
  },
  'kilavuz-eksikler': async (page) => {
    await page.goto('/admin/gaps');
    await page.getByRole('table').waitFor();
  },
  'kilavuz-kuyruk': async (page) => {
    await page.goto('/admin/gaps?gap=catalog');
    await page.getByRole('button', { name: /Kaydet ve sıradaki/ }).waitFor();
  },
  'kilavuz-taslak': async (page, call) => {
    const [row] = await call<Named[]>('GET', '/products?limit=1');
    const changes = {
      description: 'Hızlı çevrim 18 dakikada biter; yazıcısı gövdenin içinde.',
      price: 174500,
    };
    await call('POST', '/drafts', { kind: 'products', rowId: row?.id, changes });
    await page.goto(`/admin/products?edit=${row?.id}`);
    await page.getByRole('region', { name: 'Taslak' }).waitFor();
  },
  'kilavuz-yayin-plani': async (page, call) => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const plan = await call<Named>('POST', '/plans', {
      name: 'Pazartesi değişiklikleri',
      at: `${day}T05:00:00.000Z`,
    });
    const planId = plan.id;
    const rows = await call<Named[]>('GET', '/products?limit=4');
    for (const { id: rowId } of rows.slice(1))
      await call('POST', '/drafts', { kind: 'products', rowId, changes: { price: 5860 }, planId });
    await page.goto(`/admin/plans?id=${planId}`);
    await page.getByRole('region', { name: plan.name, exact: true }).waitFor();
  },
  'kilavuz-disa-aktar': async (page) => {
    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    await page.getByRole('dialog', { name: 'Ürünler: dışa aktar' }).waitFor();
  },
  'kilavuz-ice-aktar': async (page, call) => {
    const products = await call<Array<{ sku: string; price: number | null }>>('GET', '/products?limit=8');
    const lines = products.map(({ sku, price }, at) =>
      at === 2 ? `${sku};sorulacak;12` : `${sku};${Math.round((price ?? 100) * 1.07)};${12 + at}`,
    );
    await page.goto('/admin/import');
    const arrival = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Dosya seç' }).click();
    const buffer = Buffer.from(['Stok Kodu;Liste Fiyatı;Stok', ...lines, 'YENI-01;450;3'].join('\r\n'));
    await (await arrival).setFiles({ name: 'fiyatlar-aralik.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Denemeyi başlat' }).click();
    await page.getByRole('button', { name: /satırı yaz/ }).waitFor();
  },
  'kilavuz-belirtec': async (page) => {
    await page.goto('/admin/accounts');
    await page.getByRole('link', { name: /^API belirteçleri/ }).click();
    const form = page.getByRole('region', { name: 'Yeni belirteç' });
    await form.getByLabel('Ad', { exact: true }).fill('Logo Tiger stok');
    await form.getByLabel('Stok ve fiyat').check();
  },
  'kilavuz-webhook': async (page) => {
    await page.goto('/admin/accounts?tab=webhooklar');
    await page.getByRole('button', { name: 'Webhook ekle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Webhook ekle' });
    await dialog.getByLabel('Adres').fill('https://erp.firmaniz.com.tr/vitrin');
    await dialog.getByLabel('Teklif kabul edildi').check();
  },
  'kilavuz-gorseller': async (page, call) => {
    const rows = await call<Array<Named & { imageUrl: string | null }>>('GET', '/products?limit=60');
    const [row] = rows;
    const known = new Set(rows.map(({ imageUrl }) => imageUrl).filter((url) => url && url !== row?.imageUrl));
    await call('PUT', `/products/${row?.id}`, { moreImages: [...known].slice(0, 3) });
    await page.goto(`/admin/products?edit=${row?.id}`);
    await page.getByText('Diğer görseller', { exact: true }).evaluate((label) => label.scrollIntoView());
  },
  'kilavuz-alt-kategori': async (page) => {
    await page.goto('/admin/categories');
    await page
      .getByRole('button', { name: /alt kategori ekle$/i })
      .first()
      .click();
  },
  'kilavuz-katalog-urunleri': async (page, call) => {
    const [catalog] = await call<Array<{ title: string }>>('GET', '/catalogs?limit=1');
    await page.goto('/admin/catalogs');
    await page.getByRole('button', { name: `${catalog?.title}: ürünleri seç` }).click();
    await page.getByRole('dialog', { name: 'Kataloğun ürünleri' }).getByRole('listitem').first().waitFor();
  },
};
