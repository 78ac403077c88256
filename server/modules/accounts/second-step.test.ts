import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../tests/authenticator.ts';
import { ADMIN, openTestApp, type TestApp } from '../../../tests/factories.ts';

type Half = { access_token?: string; secondStep?: { token: string; ways: string[] } };
type Begun = { token: string; secret: string; address: string };
type Challenge = { token: string; options: Record<string, unknown> };

const LOGIN = { email: ADMIN.email, password: ADMIN.password };
const ORIGIN = 'http://localhost';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function open<T>(path: string, body: unknown = undefined) {
  return test.call<T & { message: string; code: string }>('POST', path, body, { token: null });
}
const login = () => open<Half>('/auth/login', LOGIN);
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: test.clock.read().getTime() });

/** Sets up an app. Answers its secret and the recovery codes. */
async function setUpApp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  await test.confirm();
  const { token, secret } = await test.ok<Begun>('POST', '/auth/totp');
  const { recoveryCodes } = await test.ok<{ recoveryCodes: string[] }>('POST', '/auth/totp/confirm', {
    ...{ token, code: codeOf(secret) },
  });
  test.clock.advance({ seconds: 30 });
  return { secret, recoveryCodes };
}
async function second(code: string) {
  const token = (await login()).body.secondStep?.token ?? '';
  return open<Half>('/auth/login/code', { token, code });
}

describe('an app that shows codes', () => {
  it('is set up by its first code, which a wrong one is not', async () => {
    expect((await test.call('POST', '/auth/totp')).body.code).toBe('password_required');
    await test.confirm();
    const begun = await test.ok<Begun>('POST', '/auth/totp');
    expect(begun.address).toMatch(/^otpauth:\/\/totp\//);
    const wrong = await test.call('POST', '/auth/totp/confirm', { token: begun.token, code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['code']]);
    expect((await login()).body.access_token).toBeDefined();
    const code = codeOf(begun.secret);
    const done = await test.ok<{ recoveryCodes: string[] }>('POST', '/auth/totp/confirm', {
      ...{ token: begun.token, code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(done.recoveryCodes).toHaveLength(10);
    expect(await test.ok('GET', '/auth/security')).toMatchObject({ app: true, recoveryCodesLeft: 10 });
  });

  it('is asked after the password, and a code works once', async () => {
    const { secret } = await setUpApp();
    const half = await login();
    expect([half.status, half.body.access_token, half.body.secondStep?.ways]).toEqual([
      200,
      undefined,
      ['app', 'recovery'],
    ]);
    const code = codeOf(secret);
    const token = half.body.secondStep?.token;
    expect((await open('/auth/login/code', { token, code: '000000' })).status).toBe(422);
    const entered = await open<Half>('/auth/login/code', { token, code });
    expect(entered.status).toBe(200);
    const me = await test.call('GET', '/auth/me', undefined, { token: entered.body.access_token ?? '' });
    expect(me.status).toBe(200);
    expect((await open('/auth/login/code', { token, code })).status).toBe(401);
    expect((await second(code)).status).toBe(422);
    test.clock.advance({ seconds: 30 });
    expect((await second(codeOf(secret))).status).toBe(200);
  });

  it('is not guessed: the codes of one account are slowed', async () => {
    await setUpApp();
    const token = (await login()).body.secondStep?.token;
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await open('/auth/login/code', { token, code: '000000' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('is asked after a new password too, which a link has set', async () => {
    await setUpApp();
    await test.confirm();
    const way = { deliver: 'link' };
    const { link } = await test.ok<{ link: string }>('POST', '/accounts/admin/password-link', way);
    const newPassword = 'kendi-sifrem-1';
    const set = await open('/auth/set-password', { token: link.split('#')[1], newPassword });
    expect(set.status).toBe(200);
    const { body } = await open<Half>('/auth/login', { email: ADMIN.email, password: newPassword });
    expect([body.access_token, body.secondStep?.ways]).toEqual([undefined, ['app', 'recovery']]);
  });

  it('waits ten minutes after the password', async () => {
    const { secret } = await setUpApp();
    const token = (await login()).body.secondStep?.token;
    test.clock.advance({ minutes: 10 });
    expect((await open('/auth/login/code', { token, code: codeOf(secret) })).status).toBe(401);
  });

  it('is lost with the phone: each recovery code opens once, and an administrator takes the step away', async () => {
    const { recoveryCodes } = await setUpApp();
    const [first = '', next = ''] = recoveryCodes;
    expect((await second(first.toLowerCase())).status).toBe(200);
    expect((await second(first)).status).toBe(422);
    expect(await test.ok('GET', '/auth/security')).toMatchObject({ recoveryCodesLeft: 9 });
    await test.confirm();
    const renewed = await test.ok<{ recoveryCodes: string[] }>('POST', '/auth/recovery-codes');
    expect(renewed.recoveryCodes).not.toContain(next);
    expect((await second(next)).status).toBe(422);
    await test.ok('POST', '/accounts/admin/reset-second-step');
    expect((await login()).body.access_token).toBeDefined();
  });

  it('is stored without its recovery codes', async () => {
    const { recoveryCodes } = await setUpApp();
    const rows = JSON.stringify(await test.services.db.selectFrom('recoveryCodes').selectAll().execute());
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
  });
});

describe('a passkey', () => {
  const device = () => createAuthenticator(ORIGIN);
  async function add(made: ReturnType<typeof device>) {
    await test.confirm();
    const { token, options } = await test.ok<Challenge>('POST', '/auth/passkeys/options');
    return test.call<{ id: string; recoveryCodes: string[] | null }>('POST', '/auth/passkeys', {
      ...{ token, name: 'Telefon', response: made.register(options) },
    });
  }
  async function signIn(made: ReturnType<typeof device>, as = made) {
    const { token, options } = (await open<Challenge>('/auth/login/passkey/options')).body;
    return open<Half>('/auth/login/passkey', {
      token,
      response: { ...as.signIn(options), id: made.signIn({}).id },
    });
  }

  it('opens a session without a password, and stands as the second step of one', async () => {
    const key = device();
    const added = await add(key);
    expect([added.status, added.body.recoveryCodes?.length]).toEqual([200, 10]);
    expect((await signIn(key)).body.access_token).toMatch(/^[\w-]{43}$/);
    expect((await login()).body.secondStep?.ways).toEqual(['recovery', 'passkey']);
    expect(await test.ok('GET', '/accounts')).toMatchObject([{ secondStep: 'passkey' }]);
    await test.ok('DELETE', `/auth/passkeys/${added.body.id}`);
    expect((await signIn(key)).status).toBe(401);
    expect((await login()).body.access_token).toBeDefined();
  });

  it('of another device, of another site, or with an old challenge opens nothing', async () => {
    const key = device();
    await add(key);
    expect((await signIn(key, device())).status).toBe(401);
    const copied = createAuthenticator('https://kotu.example');
    expect((await add(copied)).status).toBe(422);
    const { token, options } = (await open<Challenge>('/auth/login/passkey/options')).body;
    const response = key.signIn(options);
    expect((await open('/auth/login/passkey', { token, response })).status).toBe(200);
    expect((await open('/auth/login/passkey', { token, response })).status).toBe(401);
  });

  it('of somebody else cannot be removed', async () => {
    const added = await add(device());
    const token = await test.signIn('editor');
    await test.confirm(ADMIN.password, token);
    const path = `/auth/passkeys/${added.body.id}`;
    expect((await test.call('DELETE', path, undefined, { token })).status).toBe(404);
  });
});

describe('what has to be put in order first', () => {
  it('is a second step where an administrator asks for one', async () => {
    const token = await test.signIn('editor');
    await test.confirm();
    await test.ok('PUT', '/accounts/editor', { requiresSecondStep: true });
    const refused = await test.call('GET', '/messages', undefined, { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'setup_required']);
    expect((await test.call('GET', '/auth/me', undefined, { token })).body).toMatchObject({
      mustDo: ['secondStep'],
    });
    await test.confirm(ADMIN.password, token);
    const begun = await test.ok<Begun>('POST', '/auth/totp', undefined, { token });
    await test.ok(
      'POST',
      '/auth/totp/confirm',
      { token: begun.token, code: codeOf(begun.secret) },
      { token },
    );
    expect((await test.call('GET', '/messages', undefined, { token })).status).toBe(200);
  });

  it('is a password that was printed', async () => {
    const person = { email: 'ilk@vitrin.example', name: 'İlk', role: 'admin' as const };
    const { COMMAND_LINE } = await import('../../context.ts');
    await test.services.auth.createAccount(COMMAND_LINE, {
      ...{ ...person, password: 'basilan-1', mustChangePassword: true },
    });
    const { body } = await open<{ access_token: string }>('/auth/login', {
      ...{ email: person.email, password: 'basilan-1' },
    });
    const token = body.access_token;
    for (const path of ['/messages', '/brands?includeInactive=true', '/accounts'])
      expect((await test.call('GET', path, undefined, { token })).body.code).toBe('setup_required');
    expect((await test.call('POST', '/brands', { name: 'x' }, { token })).status).toBe(403);
    const change = { currentPassword: 'basilan-1', newPassword: 'kendi-sifrem-1' };
    expect((await test.call('POST', '/auth/change-password', change, { token })).status).toBe(200);
    expect((await test.call('GET', '/messages', undefined, { token })).status).toBe(200);
    expect((await test.call('GET', '/auth/me', undefined, { token })).body).not.toHaveProperty('mustDo');
  });
});

describe('the shortest password', () => {
  it('is what PASSWORD_MIN says, in every sentence', async () => {
    const strict = await openTestApp({ env: { PASSWORD_MIN: '12' } });
    expect(await strict.ok('GET', '/auth/policy', undefined, { token: null })).toMatchObject({
      passwordMin: 12,
    });
    const short = await strict.call('POST', '/auth/change-password', {
      ...{ currentPassword: ADMIN.password, newPassword: 'onbir-harf1' },
    });
    expect(short.body.message).toBe('Şifre en az 12 karakter olmalıdır!');
    const long = { currentPassword: ADMIN.password, newPassword: 'oniki-harf-1' };
    expect((await strict.call('POST', '/auth/change-password', long)).status).toBe(200);
    await strict.close();
  });
});
