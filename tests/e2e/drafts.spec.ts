import { type Browser, chromium, expect, test } from '@playwright/test';
import { ADMIN } from '../../bench/site.ts';
import { Staff, unique } from './admin-support.ts';

const PASSWORD = 'sonraki-kisi-7';

// A name that is no secure context: browsers give its pages neither ciphers nor random ids.
let browser: Browser;
let origin: string;
test.beforeAll(async ({ baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP klinik.example 127.0.0.1'];
  browser = await chromium.launch({ ...launchOptions, args });
  origin = String(baseURL).replace('127.0.0.1', 'klinik.example');
});
test.afterAll(() => browser.close());

test('what a person did not save waits for that person, and the next one at the browser cannot read it', async ({
  request,
}) => {
  const staff = await Staff.signIn(request);
  const email = `${unique('kisi').replace(' ', '-')}@klinik.example`;
  await staff.call('POST', '/auth/confirm', { password: ADMIN.password });
  const account = { email, name: 'Deniz Ak', role: 'editor', deliver: 'link' };
  const { link } = await staff.call<{ link: string }>('POST', '/accounts', account);
  await staff.call('POST', '/auth/set-password', { token: link.split('#')[1], newPassword: PASSWORD });

  const context = await browser.newContext({ baseURL: origin, locale: 'tr-TR' });
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  async function signIn(who: { email: string; password: string }): Promise<void> {
    await page.getByLabel('E-posta').fill(who.email);
    await page.getByLabel('Şifre', { exact: true }).fill(who.password);
    await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/admin`);
    await expect(heading).toBeVisible();
  }
  const waiting = page.getByRole('region', { name: 'Kaydedilmemiş formlar' });
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

  await page.goto('/admin/login');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await signIn(ADMIN);
  const name = unique('Gizli ürün');
  await page.goto('/admin/products?new=1');
  await page.getByRole('dialog', { name: 'Yeni ürün' }).getByLabel('Ürün adı').fill(name);
  await page.goto('/admin');
  await expect(waiting).toContainText(name);
  expect(await stored()).not.toContain('Gizli');

  // The session ends elsewhere: whoever comes next finds the browser as it was left.
  await page.evaluate(() => localStorage.setItem('adminToken', 'bitti'));
  await page.goto('/admin');
  await signIn({ email, password: PASSWORD });
  await page.goto('/admin/products');
  await expect(heading).toBeVisible();
  await expect(waiting).toHaveCount(0);
  const left = await stored();
  expect(left).toContain('adminDraft:');
  expect(left).not.toContain('Gizli');
  // Not even under the next person's own name does the key of that person open it.
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('adminUser') ?? '{}') as { id: string };
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith('adminDraft:'))
        localStorage.setItem(key.replace(/:[^:]*:/, `:${id}:`), String(text));
  });
  await page.goto('/admin');
  await expect(heading).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('adminToken', 'bitti'));
  await page.goto('/admin');
  await signIn(ADMIN);
  await expect(waiting).toContainText(name);
  await waiting.getByRole('button', { name: `Yeni ürün: ${name}: metni sil` }).click();
  await context.close();
});
