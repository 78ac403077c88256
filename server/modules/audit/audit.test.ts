import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuditCheck, AuditLine } from '../../../domain/things/audit.ts';
import { ADMIN, openTestApp, type TestApp } from '../../../tests/factories.ts';

const LOGIN = { email: ADMIN.email, password: ADMIN.password };

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const lines = (query = '') => test.ok<AuditLine[]>('GET', `/audit${query}`);
const events = async (query = '') => (await lines(query)).map(({ event }) => event);
const check = () => test.ok<AuditCheck>('GET', '/audit/verify');
const open = (body: object) => test.call('POST', '/auth/login', body, { token: null });

it('tells of sign-ins, refusals, roles, passwords and purges, newest first', async () => {
  await open({ ...LOGIN, password: 'yanlis' });
  await open({ email: 'mert.aydin@klinik.example', password: 'yanlis' });
  const editor = await test.signIn('editor');
  await test.call('PUT', '/settings', { companyName: 'x' }, { token: editor });
  await test.confirm();
  await test.ok('PUT', '/accounts/editor', { role: 'viewer' });
  const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/messages/${(await test.message()).id}`);
  await test.ok('DELETE', `/trash/${trashId}`);
  await test.ok('DELETE', '/trash');
  const change = { currentPassword: ADMIN.password, newPassword: 'yepyeni-1' };
  await test.ok('POST', '/auth/change-password', change);
  const told = await lines();
  expect(told.map(({ event, actor, subject, detail }) => [event, actor, subject, detail])).toEqual([
    ['password_changed', ADMIN.name, ADMIN.name, {}],
    ['trash_emptied', ADMIN.name, null, { count: 0 }],
    ['purged', ADMIN.name, null, { count: 1 }],
    ['role_changed', ADMIN.name, 'editor', { from: 'editor', to: 'viewer' }],
    ['access_refused', 'editor', null, { method: 'PUT', path: '/api/settings' }],
    ['signed_in', 'editor', null, { way: 'password', device: 'Bilinmeyen cihaz', isNew: false }],
    ['sign_in_refused', 'mer…@…', null, { why: 'password' }],
    ['sign_in_refused', ADMIN.name, null, { why: 'password' }],
    ['signed_in', ADMIN.name, null, { way: 'password', device: 'Bilinmeyen cihaz', isNew: false }],
  ]);
  expect(await events('?group=rights')).toEqual(['password_changed', 'role_changed']);
  expect(await events('?search=viewer')).toEqual(['role_changed']);
  expect(await events('?limit=1')).toEqual(['password_changed']);
  expect(await check()).toMatchObject({ isWhole: true, count: 9, brokenAt: null });
  const stored = JSON.stringify(await test.services.db.selectFrom('auditEvents').selectAll().execute());
  for (const secret of ['yanlis', 'yepyeni', 'mert.aydin', 'klinik.example', 'Ayşe', trashId])
    expect(stored).not.toContain(secret);
});

it('is read by administrators alone, and its export is told', async () => {
  const token = await test.signIn('editor');
  for (const path of ['/audit', '/audit/verify', '/audit/export'])
    expect((await test.call('GET', path, undefined, { token })).status).toBe(403);
  const table = await test.call('GET', '/audit/export');
  expect([table.status, table.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(table.text).toContain('"signed_in"');
  expect((await events())[0]).toBe('exported');
});

it('is changed and shortened by nobody, and the chain shows who gets round that', async () => {
  const { db, engine } = test.services;
  await open(LOGIN);
  await open(LOGIN);
  await expect(db.updateTable('auditEvents').set({ actor: 'x' }).execute()).rejects.toThrow('only added to');
  await expect(db.deleteFrom('auditEvents').execute()).rejects.toThrow('only added to');
  const triggers =
    engine === 'sqlite' ? ['auditEvents_update', 'auditEvents_delete'] : ['auditEvents_change'];
  for (const name of triggers)
    await sql`drop trigger ${sql.id(name)} ${engine === 'sqlite' ? sql`` : sql`on "auditEvents"`}`.execute(
      db,
    );
  await db.updateTable('auditEvents').set({ actor: 'Başkası' }).where('seq', '=', 2).execute();
  expect(await check()).toMatchObject({ isWhole: false, count: 1, brokenAt: 2 });
  await db.updateTable('auditEvents').set({ actor: ADMIN.name }).where('seq', '=', 2).execute();
  expect(await check()).toMatchObject({ isWhole: true });
  await db.deleteFrom('auditEvents').where('seq', '=', 2).execute();
  expect(await check()).toMatchObject({ isWhole: false, brokenAt: 2 });
});

it('keeps its order when many write at once', async () => {
  await Promise.all(Array.from({ length: 15 }, () => open(LOGIN)));
  expect(await check()).toMatchObject({ isWhole: true, count: 16 });
});
