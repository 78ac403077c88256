import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, openTestApp, type TestApp } from '../../../tests/factories.ts';
import { COMMAND_LINE } from '../../context.ts';
import { DECOY, hashPassword, verifyPassword } from './password.ts';

type Login = { success: true; access_token: string; user: { email: string; role: string }; message: string };

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function login(body: unknown, address?: string) {
  return test.call<Login & { message: string; code: string }>('POST', '/auth/login', body, {
    token: null,
    ...(address && { headers: { 'X-Forwarded-For': address } }),
  });
}

describe('signing in', () => {
  it('answers a token, the person and a message', async () => {
    const answer = await login({ email: ` ${ADMIN.email.toUpperCase()} `, password: ADMIN.password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: 'admin', email: ADMIN.email, name: ADMIN.name, role: 'admin' },
      message: 'Giriş başarılı',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const me = await test.call('GET', '/auth/me', undefined, { token: answer.body.access_token });
    expect(me.body).toMatchObject({ email: ADMIN.email, role: 'admin' });
  });

  it.each([
    [{}],
    [{ email: ADMIN.email }],
    [{ password: ADMIN.password }],
    [{ email: '', password: '' }],
    [{ email: '   ', password: 'x' }],
    [{ email: 5, password: null }],
    [null],
  ])('answers 400 with one sentence for %j', async (body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'bad_request',
      message: 'E-posta ve şifre alanları zorunludur',
      error: 'E-posta ve şifre alanları zorunludur',
    });
  });

  it('answers 400 for malformed JSON, a NUL byte and an endless password', async () => {
    const malformed = await test.call('POST', '/auth/login', undefined, { token: null, raw: '{"email":' });
    expect([malformed.status, malformed.body.message]).toEqual([400, 'Geçersiz veri']);
    expect((await login({ email: 'a\0b', password: 'x' })).status).toBe(400);
    expect((await login({ email: ADMIN.email, password: 'x'.repeat(1001) })).status).toBe(400);
  });

  it('says the same for an unknown e-mail and a wrong password', async () => {
    const wrong = await login({ email: ADMIN.email, password: 'yanlis' });
    const unknown = await login({ email: 'kimse@vitrin.example', password: 'yanlis' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe('E-posta veya şifre hatalı');
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes as long for an unknown e-mail as for a known one: both hash with the same parameters', async () => {
    const parameters = (hash: string) => hash.split('$').slice(0, 4);
    expect(parameters(DECOY)).toEqual(parameters(await hashPassword('kompozit')));
  });

  it('takes a login although an old token comes along', async () => {
    const answer = await test.call('POST', '/auth/login', ADMIN_LOGIN, { token: 'eski' });
    expect(answer.status).toBe(200);
  });
});

const ADMIN_LOGIN = { email: ADMIN.email, password: ADMIN.password };

describe('a session', () => {
  async function status(token: string | null) {
    return (await test.call('GET', '/auth/me', undefined, { token })).status;
  }

  it('lasts twelve hours from its last use', async () => {
    for (let day = 0; day < 4; day++) {
      test.clock.advance({ hours: 11, minutes: 59 });
      expect(await status(test.token)).toBe(200);
    }
    test.clock.advance({ hours: 12, seconds: 1 });
    expect(await status(test.token)).toBe(401);
    test.clock.advance({ hours: -12 });
  });

  it('is refused when it is missing, unknown, garbled or ended', async () => {
    expect(await status(null)).toBe(401);
    expect(await status('bilinmeyen')).toBe(401);
    const basic = await test.call('GET', '/auth/me', undefined, {
      token: null,
      headers: { Authorization: 'Basic YTpi' },
    });
    expect(basic.status).toBe(401);
    expect(basic.headers.get('www-authenticate')).toBe('Bearer');
    expect((await test.call('POST', '/auth/logout')).body).toMatchObject({ success: true });
    expect(await status(test.token)).toBe(401);
  });

  it('that is not valid is refused on public reads too', async () => {
    expect((await test.call('GET', '/brands', undefined, { token: 'eski' })).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const rows = await test.services.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(test.token);
  });

  it("is listed with the account's other ones, and one of them can be ended", async () => {
    const { body } = await login(ADMIN_LOGIN);
    const sessions = await test.ok<Array<{ id: string; isCurrent: boolean }>>('GET', '/auth/sessions');
    expect(sessions.map((session) => session.isCurrent).sort()).toEqual([false, true]);
    const other = sessions.find((session) => !session.isCurrent);
    expect((await test.call('DELETE', `/auth/sessions/${other?.id}`)).status).toBe(200);
    expect(await status(body.access_token)).toBe(401);
    expect((await test.call('DELETE', `/auth/sessions/${other?.id}`)).status).toBe(404);
  });

  it('of another account cannot be ended', async () => {
    await test.services.auth.createAccount(COMMAND_LINE, {
      email: 'iki@vitrin.example',
      password: 'sifre-iki',
      name: 'İki',
      role: 'admin',
    });
    const { body } = await login({ email: 'iki@vitrin.example', password: 'sifre-iki' });
    const [own] = await test.ok<Array<{ id: string }>>('GET', '/auth/sessions');
    const answer = await test.call('DELETE', `/auth/sessions/${own?.id}`, undefined, {
      token: body.access_token,
    });
    expect(answer.status).toBe(404);
    expect(await status(test.token)).toBe(200);
  });
});

describe('changing the password', () => {
  function change(body: unknown) {
    return test.call('POST', '/auth/change-password', body);
  }

  it.each([
    [{}, 'currentPassword', 'Mevcut şifre gereklidir!'],
    [
      { currentPassword: '', newPassword: '', repeatPassword: '' },
      'currentPassword',
      'Mevcut şifre gereklidir!',
    ],
    [{ currentPassword: null, newPassword: null }, 'currentPassword', 'Mevcut şifre gereklidir!'],
    [{ currentPassword: 'a' }, 'newPassword', 'Yeni şifre gereklidir!'],
    [
      { currentPassword: 'a', newPassword: 'b', repeatPassword: '' },
      'repeatPassword',
      'Şifre tekrarı gereklidir!',
    ],
    [
      { currentPassword: 'a', newPassword: 'b', repeatPassword: 'c' },
      'repeatPassword',
      'Yeni şifreler eşleşmiyor!',
    ],
    [{ currentPassword: 'a', newPassword: 'kısa5' }, 'newPassword', 'Şifre en az 6 karakter olmalıdır!'],
    [
      { currentPassword: 'b', newPassword: 'b', repeatPassword: 'b' },
      'newPassword',
      'Şifre en az 6 karakter olmalıdır!',
    ],
    [
      { currentPassword: ADMIN.password, newPassword: ADMIN.password },
      'newPassword',
      'Yeni şifre mevcut şifre ile aynı olamaz!',
    ],
    [{ currentPassword: 'yanlis', newPassword: 'yepyeni' }, 'currentPassword', 'Mevcut şifre hatalı!'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await change(body);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(message);
    expect(answer.body.fields).toEqual({ [field]: message });
  });

  it('needs a token before anything else', async () => {
    const answer = await test.call('POST', '/auth/change-password', undefined, { token: null, raw: '{' });
    expect(answer.status).toBe(401);
  });

  it('takes the new password, keeps this session and ends the others', async () => {
    const { body } = await login(ADMIN_LOGIN);
    const answer = await change({
      currentPassword: ADMIN.password,
      newPassword: 'yepyeni',
      repeatPassword: 'yepyeni',
    });
    expect(answer.body).toEqual({ success: true, message: 'Şifreniz başarıyla değiştirildi!' });
    expect((await test.call('GET', '/auth/me')).status).toBe(200);
    expect((await test.call('GET', '/auth/me', undefined, { token: body.access_token })).status).toBe(401);
    expect((await login(ADMIN_LOGIN)).status).toBe(401);
    expect((await login({ email: ADMIN.email, password: 'yepyeni' })).status).toBe(200);
    const long = { currentPassword: 'yepyeni', newPassword: 'uzun parola '.repeat(20) };
    expect((await change(long)).status).toBe(200);
    expect((await login({ email: ADMIN.email, password: long.newPassword })).status).toBe(200);
  });

  it('slows down guesses of the current password', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await change({ currentPassword: 'yanlis', newPassword: 'yepyeni' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('a stored password', () => {
  it('is an argon2id hash with a salt of its own, and the same in every Unicode form', async () => {
    const [one, two] = [await hashPassword('şifré-1'), await hashPassword('şifré-1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('şifré-1'.normalize('NFD'), one)).toBe(true);
    expect(await verifyPassword('sifre-1', one)).toBe(false);
    expect(await verifyPassword('Şifré-1', one)).toBe(false);
    const long = 'a'.repeat(200);
    expect(await verifyPassword(long, await hashPassword(`${long}b`))).toBe(false);
    expect(await verifyPassword('şifré-1', 'not a hash')).toBe(false);
  });
});

describe('the role of an account', () => {
  it('is told at the sign-in and to every call, and decides what is refused', async () => {
    const editor = { email: 'editor@vitrin.example', password: 'sifre-iki', name: 'İki' };
    await test.services.auth.createAccount(COMMAND_LINE, { ...editor, role: 'editor' });
    const { body } = await login({ email: editor.email, password: editor.password });
    const token = body.access_token;
    expect(body.user.role).toBe('editor');
    expect((await test.ok<{ role: string }>('GET', '/auth/me', undefined, { token })).role).toBe('editor');
    const refused = await test.call('PUT', '/settings', { companyName: 'Akdent' }, { token });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      success: false,
      code: 'forbidden',
      message: 'Hesabınızın bu işlem için yetkisi yok. Yöneticinizden yetki isteyin.',
    });
  });
});

describe('resetting a password', () => {
  it('ends every session of the account', async () => {
    await test.services.auth.resetPassword(COMMAND_LINE, ADMIN.email, 'sifirlandi');
    expect((await test.call('GET', '/auth/me')).status).toBe(401);
    expect((await login({ email: ADMIN.email, password: 'sifirlandi' })).status).toBe(200);
  });

  it('names an account that does not exist', async () => {
    const { auth } = test.services;
    await expect(auth.resetPassword(COMMAND_LINE, 'yok@vitrin.example', 'x')).rejects.toThrow(
      'yok@vitrin.example için hesap bulunamadı.',
    );
    const again = { ...ADMIN_LOGIN, name: 'x', role: 'viewer' as const };
    await expect(auth.createAccount(COMMAND_LINE, again)).rejects.toThrow('zaten bir hesap var');
  });
});

it('gives each person a key of their own for what their browser keeps, and only to them', async () => {
  const test = await openTestApp();
  const editor = await test.signIn('editor');
  const keyOf = async (token: string) =>
    (await test.ok<{ draftKey: string }>('GET', '/auth/me', undefined, { token })).draftKey;
  const [first, again] = await Promise.all([keyOf(test.token), keyOf(test.token)]);
  const other = await keyOf(editor);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect([again, await keyOf(await test.openSession(ADMIN.email))]).toEqual([first, first]);
  expect(other).not.toBe(first);
  const login = await test.call('POST', '/auth/login', ADMIN, { token: null });
  const accounts = await test.call('GET', '/accounts');
  for (const text of [login.text, accounts.text])
    for (const key of [first, other]) expect(text).not.toContain(key);
  await test.close();
});
