import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import type { Message } from '../../domain/things/message.ts';
import { Staff, unique } from './admin-support.ts';
import { expectFilled, FIELDS, fill, form, letter, send } from './contact-support.ts';
import { withoutScripts } from './visitor-support.ts';

/** The status of an address that is sent as it stands: clients would mend it. */
function statusOf(base: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    get({ hostname, port, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

test('without scripts the page takes the message itself', async ({ browser, request }) => {
  const subject = unique('Betiksiz');
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  await fill(page, letter(subject));
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mesajınız gönderildi!' })).toContainText(
    /En kısa sürede size dönüş yapacağız\. *Başvuru numaranız: \d{4}-\d{4}-\d{4}/,
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
  const refused = await posted;
  expect([refused.status(), Number(await refused.headerValue('retry-after')) > 0]).toEqual([429, true]);
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

test('what is no form, or no address, is refused and never an error of the server', async ({ request }) => {
  const types = ['application/json', 'text/plain', 'image/png', ';;', 'multipart/form-data; boundary=x'];
  for (const address of ['/contact', '/contact.data'])
    for (const type of types) {
      const answer = await request.post(address, { data: '{"a":', headers: { 'Content-Type': type } });
      expect([address, type, answer.status()]).toEqual([address, type, type.startsWith('multi') ? 400 : 415]);
      expect(await answer.text()).toContain('Mesajınız okunamadı.');
    }
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await request.fetch('/contact', { method, form: { name: 'a' } });
    expect([method, answer.status(), answer.headers().allow]).toEqual([method, 405, 'GET, HEAD, POST']);
  }
  const base = test.info().project.use.baseURL ?? '';
  for (const path of [
    ...[
      '//%zz.data',
      '//evil.example/a.data',
      '/%zz',
      '/%zz.data',
      '/brands/%E0%A4%A.data',
      '/%00',
      '/%FF.data',
    ],
    ...['/media/%zz', '/assets/%zz.js', '/og/brand/%zz.png', '/api/%zz', '/contact/%zz', '/about.data.data'],
  ])
    expect([path, await statusOf(base, path)]).toEqual([path, 404]);
});

test('a form is taken where a proxy speaks with the server under another name', async ({ request }) => {
  const base = test.info().project.use.baseURL ?? '';
  const form = {
    name: 'A',
    phone: '0532 555 01 42',
    email: 'a@b.co',
    subject: unique('Vekil'),
    message: 'd',
  };
  const answer = await request.post('/contact', {
    form,
    headers: { Origin: base, Host: 'ic-ag.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
});
