import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, openTestApp, type TestApp } from '../../../tests/factories.ts';
import { openMailbox } from '../../../tests/mailbox.ts';

type Account = {
  id: string;
  name: string;
  role: string;
  status: string;
  version: number;
  link: string | null;
  linkExpiresAt: string | null;
};

const ELIF = { email: 'elif@vitrin.example', name: 'Elif Tan', role: 'editor' };
const PASSWORD = 'elif-sifre-1';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let test: TestApp;
beforeEach(async () => {
  mailbox = await openMailbox();
  test = await openTestApp({
    env: { SMTP_URL: mailbox.url, SMTP_FROM: 'site@vitrin.example', PUBLIC_URL: 'https://vitrin.example' },
  });
});
afterEach(async () => {
  await test.close();
  await mailbox.close();
});

const tokenOf = (text: string | null) => /\/admin\/login\/sifre#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

function open<T>(path: string, body: unknown) {
  return test.call<T & { message: string }>('POST', path, body, { token: null });
}
function login(email = ELIF.email, password = PASSWORD) {
  return open<{ access_token: string; user: { role: string } }>('/auth/login', { email, password });
}
async function invite(person: object = {}): Promise<Account> {
  await test.confirm();
  return test.ok('POST', '/accounts', { ...ELIF, deliver: 'link', ...person });
}
/** Invites a person and lets them choose a password. */
async function join(person: object = {}): Promise<Account> {
  const account = await invite(person);
  expect(
    (await open('/auth/set-password', { token: tokenOf(account.link), newPassword: PASSWORD })).status,
  ).toBe(200);
  return account;
}
const accountOf = (id: string) => test.ok<Account>('GET', `/accounts/${id}`);

describe('inviting', () => {
  it('by a link: its person chooses a password, once, and signs in with the given role', async () => {
    const account = await invite();
    expect(account).toMatchObject({ ...ELIF, status: 'invited', version: 1 });
    expect(account.link).toMatch(/^https:\/\/vitrin\.example\/admin\/login\/sifre#[\w-]{43}$/);
    expect((await login()).status).toBe(401);
    const token = tokenOf(account.link);
    expect((await open('/auth/link', { token })).body).toMatchObject({
      purpose: 'invite',
      email: ELIF.email,
      name: ELIF.name,
    });
    const short = await open('/auth/set-password', { token, newPassword: 'kısa5' });
    expect([short.status, short.body.message]).toEqual([422, 'Şifre en az 6 karakter olmalıdır!']);
    expect((await open('/auth/set-password', { token, newPassword: PASSWORD })).status).toBe(200);
    expect((await login()).body.user.role).toBe('editor');
    for (const path of ['/auth/link', '/auth/set-password'])
      expect(
        (await open(path, { token, ...(path.includes('set') && { newPassword: 'baska-1' }) })).status,
      ).toBe(404);
    expect(await accountOf(account.id)).toMatchObject({ status: 'active', linkExpiresAt: null });
  });

  it('by mail: the link is in the mail and not in the answer', async () => {
    const account = await invite({ deliver: 'mail' });
    expect(account.link).toBeNull();
    const mail = await mailbox.next();
    expect([mail.to, mail.subject]).toEqual([expect.stringContaining(ELIF.email), 'Yönetim paneline davet']);
    const set = { token: tokenOf(mail.text), newPassword: PASSWORD };
    expect((await open('/auth/set-password', set)).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  it('is refused for an address that has an account, a wrong one, and an unknown role', async () => {
    await invite();
    const again = await test.call('POST', '/accounts', { ...ELIF, deliver: 'link' });
    expect([again.status, again.body.cause]).toEqual([409, 'email_taken']);
    const wrong = await test.call('POST', '/accounts', { email: 'elif', name: '', role: 'patron' });
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([422, ['email', 'name', 'role']]);
  });

  it('by mail is refused where no mail can be sent', async () => {
    const silent = await openTestApp();
    await silent.confirm();
    const refused = await silent.call('POST', '/accounts', ELIF);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['deliver']]);
    const forgotten = await silent.call('POST', '/auth/forgot-password', { email: ADMIN.email });
    expect(forgotten.status).toBe(503);
    await silent.close();
  });

  it('makes a link that ends after three days, and a newer one ends it at once', async () => {
    const account = await invite();
    const first = tokenOf(account.link);
    const handed = await test.ok<{ link: string }>('POST', `/accounts/${account.id}/password-link`, {
      deliver: 'link',
    });
    expect((await open('/auth/link', { token: first })).status).toBe(404);
    const token = tokenOf(handed.link);
    expect((await open('/auth/link', { token })).status).toBe(200);
    test.clock.advance({ hours: 72, seconds: 1 });
    expect((await open('/auth/link', { token })).status).toBe(404);
    expect((await open('/auth/set-password', { token, newPassword: PASSWORD })).status).toBe(404);
  });

  it('stores no link', async () => {
    const account = await invite();
    const rows = await test.services.db.selectFrom('oneTimeTokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(account.link));
  });
});

describe('an account', () => {
  it('changes its role, and is shut and opened again', async () => {
    const { id } = await join();
    const { access_token: token } = (await login()).body;
    expect((await test.call('GET', '/auth/me', undefined, { token })).body).toMatchObject({ role: 'editor' });
    const viewer = await test.ok<Account>('PUT', `/accounts/${id}`, { role: 'viewer', version: 2 });
    expect(viewer).toMatchObject({ role: 'viewer', version: 3 });
    expect((await test.call('GET', '/auth/me', undefined, { token })).body).toMatchObject({ role: 'viewer' });
    await test.ok('PUT', `/accounts/${id}`, { isActive: false });
    expect((await test.call('GET', '/auth/me', undefined, { token })).status).toBe(401);
    const shut = await login();
    expect([shut.status, shut.body.message]).toEqual([
      403,
      'Hesabınız kapatılmış. Yöneticinizden açmasını isteyin.',
    ]);
    expect((await login(ELIF.email, 'yanlis')).status).toBe(401);
    const link = await test.call('POST', `/accounts/${id}/password-link`, { deliver: 'link' });
    expect([link.status, link.body.cause]).toEqual([409, 'account_disabled']);
    expect(await test.ok('PUT', `/accounts/${id}`, { isActive: true })).toMatchObject({ status: 'active' });
    expect((await login()).status).toBe(200);
  });

  it('is written by one at a time, and may be sent back as it was answered', async () => {
    const { id } = await join();
    const row = await accountOf(id);
    await test.ok('PUT', `/accounts/${id}`, { ...row, name: 'Elif Kaya' });
    const late = await test.call('PUT', `/accounts/${id}`, { ...row, role: 'viewer' });
    expect([late.status, late.body.cause, late.body.current]).toMatchObject([
      409,
      'version_conflict',
      { name: 'Elif Kaya' },
    ]);
    const email = await test.call('PUT', `/accounts/${id}`, { email: 'baska@vitrin.example' });
    expect([email.status, Object.keys(email.body.fields)]).toEqual([422, ['email']]);
  });

  it('is removed with its sessions', async () => {
    const { id } = await join();
    const { access_token: token } = (await login()).body;
    await test.ok('DELETE', `/accounts/${id}`);
    expect((await test.call('GET', '/auth/me', undefined, { token })).status).toBe(401);
    expect((await login()).status).toBe(401);
    expect((await test.call('GET', `/accounts/${id}`)).status).toBe(404);
    expect((await test.call('DELETE', `/accounts/${id}`)).status).toBe(404);
  });

  it('tells what was done to it', async () => {
    const { id } = await join();
    await test.ok('PUT', `/accounts/${id}`, { role: 'viewer', isActive: false });
    await test.ok('DELETE', `/accounts/${id}`);
    const lines = await test.ok<Array<{ action: string; changed: string[]; actor: string }>>(
      'GET',
      '/activities?type=accounts',
    );
    expect(lines.map(({ action, changed, actor }) => [action, changed, actor])).toEqual([
      ['delete', [], ADMIN.name],
      ['update', ['role', 'closed'], ADMIN.name],
      ['update', ['password'], ELIF.name],
      ['create', [], ADMIN.name],
    ]);
  });

  it('gets a new password by a link from an administrator, which ends its sessions', async () => {
    const { id } = await join();
    const { access_token: token } = (await login()).body;
    await test.ok('POST', `/accounts/${id}/password-link`, { deliver: 'mail' });
    const mail = await mailbox.next();
    expect(mail.subject).toBe('Şifre yenileme');
    expect((await login()).status).toBe(200);
    const set = { token: tokenOf(mail.text), newPassword: 'yepyeni-2' };
    expect((await open('/auth/set-password', set)).status).toBe(200);
    expect((await test.call('GET', '/auth/me', undefined, { token })).status).toBe(401);
    expect((await login(ELIF.email, 'yepyeni-2')).status).toBe(200);
  });
});

describe('the last administrator', () => {
  it('is not removed, shut or made less, also where another one never came or is shut', async () => {
    const { id: waiting } = await invite({ role: 'admin' });
    const { id: shut } = await join({ role: 'admin', email: 'mert@vitrin.example' });
    await test.ok('PUT', `/accounts/${shut}`, { isActive: false });
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PUT', { role: 'editor' }],
      ['PUT', { isActive: false }],
    ] as const) {
      const refused = await test.call(method, '/accounts/admin', body);
      expect([refused.status, refused.body.cause]).toEqual([409, 'last_admin']);
    }
    expect(await accountOf('admin')).toMatchObject({ role: 'admin', status: 'active' });
    await test.ok('DELETE', `/accounts/${waiting}`);
    await test.ok('PUT', `/accounts/${shut}`, { isActive: true });
    expect(await test.ok('PUT', '/accounts/admin', { role: 'editor' })).toMatchObject({ role: 'editor' });
  });

  it('stays when two make each other less at the same time', async () => {
    const { id } = await join({ role: 'admin' });
    const { access_token: token } = (await login()).body;
    await test.confirm(PASSWORD, token);
    const answers = await Promise.all([
      test.call('PUT', `/accounts/${id}`, { role: 'viewer' }),
      test.call('PUT', '/accounts/admin', { role: 'viewer' }, { token }),
    ]);
    // Whoever comes second is refused: as the last one, or as one who is no administrator any more.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await test.services.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('what is dangerous', () => {
  it('asks for the password once more, which holds five minutes in one session', async () => {
    const call = () => test.call('POST', '/accounts', { ...ELIF, deliver: 'link' });
    const refused = await call();
    expect([refused.status, refused.body.code]).toEqual([403, 'password_required']);
    const wrong = await test.call('POST', '/auth/confirm', { password: 'yanlis' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'Şifreniz hatalı.' }]);
    expect((await call()).status).toBe(403);
    await test.confirm();
    const other = (await login(ADMIN.email, ADMIN.password)).body.access_token;
    expect((await test.call('DELETE', '/accounts/admin', undefined, { token: other })).status).toBe(403);
    expect((await call()).status).toBe(201);
    test.clock.advance({ minutes: 5 });
    expect((await test.call('DELETE', '/accounts/admin')).body.code).toBe('password_required');
  });
});

describe('who forgot the password', () => {
  const forgot = (email: unknown) => open('/auth/forgot-password', { email });

  it('gets a link by mail, for an hour', async () => {
    await join();
    const answer = await forgot(` ${ELIF.email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    const token = tokenOf((await mailbox.next()).text);
    test.clock.advance({ minutes: 59 });
    expect((await open('/auth/set-password', { token, newPassword: 'yepyeni-2' })).status).toBe(200);
    expect((await login(ELIF.email, 'yepyeni-2')).status).toBe(200);
    await forgot(ELIF.email);
    const late = tokenOf((await mailbox.next()).text);
    test.clock.advance({ hours: 1 });
    expect((await open('/auth/set-password', { token: late, newPassword: 'yepyeni-3' })).status).toBe(404);
  });

  it('is answered the same where there is no account, or a shut one', async () => {
    const { id } = await join();
    const known = await forgot(ELIF.email);
    await mailbox.next();
    await test.ok('PUT', `/accounts/${id}`, { isActive: false });
    for (const email of ['yok@vitrin.example', ELIF.email])
      expect((await forgot(email)).body).toEqual(known.body);
    expect(mailbox.arrived).toEqual([]);
    for (const email of ['', 5, null, 'a\0b']) expect((await forgot(email)).status).toBe(422);
  });

  it('is slowed down', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await forgot('yok@vitrin.example')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('gets no link to where a stranger says the site is', async () => {
    const own = await openTestApp({ env: { SMTP_URL: mailbox.url, SMTP_FROM: 'site@vitrin.example' } });
    const ask = (host: string) =>
      own.app.request(`http://${host}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: ADMIN.email }),
      });
    await own.services.db.deleteFrom('knownDevices').execute();
    await own.app.request('http://panel.example/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
    });
    expect((await ask('kotu.example')).status).toBe(200);
    expect((await mailbox.next()).text).toContain('http://panel.example/admin/login/sifre#');
    await own.close();
  });
});
