import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, openTestApp, type TestApp } from '../../../tests/factories.ts';

const ADMIN_LOGIN = { email: ADMIN.email, password: ADMIN.password };

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function login(body: typeof ADMIN_LOGIN) {
  return test.call('POST', '/auth/login', body, { token: null });
}

describe('repeated failures', () => {
  // The counters go by the system's time and timers, which stand still here until they are moved with the clock.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  function pass({ hours = 0, minutes = 0, seconds = 0 }): void {
    test.clock.advance({ hours, minutes, seconds });
    vi.advanceTimersByTime(((hours * 60 + minutes) * 60 + seconds) * 1000);
  }

  async function fail(times: number) {
    const statuses: number[] = [];
    for (let count = 0; count < times; count++)
      statuses.push((await login({ email: ADMIN.email, password: 'yanlis' })).status);
    return statuses;
  }

  it('wait twice as long each time, and the right password is taken again afterwards', async () => {
    expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await login(ADMIN_LOGIN);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.body.message).toBe('Çok fazla deneme yapıldı. 1 saniye sonra tekrar deneyin.');
    pass({ seconds: 1 });
    expect(await fail(2)).toEqual([401, 429]);
    expect((await login(ADMIN_LOGIN)).headers.get('retry-after')).toBe('2');
    pass({ seconds: 2 });
    expect((await login(ADMIN_LOGIN)).status).toBe(200);
    expect(await fail(4)).toEqual([401, 401, 401, 401]);
  });

  it('never wait longer than a quarter of an hour, and are forgotten an hour after the last', async () => {
    for (let count = 0; count < 25; count++) {
      await login({ email: ADMIN.email, password: 'yanlis' });
      pass({ minutes: 15 });
    }
    await login({ email: ADMIN.email, password: 'yanlis' });
    expect(Number((await login(ADMIN_LOGIN)).headers.get('retry-after'))).toBe(900);
    pass({ hours: 1 });
    expect(await fail(4)).toEqual([401, 401, 401, 401]);
  });

  it('count tries that run at the same time one by one', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => login({ email: ADMIN.email, password: 'yanlis' })),
    );
    expect(tries.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(tries.filter((answer) => answer.status === 429)).toHaveLength(15);
  });

  it('are not what right passwords are that come at the same time', async () => {
    await fail(3);
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(ADMIN_LOGIN)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(200));
  });

  it('of one address slow it down for every account', async () => {
    const people = Array.from({ length: 100 }, (_, count) => `kisi${count}@vitrin.example`);
    await Promise.all(people.map((email) => login({ email, password: 'x' })));
    expect((await login({ email: 'baska@vitrin.example', password: 'x' })).status).toBe(429);
  });

  it('of one address do not keep another address out', async () => {
    const proxied = await openTestApp({ env: { TRUST_PROXY: 'true' } });
    const from = (address: string, password: string) =>
      proxied.call(
        'POST',
        '/auth/login',
        { ...ADMIN_LOGIN, password },
        {
          token: null,
          headers: { 'X-Forwarded-For': `10.0.0.1, ${address}` },
        },
      );
    for (let count = 0; count < 6; count++) await from('203.0.113.9', 'yanlis');
    expect((await from('203.0.113.9', ADMIN.password)).status).toBe(429);
    expect((await from('203.0.113.7', ADMIN.password)).status).toBe(200);
    await proxied.close();
  });
});
