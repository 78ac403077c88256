import { expect, type Route, test } from '@playwright/test';
import type { Message } from '../../domain/things/message.ts';
import { expectAccessible, expectToast, inBothThemes, Staff, unique } from './admin-support.ts';
import { EMPTY, expectFilled, fill, form, letter, quietMap, send } from './contact-support.ts';
import { alive, expectSound } from './visitor-support.ts';

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

test('the map is a drawing until it is asked for; a plain link stands beside it', async ({ page }) => {
  await page.goto('/contact');
  await alive(page);
  const region = page.getByRole('region', { name: 'Nasıl Giderim?' });
  await expect(region.getByRole('link', { name: 'Haritada açın' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await region.getByRole('button', { name: 'Haritayı göster' }).click();
  const map = page.getByTitle('Nasıl Giderim?');
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
  await expect(map).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('Harita')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});

test('what is told of privacy goes along with a message, and a filled trap keeps it apart', async ({
  page,
  request,
}) => {
  await page.goto('/kvkk');
  const version = (await page.getByText(/^Son güncelleme/).textContent())?.match(/Sürüm: (\w{12})/)?.[1];
  await page.goto('/contact');
  await alive(page);
  const trap = page.locator('input[name="web_sitesi"]');
  await expect(trap).not.toBeInViewport({ ratio: 0.5 });
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(form(page).getByRole('textbox')).toHaveCount(5);
  const subject = unique('Tuzak');
  await fill(page, letter(subject));
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await send(page).click();
  await expectToast(page, 'Mesajınız gönderildi!');
  const staff = await Staff.signIn(request);
  const [message] = await staff.call<Message[]>('GET', `/messages?search=${encodeURIComponent(subject)}`);
  expect(message).toMatchObject({ isSuspect: true, consentVersion: version });
});

test('a message reaches the inbox, then the form is empty again', async ({ page, request }) => {
  const subject = unique('Teklif');
  await page.goto('/contact');
  await alive(page);
  await fill(page, letter(subject));
  await send(page).click();
  await expectToast(page, 'Mesajınız gönderildi!');
  await expectToast(page, 'En kısa sürede size dönüş yapacağız.');
  const notice = page.locator('.site-toast').first();
  await expect(notice).toHaveCSS('font-family', /Schibsted/);
  // Below the bar: above what one has just pressed, and above what one agrees to.
  await expect.poll(async () => Math.round((await notice.boundingBox())?.y ?? 0)).toBeLessThan(110);
  await expectFilled(page, EMPTY);
  const status = form(page).getByRole('status').filter({ hasText: 'Mesajınız gönderildi!' });
  await expect(status).toContainText('En kısa sürede size dönüş yapacağız.');
  const reference = (await status.textContent())?.match(/Başvuru numaranız: (\d{4}-\d{4}-\d{4})/)?.[1] ?? '';
  const staff = await Staff.signIn(request);
  const [message] = await staff.call<Message[]>('GET', `/messages?search=${reference}`);
  expect(message).toMatchObject({
    name: 'Zeynep Işıkoğlu',
    subject,
    isRead: false,
    reference,
    isSuspect: false,
  });
  expect(message?.message).toContain('Keşif günü');
});

test('a phone number is brought into its shape, and refused when it is none', async ({ page }) => {
  await page.goto('/contact');
  await alive(page);
  const phone = form(page).getByLabel('Telefon');
  await phone.fill('+905325550142');
  await phone.blur();
  await expect(phone).toHaveValue('+90 532 555 01 42');
  await fill(page, { ...letter('Kısa'), Telefon: '0532 555' });
  await send(page).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Telefon numarası eksik ya da hatalı görünüyor/);
});

test('a message without an answer is tried again and stored once', async ({ page, request }) => {
  const subject = unique('Yavaş');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/messages', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first one arrives, but its answer does not come back.
    if (keys.length === 1) await request.fetch(route.request());
    else await route.continue();
  });
  await page.clock.install();
  await page.goto('/contact');
  await alive(page);
  await fill(page, letter(subject));
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText('Mesajınız gönderiliyor…');
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.fastForward(15_000);
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('15 saniyede yanıt vermedi');
  await expectFilled(page, letter(subject));
  await inBothThemes(page, () => expectAccessible(page));
  await page.reload();
  await alive(page);
  await expectFilled(page, letter(subject));
  await send(page).click();
  await expect(form(page).getByRole('status').filter({ hasText: 'Mesajınız gönderildi!' })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  const staff = await Staff.signIn(request);
  expect(await staff.call<Message[]>('GET', `/messages?search=${encodeURIComponent(subject)}`)).toHaveLength(
    1,
  );
});

test('what is typed while a message is under way stays, also on the way to another page and back', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/messages', async (route) => {
    await answered;
    await route.fulfill({ status: 201, json: { success: true, reference: '4829-1350-7641' } });
  });
  await page.goto('/contact');
  await alive(page);
  const values = letter('Yolda');
  await fill(page, values);
  await page.getByRole('link', { name: 'Markalar' }).first().click();
  await expect(page).toHaveURL(/\/brands$/);
  await page.goBack();
  await expectFilled(page, values);
  await send(page).click();
  await expect(send(page)).toHaveCount(0);
  await form(page).getByLabel('Mesajınız').fill('Bir de kompresör soracaktım.');
  await page.getByRole('link', { name: 'Markalar' }).first().click();
  await expect(form(page)).toHaveCount(0);
  answer();
  await expectToast(page, 'Mesajınız gönderildi!');
  await page.goBack();
  const status = form(page).getByRole('status').filter({ hasText: 'Mesajınız gönderildi!' });
  await expect(status).toContainText('4829-1350-7641');
  await expect(status).toContainText('Bu sırada yazdıklarınız formda duruyor.');
  await expectFilled(page, { ...EMPTY, Mesajınız: 'Bir de kompresör soracaktım.' });
});

test('the form itself tells how it went: offline, and where no toast can be loaded', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/toaster[^/]*\.js/, (route) => route.abort());
  await page.goto('/contact');
  await alive(page);
  const values = letter(unique('Sessiz'));
  await fill(page, values);
  await context.setOffline(true);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText('İnternet bağlantınız yok.');
  await expectFilled(page, values);
  await context.setOffline(false);
  await form(page).getByRole('alert').getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(form(page).getByRole('status').filter({ hasText: 'Mesajınız gönderildi!' })).toBeVisible();
  await expectFilled(page, EMPTY);
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
    await expect(form(page).getByRole('alert')).toContainText(text);
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

test('contact is shown without violation and does not jump @phone', async ({ page }) => {
  await expectSound(page, '/contact');
});
