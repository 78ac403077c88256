import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ADMIN, ROOT, type Site, signIn, startSite } from '../../bench/site.ts';
import type { Role } from '../../domain/rights.ts';
import { expectAccessible, expectToast, inBothThemes } from './admin-support.ts';

const PASSWORD = 'rol-sifre-1';
const READ_ONLY = 'Yalnız görüntüleme yetkiniz var.';
const REFUSED = /Hesabınızın bu işlem için yetkisi yok\. Yöneticinizden yetki isteyin\./;

let site: Site;
let dataDir: string;

async function createAccount(email: string, ...more: string[]): Promise<void> {
  const child = spawn(process.execPath, ['cli/create-admin.ts', '--email', email, ...more], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

test.beforeAll(async ({ playwright }) => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrin-roles-'));
  await createAccount(ADMIN.email, '--password', ADMIN.password);
  for (const role of ['editor', 'viewer'])
    await createAccount(`${role}@vitrin.test`, '--name', 'Selin Koç', '--role', role, '--password', PASSWORD);
  site = await startSite({ dataDir, empty: true });
  const { access_token } = await signIn(site.base);
  const admin = await playwright.request.newContext({
    baseURL: site.base,
    extraHTTPHeaders: { Authorization: `Bearer ${access_token}` },
  });
  const brand = await post(admin, '/api/brands', { name: 'Nordfil' });
  const category = await post(admin, '/api/categories', { name: 'Kompozit', brandId: brand.id });
  await post(admin, '/api/products', { name: 'Nano A2', brandId: brand.id, categoryId: category.id });
  await post(admin, '/api/sections', { page: 'homepage', section: 'hero', title: 'Kliniğiniz' });
  await admin.dispose();
});
test.afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function post(request: APIRequestContext, path: string, data: unknown): Promise<{ id: string }> {
  const answer = await request.post(path, { data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function open(page: Page, role: Role): Promise<void> {
  await page.goto(`${site.base}/admin/login`);
  await page.getByLabel('E-posta').fill(`${role}@vitrin.test`);
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test('a viewer reads the panel, sees that nothing can be saved, and loses nothing', async ({ page }) => {
  await open(page, 'viewer');
  await expect(page.getByText('İzleyici', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Ürünler' }).click();
  await expect(page.getByText(READ_ONLY)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ürünler' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ürün ekle' })).toHaveCount(0);
  await inBothThemes(page, () => expectAccessible(page));

  await page.getByRole('button', { name: 'Nano A2 düzenle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ürünü düzenle' });
  await expect(dialog.getByText(READ_ONLY)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Kaydet', exact: true })).toBeDisabled();
  await inBothThemes(page, () => expectAccessible(page));
  const name = dialog.getByLabel('Ürün adı');
  await name.fill('Nano A3');
  // The keyboard still asks the server, which refuses.
  await page.keyboard.press('Control+s');
  await expectToast(page, REFUSED);
  await expect(name).toHaveValue('Nano A3');
  await expect(dialog.getByRole('alert')).toContainText('Yazdıklarınız duruyor.');
});

test('an editor saves a product, and is refused the settings', async ({ page }) => {
  await open(page, 'editor');
  await expect(page.getByText('Editör', { exact: true })).toBeVisible();
  await page.goto(`${site.base}/admin/products`);
  await expect(page.getByText(READ_ONLY)).toHaveCount(0);
  await page.getByRole('button', { name: 'Nano A2 düzenle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ürünü düzenle' });
  await dialog.getByLabel('Ürün adı').fill('Nano A4');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Ürün başarıyla güncellendi!');
  await expect(dialog).toBeHidden();

  await page
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: 'Ayarlar yalnız görüntüleme' })
    .click();
  const company = page.getByRole('region', { name: 'Şirket bilgileri' });
  await expect(company.getByText(READ_ONLY)).toBeVisible();
  await expect(company.getByRole('button', { name: 'Kaydet', exact: true })).toBeDisabled();
  await inBothThemes(page, () => expectAccessible(page));
  await company.getByLabel('Şirket adı').fill('Akdent');
  await page.keyboard.press('Control+s');
  await expectToast(page, REFUSED);
  await expect(company.getByLabel('Şirket adı')).toHaveValue('Akdent');
});
