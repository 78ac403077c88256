import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp, temporaryFolder } from '../tests/factories.ts';
import { openMailbox } from '../tests/mailbox.ts';

type State = { mail: { ok: boolean; detail: string } | null };

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let test: TestApp;
beforeEach(async () => {
  mailbox = await openMailbox();
  test = await openTestApp({ env: { SMTP_URL: mailbox.url, SMTP_FROM: 'site@vitrin.example' } });
});
afterEach(async () => {
  await test.close();
  await mailbox.close().catch(() => undefined);
});

const stored = () => test.services.db.selectFrom('mails').selectAll().execute();
const mailOfStatus = async () => (await test.ok<State>('GET', '/status')).mail;

describe('a mail', () => {
  it('leaves at once where it can, and is not kept', async () => {
    await test.message({ subject: 'Fiyat' });
    expect(await mailbox.next()).toMatchObject({ subject: 'İletişim formu: Fiyat' });
    await vi.waitFor(async () => expect(await stored()).toEqual([]), { timeout: 60_000 });
    expect(await mailOfStatus()).toEqual({ ok: true, detail: 'E-postalar gönderiliyor' });
  });

  it('has no line in its head that its sender wrote', async () => {
    const own = '\r\nBcc: kotu@ornek.example\r\n\r\nBaşka metin';
    await test.message({ name: `Ayşe${own}`, subject: `Fiyat${own}` });
    const { to, subject, head } = await mailbox.next();
    expect(subject).toBe('İletişim formu: Fiyat Bcc: kotu@ornek.example Başka metin');
    expect(to).toBe('site@vitrin.example');
    expect(head).toMatch(/^Subject: /m);
    expect(head).not.toMatch(/^Bcc:/im);
  });

  it('that cannot leave is tried again, shows in the panel, and is given up after two days', async () => {
    const { mailer } = test.services;
    await mailbox.close();
    await test.message({ subject: 'Fiyat' });
    await vi.waitFor(async () => expect((await stored())[0]?.error).toBeTruthy(), { timeout: 60_000 });
    expect(await mailOfStatus()).toEqual({
      ok: false,
      detail: '1 e-posta gönderilemedi, yeniden denenecek',
    });
    await mailer.work();
    expect((await stored())[0]?.attempts).toBe(1);
    test.clock.advance({ minutes: 1 });
    await mailer.work();
    expect((await stored())[0]?.attempts).toBe(2);
    for (let count = 0; count < 7; count++) {
      test.clock.advance({ hours: 24 });
      await mailer.work();
    }
    expect(await stored()).toMatchObject([{ attempts: 9, failedAt: expect.any(String) }]);
    expect(await mailer.state()).toMatchObject({ waiting: 0, failed: 1, error: expect.any(String) });
    test.clock.advance({ hours: 24 * 31 });
    expect(await mailer.state()).toEqual({ waiting: 0, failed: 0, error: null });
  });

  it('that a stop left behind leaves at the next start', async () => {
    const folder = temporaryFolder();
    const env = (url: string) => ({ SMTP_URL: url, SMTP_FROM: 'site@vitrin.example' });
    const before = await openTestApp({ folder, env: env('smtp://127.0.0.1:1') });
    await before.message({ subject: 'Fiyat' });
    await before.close();
    const after = await openTestApp({ folder, env: env(mailbox.url), start: '2026-11-20T09:06:00.000Z' });
    expect(await mailbox.next()).toMatchObject({ subject: 'İletişim formu: Fiyat' });
    await after.close();
  });
});
