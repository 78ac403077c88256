import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, openTestApp, type TestApp, temporaryFolder } from '../../../tests/factories.ts';
import { openMailbox } from '../../../tests/mailbox.ts';
import { readEnv } from '../../env.ts';
import { openServices } from '../../services.ts';

const LOGIN = { email: ADMIN.email, password: ADMIN.password };
const PROXY = { TRUST_PROXY: 'true' };

type From = { address?: string; cookie?: string; agent?: string };
function tryFrom(test: TestApp, password: string, { address = '203.0.113.1', cookie, agent }: From = {}) {
  const headers = {
    'X-Forwarded-For': address,
    ...(cookie && { Cookie: cookie }),
    ...(agent && { 'User-Agent': agent }),
  };
  return test.call('POST', '/auth/login', { ...LOGIN, password }, { token: null, headers });
}
const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('guesses at one account from everywhere', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('wait longer and longer, also after a restart, and a known device does not', async () => {
    const folder = temporaryFolder();
    const test = await openTestApp({ env: PROXY, folder });
    const own = await tryFrom(test, ADMIN.password, { address: '198.51.100.7' });
    const cookie = cookieOf(own);
    expect(cookie).toMatch(/^vitrin_cihaz_[0-9a-f]{12}=[\w-]{43}$/);
    const said = own.headers.get('set-cookie');
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth;']) expect(said).toContain(part);
    expect(said).not.toContain('Secure');
    const waits: number[] = [];
    let refused = 0;
    for (let guess = 0; guess < 200; guess++) {
      const answer = await tryFrom(test, 'yanlis', { address: `192.0.2.${guess}` });
      if (answer.status !== 429) continue;
      refused += 1;
      const wait = Number(answer.headers.get('retry-after'));
      if (wait !== waits.at(-1)) waits.push(wait);
      // Every guesser waits as long as is asked.
      vi.setSystemTime(Date.now() + wait * 1000);
    }
    expect(refused).toBeGreaterThan(90);
    expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32]);
    expect(Math.max(...waits)).toBe(900);
    await tryFrom(test, 'yanlis', { address: '192.0.2.250' });
    expect((await tryFrom(test, ADMIN.password, { address: '198.51.100.8' })).status).toBe(429);
    expect((await tryFrom(test, ADMIN.password, { address: '198.51.100.9', cookie })).status).toBe(200);
    await test.close();
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder });
    const services = await openServices({ env });
    const restarted = () => services.auth.login(LOGIN, { address: '198.51.100.8', userAgent: null });
    await expect(restarted()).rejects.toMatchObject({ code: 'too_many' });
    // Never a lock: who waits comes in.
    vi.setSystemTime(Date.now() + 900_000);
    expect(await restarted()).toHaveProperty('token');
    await services.close();
  });

  it('from the same address do not slow a device that is known either, and its own guesses do', async () => {
    const test = await openTestApp({ env: PROXY });
    const cookie = cookieOf(await tryFrom(test, ADMIN.password));
    for (let guess = 0; guess < 6; guess++) await tryFrom(test, 'yanlis');
    expect((await tryFrom(test, ADMIN.password)).status).toBe(429);
    expect((await tryFrom(test, ADMIN.password, { cookie })).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) await tryFrom(test, 'yanlis', { cookie });
    expect((await tryFrom(test, ADMIN.password, { cookie })).status).toBe(429);
    await test.close();
  });

  it('are told nothing of whether the account is there', async () => {
    const test = await openTestApp({ env: PROXY });
    const statuses = async (email: string) => {
      const all: number[] = [];
      for (let guess = 0; guess < 12; guess++) {
        const headers = { 'X-Forwarded-For': `192.0.2.${guess}` };
        const body = { email, password: 'yanlis' };
        all.push((await test.call('POST', '/auth/login', body, { token: null, headers })).status);
      }
      return all;
    };
    expect(await statuses('yok@vitrin.example')).toEqual(await statuses(ADMIN.email));
    await test.close();
  });
});

describe('a session', () => {
  it('ends thirty days after its sign-in, however much it is used', async () => {
    const test = await openTestApp();
    const status = async () => (await test.call('GET', '/auth/me')).status;
    for (let half = 0; half < 59; half++) {
      test.clock.advance({ hours: 11, minutes: 59 });
      expect(await status()).toBe(200);
    }
    test.clock.advance({ hours: 11, minutes: 59 });
    test.clock.advance({ hours: 1, minutes: 2 });
    expect(await status()).toBe(401);
    await test.close();
  });
});

describe('a new device', () => {
  it('is told by mail, the first one and one that is known are not', async () => {
    const mailbox = await openMailbox();
    const env = { ...PROXY, SMTP_URL: mailbox.url, SMTP_FROM: 'site@vitrin.example' };
    const test = await openTestApp({ env });
    const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
    const { db } = test.services;
    await db.deleteFrom('knownDevices').execute();
    const first = await tryFrom(test, ADMIN.password, { agent: 'Firefox/140.0' });
    await tryFrom(test, ADMIN.password, { agent: 'Firefox/140.0' });
    await tryFrom(test, ADMIN.password, {
      agent: 'Firefox/141.0',
      address: '203.0.113.99',
      cookie: cookieOf(first),
    });
    expect(mailbox.arrived).toEqual([]);
    const cookie = cookieOf(await tryFrom(test, ADMIN.password, { agent: iPad, address: '203.0.113.44' }));
    const mail = await mailbox.next();
    expect([mail.to, mail.subject]).toEqual([
      expect.stringContaining(ADMIN.email),
      'Hesabınıza yeni bir cihazdan girildi',
    ]);
    expect(mail.text).toContain('Safari, iPad');
    expect(mail.text).toContain('203.0.113.44');
    await tryFrom(test, ADMIN.password, { agent: iPad, address: '203.0.113.45', cookie });
    expect(mailbox.arrived).toEqual([]);
    await test.close();
    await mailbox.close();
  });
});
