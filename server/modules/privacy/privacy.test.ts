import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Copy } from '../../../domain/things/copy.ts';
import type { Message } from '../../../domain/things/message.ts';
import type { PersonOverview } from '../../../domain/things/person.ts';
import type { Quote } from '../../../domain/things/quote.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { ERASURES_FILE } from './erasures.ts';

const MERT = { email: 'mert.aydin@klinik.example', phone: '0532 555 77 88' };
const OTHER = { email: 'baskasi@klinik.example', phone: '0212 555 00 11' };

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const list = () => join(test.folder, 'backups', ERASURES_FILE);
const find = (wish: object) => test.ok<PersonOverview>('POST', '/privacy/person', wish);
const inbox = (token = test.token) => test.ok<Message[]>('GET', '/messages', undefined, { token });

/** What any table still says of Mert, as text. */
async function traces(): Promise<string[]> {
  const { db } = test.services;
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    // What search indexes are made of is no text; their own test looks for it on the disk (`gone.test.ts`).
    if (name.startsWith('runs_')) continue;
    const rows = await db
      .selectFrom(name as 'messages')
      .selectAll()
      .execute();
    if (/mert|aydin|aydın|5557788|555 77 88|gizli konu/i.test(JSON.stringify(rows))) found.push(name);
  }
  return found;
}

/** Four messages of one person under two addresses, in every place, and one of somebody else. */
async function write(): Promise<void> {
  const text = { name: 'Mert Aydın', subject: 'Gizli konu' };
  const kept = await test.message({ ...text, ...MERT });
  await test.ok('POST', `/messages/${kept.id}/notes`, { text: 'Gizli konu: Mert Aydın arandı' });
  await test.message({ ...text, ...MERT, email: 'MERT.Aydin@Klinik.example', phone: '+90 216 111 22 33' });
  const trashed = await test.message({ ...text, email: 'mert@ev.example', phone: '905325557788' });
  await test.ok('DELETE', `/messages/${trashed.id}`);
  const purged = await test.message({ ...text, ...MERT });
  const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/messages/${purged.id}`);
  await test.ok('DELETE', `/trash/${trashId}`);
  await test.message({ name: 'Başkası', ...OTHER });
}

it('finds a person by address and number, in every spelling and place', async () => {
  await write();
  const by = async (wish: object) => (await find(wish)).counts;
  expect(await by({ email: ' Mert.AYDIN@klinik.example' })).toMatchObject({ inbox: 2, trash: 0, history: 3 });
  expect(await by({ phone: '532 555 77 88' })).toMatchObject({ inbox: 1, trash: 1 });
  const all = await find({ email: MERT.email, phone: '+905325557788' });
  expect(all).toMatchObject({
    counts: { inbox: 2, trash: 1, history: 5, mails: 0 },
    hasAccount: false,
    copies: { count: 0, until: null },
  });
  expect(all.messages.map(({ place, subject }) => [place, subject]).sort()).toEqual([
    ['inbox', 'Gizli konu'],
    ['inbox', 'Gizli konu'],
    ['trash', 'Gizli konu'],
  ]);
  expect(await find({ email: 'yonetici@vitrin.example' })).toMatchObject({ messages: [], hasAccount: true });
  expect((await test.call('POST', '/privacy/person', {})).body.fields).toEqual({
    email: 'E-posta adresi ya da telefon numarası yazın.',
  });
  expect((await test.call('POST', '/privacy/person', { phone: '12' })).status).toBe(422);
});

it('hands everything over as a file, and tells the audit trail without naming anybody', async () => {
  await write();
  const answer = await test.call('POST', '/privacy/export', MERT);
  expect(answer.headers.get('content-disposition')).toContain('kisisel-veriler.json');
  const file = JSON.parse(answer.text);
  expect(file.messages).toHaveLength(3);
  expect(file.messages[0]).toMatchObject({
    name: 'Mert Aydın',
    subject: 'Gizli konu',
    message: expect.any(String),
  });
  expect(file.messages.flatMap((one: Message) => one.notes)).toEqual([
    { at: expect.any(String), text: 'Gizli konu: Mert Aydın arandı' },
  ]);
  expect(answer.text).not.toContain('Başkası');
  const [line] = await test.ok<Array<Record<string, unknown>>>('GET', '/audit?group=exports');
  expect(line).toMatchObject({ event: 'person_exported', subject: 'mer…@…, …88', detail: { count: 3 } });
});

it('erases a person wherever they stand, after the password, and leaves everybody else', async () => {
  await write();
  const asked = await test.call('POST', '/privacy/erase', MERT);
  expect([asked.status, asked.body.code]).toEqual([403, 'password_required']);
  const editor = await test.signIn('editor');
  for (const path of ['person', 'export', 'erase'])
    expect((await test.call('POST', `/privacy/${path}`, MERT, { token: editor })).status).toBe(403);
  await test.confirm();
  const done = await test.ok<PersonOverview>('POST', '/privacy/erase', MERT);
  expect(done).toMatchObject({
    counts: { inbox: 2, trash: 1, history: 5 },
    copies: { count: 0, until: null },
  });
  expect(await traces()).toEqual([]);
  expect((await inbox()).map(({ name }) => name)).toEqual(['Başkası']);
  expect(await test.ok('GET', '/trash')).toEqual([]);
  expect((await find(MERT)).messages).toEqual([]);
  const [line] = await test.ok<Array<Record<string, unknown>>>('GET', '/audit');
  expect(line).toMatchObject({ event: 'person_erased', subject: 'mer…@…, …88', detail: { count: 3 } });
  expect(readFileSync(list(), 'utf8')).not.toMatch(/mert|5557788/i);
  expect(statSync(list()).mode & 0o777).toBe(0o600);
});

async function copy(): Promise<Copy> {
  await test.ok('POST', '/copies');
  await test.services.copies.idle();
  const [first] = (await test.ok<{ copies: Copy[] }>('GET', '/copies')).copies;
  if (!first) throw new Error('There is no copy.');
  return first;
}

it('lets no restore bring an erased person back, but what they write later stays', async () => {
  await write();
  const { name } = await copy();
  await test.confirm();
  await test.ok('POST', '/privacy/erase', MERT);
  test.clock.advance({ minutes: 2 });
  await test.ok('POST', `/copies/${name}/restore`);
  expect(await traces()).toEqual([]);
  expect((await inbox()).map((message) => message.name)).toEqual(['Başkası']);
  await test.message({ name: 'Mert Aydın', ...MERT });
  await test.services.privacy.tidy();
  expect(await inbox()).toHaveLength(2);
});

it('keeps the list beside the copies, where a restore from the command line does not reach it', async () => {
  await write();
  const { db } = test.services;
  const before = await db.selectFrom('messages').selectAll().execute();
  await test.confirm();
  await test.ok('POST', '/privacy/erase', MERT);
  // As a database of before has it: the rows are there again, and the list knows nobody.
  await db.deleteFrom('erasures').execute();
  const back = before
    .filter(({ email }) => /mert/i.test(email))
    .map((row) => ({ ...row, notes: JSON.stringify(row.notes) }));
  await db.insertInto('messages').values(back).execute();
  expect(await traces()).toEqual(['messages']);
  await test.services.privacy.settleErasures();
  expect(await traces()).toEqual([]);
  // And a shelf that was lost gets its list again.
  writeFileSync(list(), '[]');
  await test.services.privacy.settleErasures();
  expect(JSON.parse(readFileSync(list(), 'utf8'))).toHaveLength(2);
});

it('makes old messages anonymous by itself, with their history and what is in the trash', async () => {
  await write();
  await test.ok('PUT', '/settings', { messageMonths: '6' });
  test.clock.advance({ hours: 24 * 190 });
  const fresh = await test.message({ name: 'Yeni', ...OTHER });
  await test.services.forget();
  expect(await traces()).toEqual([]);
  const token = await test.openSession('yonetici@vitrin.example');
  const rows = await inbox(token);
  expect(rows.find(({ id }) => id === fresh.id)).toMatchObject({ name: 'Yeni', anonymizedAt: null });
  expect(rows.filter(({ id }) => id !== fresh.id)).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({
        name: 'Anonim',
        email: '',
        phone: '',
        message: '',
        anonymizedAt: expect.any(String),
      }),
    ),
  );
  expect(await test.ok('GET', '/trash', undefined, { token })).toEqual([]);
  const path = '/audit?group=purges';
  const [line] = await test.ok<Array<Record<string, unknown>>>('GET', path, undefined, { token });
  expect(line).toMatchObject({ event: 'messages_anonymized', actor: 'Saklama süresi', detail: { count: 4 } });
  expect(existsSync(list())).toBe(false);
});

it('finds, hands over, erases and in time forgets the lists of a person as well', async () => {
  const { db } = test.services;
  const list = { name: 'Mert Aydın', clinic: 'Aydın Diş', ...MERT, note: 'Gizli konu' };
  const quote = await test.quote(list);
  await test.ok('POST', `/quotes/${quote.id}/notes`, { text: 'Mert Aydın arandı' });
  const other = await test.quote({ name: 'Başkası', clinic: '', ...OTHER });
  expect(await find(MERT)).toMatchObject({
    quotes: [{ code: quote.code, place: 'inbox', name: 'Aydın Diş' }],
    counts: { inbox: 0, quotes: 1, history: 2 },
  });
  const file = JSON.parse((await test.call('POST', '/privacy/export', MERT)).text);
  expect(file.quotes).toMatchObject([
    {
      ...{ code: quote.code, note: 'Gizli konu', items: [{ quantity: 2 }] },
      notes: [{ at: expect.any(String), text: 'Mert Aydın arandı' }],
    },
  ]);
  await test.confirm();
  await test.ok('POST', '/privacy/erase', MERT);
  expect(await traces()).toEqual([]);
  expect((await test.ok<Quote[]>('GET', '/quotes')).map(({ code }) => code)).toEqual([other.code]);

  const late = await test.quote({ ...list, email: 'mert@ev.example', phone: '' });
  await test.ok('POST', `/quotes/${late.id}/send`, { via: 'link' });
  const gone = await test.quote({ ...list, email: 'mert@ev.example', phone: '' });
  await test.ok('DELETE', `/quotes/${gone.id}`);
  await test.ok('PUT', '/settings', { quoteMonths: '6' });
  test.clock.advance({ hours: 24 * 190 });
  await test.services.forget();
  expect(await traces()).toEqual([]);
  expect(await db.selectFrom('quotes').select(['name', 'code']).where('id', '=', late.id).execute()).toEqual([
    { name: 'Anonim', code: late.code },
  ]);
  expect((await test.visit(late.path.replace('/teklif/', '/shared-quotes/'))).status).toBe(404);
});

it('lets sessions and the oldest lines of the audit trail go, and the chain still holds', async () => {
  const login = { email: 'yonetici@vitrin.example', password: 'yanlis-sifre' };
  const { db } = test.services;
  for (let count = 0; count < 3; count++) await test.call('POST', '/auth/login', login, { token: null });
  test.clock.advance({ hours: 24 * 31 * 25 });
  await db.updateTable('sessions').set({ expiresAt: test.clock.read().toISOString() }).execute();
  test.clock.advance({ seconds: 1 });
  await test.services.forget();
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('knownDevices').selectAll().execute()).toEqual([]);
  const told = await db.selectFrom('auditEvents').select('event').execute();
  expect(told.map(({ event }) => event)).toEqual(['trail_shortened']);
  const token = await test.openSession('yonetici@vitrin.example');
  const check = () => test.ok<object>('GET', '/audit/verify', undefined, { token });
  expect(await check()).toMatchObject({ isWhole: true, count: 2, brokenAt: null });
  await expect(db.deleteFrom('auditEvents').execute()).rejects.toThrow('only added to');
});
