import { expect, type Page, test } from '@playwright/test';
import { productPath } from '../../domain/site/paths.ts';
import type { DraftDetail, Plan } from '../../domain/things/draft.ts';
import type { Product } from '../../domain/things/product.ts';
import { card, openList } from './admin-product-pages.ts';
import {
  choose,
  colleague,
  enter,
  expectAccessible,
  expectToast,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';
import { countSteps, expectSteps } from './steps.ts';

type Row = { id: string; isActive: boolean };

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
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Taslaklar' });
  await expect(waiting.getByRole('link', { name })).toContainText(/, az önce|, bugün|dakika/);
  await waiting.getByRole('link', { name }).click();
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
  const mert = await colleague(staff, request, 'Mert Aydın');
  const open = { kind: 'products', target: product.id, field: 'description' };
  await mert.call('PUT', '/open-forms', open);

  const dialog = await openForm(page, product);
  await expect(dialog.getByText(/Mert Aydın bu formu .* saatinden beri açık tutuyor/)).toBeVisible();
  await expect(dialog.getByText('Şu an “Açıklama” alanında.')).toBeVisible();
  const data = { kind: 'products', rowId: product.id, rowVersion: 1, changes: { description: "Mert'in" } };
  await mert.call('POST', '/drafts', data);
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
  await expect(pane.getByRole('link').first()).toContainText(/Ürün adı .+ [ABC] yerine .+ [ABC] [012]/);
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'O günü görün' }).click();
  const title = products[1]?.name ?? '';
  await page.getByRole('button', { name: title }).click();
  const site = page.frameLocator('iframe');
  await expect(site.getByRole('heading', { name: `${title} 1` })).toBeVisible();
  await expect(site.getByText('Değişti: ürün adı').first()).toBeVisible();
  // As wide as a desktop, however little room there is.
  expect(await site.locator('html').evaluate(() => window.innerWidth)).toBe(1440);
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

test('brands, categories and catalogs are drafts too, and are taken off the site on a day', async ({
  page,
}) => {
  const name = unique('Dönem');
  const brand = await staff.call<Row>('POST', '/brands', { name, description: 'Eski' });
  const category = await staff.call<Row>('POST', '/categories', {
    ...{ name, brandId: brand.id, description: 'Eski' },
  });
  const catalog = await staff.call<Row>('POST', '/catalogs', {
    ...{ title: name, description: 'Eski', fileUrl: 'https://ornek.com.tr/a.pdf' },
  });
  for (const [kind, { id }] of [
    ['brands', brand],
    ['categories', category],
    ['catalogs', catalog],
  ] as const) {
    await page.goto(`/admin/${kind}?edit=${id}`);
    const dialog = page.getByRole('dialog').first();
    await dialog.getByLabel('Açıklama').fill('Yeni');
    await dialog.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
    await expect(dialog.getByRole('region', { name: 'Taslak' })).toContainText('1 alan farklı: açıklama.');
    expect(await staff.call('GET', `/${kind}/${id}`)).toMatchObject({ description: 'Eski' });
    await dialog.getByRole('button', { name: 'Yayın tarihi' }).click();
    const dating = page.getByRole('dialog', { name: 'Yayın tarihi' });
    await dating.getByLabel('Planın adı').fill(`${name} ${kind}`);
    if (kind === 'catalogs') await dating.getByLabel('Bir gün yayından kaldır').check();
    await dating.getByRole('button', { name: 'Günü belirle' }).click();
    await expect(dialog.getByRole('region', { name: 'Taslak' })).toContainText('planıyla yayınlanır.');
  }
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText(`“${name} catalogs biter” planıyla yayından kalkar.`)).toBeVisible();

  // A row that nobody changed goes too; its day comes now, and the server's clock takes it down.
  const product = await staff.addProduct({ name });
  const form = await openForm(page, product);
  await form.getByRole('button', { name: 'Yayın tarihi' }).click();
  await page
    .getByRole('dialog', { name: 'Yayın tarihi' })
    .getByRole('button', { name: 'Günü belirle' })
    .click();
  await expect(form.getByText(`“${name} yayından kalkar” planıyla yayından kalkar.`)).toBeVisible();
  await expectAccessible(page);
  const plans = (await staff.call<Plan[]>('GET', '/plans')).filter((plan) => plan.name.startsWith(name));
  expect(plans).toHaveLength(5);
  for (const { id, name: words } of plans) {
    const isLast = words.endsWith('biter');
    const at = new Date(Date.now() + (isLast ? 0 : -60_000)).toISOString();
    await staff.call('PUT', `/plans/${id}`, { at });
  }
  const isActive = async (path: string) => (await staff.call<Row>('GET', path)).isActive;
  await expect.poll(() => isActive(`/products/${product.id}`)).toBe(false);
  await expect.poll(() => isActive(`/catalogs/${catalog.id}`)).toBe(false);
  for (const [kind, { id }] of [
    ['brands', brand],
    ['categories', category],
    ['catalogs', catalog],
  ] as const)
    expect(await staff.call('GET', `/${kind}/${id}`)).toMatchObject({ description: 'Yeni' });
});

test('two people, one draft, one day: the second sees the first’s, takes it over, and both are in its history', async ({
  page,
  browser,
  request,
}) => {
  const name = unique('Ortak');
  const product = await staff.addProduct({ name, description: 'Eski', stock: 1 });
  const context = await browser.newContext({ locale: 'tr-TR', reducedMotion: 'reduce' });
  const other = await context.newPage();
  await enter(other, await colleague(staff, request, 'Mert Aydın'));
  const his = await openForm(other, product);
  await his.getByLabel('Açıklama').fill('Mert yazdı');
  await his.getByRole('button', { name: 'Yayın tarihi' }).click();
  const dating = other.getByRole('dialog', { name: 'Yayın tarihi' });
  await dating.getByLabel('Planın adı').fill(name);
  await dating.getByRole('button', { name: 'Günü belirle' }).click();
  await expect(his.getByRole('region', { name: 'Taslak' })).toContainText(name);

  const mine = await openForm(page, product);
  await expect(mine.getByText(/Mert Aydın bu formu .* saatinden beri açık tutuyor/)).toBeVisible();
  await expect(mine.getByLabel('Açıklama')).toHaveValue('Mert yazdı');
  await mine.getByRole('button', { name: 'Kopyası üzerinde çalışın' }).click();
  await expect(mine.getByText(/Kendi kopyanızda çalışıyorsunuz/)).toBeVisible();
  await mine.getByRole('button', { name: 'Bitince haber ver' }).click();
  await expect(mine.getByRole('button', { name: 'Bitince haber verilecek' })).toBeVisible();
  await mine.getByRole('button', { name: 'Taslağı devralın' }).click();
  await expectToast(page, 'Taslak artık sizde.');
  await mine.getByLabel('Stok').fill('7');
  await mine.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  await expectToast(page, 'Taslak kaydedildi.');

  // He goes on writing: his text is not lost, nor is what was written meanwhile.
  await his.getByLabel('Açıklama').fill('Mert ikinci kez yazdı');
  await his.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  const question = other.getByRole('alertdialog').filter({ hasText: 'Mert ikinci kez yazdı' });
  await expect(question).toContainText('Yönetici, ');
  await question.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expectToast(other, 'Taslak kaydedildi.');
  const [kept] = await draftsOf(product);
  expect(kept).toMatchObject({ changes: { description: 'Mert ikinci kez yazdı', stock: 7 } });
  const authors = await staff.call<Array<{ actor: string }>>('GET', `/history?entity=drafts&id=${kept?.id}`);
  expect(new Set(authors.map(({ actor }) => actor))).toEqual(new Set(['Mert Aydın', 'Yönetici']));
  await context.close();

  await staff.call('POST', `/plans/${kept?.planId}/publish`);
  const published = { description: 'Mert ikinci kez yazdı', stock: 7, version: 2 };
  expect(await staff.product(product.id)).toMatchObject(published);
});
