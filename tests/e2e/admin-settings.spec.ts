import { expect, type Page, test } from '@playwright/test';
import { ADMIN } from '../../bench/site.ts';
import type { Settings } from '../../domain/site/setting.ts';
import { expectAccessible, expectToast, inBothThemes, type Staff, signedIn } from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

const CHANGE = '**/api/auth/change-password';

test.describe('password', () => {
  async function fill(page: Page, current: string, next: string, repeat: string): Promise<void> {
    await page.getByLabel('Mevcut şifre', { exact: true }).fill(current);
    await page.getByLabel('Yeni şifre', { exact: true }).fill(next);
    await page.getByLabel('Şifre tekrarı', { exact: true }).fill(repeat);
  }
  const refusals: [current: string, next: string, repeat: string, message: string, field: string][] = [
    ['', '', '', 'Mevcut şifre gereklidir!', 'Mevcut şifre'],
    ['eski-1', '', '', 'Yeni şifre gereklidir!', 'Yeni şifre'],
    ['eski-1', 'abc', '', 'Şifre tekrarı gereklidir!', 'Şifre tekrarı'],
    ['eski-1', 'abc', 'abd', 'Yeni şifreler eşleşmiyor!', 'Şifre tekrarı'],
    ['eski-1', 'abc', 'abc', 'Şifre en az 6 karakter olmalıdır!', 'Yeni şifre'],
    ['eski-1', 'eski-1', 'eski-1', 'Yeni şifre mevcut şifre ile aynı olamaz!', 'Yeni şifre'],
  ];

  test('the rules speak in their order, at their field', { tag: '@phone' }, async ({ page }) => {
    let calls = 0;
    await page.route(CHANGE, (route) => {
      calls += 1;
      return route.abort();
    });
    await page.goto('/admin/settings');
    for (const [current, next, repeat, message, field] of refusals) {
      await fill(page, current, next, repeat);
      await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
      const input = page.getByLabel(field, { exact: true });
      await expect(input).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(input).toBeFocused();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    }
    expect(calls).toBe(0);
    await inBothThemes(page, () => expectAccessible(page));
  });

  test('each field is shown and hidden by its own button', async ({ page }) => {
    await page.goto('/admin/settings');
    const form = page.getByRole('region', { name: 'Şifre değiştir' });
    for (const [index, label] of ['Mevcut şifre', 'Yeni şifre', 'Şifre tekrarı'].entries()) {
      const input = page.getByLabel(label);
      const toggle = form.getByRole('button', { name: /Yazılanı/ }).nth(index);
      await expect(input).toHaveAttribute('type', 'password');
      await expect(toggle).toHaveAccessibleDescription(label);
      await toggle.click();
      await expect(input).toHaveAttribute('type', 'text');
      await toggle.click();
      await expect(input).toHaveAttribute('type', 'password');
    }
  });

  test('a change is sent once, says Değiştiriliyor... and empties the form', async ({ page }) => {
    // The account is everyone's: the change itself is answered here.
    const bodies: unknown[] = [];
    const held = Promise.withResolvers<void>();
    await page.route(CHANGE, async (route) => {
      bodies.push(route.request().postDataJSON());
      await held.promise;
      await route.fulfill({ json: { success: true, message: 'Şifreniz başarıyla değiştirildi!' } });
    });
    await page.goto('/admin/settings');
    await fill(page, ADMIN.password, 'yeni-sifre-1', 'yeni-sifre-1');
    await page.getByRole('button', { name: 'Şifreyi değiştir' }).dblclick();
    await expect(page.getByRole('button', { name: 'Değiştiriliyor...' })).toBeVisible();
    held.resolve();
    await expectToast(page, 'Şifreniz başarıyla değiştirildi!');
    await expect(page.getByLabel('Mevcut şifre', { exact: true })).toHaveValue('');
    expect(bodies).toEqual([{ currentPassword: ADMIN.password, newPassword: 'yeni-sifre-1' }]);
  });

  test('a wrong current password is told at its field', async ({ page }) => {
    await page.goto('/admin/settings');
    await fill(page, 'yanlis-sifre', 'yeni-sifre-1', 'yeni-sifre-1');
    await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
    const input = page.getByLabel('Mevcut şifre', { exact: true });
    await expect(input).toHaveAccessibleDescription('Mevcut şifre hatalı!');
    await expect(input).toBeFocused();
    await expect(page.getByLabel('Yeni şifre', { exact: true })).toHaveValue('yeni-sifre-1');
  });

  for (const [title, answer, message] of [
    ['without a sentence of the server', { status: 500, body: '' }, 'Şifre değiştirilemedi!'],
    [
      'with one',
      { status: 429, json: { code: 'too_many', message: 'Çok fazla deneme yapıldı.' } },
      'Çok fazla deneme yapıldı.',
    ],
    [
      'with a good status',
      { status: 200, json: { success: false, message: 'Şimdi olmaz.' } },
      'Şimdi olmaz.',
    ],
    ['without a server', null, 'Bir hata oluştu! Lütfen tekrar deneyin.'],
  ] as const) {
    test(`a failed change ${title}`, async ({ page }) => {
      await page.route(CHANGE, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/admin/settings');
      await fill(page, 'eski-sifre', 'yeni-sifre-1', 'yeni-sifre-1');
      await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await expect(page.getByLabel('Yeni şifre', { exact: true })).toHaveValue('yeni-sifre-1');
    });
  }
});

test.describe('sessions', () => {
  test('another session is named by its device and can be closed', async ({ page, request }) => {
    const response = await request.post('/api/auth/login', {
      data: ADMIN,
      headers: {
        'User-Agent':
          'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 YaBrowser/25.1 Mobile/15E148 Safari/604.1',
        'X-Forwarded-For': '203.0.113.77',
      },
    });
    const { access_token: token } = await response.json();
    await page.goto('/admin/settings');
    const list = page.getByRole('list', { name: 'Açık oturumlar' });
    await expect(list.getByRole('listitem').filter({ hasText: 'Bu oturum' })).toHaveCount(1);
    const other = list.getByRole('listitem').filter({ hasText: 'Yandex, iPad' });
    await expect(other).toContainText('203.0.113.77');
    await expect(other).toContainText('az önce');
    await other.getByRole('button', { name: 'Yandex, iPad oturumunu kapat' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oturumu kapat' }).click();
    await expectToast(page, 'Oturum kapatıldı.');
    await expect(other).toHaveCount(0);
    const refused = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
    expect(refused.status()).toBe(401);
  });

  test('all others can be closed together', async ({ page }) => {
    const session = (id: string, isCurrent = false) => ({
      id,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      address: '10.0.0.1',
      createdAt: new Date().toISOString(),
      seenAt: new Date().toISOString(),
      isCurrent,
    });
    let open = [session('a', true), session('b'), session('c')];
    await page.route('**/api/auth/sessions**', (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: open });
      const id = route.request().url().split('/').at(-1);
      open = open.filter((other) => other.id !== id);
      return route.fulfill({ json: { success: true, message: 'Oturum kapatıldı' } });
    });
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: 'Öteki 2 oturumu kapat' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oturumları kapat' }).click();
    await expectToast(page, '2 oturum kapatıldı.');
    await expect(page.getByRole('list', { name: 'Açık oturumlar' }).getByRole('listitem')).toHaveCount(1);
  });

  test('a failed list is told', async ({ page }) => {
    await page.route('**/api/auth/sessions', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
    );
    await page.goto('/admin/settings');
    await expect(page.getByText('Oturumlar yüklenirken hata oluştu')).toBeVisible();
  });
});

// The settings are one row for the whole site: these run one after the other, and put back what they changed.
test.describe('company', () => {
  test.describe.configure({ mode: 'serial' });
  let before: Settings;
  test.beforeEach(async () => {
    before = await staff.call<Settings>('GET', '/settings');
  });
  test.afterEach(async () => {
    const { mapZoom, creditUrl } = before;
    await staff.call('PUT', '/settings', { mapZoom, creditUrl });
  });

  test('wrong values are refused at their fields, right ones are saved by Ctrl+S', async ({ page }) => {
    await page.goto('/admin/settings');
    await page.getByLabel('Yakınlık').fill('40');
    await page.getByLabel('WhatsApp numarası').fill('numara');
    await page.getByLabel('Site adresi').fill('ornek');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByLabel('WhatsApp numarası')).toHaveAccessibleDescription(
      /^Telefon numarasını rakamlarla yazın\./,
    );
    await expect(page.getByLabel('WhatsApp numarası')).toBeFocused();
    await expect(page.getByLabel('Yakınlık')).toHaveAccessibleDescription(
      /^1 ile 19 arasında bir sayı girin\./,
    );
    await expect(page.getByText('Geçerli bir yer girince harita açılabilir.')).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByLabel('WhatsApp numarası').fill(before.whatsapp);
    await page.getByLabel('Site adresi').fill(before.siteUrl);
    await page.getByLabel('Yakınlık').fill('16');
    const map = page.getByRole('link', { name: "OpenStreetMap'te aç" });
    await expect(map).toHaveAttribute('href', /#map=16\//);
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Değişiklikler kaydedildi!');
    await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toHaveCount(0);
    expect((await staff.call<Settings>('GET', '/settings')).mapZoom).toBe('16');
    await page.getByLabel('Yakınlık').fill('17');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect.poll(async () => (await staff.call<Settings>('GET', '/settings')).mapZoom).toBe('17');
  });

  test('what others wrote into other settings is no conflict', async ({ page }) => {
    await page.goto('/admin/settings');
    await page.getByLabel('Yakınlık').fill('11');
    await staff.call('PUT', '/settings', { twitterSite: `@vitrin${Date.now() % 1000}` });
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expectToast(page, 'Değişiklikler kaydedildi!');
    expect((await staff.call<Settings>('GET', '/settings')).mapZoom).toBe('11');
  });

  test('two people at the same field choose what stays', async ({ page }) => {
    await page.goto('/admin/settings');
    await page.getByLabel('Yakınlık').fill('12');
    await page.getByLabel('Yapımcının adresi').fill('https://benim.example');
    await staff.call('PUT', '/settings', { mapZoom: '9' });
    await page.getByRole('button', { name: 'Kaydet' }).click();
    const conflict = page.getByRole('alertdialog');
    const zoom = conflict.getByRole('group', { name: /Yakınlık/ });
    await expect(zoom).toContainText('İkiniz de değiştirdiniz');
    await expect(zoom).toContainText('12');
    await inBothThemes(page, () => expectAccessible(page));
    await zoom.getByRole('radio', { name: /Kayıttaki/ }).check();
    await conflict.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
    await expectToast(page, 'Değişiklikler kaydedildi!');
    expect(await staff.call<Settings>('GET', '/settings')).toMatchObject({
      mapZoom: '9',
      creditUrl: 'https://benim.example',
    });
  });

  test('a failed save keeps the text, also over a reload and a way out', async ({ page }) => {
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.goto('/admin/settings');
    await page.getByLabel('Yakınlık').fill('13');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expectToast(page, 'Kaydetme sırasında hata oluştu!');
    await expect(page.getByLabel('Yakınlık')).toHaveValue('13');
    await page.reload();
    await expect(page.getByText(/Kaydedilmemiş metniniz geri getirildi/)).toBeVisible();
    await expect(page.getByLabel('Yakınlık')).toHaveValue('13');
    await page
      .getByRole('navigation', { name: 'Panel' })
      .getByRole('link', { name: /Ürünler/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
    await question.getByRole('button', { name: 'Düzenlemeye dön' }).click();
    await expect(page.getByLabel('Yakınlık')).toHaveValue('13');
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await question.getByRole('button', { name: 'Değişiklikleri sil' }).click();
    await expect(page.getByLabel('Yakınlık')).toHaveValue(before.mapZoom);
    await page.reload();
    await expect(page.getByLabel('Yakınlık')).toHaveValue(before.mapZoom);
  });

  test('an older state of the settings comes back', async ({ page }) => {
    await staff.call('PUT', '/settings', { mapZoom: '18' });
    await page.goto('/admin/settings');
    await expect(page.getByLabel('Yakınlık')).toHaveValue('18');
    await page.getByRole('button', { name: 'Geçmiş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Geçmiş' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Harita yakınlığı' }).last()).toContainText(
      '18',
    );
    await dialog.getByRole('list', { name: 'Sürümler' }).getByRole('button').nth(1).click();
    await dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bu sürüme dön' }).click();
    await expectToast(page, /sürümüne dönüldü\.$/);
    await expect(page.getByLabel('Yakınlık')).toHaveValue(before.mapZoom);
  });
});

test('the map of the other site loads only when asked for', async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page.getByTitle('Haritanın önizlemesi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(page.getByTitle('Haritanın önizlemesi')).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/,
  );
  const [lat, lng] = [page.getByLabel('Enlem'), page.getByLabel('Boylam')];
  const before = { lat: Number(await lat.inputValue()), lng: Number(await lng.inputValue()) };
  const place = page.getByRole('button', { name: /^Haritada yer seçin\./ });
  await place.click({ position: { x: 20, y: 20 } });
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(before.lat);
  expect(Number(await lng.inputValue())).toBeLessThan(before.lng);
  const chosen = await lat.inputValue();
  await place.press('ArrowDown');
  await expect.poll(async () => Number(await lat.inputValue())).toBeLessThan(Number(chosen));
  await page.getByRole('button', { name: 'Yakınlaştır' }).click();
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
});

test('settings are accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page.getByText('Bu oturum')).toBeVisible();
  await expect(page.getByLabel('Şirket adı')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
