import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../../domain/things/message.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';
import { createRateLimits } from '../../rate-limits.ts';
import { createReceive } from './receive.ts';

const TEXT = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@klinik.example',
  phone: '0532 555 01 42',
  subject: 'Fiyat bilgisi',
  message: 'Merhaba,\nfiyat öğrenmek istiyorum.',
};

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

function send(body: unknown, key?: string) {
  return test.call<Message & { success: boolean; fields: object }>('POST', '/messages', body, {
    token: null,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
}

describe('sending a message', () => {
  it('stores it, unread, and answers the row', async () => {
    const answer = await send(TEXT);
    const row = {
      ...TEXT,
      id: expect.any(String),
      reference: expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/),
      isRead: false,
      version: 1,
      createdAt: START,
      updatedAt: START,
    };
    expect([answer.status, answer.body]).toEqual([201, { success: true, ...row }]);
    const facts = {
      ...{ isSuspect: false, consentVersion: null, anonymizedAt: null },
      ...{ state: 'new', assigneeId: null, assignee: null, answeredAt: null, notes: [] },
    };
    expect(await test.ok('GET', '/messages')).toEqual([{ ...row, ...facts }]);
    expect(await test.ok('GET', '/messages/unread')).toEqual({ count: 1 });
  });

  it('keeps what looks automatic apart, loses none of it, and answers as always', async () => {
    const { version } = await test.services.privacy.currentText();
    const sent = await Promise.all(
      [
        { trap: 'https://spam.example' },
        { elapsedMs: 300 },
        { elapsedMs: 40_000, trap: ' ', consentVersion: version },
        { consentVersion: 'hiç gösterilmedi' },
      ].map((form, place) => send({ ...TEXT, subject: `Konu ${place}`, form })),
    );
    expect(sent.map(({ status, body }) => [status, 'isSuspect' in body])).toEqual(
      Array.from({ length: 4 }, () => [201, false]),
    );
    const rows = await test.ok<Message[]>('GET', '/messages');
    const facts = rows.map(({ subject, isSuspect, consentVersion }) => [subject, isSuspect, consentVersion]);
    expect(facts.sort()).toEqual([
      ['Konu 0', true, null],
      ['Konu 1', true, null],
      ['Konu 2', false, version],
      ['Konu 3', false, null],
    ]);
    expect(await test.ok('GET', '/messages/unread')).toEqual({ count: 2 });
    expect(await test.ok('GET', '/messages?isSuspect=true')).toHaveLength(2);
    const suspect = rows.find(({ subject }) => subject === 'Konu 0');
    await test.ok('PUT', `/messages/${suspect?.id}`, { isSuspect: false });
    expect(await test.ok('GET', '/messages/unread')).toEqual({ count: 3 });
    const told = await test.ok('GET', `/privacy/texts/${version}`);
    expect(told).toMatchObject({ notice: 'Bilgileriniz yalnızca size dönmek için kullanılır:' });
  });

  it('without scripts is timed by who asked for the page, and nobody else is suspect', async () => {
    const { messages } = test.services;
    const suspects = async () => (await test.ok<Message[]>('GET', '/messages?isSuspect=true')).length;
    const form = (address: string, subject: string) =>
      messages.receiveForm({ texts: { ...TEXT, subject }, address });
    messages.noteArrival('203.0.113.1');
    await form('203.0.113.1', 'hemen');
    expect(await suspects()).toBe(1);
    test.clock.advance({ seconds: 4 });
    messages.noteArrival('203.0.113.1');
    await form('203.0.113.1', 'düzeltilmiş');
    await form('203.0.113.2', 'başka ağ');
    expect(await suspects()).toBe(1);
  });

  it('needs all five fields', async () => {
    const answer = await send({});
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      {
        name: 'Adınızı yazın.',
        email: 'E-posta adresinizi yazın.',
        phone: 'Telefon numaranızı yazın.',
        subject: 'Konuyu yazın.',
        message: 'Mesajınızı yazın.',
      },
    ]);
    const wrong = await send({ ...TEXT, email: 'ayse', ekstra: 1 });
    expect(wrong.body.fields).toEqual({
      email: 'E-posta adresi eksik görünüyor. Örnek: ad@klinik.com.tr',
      ekstra: 'Bilinmeyen alan.',
    });
    expect(await test.ok('GET', '/messages')).toEqual([]);
  });

  it('too often answers 429 until the window is over; refused ones do not count', async () => {
    for (let count = 0; count < 50; count++) await send({ ...TEXT, email: '' });
    // The counter asks the system for the time.
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let count = 0; count < 40; count++) expect((await send(TEXT)).status).toBe(201);
    vi.setSystemTime(Date.now() + 4 * 60_000);
    const refused = await send(TEXT);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '360']);
    expect(refused.body.message).toBe(
      'Kısa sürede çok fazla mesaj gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
    );
    vi.setSystemTime(Date.now() + 6 * 60_000);
    expect((await send(TEXT)).status).toBe(201);
    expect(await test.ok('GET', '/messages')).toHaveLength(41);
  });

  it('once is stored once, however often it is tried again', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([send(TEXT, key), send(TEXT, key), send(TEXT, key)]);
    const [first] = answers;
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [201, first?.body]),
    );
    expect(await test.ok('GET', '/messages')).toHaveLength(1);

    // Later, too: read, deleted, beside others, over the limit.
    await test.ok('DELETE', `/messages/${first?.body.id}`);
    // How many of the three at once were counted depends on the engine.
    let others = 0;
    while (others < 41 && (await send(TEXT, crypto.randomUUID())).status === 201) others += 1;
    expect((await send(TEXT)).status).toBe(429);
    expect((await send({ ...TEXT, phone: '05325550142' }, key)).body).toEqual(first?.body);
    expect(await test.ok('GET', '/messages')).toHaveLength(others);
    test.clock.advance({ hours: 20 * 24 });
    expect((await send(TEXT, key)).body).toEqual(first?.body);

    const other = await send({ ...TEXT, subject: 'Başka' }, key);
    expect([other.status, other.body.message]).toEqual([
      409,
      'Bu gönderi anahtarıyla başka bir mesaj gönderilmişti.',
    ]);
    const short = await send(TEXT, 'k');
    expect([short.status, Object.keys(short.body.fields)]).toEqual([422, ['idempotency-key']]);
  });

  it('is told to the company once, however often it is tried again', async () => {
    const told: string[] = [];
    const { db, records } = test.services;
    const { receive } = createReceive({
      ...{ db, records, clock: test.clock.read },
      rateLimits: createRateLimits({ db, engine: test.services.engine }),
      notify: ({ id }) => told.push(id),
    });
    const sending = { texts: TEXT, key: crypto.randomUUID(), address: 'test' };
    const [first] = await Promise.all([receive(sending), receive(sending)]);
    await receive(sending);
    expect(told).toEqual([first.id]);
  });

  it('shapes the phone number, and refuses what is none', async () => {
    expect((await send({ ...TEXT, phone: '+905325550142' })).body.phone).toBe('+90 532 555 01 42');
    const answer = await send({ ...TEXT, phone: '0532 555' });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { phone: expect.stringContaining('Telefon numarası eksik ya da hatalı görünüyor.') },
    ]);
  });

  it('changes no public page', async () => {
    const before = await test.services.records.revision();
    await send(TEXT);
    expect(await test.services.records.revision()).toBe(before);
  });
});

describe('the inbox', () => {
  it('is for the staff, newest first, searched and sorted by name', async () => {
    for (const name of ['Çiğdem', 'Can', 'Zeki']) {
      test.clock.advance({ minutes: 1 });
      await test.message({ name });
    }
    const names = async (query: string) =>
      (await test.ok<Message[]>('GET', `/messages?${query}`)).map((message) => message.name);
    expect(await names('')).toEqual(['Zeki', 'Can', 'Çiğdem']);
    expect(await names('sort=name')).toEqual(['Can', 'Çiğdem', 'Zeki']);
    expect(await names('search=cigdem')).toEqual(['Çiğdem']);
    expect(await names('search=klinik.example')).toHaveLength(3);
    for (const phone of ['0532 555', '05325550142', '5325550142', '905325550142'])
      expect(await names(`search=${phone}`)).toHaveLength(3);
    const [{ reference } = { reference: '' }] = await test.ok<Message[]>('GET', '/messages?search=zeki');
    expect(await names(`search=${reference}`)).toEqual(['Zeki']);
    expect(await names('isRead=true')).toEqual([]);
    expect((await test.visit('/messages')).status).toBe(401);
    expect((await test.visit('/messages/unread')).status).toBe(401);
  });

  it('marks one as read, and refuses to change what was written', async () => {
    const { id } = await test.message();
    const read = await test.ok<Message>('PUT', `/messages/${id}`, { isRead: true, version: 1 });
    expect([read.isRead, read.version]).toEqual([true, 2]);
    expect(await test.ok('GET', '/messages/unread')).toEqual({ count: 0 });
    const answer = await test.call('PUT', `/messages/${id}`, { message: 'x' });
    expect([answer.status, answer.body.fields]).toEqual([422, { message: 'Bilinmeyen alan.' }]);
    expect((await test.call('PUT', `/messages/${id}`, { isRead: false, version: 1 })).status).toBe(409);
    expect((await test.call('GET', '/messages/yok')).body.message).toBe('Mesaj bulunamadı.');
  });

  it('moves messages to the trash and back', async () => {
    const ids = [(await test.message()).id, (await test.message()).id];
    const one = await test.ok<{ trashId: string }>('DELETE', `/messages/${ids[0]}`);
    expect(one).toMatchObject({ success: true, trashed: { messages: 1 } });
    await test.ok('POST', '/messages/bulk-delete', { ids: [ids[1]] });
    expect(await test.ok('GET', '/messages')).toEqual([]);
    await test.ok('POST', `/trash/${one.trashId}/restore`);
    expect(await test.ok<Message[]>('GET', '/messages')).toMatchObject([
      { ...TEXT, message: expect.any(String) },
    ]);
  });
});
