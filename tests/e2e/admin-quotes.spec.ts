import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Product } from '../../domain/things/product.ts';
import { expectAccessible, inBothThemes, type Staff, signedIn, unique } from './admin-support.ts';
import { withoutScripts } from './visitor-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

type Sent = { clinic: string; link: string; code: string; product: Product };

/** A list as a visitor sends it, of a product that has no price yet. */
async function send(request: APIRequestContext): Promise<Sent> {
  const product = await staff.addProduct({ name: unique('Teklif ürünü'), stock: 17 });
  const clinic = unique('Çankaya Diş');
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 255));
  const response = await request.post('/api/quotes', {
    headers: { 'X-Forwarded-For': `10.${parts.join('.')}` },
    data: { clinic, phone: '0532 555 10 24', items: [{ productId: product.id, quantity: 3, note: 'Acele' }] },
  });
  expect(response.status()).toBe(201);
  return { ...(await response.json()), clinic, product };
}

test('a list is priced, sent, accepted by its link, and begins the next one', async ({
  page,
  request,
  browser,
}) => {
  const { clinic, link, code, product } = await send(request);
  await page.goto(`/admin/quotes?search=${encodeURIComponent(clinic)}`);
  await page.getByRole('list', { name: 'Teklifler' }).getByRole('link').filter({ hasText: clinic }).click();
  await expect(page.getByRole('heading', { name: clinic })).toBeVisible();
  const asked = page.getByRole('table', { name: 'İstenen ürünler' });
  const line = asked.getByRole('row').filter({ hasText: product.name });
  await expect(line.getByRole('cell')).toHaveText([/3$/, /17$/, 'Fiyatsız']);
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Teklifi hazırlayın' }).click();
  await expect(page.getByLabel('Durum')).toHaveValue('preparing');
  await expect(page.getByText('1 kalemin fiyatı yok')).toBeVisible();
  await page.getByRole('textbox', { name: `${product.name}, birim fiyat` }).fill('1.250,50');
  await page.getByRole('textbox', { name: `${product.name}, indirim yüzdesi` }).fill('10');
  await expect(page.getByRole('region', { name: 'Toplam' })).toContainText('₺4.051,62');
  await expect(page.getByRole('region', { name: 'PDF' })).toContainText('₺4.051,62');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Gönderince teklif dondurulur')).toBeVisible();
  await page.getByRole('textbox', { name: 'İç not' }).fill('Stokta var');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByRole('region', { name: 'İç notlar' })).toContainText('Stokta var');
  await page.getByRole('button', { name: 'Bağlantıyla' }).click();
  await expect(page.getByLabel('Durum')).toHaveValue('sent');
  await expect(page.getByRole('heading', { name: 'Gönderildi, henüz açılmadı' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));

  // Who has the link accepts, without scripts too.
  const visitor = await withoutScripts(browser);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(visitor.getByLabel('Toplam')).toContainText('4.051,62');
  await visitor.getByLabel('Kabul eden').fill('Dt. Elif Aydın');
  await visitor.getByLabel('Klinik adına yetkiliyim').check();
  await visitor.getByRole('button', { name: 'Teklifi kabul edin' }).click();
  await expect(visitor.getByText('Teklifi kabul ettiniz.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Teklifi kabul edin' })).toHaveCount(0);
  await visitor.context().close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Kazanıldı, 1 kez açıldı' })).toBeVisible();
  await expect(page.getByText('Dt. Elif Aydın')).toBeVisible();
  await expect(page.getByLabel('Durum')).toHaveValue('won');
  await page.getByRole('button', { name: 'Yeni teklife başlangıç yap' }).click();
  await expect(page.getByLabel('Durum')).toHaveValue('preparing');
  await expect(page.getByRole('textbox', { name: `${product.name}, birim fiyat` })).toHaveValue('1.250,50');
});

test('two people on one quote: nothing is written over unseen', async ({ page, request }) => {
  const { clinic, product } = await send(request);
  const [quote] = await staff.call<Array<{ id: string }>>(
    'GET',
    `/quotes?search=${encodeURIComponent(clinic)}`,
  );
  await page.goto(`/admin/quotes?id=${quote?.id}`);
  await page.getByRole('button', { name: 'Teklifi hazırlayın' }).click();
  await page.getByRole('textbox', { name: `${product.name}, birim fiyat` }).fill('100');
  await page.getByLabel('Teslim').fill('Benim teslimim');
  await staff.call('PUT', `/quotes/${quote?.id}`, { delivery: 'Başkasının teslimi', terms: 'Kurulum dahil' });
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(dialog).toContainText('Benim teslimim');
  await expect(dialog).toContainText('Başkasının teslimi');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Teslim')).toHaveValue('Benim teslimim');
  const stored = await staff.call<Record<string, unknown>>('GET', `/quotes/${quote?.id}`);
  expect(stored).toMatchObject({
    ...{ delivery: 'Benim teslimim', terms: 'Kurulum dahil' },
    items: [expect.objectContaining({ price: 100 })],
  });
});

test('an offer is read without a fault by everybody', async ({ page, request }) => {
  const { link, product } = await send(request);
  await staff.call('PUT', `/products/${product.id}`, { price: 99 });
  const [quote] = await staff.call<Array<{ id: string }>>(
    'GET',
    `/quotes?search=${encodeURIComponent(product.name)}`,
  );
  await staff.call('POST', `/quotes/${quote?.id}/prices`);
  await staff.call('POST', `/quotes/${quote?.id}/send`, { via: 'link' });
  await page.goto(link);
  await expect(page.getByText('daha geçerli')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
