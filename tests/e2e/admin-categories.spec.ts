import { expect, type Page, test } from '@playwright/test';
import { CATEGORY_LEVELS, type Category } from '../../domain/things/category.ts';
import {
  choose,
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

/** A brand with `Ana > Alt` below it. */
async function brandWithTree(name: string) {
  const brand = await staff.call<{ id: string; name: string }>('POST', '/brands', { name });
  const top = await staff.call<Category>('POST', '/categories', { name: `${name} Ana`, brandId: brand.id });
  const below = await staff.call<Category>('POST', '/categories', {
    name: `${name} Alt`,
    brandId: brand.id,
    parentId: top.id,
  });
  return { brand, top, below };
}

function line(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

test('the tree opens and closes, and a search finds by brand, name and description', async ({ page }) => {
  const { brand, top, below } = await brandWithTree(unique('Ağaç'));
  await page.goto(`/admin/categories?brandId=${brand.id}`);
  await expect(line(page, below.name)).toBeVisible();
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: `${top.name}: alt kategorileri gizle` }).click();
  await expect(line(page, below.name)).toHaveCount(0);
  await page.getByRole('button', { name: `${top.name}: alt kategorileri göster` }).click();
  await expect(line(page, below.name)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Kategorilerde ara' }).fill(below.name);
  await expect(line(page, top.name)).toBeVisible();
  await expect(page.getByText('2 kategori', { exact: true })).toBeVisible();
});

test('a category is added with a colour and below another one', async ({ page }) => {
  const { brand, top } = await brandWithTree(unique('Renk'));
  const name = unique('Kanal Aleti');
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Kategori ekle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Yeni kategori' });
  await dialog.getByRole('button', { name: 'Kategoriyi ekle' }).click();
  await expect(dialog.getByText('Lütfen zorunlu alanları doldurun!').first()).toBeVisible();
  await dialog.getByLabel('Kategori adı').fill(name);
  await choose(dialog, 'Marka', brand.name);
  await choose(dialog, 'Üst kategori', top.name);
  await dialog.getByRole('radio', { name: 'Turkuaz' }).check();
  await dialog.getByRole('button', { name: 'Kategoriyi ekle' }).click();
  await expectToast(page, 'Kategori başarıyla oluşturuldu!');
  const rows = await staff.call<Category[]>('GET', `/categories?brandId=${brand.id}`);
  expect(rows.find((row) => row.name === name)).toMatchObject({
    parentId: top.id,
    color: '#06b6d4',
    level: 2,
  });
});

test('deleting asks about the products, and keeps them under Genel unless told otherwise', async ({
  page,
}) => {
  const { brand, top, below } = await brandWithTree(unique('Silinen'));
  const product = await staff.call<{ id: string }>('POST', '/products', {
    name: unique('Eğe'),
    brandId: brand.id,
    categoryId: below.id,
  });
  await page.goto(`/admin/categories?brandId=${brand.id}`);
  await page.getByRole('button', { name: `${top.name} diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu kategoriyi silmek istediğinizden emin misiniz?');
  await expect(question).toContainText('İçinde 1 alt kategori ve 1 ürün var.');
  await expect(question.getByRole('radio', { name: /Ürünler kalsın/ })).toBeChecked();
  await page.route('**/api/categories/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expectToast(page, 'Kategori silinirken hata oluştu!');
  await page.unrouteAll();
  await page.getByRole('button', { name: `${top.name} diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expectToast(page, 'Kategori başarıyla silindi!');
  expect(await staff.product(product.id)).toMatchObject({ category: null });
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(line(page, below.name)).toBeVisible();
  expect(await staff.product(product.id)).toMatchObject({ categoryId: below.id });
});

test('siblings change places by the menu', async ({ page }) => {
  const name = unique('Sıra');
  const brand = await staff.call<{ id: string }>('POST', '/brands', { name });
  for (const part of ['Bir', 'İki'])
    await staff.call('POST', '/categories', { name: `${name} ${part}`, brandId: brand.id });
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: `${name} İki diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Bir öne al' }).click();
  await expectToast(page, 'Sıralama kaydedildi.');
  const rows = await staff.call<Category[]>('GET', `/categories?brandId=${brand.id}`);
  expect(rows.map((row) => row.name)).toEqual([`${name} İki`, `${name} Bir`]);
});

test('a category is added below another one in the tree, by name and Enter, as deep as they go', async ({
  page,
}) => {
  const { id: brandId } = await staff.call<{ id: string }>('POST', '/brands', { name: unique('Derin') });
  let parentId: string | null = null;
  const chain: Category[] = [];
  for (let level = 1; level < CATEGORY_LEVELS; level += 1) {
    const made: Category = await staff.call('POST', '/categories', {
      name: unique(`Düzey ${level}`),
      brandId,
      parentId,
    });
    parentId = made.id;
    chain.push(made);
  }
  const deepest = chain.at(-1);
  const name = unique('En alttaki');
  await page.goto(`/admin/categories?brandId=${brandId}`);
  const button = page.getByRole('button', { name: `${deepest?.name}: alt kategori ekle` });
  await button.press('Enter');
  const field = page.getByLabel(`${deepest?.name} altındaki kategorinin adı`);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kategori adını yazın.')).toBeVisible();
  await field.fill(name);
  await page.keyboard.press('Enter');
  await expectToast(page, `${name}, ${deepest?.name} altına eklendi.`);
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.getByRole('button', { name: `${name}: alt kategori ekle` }).click();
  await expectToast(
    page,
    `Kategoriler en fazla ${CATEGORY_LEVELS} düzey olabilir; ${name} altına kategori eklenemez.`,
  );
  await expectAccessible(page);
  const stored = await staff.call<Category[]>('GET', `/categories?brandId=${brandId}`);
  expect(stored.find((row) => row.name === name)).toMatchObject({ parentId: deepest?.id, brandId });
});

test('no violation in tree and form, in both themes @phone', async ({ page }) => {
  await page.goto('/admin/categories');
  await expect(page.getByRole('checkbox', { name: 'Tümünü seç' })).toBeEnabled();
  await inBothThemes(page, () => expectAccessible(page));
  await page.goto('/admin/categories?new=1');
  await expect(page.getByRole('dialog', { name: 'Yeni kategori' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
