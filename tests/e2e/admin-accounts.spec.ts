import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ADMIN } from '../../bench/site.ts';
import { expectAccessible, expectToast, inBothThemes, signedIn, unique } from './admin-support.ts';

const PASSWORD = 'elif-sifre-1';

/** A person of this test alone. */
function person(): { name: string; email: string } {
  const name = unique('Elif');
  return { name, email: `${name.replaceAll(' ', '.').toLowerCase()}@vitrin.test` };
}

function line(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Hesaplar' }).getByRole('listitem').filter({ hasText: name });
}

/** Gives the password where it is asked again. */
async function again(dialog: Locator): Promise<void> {
  const field = dialog.getByLabel('Şifreniz');
  if (await field.isVisible()) await field.fill(ADMIN.password);
}

async function invite(page: Page, { name, email }: { name: string; email: string }): Promise<string> {
  await page.getByRole('button', { name: 'Kişi davet et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kişi davet et' });
  await dialog.getByLabel('E-posta').fill(email);
  await dialog.getByLabel('Ad soyad').fill(name);
  await dialog.getByLabel('İlk girişte iki adımlı girişi zorunlu tut').uncheck();
  await again(dialog);
  await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const handed = page.getByRole('dialog', { name: `${name} için bağlantı` });
  const link = await handed.getByLabel('Bağlantı').inputValue();
  await handed.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(handed).toBeHidden();
  return link;
}

test('a person is invited by a link, chooses a password, and is managed until removed', async ({
  page,
  request,
  browser,
}) => {
  await signedIn(page, request);
  const elif = person();
  await page.goto('/admin/accounts');
  await page.getByRole('button', { name: 'Kişi davet et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kişi davet et' });
  await expect(dialog.getByLabel('E-posta')).toBeFocused();
  await inBothThemes(page, () => expectAccessible(page));
  await again(dialog);
  await dialog.getByRole('button', { name: 'Daveti gönder' }).click();
  await expect(dialog.getByLabel('Ad soyad')).toHaveAccessibleDescription(/^Ad soyad yazın\./);
  await dialog.getByLabel('E-posta').fill(elif.email);
  await dialog.getByLabel('Ad soyad').fill(elif.name);
  await dialog.getByRole('button', { name: 'Daveti gönder' }).click();
  await expect(dialog.getByRole('alert')).toContainText('E-posta gönderimi kurulu değil.');
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  const link = await invite(page, elif);
  await expect(line(page, elif.name)).toContainText('Davet edildi');

  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Hoş geldiniz' })).toBeVisible();
  await expect(other.getByText(elif.email)).toBeVisible();
  await inBothThemes(other, () => expectAccessible(other));
  await other.getByLabel('Yeni şifre', { exact: true }).fill('kısa5');
  await other.getByRole('button', { name: 'Şifreyi belirle' }).click();
  await expect(other.getByLabel('Yeni şifre', { exact: true })).toHaveAccessibleDescription(
    /^Şifre en az 6 karakter olmalıdır!/,
  );
  await other.getByLabel('Yeni şifre', { exact: true }).fill(PASSWORD);
  await other.getByLabel('Şifre tekrarı').fill(PASSWORD);
  await other.getByRole('button', { name: 'Şifreyi belirle' }).click();
  await expect(other.getByRole('status')).toHaveText('Şifreniz belirlendi. Şimdi giriş yapabilirsiniz.');
  await other.getByLabel('E-posta').fill(elif.email);
  await other.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(other).toHaveURL(/\/admin$/);
  await other.goto('/admin/accounts');
  await expect(other.getByRole('navigation', { name: 'Hesaplar ve güvenlik' })).toHaveText('Güvenliğim');
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Bağlantı açılmadı' })).toBeVisible();

  await page.reload();
  const row = line(page, elif.name);
  await expect(row).toContainText('Şu an açık');
  await row.getByLabel(`${elif.name}: yetki`).selectOption('viewer');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Editör → İzleyici');
  await inBothThemes(page, () => expectAccessible(page));
  await question.getByRole('button', { name: 'Yetkiyi değiştir' }).click();
  await expect(question.getByLabel('Şifreniz')).toHaveAccessibleDescription(/^Şifrenizi yazın\./);
  await again(question);
  await question.getByRole('button', { name: 'Yetkiyi değiştir' }).click();
  await expectToast(page, 'Yetki değiştirildi.');
  await expect(row.getByLabel(`${elif.name}: yetki`)).toHaveValue('viewer');

  await row.getByRole('button', { name: `${elif.name}: diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Hesabı kapat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hesabı kapat' }).click();
  await expectToast(page, 'Hesap kapatıldı.');
  await expect(row).toContainText('Kapalı');
  await other.goto('/admin/products');
  await expect(other.getByRole('heading', { name: 'Yönetim paneli' })).toBeVisible();
  await theirs.close();

  await row.getByRole('button', { name: `${elif.name}: diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Hesabı sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hesabı sil' }).click();
  await expectToast(page, 'Hesap silindi.');
  await expect(row).toHaveCount(0);
});

test('the list of accounts fits a phone and has no violation', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  await page.goto('/admin/accounts');
  await expect(page.getByText('Yetkiler ne yapar')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Hesaplar' }).getByText('siz')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  await page.goto('/admin/accounts?tab=webhooklar');
  const open = page.getByRole('navigation', { name: 'Hesaplar ve güvenlik' }).locator('[aria-current]');
  await expect(open).toContainText('0');
  await expect(open).toBeInViewport({ ratio: 0.9 });
});

test('a forgotten password is told without a command line', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { name: 'Şifremi unuttum' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-posta adresinizi yazın.');
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'E-posta gönderimi kurulu değil. Yöneticinizden bir şifre bağlantısı isteyin.',
  );
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ json: { success: true, message: 'Gönderildi.' } }),
  );
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByRole('status')).toHaveText('Gönderildi.');
});

test('a token for another program is shown once, calls the API by its name, and ends at once', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  await page.goto('/admin/accounts');
  await page.getByRole('link', { name: /^API belirteçleri/ }).click();
  const name = unique('Logo Tiger');
  const form = page.getByRole('region', { name: 'Yeni belirteç' });
  await expect(form.getByLabel('Ad', { exact: true })).toBeVisible();
  await again(form);
  await form.getByRole('button', { name: 'Belirteç oluştur' }).click();
  await expect(form.getByLabel('Ad', { exact: true })).toHaveAccessibleDescription(/^Belirtece bir ad verin/);
  await form.getByLabel('Ad', { exact: true }).fill(name);
  await form.getByLabel('Stok ve fiyat').check();
  await again(form);
  await form.getByRole('button', { name: 'Belirteç oluştur' }).click();
  const made = page.getByRole('status').filter({ hasText: 'Bu belirteci yalnız şimdi görebilirsiniz.' });
  const token = (await made.locator('code').textContent()) ?? '';
  await inBothThemes(page, () => expectAccessible(page));

  const headers = { Authorization: `Bearer ${token}` };
  const [product] = await (
    await request.get('/api/products?includeInactive=true&limit=1', { headers })
  ).json();
  expect(product.sku).toBeTruthy();
  expect((await request.put(`/api/products/${product.id}`, { headers, data: { name: 'x' } })).status()).toBe(
    403,
  );
  await page.reload();
  const own = page
    .getByRole('list', { name: 'API belirteçleri' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(own.first()).toContainText('2 istek');
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: `${name}: İptal et` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal et' }).click();
  await expectToast(page, `${name} iptal edildi.`);
  await expect(page.getByRole('button', { name: `${name}: İptal et` })).toHaveCount(0);
  expect((await request.get('/api/products', { headers })).status()).toBe(401);
});

test('a webhook is added, tried, and what it was told can be sent again', async ({ page, request }) => {
  const heard: string[] = [];
  const listener = createServer((call, answer) => {
    heard.push(String(call.headers['webhook-id']));
    answer.writeHead(heard.length > 1 ? 200 : 500).end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/vitrin`;
  await signedIn(page, request);
  await page.goto('/admin/accounts?tab=webhooklar');
  await page.getByRole('button', { name: 'Webhook ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Webhook ekle' });
  await dialog.getByLabel('Adres').fill(url);
  await dialog.getByLabel('Teklif kabul edildi').check();
  await again(dialog);
  await dialog.getByRole('button', { name: 'Webhook ekle' }).click();
  await expect(page.getByText('Bu imza anahtarını yalnız şimdi görebilirsiniz.')).toBeVisible();
  await page.getByRole('button', { name: `${url}: Deneme gönder` }).click();
  const sent = page.getByRole('list', { name: 'Gönderiler' }).getByRole('listitem');
  await expect(sent.first()).toContainText('Sunucu kabul etmedi');
  await inBothThemes(page, () => expectAccessible(page));
  await sent.first().getByRole('button', { name: 'Yeniden gönder' }).click();
  await expectToast(page, 'Gönderildi; 200 yanıtı geldi.');
  expect(new Set(heard).size).toBe(1);
  await page.getByRole('button', { name: `${url}: Sil` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Webhook silindi.');
  await new Promise((resolve) => listener.close(resolve));
});
