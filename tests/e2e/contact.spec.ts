import { expect, type Page, type Route, test } from '@playwright/test';
import type { Message } from '../../domain/message.ts';
import { expectAccessible, expectToast, inBothThemes, Staff, unique } from './admin-support.ts';
import { alive, expectSteady, withoutScripts } from './visitor-support.ts';

const FIELDS = ['Adınız ve soyadınız', 'Telefon', 'E-posta', 'Konu', 'Mesajınız'] as const;
const form = (page: Page) => page.getByRole('form', { name: 'Mesaj gönderin' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Mesajı gönder' });

function letter(subject: string): Record<(typeof FIELDS)[number], string> {
  return {
    'Adınız ve soyadınız': 'Zeynep Işıkoğlu',
    Telefon: '0532 555 01 42',
    'E-posta': 'zeynep@isikklinik.example',
    Konu: subject,
    Mesajınız: 'İki ünit için teklif rica ederim.\nKeşif günü de sorulabilir.',
  };
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

async function expectFilled(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(form(page).getByLabel(label)).toHaveValue(value);
}

/** Keeps the map's own site out of the tests. */
async function quietMap(page: Page): Promise<void> {
  await page.route(/openstreetmap/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="tr"><title>Harita</title><body>Harita</body></html>',
    }),
  );
}

test.beforeEach(({ page }) => quietMap(page));

test('calling, writing, chatting, the hours and the accounts', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Telefon/ })).toHaveAttribute('href', /^tel:\+90\d{10}$/);
  await expect(main.getByRole('link', { name: /^E-posta/ })).toHaveAttribute('href', /^mailto:.+@.+/);
  await expect(main.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/90\d{10}\?text=/,
  );
  await expect(main.getByText('Pazartesi - Cumartesi: 09:00 - 19:00')).toBeVisible();
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
});

test('the map waits until one comes near; a plain link stands beside it', async ({ page }) => {
  await page.goto('/contact');
  const map = page.getByTitle('Nasıl Giderim?');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
  const link = page
    .getByRole('region', { name: 'Nasıl Giderim?' })
    .getByRole('link', { name: 'Haritada açın' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
});

test('a message reaches the inbox, then the form is empty again', async ({ page, request }) => {
  const subject = unique('Teklif');
  await page.goto('/contact');
  await alive(page);
  await fill(page, letter(subject));
  await send(page).click();
  await expectToast(page, 'Mesajınız gönderildi!');
  await expectToast(page, 'En kısa sürede size dönüş yapacağız.');
  await expectFilled(page, Object.fromEntries(FIELDS.map((label) => [label, ''])));
  const staff = await Staff.signIn(request);
  const [message] = await staff.call<Message[]>('GET', `/messages?search=${encodeURIComponent(subject)}`);
  expect(message).toMatchObject({ name: 'Zeynep Işıkoğlu', subject, isRead: false });
  expect(message?.message).toContain('Keşif günü');
});

test('what is missing is said at its field, and the first one takes the focus', async ({ page }) => {
  await page.goto('/contact');
  await alive(page);
  await form(page).getByLabel('Adınız ve soyadınız').fill('Zeynep');
  await form(page).getByLabel('E-posta').fill('zeynep@isikklinik');
  await send(page).click();
  await expect(form(page).getByLabel('Telefon')).toBeFocused();
  await expect(form(page).getByLabel('Telefon')).toHaveAccessibleDescription('Telefon numaranızı yazın.');
  await expect(form(page).getByLabel('E-posta')).toHaveAccessibleDescription(
    'E-posta adresi eksik görünüyor. Örnek: ad@klinik.com.tr',
  );
  await expect(form(page).getByLabel('Konu')).toHaveAccessibleDescription('Konuyu yazın.');
  await expect(form(page).getByLabel('Mesajınız')).toHaveAccessibleDescription('Mesajınızı yazın.');
  await expect(form(page).getByLabel('Adınız ve soyadınız')).not.toHaveAttribute('aria-invalid');
  await inBothThemes(page, () => expectAccessible(page));
  await form(page).getByLabel('Telefon').fill('0');
  await expect(form(page).getByText('Telefon numaranızı yazın.')).toHaveCount(0);
});

test('what the server refuses is said at its field', async ({ page }) => {
  await page.route('**/api/messages', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, code: 'invalid', fields: { subject: 'Konu çok kısa.' } },
    }),
  );
  await page.goto('/contact');
  await alive(page);
  await fill(page, letter('x'));
  await send(page).click();
  await expect(form(page).getByLabel('Konu')).toBeFocused();
  await expect(form(page).getByLabel('Konu')).toHaveAccessibleDescription('Konu çok kısa.');
});

const failures: Array<[string, (route: Route) => Promise<void>, RegExp]> = [
  ['an unreachable server', (route) => route.abort(), /Sunucuya ulaşılamadı/],
  [
    'too many messages',
    (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, message: 'Kısa sürede çok fazla mesaj gönderdiniz.' },
      }),
    /çok fazla mesaj/,
  ],
  [
    'an answer that is no JSON',
    (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    /Sunucuya ulaşılamadı/,
  ],
];
for (const [name, answer, text] of failures) {
  test(`${name} leaves the text in the form`, async ({ page }) => {
    await page.route('**/api/messages', answer);
    await page.goto('/contact');
    await alive(page);
    const values = letter('Kaybolmasın');
    await fill(page, values);
    await send(page).click();
    await expectToast(page, 'Mesajınız gönderilemedi');
    await expectToast(page, text);
    await expectFilled(page, values);
  });
}

test('sending twice at once sends once', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/messages', async (route) => {
    sent += 1;
    await new Promise((done) => setTimeout(done, 500));
    await route.fulfill({ status: 201, json: { success: true, id: 'x' } });
  });
  await page.goto('/contact');
  await alive(page);
  await fill(page, letter('Bir kez'));
  await send(page).dblclick();
  await expectToast(page, 'Mesajınız gönderildi!');
  expect(sent).toBe(1);
});

test('without scripts the page takes the message itself', async ({ browser, request }) => {
  const subject = unique('Betiksiz');
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  await fill(page, letter(subject));
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mesajınız gönderildi!' })).toContainText(
    'En kısa sürede size dönüş yapacağız.',
  );
  await expect(form(page).getByLabel('Konu')).toHaveValue('');
  const staff = await Staff.signIn(request);
  expect(await staff.call<Message[]>('GET', `/messages?search=${encodeURIComponent(subject)}`)).toHaveLength(
    1,
  );
  await page.context().close();
});

test('without scripts a refused message comes back with what is wrong', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  // The browser's own check takes this address, the server does not.
  const values = { ...letter('Eksik'), 'E-posta': 'zeynep@isikklinik' };
  await fill(page, values);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('İşaretli alanları düzeltin');
  await expect(form(page).getByLabel('E-posta')).toHaveAccessibleDescription(/E-posta adresi eksik/);
  await expectFilled(page, values);
  await page.context().close();
});

test('without scripts one who wrote too often is told so, and keeps the text', async ({
  browser,
  request,
}) => {
  const headers = { 'X-Forwarded-For': '198.51.100.41' };
  const {
    'Adınız ve soyadınız': name,
    Telefon: phone,
    'E-posta': email,
    Konu: subject,
    Mesajınız: message,
  } = letter(unique('Çok'));
  const data = { name, phone, email, subject, message };
  let answer = await request.post('/api/messages', { data, headers });
  for (let count = 0; answer.status() === 201 && count < 100; count++)
    answer = await request.post('/api/messages', { data, headers });
  expect(answer.status()).toBe(429);

  const page = await withoutScripts(browser);
  await page.setExtraHTTPHeaders(headers);
  await page.goto('/contact');
  const values = letter('Kaybolmasın');
  await fill(page, values);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(page).click();
  expect((await posted).status()).toBe(429);
  await expect(page.getByRole('alert')).toContainText('Kısa sürede çok fazla mesaj gönderdiniz.');
  await expectFilled(page, values);
  await page.context().close();
});

test('the browser checks the five fields as long as no script does', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  for (const label of FIELDS) await expect(form(page).getByLabel(label)).toHaveAttribute('required');
  await expect(form(page).getByLabel('E-posta')).toHaveAttribute('type', 'email');
  await send(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.context().close();
});

test('a form that is too large, or comes from elsewhere, is refused', async ({ request }) => {
  const large = await request.post('/contact', { form: { message: 'x'.repeat(100_000) }, maxRedirects: 0 });
  expect(large.status()).toBe(413);
  const foreign = await request.post('/contact', {
    form: { name: 'a', phone: '1', email: 'a@b.co', subject: 'c', message: 'd' },
    headers: { Origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBeGreaterThanOrEqual(400);
});

test('contact is shown without violation @phone', async ({ page }) => {
  test.slow();
  await inBothThemes(page, async () => {
    await page.goto('/contact');
    await alive(page);
    await expectAccessible(page);
  });
});

test('contact does not jump @phone', async ({ page }) => {
  await page.goto('/contact');
  await expectSteady(page);
});
