import { expect, type Page, test } from '@playwright/test';
import { ADMIN } from '../../bench/site.ts';
import { expectAccessible, inBothThemes, signedIn, unique } from './admin-support.ts';

async function submit(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre').fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

test('signing in leads to the panel and keeps token and user', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await submit(page, ADMIN.email, ADMIN.password);
  await expect(
    page.getByRole('link', { name: 'panelin ilk ekranı' }).filter({ visible: true }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe('/admin/login');
  const stored = await page.evaluate(() => [
    localStorage.getItem('adminToken'),
    localStorage.getItem('adminUser'),
  ]);
  expect(stored[0]).toMatch(/^[\w-]{20,}$/);
  expect(JSON.parse(stored[1] ?? '{}')).toMatchObject({ email: ADMIN.email });
});

test('missing fields are named and get the focus', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-posta ve şifre alanları zorunludur');
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await page.getByLabel('E-posta').fill('ad@klinik.com.tr');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByLabel('Şifre')).toBeFocused();
});

test('a wrong password is refused without saying which part is wrong', async ({ page }) => {
  await page.goto('/admin/login');
  await submit(page, `${unique('yok').replaceAll(' ', '')}@vitrin.test`, 'yanlis-sifre');
  await expect(page.getByRole('alert')).toHaveText('E-posta veya şifre hatalı');
  await expect(page.getByLabel('Şifre')).toBeFocused();
});

const answers: { title: string; status: number; body: unknown; shown: string }[] = [
  { title: '400 with a message', status: 400, body: { message: 'Adres eksik.' }, shown: 'Adres eksik.' },
  { title: '400 without one', status: 400, body: '', shown: 'Geçersiz veri' },
  {
    title: '500',
    status: 500,
    body: { code: 'internal', message: 'x' },
    shown: 'Sunucu hatası. Lütfen daha sonra tekrar deneyin.',
  },
  {
    title: '429',
    status: 429,
    body: { code: 'too_many', message: 'Biraz bekleyin.' },
    shown: 'Biraz bekleyin.',
  },
  { title: '200 without a token', status: 200, body: {}, shown: 'Giriş başarısız' },
  { title: 'any other status', status: 418, body: '', shown: 'Giriş başarısız' },
];
for (const { title, status, body, shown } of answers) {
  test(`an answer of ${title} says: ${shown}`, async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status, json: body }));
    await page.goto('/admin/login');
    await submit(page, ADMIN.email, 'x');
    await expect(page.getByRole('alert')).toHaveText(shown);
  });
}

test('a server that cannot be reached is said to be so', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/admin/login');
  await submit(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('alert')).toHaveText(
    'Sunucuya bağlanılamadı. Backend çalışıyor mu kontrol edin.',
  );
  await expect(page.getByLabel('E-posta')).toHaveValue(ADMIN.email);
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/admin/login');
  const password = page.getByLabel('Şifre');
  await password.fill('gizli');
  await page.getByRole('button', { name: 'Yazılanı göster' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Yazılanı gizle' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('without a token every page asks to sign in, and leads back to where one was', async ({ page }) => {
  await page.goto('/admin/products?search=implant&view=list');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await submit(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { name: 'Ürünler', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\?search=implant&view=list$/);
});

test('an address of another site is not followed after signing in', async ({ page }) => {
  await page.goto('/admin/login?next=https%3A%2F%2Fornek.com%2Fadmin');
  await submit(page, ADMIN.email, ADMIN.password);
  await expect(
    page.getByRole('link', { name: 'panelin ilk ekranı' }).filter({ visible: true }),
  ).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});

test('an unknown token leads to the login page and is forgotten', async ({ page }) => {
  await page.goto('/admin/login');
  await page.evaluate(() => localStorage.setItem('adminToken', 'uydurma'));
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Yönetim paneli' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('nothing is shown before the server has confirmed the token', async ({ page, request }) => {
  await signedIn(page, request);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/admin/products');
  await expect(page.getByText('Yükleniyor...')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Ürünler', level: 1 })).toBeVisible();
});

test('a failing server keeps the session and offers another try', async ({ page, request }) => {
  await signedIn(page, request);
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
  );
  await page.goto('/admin/products');
  await expect(page.getByText('Panel açılamadı')).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('heading', { name: 'Ürünler', level: 1 })).toBeVisible();
});

test('signing out ends the session here and on the server', async ({ page, request }) => {
  const staff = await signedIn(page, request);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { name: 'Yönetim paneli' })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('adminToken'), localStorage.getItem('adminUser')]),
  ).toEqual([null, null]);
  const me = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${staff.token}` } });
  expect(me.status()).toBe(401);
});

test('light, dark and the device’s own theme can be chosen and stay', async ({ page, request }) => {
  await signedIn(page, request);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Açık ya da koyu görünüm' }).click();
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Açık ya da koyu görünüm' }).click();
  await page.getByRole('menuitemradio', { name: 'Cihazın ayarı' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the login page has no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-posta ve şifre alanları zorunludur');
  await inBothThemes(page, () => expectAccessible(page));
});
