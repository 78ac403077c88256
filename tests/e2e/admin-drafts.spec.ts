import { expect, type Page, test } from '@playwright/test';
import { productPath } from '../../domain/site/paths.ts';
import type { DraftDetail, Plan } from '../../domain/things/draft.ts';
import type { Product } from '../../domain/things/product.ts';
import { card, openList } from './admin-product-pages.ts';
import {
  ADMIN,
  choose,
  expectAccessible,
  expectToast,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';
import { countSteps, expectSteps } from './steps.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

async function openForm(page: Page, { id }: Product) {
  await page.goto(`/admin/products?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Ürünü düzenle' });
  await expect(dialog.getByLabel('Ürün adı', { exact: true })).toBeVisible();
  return dialog;
}

function draftsOf({ id }: Product): Promise<DraftDetail[]> {
  return staff.call('GET', `/drafts?kind=products&rowId=${id}`);
}

test('a draft is kept, shown as it will be, and seen by nobody until it is published', async ({
  page,
  request,
}) => {
  const name = unique('Taslak Ürün');
  const product = await staff.addProduct({ name, description: 'Eski açıklama', price: 168000 });
  const path = productPath(product.brand.slug, product.category?.slug ?? '', product.slug);
  const dialog = await openForm(page, product);
  await dialog.getByLabel('Açıklama').fill('Yeni açıklama');
  await dialog.getByLabel('Fiyat').fill('174.500');
  await dialog.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  await expectToast(page, 'Taslak kaydedildi.');
  const note = dialog.getByRole('region', { name: 'Taslak' });
  await expect(note).toContainText('Yayındaki hâlinden 2 alan farklı: açıklama, fiyat.');
  await note.getByRole('button', { name: 'Farkı gör' }).click();
  await expect(note).toContainText('Eski');
  await expectAccessible(page);
  expect(await (await request.get(path)).text()).toContain('Eski açıklama');
  expect(await staff.product(product.id)).toMatchObject({ price: 168000, version: 1 });

  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  const preview = await opening;
  await expect(preview.getByText('Yeni açıklama').first()).toBeVisible();
  await preview.close();

  // It is there in any browser, and published by the button that always saved.
  await page.reload();
  await expect(dialog.getByLabel('Açıklama')).toHaveValue('Yeni açıklama');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Ürün başarıyla güncellendi!');
  expect(await staff.product(product.id)).toMatchObject({ description: 'Yeni açıklama', price: 174500 });
  expect(await draftsOf(product)).toEqual([]);
});

test('a new product is a draft from its first letter, and says what it lacks', async ({ page }) => {
  const name = unique('K');
  await page.goto('/admin/products?new=1');
  const dialog = page.getByRole('dialog', { name: 'Yeni ürün' });
  await dialog.getByLabel('Ürün adı', { exact: true }).fill(name);
  await expect(dialog.getByText('Yayın için eksik: Marka, Kategori')).toBeVisible();
  await dialog.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  await expectToast(page, 'Taslak kaydedildi.');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await page.goto('/admin/plans');
  await page.getByRole('region', { name: 'Bekleyen taslaklar' }).getByRole('link', { name }).click();
  await expect(dialog.getByLabel('Ürün adı', { exact: true })).toHaveValue(name);
  const { brand, name: category } = await staff.somewhere();
  await choose(dialog, 'Marka', brand.name);
  await choose(dialog, 'Kategori', category);
  await expect(dialog.getByText('Yayın için eksik yok.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ürünü ekle' }).click();
  await expectToast(page, 'Ürün başarıyla eklendi!');
  expect(await staff.searchProducts(name)).toHaveLength(1);
  expect((await staff.call<DraftDetail[]>('GET', '/drafts')).filter(({ title }) => title === name)).toEqual(
    [],
  );
});

test('two people, one draft: who has it open is said, and nobody writes over the other unseen', async ({
  page,
  request,
}) => {
  const product = await staff.addProduct({ name: unique('İkili'), description: 'İlk' });
  await staff.call('POST', '/auth/confirm', { password: ADMIN.password });
  const email = `${unique('mert').replace(' ', '-')}@klinik.example`;
  const { link } = await staff.call<{ link: string }>('POST', '/accounts', {
    ...{ email, name: 'Mert Aydın', role: 'editor', deliver: 'link' },
  });
  const password = 'ikinci-kisi-7';
  await staff.call('POST', '/auth/set-password', { token: link.split('#')[1], newPassword: password });
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}` };
  const open = { kind: 'products', target: product.id, field: 'description' };
  expect((await request.put('/api/open-forms', { data: open, headers })).status()).toBe(200);

  const dialog = await openForm(page, product);
  await expect(dialog.getByText(/Mert Aydın bu formu .* saatinden beri açık tutuyor/)).toBeVisible();
  await expect(dialog.getByText('Şu an “Açıklama” alanında.')).toBeVisible();
  const data = { kind: 'products', rowId: product.id, rowVersion: 1, changes: { description: "Mert'in" } };
  expect((await request.post('/api/drafts', { data, headers })).status()).toBe(201);
  await dialog.getByLabel('Açıklama').fill('Benim');
  await dialog.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: "Mert'in" });
  await expect(question).toContainText('Mert Aydın, ');
  await question.getByRole('radio', { name: /Sizinki/ }).check();
  await question.getByRole('button', { name: /kaydet/i }).click();
  await expectToast(page, 'Taslak kaydedildi.');
  const [kept] = await draftsOf(product);
  expect(kept).toMatchObject({ changes: { description: 'Benim' }, version: 2 });
  const versions = await staff.call<unknown[]>('GET', `/history?entity=drafts&id=${kept?.id}`);
  expect(versions).toHaveLength(2);
  await staff.call('DELETE', `/drafts/${kept?.id}`);
});

test('Monday’s changes: three rows in one plan, in at most ten clicks, and the site as it will be', async ({
  page,
}) => {
  const planName = 'Pazartesi';
  const word = unique('Haftalık');
  const products: Product[] = [];
  for (const part of ['A', 'B', 'C']) products.push(await staff.addProduct({ name: `${word} ${part}` }));
  await openList(page, word);
  const steps = await countSteps(page);
  for (const [index, { name }] of products.entries()) {
    await card(page, name)
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Ürünü düzenle' });
    await expect(dialog.getByLabel('Ürün adı', { exact: true })).toBeFocused();
    await page.keyboard.type(` ${index}`);
    await dialog.getByRole('button', { name: 'Yayın tarihi' }).click();
    const dating = page.getByRole('dialog', { name: 'Yayın tarihi' });
    const plans = dating.getByLabel('Yayın planı');
    await expect(plans).toBeFocused();
    if (index === 0) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(planName);
      await dating.getByRole('button', { name: 'Günü belirle' }).click();
    } else {
      await expect(dating.getByRole('option', { name: planName })).toBeAttached();
      await page.keyboard.press('P');
      await dating.getByRole('button', { name: 'Plana koy' }).click();
    }
    await expect(dialog.getByRole('region', { name: 'Taslak' })).toContainText(planName);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expectSteps('Monday’s changes: three products, a day and an hour', await steps());

  const plan = (await staff.call<Plan[]>('GET', '/plans')).find(({ name }) => name === planName);
  expect(plan?.drafts).toHaveLength(3);
  await page.goto(`/admin/plans?id=${plan?.id}&gorunum=list`);
  const pane = page.getByRole('region', { name: planName, exact: true });
  await expect(pane.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'O günü görün' }).click();
  const title = products[1]?.name ?? '';
  await page.getByRole('button', { name: title }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: `${title} 1` })).toBeVisible();
  expect((await staff.product(products[1]?.id ?? '')).name).toBe(title);
  await expectAccessible(page);

  await page.goto(`/admin/plans?id=${plan?.id}`);
  await pane.getByRole('button', { name: 'Şimdi yayınla' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Şimdi yayınla' }).click();
  await expectToast(page, /yayınlandı/);
  for (const [index, { id }] of products.entries())
    expect((await staff.product(id)).name).toBe(`${products[index]?.name} ${index}`);
  await pane.getByRole('button', { name: 'Yayını geri al' }).click();
  await expectToast(page, /Plan geri alındı/);
  expect((await staff.product(products[0]?.id ?? '')).name).toBe(products[0]?.name);
});
