import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { ADMIN, type Site, startSite } from '../../bench/site.ts';
import { expectAccessible, expectToast, inBothThemes } from './admin-support.ts';

// One account and what stands beside its password: each test begins where the one before it ended.
test.describe.configure({ mode: 'serial' });

let site: Site;
let base: string;
test.beforeAll(async () => {
  // Keys are bound to a name: browsers make none for a bare address.
  site = await startSite({ empty: true, env: { PUBLIC_URL: '' } });
  base = site.base.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => site.close());

let password = ADMIN.password;
async function submitPassword(page: Page): Promise<void> {
  await page.goto(`${base}/admin/login`);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}
async function again(page: Page, button: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  const field = question.getByLabel('Şifreniz');
  if (await field.isVisible()) await field.fill(password);
  await question.getByRole('button', { name: button }).click();
}

test('a printed password is changed before anything else, with advice', async ({ page }) => {
  const database = new DatabaseSync(join(site.dataDir, 'vitrin.db'));
  database.exec('update accounts set "mustChangePassword" = 1');
  database.close();
  await submitPassword(page);
  await expect(page.getByRole('heading', { name: 'Önce şifrenizi değiştirin' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toHaveCount(0);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('123456');
  const advice = page.getByRole('status', { name: 'Şifrenin gücü' });
  await expect(advice).toHaveText('Zayıf. Bu, ilk denenen şifrelerden biri. Başka bir şifre seçin.');
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByLabel('Yeni şifre', { exact: true }).fill('dolunay-beyaz-frez-42');
  await expect(advice).toContainText('Güçlü.');
  await page.getByLabel('Mevcut şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre tekrarı', { exact: true }).fill('dolunay-beyaz-frez-42');
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  password = 'dolunay-beyaz-frez-42';
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
});

let secret = '';
let recovery = '';
test('an app is set up with a square code, and asked for at the next sign-in', async ({ page }) => {
  await submitPassword(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${base}/admin/accounts?tab=guvenligim`);
  await page.getByRole('button', { name: 'Kuruluma başla' }).click();
  await again(page, 'Karekodu göster');
  await expect(page.getByRole('img', { name: 'Kurulum karekodu' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('6 rakamlı kod').fill('000000');
  await page.getByRole('button', { name: 'İkinci adımı aç' }).click();
  await expect(page.getByLabel('6 rakamlı kod')).toHaveAccessibleDescription(/^Kod uymadı\./);
  await page
    .getByLabel('6 rakamlı kod')
    .fill(new TOTP({ secret }).generate({ timestamp: Date.now() - 30_000 }));
  await page.getByRole('button', { name: 'İkinci adımı aç' }).click();
  const codes = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await inBothThemes(page, () => expectAccessible(page));
  recovery = ((await codes.getByRole('listitem').first().textContent()) ?? '').trim();
  await codes.getByRole('button', { name: 'Sakladım, kapat' }).click();
  await expect(page.getByText('10 koddan 10 tanesi duruyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).first().click();
  await expect(page.getByRole('heading', { name: 'Yönetim paneli' })).toBeVisible();

  await submitPassword(page);
  await expect(page.getByRole('heading', { name: 'İkinci adım' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByLabel('Uygulamadaki kod').fill('000000');
  await page.getByRole('button', { name: 'Doğrula', exact: true }).click();
  await expect(page.getByLabel('Uygulamadaki kod')).toHaveAccessibleDescription(/^Kod uymadı\./);
  await page.getByLabel('Uygulamadaki kod').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Doğrula', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('a recovery code opens once, and a passkey without a password', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await submitPassword(page);
  await page.getByLabel('Uygulamadaki kod').fill(recovery);
  await page.getByRole('button', { name: 'Doğrula', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${base}/admin/accounts?tab=guvenligim`);
  await expect(page.getByText('10 koddan 9 tanesi duruyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await again(page, 'Anahtar ekle');
  await expectToast(page, 'Geçiş anahtarı eklendi.');
  const keys = page.getByRole('list', { name: 'Geçiş anahtarları' });
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Çıkış Yap' }).first().click();
  await expect(page.getByRole('heading', { name: 'Yönetim paneli' })).toBeVisible();

  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${base}/admin/accounts`);
  await expect(page.getByRole('list', { name: 'Hesaplar' })).toContainText('Geçiş anahtarı');
  await page.goto(`${base}/admin/accounts?tab=guvenligim`);
  await keys.getByRole('button', { name: /anahtarını kaldır$/ }).click();
  await again(page, 'Anahtarı kaldır');
  await expectToast(page, 'Geçiş anahtarı kaldırıldı.');
  await expect(keys.getByRole('listitem')).toHaveCount(0);
});

test('what guards the own account fits a phone', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(`${base}/admin/login`);
  await expect(page.getByRole('button', { name: 'Geçiş anahtarıyla gir' })).toBeVisible();
  await submitPassword(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${base}/admin/accounts?tab=guvenligim`);
  await expect(page.getByText('Kod uygulaması ile ikinci adım')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
});
