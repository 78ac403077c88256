import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CompiledQuery, Kysely } from 'kysely';
import { type Site, signIn, startSite } from '../../bench/site.ts';
import type { Brand } from '../../domain/things/brand.ts';
import type { Catalog } from '../../domain/things/catalog.ts';
import type { Category } from '../../domain/things/category.ts';
import type { Product } from '../../domain/things/product.ts';
import { sqliteDialect } from '../../server/db/sqlite.ts';
import { openSqliteFile } from '../../server/db/sqlite-file.ts';
import { expectAccessible, expectToast } from './admin-support.ts';
import { alive } from './visitor-support.ts';

/** States that no form can make: they come from old data, a lost file or an import. */
test.describe.configure({ mode: 'serial' });

let dataDir: string;
let site: Site;
let token: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrin-odd-'));
  site = await startSite({ dataDir, empty: true });
  token = (await signIn(site.base)).access_token;
});
test.afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

async function add<T>(path: string, row: Record<string, unknown>): Promise<T> {
  const answer = await fetch(`${site.base}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(row),
  });
  expect(answer.status, `POST ${path}`).toBe(201);
  return answer.json() as Promise<T>;
}

/** Changes a row behind the back of the site, which then opens the data as it finds it. */
async function corrupt(statement: string, ...values: Array<string | null>): Promise<void> {
  await site.close();
  const db = new Kysely({ dialect: sqliteDialect(openSqliteFile(join(dataDir, 'vitrin.db'))) });
  await db.executeQuery(CompiledQuery.raw(statement, values));
  await db.destroy();
  site = await startSite({ dataDir, empty: true });
}

test('a site without content says so on every page', async ({ page }) => {
  await page.goto(`${site.base}/brands`);
  await expect(page.getByText('Henüz marka eklenmemiş')).toBeVisible();
  await page.goto(`${site.base}/distributors`);
  await expect(page.getByText('Henüz distribütör markası eklenmemiş')).toBeVisible();
  await expect(page.getByText('Henüz ürün eklenmemiş')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.base}/catalogs`);
  await expect(page.getByRole('heading', { name: 'Katalog bulunamadı' })).toBeVisible();
  await expectAccessible(page);
});

test('where there is no catalog at all, the product says so', async ({ page }) => {
  const brand = await add<Brand>('/brands', { name: 'Eski Marka', isDistributor: true });
  const category = await add<Category>('/categories', { name: 'Alet', brandId: brand.id });
  await add<Product>('/products', { name: 'Sond', brandId: brand.id, categoryId: category.id });
  await page.goto(`${site.base}/brands/eski-marka/alet/sond`);
  await alive(page);
  await page.locator('.product-actions').getByRole('button', { name: 'Katalog indir' }).click();
  await expectToast(page, 'Katalog bulunamadı');
  await expectToast(page, 'Henüz katalog eklenmemiş.');
});

test('a catalog without file, size, text and category fills its gaps', async ({ page }) => {
  const catalog = await add<Catalog>('/catalogs', { title: 'Kayıp Katalog', fileUrl: '/media/kayip.pdf' });
  await corrupt(
    'update catalogs set "fileUrl" = null, "fileName" = null, "fileSize" = null where id = ?',
    catalog.id,
  );
  await page.goto(`${site.base}/catalogs`);
  const card = page.getByRole('article').filter({ hasText: 'Kayıp Katalog' });
  for (const text of ['Genel', 'Açıklama bulunmuyor', 'PDF', 'Bilinmiyor'])
    await expect(card).toContainText(text);
  await expect(card.getByRole('button', { name: 'Dosya Yok' })).toBeDisabled();
  await expect(card.locator('.cover-missing svg')).toBeVisible();
  await expectAccessible(page);
});

test('a catalog whose file is lost tells so when it is asked for', async ({ page }) => {
  const lost = '/media/0123456789abcdef0123456789abcdef.pdf';
  await add<Catalog>('/catalogs', { title: 'Silinmiş Katalog', fileUrl: lost });
  await page.goto(`${site.base}/catalogs`);
  await alive(page);
  await page.getByRole('link', { name: 'İndir: Silinmiş Katalog' }).click();
  await expectToast(page, 'Katalog dosyası bulunamadı!');
  await expectToast(page, 'Lütfen daha sonra tekrar deneyin.');
});

test('a product without category falls under Genel', async ({ page }) => {
  await corrupt('update products set "categoryId" = null where slug = ?', 'sond');
  await page.goto(`${site.base}/brands/eski-marka`);
  const tile = page.getByRole('region', { name: 'Kategoriler' }).getByRole('link', { name: /Genel/ });
  await expect(tile).toContainText('1 ürün');
  await tile.click();
  await expect(page).toHaveURL(`${site.base}/brands/eski-marka/genel`);
  await page.getByRole('article').getByRole('link', { name: 'Sond' }).click();
  await expect(page).toHaveURL(`${site.base}/brands/eski-marka/genel/sond`);
  await expect(page.getByRole('region', { name: 'Ürün bilgileri' })).toContainText('Genel');
});

test('a broken logo gives way to the emoji', async ({ page }) => {
  await corrupt(`update brands set "logoUrl" = '/media/yok.webp', logo = '🪥' where slug = ?`, 'eski-marka');
  await page.goto(`${site.base}/brands`);
  await expect(page.getByRole('link', { name: /Eski Marka/ })).toContainText('🪥');
});

test('a brand without a slug is shown without a link, and the console warns', async ({ page }) => {
  await corrupt(`update brands set slug = '' where slug = ?`, 'eski-marka');
  const warned = page.waitForEvent(
    'console',
    (entry) => entry.type() === 'warning' && entry.text().includes('Eski Marka'),
  );
  await page.goto(`${site.base}/brands`);
  await warned;
  await expect(page.getByText('Eski Marka').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Eski Marka/ })).toHaveCount(0);
  await page.goto(`${site.base}/distributors`);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Sond' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(0);
});

test('long codes without a gap widen no page', async ({ page }) => {
  const code = 'ABC-1234567890/XYZ-1234567890/QRS.1234';
  const brand = await add<Brand>('/brands', { name: `Uzun ${code}`, isDistributor: true });
  const category = await add<Category>('/categories', { name: 'Uzun kodlar', brandId: brand.id });
  const product = await add<Product>('/products', {
    name: `Set ${code}`,
    description: code,
    features: [code],
    brandId: brand.id,
    categoryId: category.id,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const ofBrand = `/brands/${brand.slug}`;
  for (const path of ['/brands', '/distributors', ofBrand, `${ofBrand}/${category.slug}/${product.slug}`]) {
    await page.goto(`${site.base}${path}`);
    await expect(page.getByRole('main')).toContainText(code);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});
