import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { startSite } from '../../bench/site.ts';
import { openMailbox } from '../mailbox.ts';
import {
  enter,
  expectAccessible,
  expectToast,
  inBothThemes,
  Staff,
  signedIn,
  unique,
} from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

type Sent = { id: string; name: string; subject: string };

/** A message of the contact form, each from an address of its own: the form takes only a few from one. */
async function send(
  request: APIRequestContext,
  more: { name?: string; subject?: string } = {},
): Promise<Sent> {
  const name = more.name ?? unique('Ayşe Işık');
  const subject = more.subject ?? 'Ünit & koltuk teklifi';
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 255));
  const response = await request.post('/api/messages', {
    headers: { 'X-Forwarded-For': `10.${parts.join('.')}` },
    data: {
      name,
      email: 'ayse@ornek.com.tr',
      phone: '0532 555 01 42',
      subject,
      message: 'Merhaba,\nbir ünit için teklif rica ediyorum.',
    },
  });
  expect(response.status()).toBe(201);
  return { id: (await response.json()).id, name, subject };
}

function inboxOf(text: string): string {
  return `/admin/messages?search=${encodeURIComponent(text)}`;
}

function read(id: string): Promise<{ isRead: boolean }> {
  return staff.call('GET', `/messages/${id}`);
}

function line(page: Page, name: string) {
  return page.getByRole('list', { name: 'Gelen kutusu' }).getByRole('link').filter({ hasText: name });
}

test('a message is read, answered and marked unread again', async ({ page, request }) => {
  const { id, name } = await send(request);
  await page.goto(inboxOf(name));
  await expect(page.getByText('Mesaj seçilmedi')).toBeVisible();
  await expect(line(page, name)).toContainText('Okunmamış:');
  await line(page, name).click();
  const message = page.getByRole('article', { name: `${name}: Ünit & koltuk teklifi` });
  await expect(message).toContainText('bir ünit için teklif rica ediyorum.');
  await expect(line(page, name)).not.toContainText('Okunmamış:');
  await expect.poll(async () => (await read(id)).isRead).toBe(true);

  const mail = await message.getByRole('link', { name: 'E-postayla yanıtla' }).getAttribute('href');
  const mailTo = new URL(mail ?? '');
  expect(mailTo.pathname).toBe('ayse@ornek.com.tr');
  expect(mailTo.searchParams.get('subject')).toBe('Ynt: Ünit & koltuk teklifi');
  expect(mailTo.searchParams.get('body')).toContain('> bir ünit için teklif rica ediyorum.');
  const chat = await message.getByRole('link', { name: "WhatsApp'tan yaz" }).getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/905325550142\?text=/);

  await message.getByRole('button', { name: 'Okunmadı yap' }).click();
  await expect(line(page, name)).toContainText('Okunmamış:');
  await expect.poll(async () => (await read(id)).isRead).toBe(false);
  await page.reload();
  await expect.poll(async () => (await read(id)).isRead).toBe(true);
});

test('a message gets who answers it, a state and a note, and is found by them', async ({ page, request }) => {
  const { id, name } = await send(request);
  await page.goto(`/admin/messages?id=${id}`);
  await page.getByRole('textbox', { name: 'İç not' }).fill(`${name} salı aranacak`);
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByRole('region', { name: 'İç notlar' })).toContainText('salı aranacak');
  await page.getByLabel('Durum', { exact: true }).selectOption('Yanıtlandı');
  await expect(page.getByText('itibarıyla yanıtlandı')).toBeVisible();
  await expect(page.getByLabel('Yanıtlayan')).not.toHaveValue('');
  await inBothThemes(page, () => expectAccessible(page));
  await page.goto(`/admin/messages?search=${encodeURIComponent(`${name} salı aranacak`)}`);
  const line = page.getByRole('list', { name: 'Gelen kutusu' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Yanıtlandı');
  await page.getByRole('button', { name: /^Yanıtlandı/ }).click();
  await expect(page).toHaveURL(/state=answered/);
  await expect(line).toHaveCount(1);
});

test('a reply that was begun waits in this browser, goes by mail, and stands below the message', async ({
  browser,
  playwright,
}) => {
  const mailbox = await openMailbox();
  const site = await startSite({ empty: true, env: { SMTP_URL: mailbox.url } });
  const request = await playwright.request.newContext({ baseURL: site.base });
  const context = await browser.newContext({ baseURL: site.base, locale: 'tr-TR', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await enter(page, await Staff.signIn(request));
    const { id, name } = await send(request);
    await page.goto(`/admin/messages?id=${id}`);
    const reply = page.getByRole('textbox', { name: 'Yanıtınız' });
    await expect(reply).toHaveAccessibleDescription(/^ayse@ornek\.com\.tr adresine gider/);
    await reply.fill('Merhaba,\nperşembe günü bekleriz.');
    await page.reload();
    await expect(reply).toHaveValue('Merhaba,\nperşembe günü bekleriz.');
    await page.goto('/admin');
    await page.getByRole('link', { name: `Yanıt: ${name}: sürdür` }).click();
    await expect(reply).toHaveValue('Merhaba,\nperşembe günü bekleriz.');
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expectToast(page, 'Yanıt gönderildi.');
    await expect(page.getByRole('list', { name: 'Gönderilen yanıtlar' })).toContainText(
      'perşembe günü bekleriz.',
    );
    await expect(reply).toHaveValue('');
    await expect(page.getByLabel('Durum', { exact: true })).toHaveValue('answered');
    let mail = await mailbox.next();
    while (!mail.to.includes('ayse@ornek.com.tr')) mail = await mailbox.next();
    expect(mail.subject).toBe('Ynt: Ünit & koltuk teklifi');
    expect(mail.text).toContain('perşembe günü bekleriz.');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kaydedilmemiş formlar' })).toHaveCount(0);
  } finally {
    await context.close();
    await request.dispose();
    await site.close();
    await mailbox.close();
  }
});

test('the sidebar counts what is unread and follows it', async ({ page, request }) => {
  const { name } = await send(request);
  await page.goto(inboxOf(name));
  const entry = page
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: 'Mesajlar', exact: true });
  await expect(entry).toHaveAccessibleDescription(/okunmamış/);
  await page.route('**/api/messages?*isRead=false*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '41' } });
  });
  await line(page, name).click();
  await expect(entry).toHaveAccessibleDescription('41 okunmamış');
});

test('deleting takes the next message up, and Geri al brings it back', async ({ page, request }) => {
  const mark = unique('Silme Denemesi');
  const older = await send(request, { name: `${mark} bir` });
  const newer = await send(request, { name: `${mark} iki` });
  await page.goto(`${inboxOf(mark)}&id=${newer.id}`);
  await page.getByRole('article', { name: /iki/ }).getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Mesaj çöp kutusuna taşındı.');
  await expect(page.getByRole('article', { name: older.name })).toBeVisible();
  await expect(line(page, newer.name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  await expect(line(page, newer.name)).toBeVisible();
});

test('many messages are marked and deleted at once', async ({ page, request }) => {
  const mark = unique('Toplu');
  for (const word of ['bir', 'iki', 'üç']) await send(request, { name: `${mark} ${word}` });
  await page.goto(inboxOf(mark));
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  const bar = page.getByRole('toolbar', { name: 'Toplu işlemler' });
  await expect(bar).toContainText('3 mesaj seçildi');
  await bar.getByRole('button', { name: 'Okundu yap' }).click();
  await expectToast(page, '3 mesaj okundu yapıldı.');
  await page.getByRole('button', { name: /^Okunmamış/ }).click();
  await expect(page.getByText('Aramanıza uyan kayıt yok')).toBeVisible();
  await expect(page).toHaveURL(/isRead=false/);
  await page.getByRole('group', { name: 'Süzgeç' }).getByRole('button', { name: 'Tümü' }).click();
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  await bar.getByRole('button', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('3 mesajı silmek istediğinizden emin misiniz?');
  await question.getByRole('button', { name: '3 mesajı sil' }).click();
  await expectToast(page, '3 mesaj çöp kutusuna taşındı.');
  await expect(page.getByText('Aramanıza uyan kayıt yok')).toBeVisible();
  const notice = page.getByRole('listitem').filter({ hasText: '3 mesaj çöp kutusuna taşındı.' });
  await notice.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  await expect(line(page, mark)).toHaveCount(3);
});

test('j, k and u work without the mouse', async ({ page, request }) => {
  const mark = unique('Klavye');
  const older = await send(request, { name: `${mark} eski` });
  const newer = await send(request, { name: `${mark} yeni` });
  await page.goto(inboxOf(mark));
  await expect(line(page, mark)).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: newer.name })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: older.name })).toBeVisible();
  await expect.poll(async () => (await read(older.id)).isRead).toBe(true);
  await page.keyboard.press('u');
  await expect.poll(async () => (await read(older.id)).isRead).toBe(false);
  await page.keyboard.press('k');
  await expect(page.getByRole('article', { name: newer.name })).toBeVisible();
});

test('on the phone list and message take turns', { tag: '@phone-only' }, async ({ page, request }) => {
  const { name } = await send(request);
  await page.goto(inboxOf(name));
  await line(page, name).click();
  const message = page.getByRole('article', { name });
  await expect(message).toBeVisible();
  await expect(line(page, name)).toBeHidden();
  await inBothThemes(page, () => expectAccessible(page));
  await message.getByRole('link', { name: 'Mesajlara dön' }).click();
  await expect(line(page, name)).toBeVisible();
  await expect(message).toBeHidden();
  await line(page, name).click();
  await message.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Mesaj çöp kutusuna taşındı.');
  await expect(page.getByText('Aramanıza uyan kayıt yok')).toBeVisible();
});

test('a message that is gone says so', async ({ page }) => {
  await page.goto('/admin/messages?id=yok');
  await expect(page.getByText('Mesaj bulunamadı')).toBeVisible();
});

test('a failed list, a failed mark and an empty inbox are told', async ({ page, request }) => {
  const { id, name } = await send(request);
  await page.route(
    (url) => url.pathname === '/api/messages' && url.searchParams.has('search'),
    (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Sunucu hatası.' } }),
  );
  await page.goto(inboxOf(name));
  const error = page.getByRole('alert').filter({ hasText: 'Mesajlar yüklenirken hata oluştu' });
  await expect(error).toBeVisible();
  await page.unrouteAll();
  await error.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(line(page, name)).toBeVisible();

  await page.route(`**/api/messages/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await line(page, name).click();
  await expectToast(page, 'Mesaj güncellenemedi');
  await expect(line(page, name)).toContainText('Okunmamış:');

  await page.unrouteAll();
  await page.route(
    (url) => url.pathname === '/api/messages',
    (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.goto('/admin/messages');
  await expect(page.getByText('Henüz mesaj yok')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});

test('is accessible with a message open', async ({ page, request }) => {
  const { id, name } = await send(request);
  await page.goto(`${inboxOf(name)}&id=${id}`);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await page.getByRole('checkbox', { name: `${name} mesajını seç` }).click();
  await inBothThemes(page, () => expectAccessible(page));
});
