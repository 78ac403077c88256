import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Message } from '../../../domain/things/message.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { openMailbox } from '../../../tests/mailbox.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const names = async (query: string) =>
  (await test.ok<Message[]>('GET', `/messages?${query}`)).map(({ name }) => name);

it('a message is new, gets who answers it, and says since when it is answered', async () => {
  const { id } = await test.message({ name: 'Ayşe' });
  await test.message({ name: 'Can' });
  const path = `/messages/${id}`;
  expect(await test.ok('GET', path)).toMatchObject({
    ...{ state: 'new', assigneeId: null, assignee: null, answeredAt: null, notes: [], isRead: false },
  });
  const [me] = await test.ok<Array<{ id: string; name: string }>>('GET', '/messages/people');
  const begun = await test.ok<Message>('PUT', path, { state: 'answering' });
  expect(begun).toMatchObject({
    state: 'answering',
    assigneeId: me?.id,
    assignee: me?.name,
    answeredAt: null,
  });
  test.clock.advance({ minutes: 5 });
  const done = await test.ok<Message>('PUT', path, { state: 'answered', version: begun.version });
  expect(done.answeredAt).toBe(test.clock.read().toISOString());
  expect(await test.ok('GET', '/messages/counts')).toEqual({ new: 1, answering: 0, answered: 1 });
  expect([await names('state=answered'), await names('state=new')]).toEqual([['Ayşe'], ['Can']]);
  expect(await names(`assigneeId=${me?.id}`)).toEqual(['Ayşe']);
  // What the specification counts is untouched by it.
  expect(await test.ok('GET', '/messages/unread')).toEqual({ count: 2 });
  const again = await test.ok<Message>('PUT', path, { state: 'new', assigneeId: null });
  expect(again).toMatchObject({ state: 'new', assignee: null, answeredAt: null });
});

it('refuses a state and a person that there are not, and a change of what others changed', async () => {
  const { id } = await test.message();
  const path = `/messages/${id}`;
  const fields = async (body: object) => (await test.call('PUT', path, body)).body.fields;
  expect(await fields({ state: 'yok' })).toEqual({ state: 'Listeden bir durum seçin.' });
  expect(await fields({ assigneeId: 'yok' })).toEqual({ assigneeId: 'Böyle bir hesap yok.' });
  await test.ok('PUT', path, { state: 'answering', version: 1 });
  expect((await test.call('PUT', path, { state: 'answered', version: 1 })).status).toBe(409);
  expect((await test.call('POST', '/messages/bulk', { ids: [id], set: {} })).status).toBe(422);
  expect((await test.visit('/messages/counts')).status).toBe(401);
  expect((await test.visit('/messages/people')).status).toBe(401);
});

it('an answer is mailed from here, kept with the message, and refused where there is no mail', async () => {
  const { id } = await test.message({
    name: 'Ayşe',
    email: 'ayse@ornek.com.tr',
    subject: 'Ünit',
    message: 'Fiyat?',
  });
  const refused = await test.call('POST', `/messages/${id}/replies`, { text: 'Yarın ararız.' });
  expect([refused.status, refused.body.fields.text]).toEqual([
    422,
    'Bu sunucuda e-posta kurulu değil; yanıt gönderilemez.',
  ]);
  await test.close();

  const mailbox = await openMailbox();
  test = await openTestApp({ env: { SMTP_URL: mailbox.url, SMTP_FROM: 'bilgi@vitrin.example' } });
  const sent = await test.message({
    ...{ name: 'Ayşe', email: 'ayse@ornek.com.tr' },
    ...{ subject: 'Ünit', message: 'Fiyat?' },
  });
  await mailbox.next();
  const answered = await test.ok<Message>('POST', `/messages/${sent.id}/replies`, { text: 'Yarın ararız.' });
  expect(answered).toMatchObject({
    ...{ state: 'answered', isRead: true, assignee: expect.any(String) },
    answeredAt: test.clock.read().toISOString(),
    notes: [{ text: 'Yarın ararız.', sent: 'mail' }],
  });
  const mail = await mailbox.next();
  expect([mail.to, mail.subject]).toEqual([expect.stringContaining('ayse@ornek.com.tr'), 'Ynt: Ünit']);
  expect(mail.text.replaceAll('\r', '')).toMatch(/^Yarın ararız\.\n\nAyşe, .*:\n> Fiyat\?\s*$/);
  expect((await test.call('POST', `/messages/${sent.id}/replies`, { text: ' ' })).status).toBe(422);
  expect((await test.call('POST', '/messages/yok/replies', { text: 'Yarın' })).status).toBe(404);
  await mailbox.close();
});

it('many get a state together, and it is taken back', async () => {
  const ids = [(await test.message()).id, (await test.message()).id];
  const { undoId } = await test.ok<{ undoId: string }>('POST', '/messages/bulk', {
    ids,
    set: { state: 'answered' },
  });
  const rows = await test.ok<Message[]>('GET', '/messages?state=answered');
  expect(rows.map(({ answeredAt, assignee }) => [answeredAt !== null, assignee !== null])).toEqual([
    [true, true],
    [true, true],
  ]);
  await test.ok('POST', `/history/undo/${undoId}`);
  expect(await test.ok('GET', '/messages/counts')).toEqual({ new: 2, answering: 0, answered: 0 });
});

it('the staff note what they tell one another: with name and time, found, kept through the trash, never sent out', async () => {
  const { id } = await test.message({ name: 'Ayşe' });
  const noted = await test.ok<Message>('POST', `/messages/${id}/notes`, { text: 'Salı günü arandı' });
  expect(noted.notes).toEqual([
    { at: test.clock.read().toISOString(), by: expect.any(String), text: 'Salı günü arandı' },
  ]);
  expect(await names('search=sali arandi')).toEqual(['Ayşe']);
  expect((await test.call('POST', `/messages/${id}/notes`, { text: ' ' })).body.fields).toEqual({
    text: 'Notunuzu yazın.',
  });
  expect((await test.call('POST', '/messages/yok/notes', { text: 'a' })).status).toBe(404);
  const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/messages/${id}`);
  await test.ok('POST', `/trash/${trashId}/restore`);
  expect((await test.ok<Message>('GET', `/messages/${id}`)).notes).toHaveLength(1);
  const versions = await test.ok<Array<{ after: Message | null }>>(
    'GET',
    `/history?entity=messages&id=${id}`,
  );
  expect(versions.some(({ after }) => after?.notes?.[0]?.text === 'Salı günü arandı')).toBe(true);
  const key = crypto.randomUUID();
  const texts = { name: 'A', email: 'a@b.example', phone: '0532 555 01 42', subject: 'K', message: 'M' };
  const options = { token: null, headers: { 'Idempotency-Key': key } };
  const sent = await test.call<Message>('POST', '/messages', texts, options);
  await test.ok('POST', `/messages/${sent.body.id}/notes`, { text: 'gizli' });
  const told = await test.call('POST', '/messages', texts, options);
  expect(Object.keys(told.body).sort()).toEqual(Object.keys(sent.body).sort());
  expect(told.text).not.toContain('gizli');
});
