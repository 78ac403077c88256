import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold, foldWords } from '../../domain/rules/turkish.ts';
import type { Database } from '../../server/db/schema.ts';
import type { TestApp } from '../factories.ts';
import { createDice, oddText } from '../samples/odd-texts.ts';
import { ENGINES } from './engines.ts';

const TIME = '2026-11-20T09:00:00.000Z';
const PICTURE = (number: number) => `/media/${String(number).padStart(32, '0')}.webp`;
const ROWS = 40;

type Row = { id: string; seq?: number };

/** The lists, each narrowed in every way whose total is kept. */
const TOTALS: Record<string, string[]> = {
  '/catalogs': ['', 'isActive=false', 'isFeatured=true', 'withoutImage=true', 'category=A&isActive=true'],
  '/messages': [
    ...['', 'isRead=true', 'isRead=false', 'isSuspect=true', 'isRead=false&isSuspect=false'],
    ...['state=new', 'state=answered', 'state=new&isRead=false', 'assigneeId=admin'],
  ],
  '/quotes': [
    '',
    'state=new',
    'state=lost',
    'isSuspect=true',
    'state=new&isSuspect=false',
    'assigneeId=admin',
  ],
  '/media': [
    ...['', 'kind=image', 'kind=document', 'folder=logos', 'usage=used', 'usage=unused'],
    ...['usage=used&folder=logos', 'usage=unused&kind=image', 'search=kanal', 'unusedDays=1'],
  ],
  '/activities': ['', 'type=catalogs', 'person=admin', 'type=messages&person=admin', 'from=2026-01-01'],
  '/audit': ['', 'group=signIns', 'group=rights', 'group=purges'],
  '/trash': ['', 'type=messages'],
};

describe.each(ENGINES)('lists of the panel on $name', (engine) => {
  let test: TestApp;
  const dice = createDice(5);
  beforeAll(async () => {
    await engine.start();
    test = await engine.open();
    await fillRows();
    await writeOn();
  });
  afterAll(async () => {
    await test.close();
    await engine.stop();
  });

  function named(number: number) {
    const name = `${oddText(dice, 2)} ${number}`;
    const row = { id: `row-${number}`, version: 1, createdAt: TIME, updatedAt: TIME, nameKey: name };
    return { name, row: { ...row, searchText: fold(name) } };
  }

  /** Many rows with one statement each, past the write path: as an import or a restore brings them. */
  async function fillRows(): Promise<void> {
    const numbers = Array.from({ length: ROWS }, (_, number) => number);
    const { db } = test.services;
    const add = (table: keyof Database, rows: object[]) =>
      db
        .insertInto(table)
        .values(rows as never)
        .execute();
    await add(
      'catalogs',
      numbers.map((number) => {
        const { name, row } = named(number);
        const flags = { isActive: number % 4 > 0, isFeatured: number % 5 === 0, sortOrder: number };
        const cover = number % 3 ? PICTURE(number) : null;
        return {
          ...row,
          title: name,
          slug: row.id,
          tags: '[]',
          thumbnailUrl: cover,
          category: number % 2 ? 'A' : null,
          ...flags,
        };
      }),
    );
    await add(
      'messages',
      numbers.map((number) => {
        const { name, row } = named(number);
        const texts = { name, email: 'a@b.example', phone: '1', subject: 'Konu', message: 'Metin' };
        const parts = { state: number % 4 ? 'answered' : 'new', assigneeId: number % 5 ? null : 'admin' };
        return { ...row, ...texts, ...parts, isRead: number % 3 === 0, isSuspect: number % 7 === 0 };
      }),
    );
    await add(
      'quotes',
      numbers.map((number) => {
        const { name, row } = named(number);
        const own = {
          code: `TK-${number}`,
          token: `token-${number}`,
          name,
          clinic: '',
          phone: '',
          email: '',
        };
        const terms = { currency: 'TRY', discount: 0, vatRate: 20, delivery: '', terms: '', note: '' };
        const parts = { state: number % 3 ? 'new' : 'lost', assigneeId: number % 4 ? null : 'admin' };
        const isSuspect = number % 7 === 0;
        return { ...row, ...own, ...terms, ...parts, source: 'site', items: '[]', notes: '[]', isSuspect };
      }),
    );
    await add(
      'media',
      numbers.map((number) => {
        const { name, row } = named(number);
        const hash = String(number).padStart(32, '0');
        const kinds = number % 6 ? { kind: 'image', ext: 'webp' } : { kind: 'document', ext: 'pdf' };
        const place = {
          folder: number % 4 ? 'images' : 'logos',
          url: PICTURE(number),
          hash,
          sourceHash: hash,
        };
        const told = { replacedById: number % 9 === 8 ? 'row-1' : null, unusedSince: TIME };
        return { ...row, name, ...kinds, ...place, size: 1000 + number, focalX: 50, focalY: 50, ...told };
      }),
    );
    await add(
      'mediaTexts',
      numbers.slice(0, 20).map((number) => {
        const text = oddText(dice, 4);
        return { mediaId: `row-${number}`, text, searchText: fold(text) };
      }),
    );
    await add(
      'auditEvents',
      numbers.map((number) => {
        const actor = oddText(dice, 2);
        const line = { at: TIME, event: number % 3 ? 'signed_in' : 'role_changed', actor, detail: '{}' };
        return {
          ...line,
          seq: 1000 + number,
          previousHash: `${number}`,
          hash: `h${number}`,
          searchText: fold(actor),
        };
      }),
    );
  }

  /** What changes rows afterwards, in each of the ways that there are. */
  async function writeOn(): Promise<void> {
    const { ok } = test;
    const brand = await test.brand({ name: 'Marka', logoUrl: PICTURE(30) });
    await test.product({ name: 'ISIL İĞNE', brandId: brand.id, imageUrl: PICTURE(31) });
    await ok('PUT', `/brands/${brand.id}`, { logoUrl: PICTURE(32) });
    await ok('PUT', '/catalogs/row-7', { title: 'ılık ISI k2', category: 'B', thumbnailUrl: null });
    await ok('POST', '/catalogs/bulk', { ids: ['row-8', 'row-9', 'row-10'], set: { isActive: false } });
    const { undoId } = await ok<{ undoId: string }>('POST', '/messages/bulk', {
      ids: ['row-1', 'row-2', 'row-4'],
      set: { isRead: true },
    });
    await ok('POST', `/history/undo/${undoId}`);
    await ok('POST', '/messages/bulk', { ids: ['row-5', 'row-8'], set: { isRead: true } });
    const trashed = async (path: string) => (await ok<{ trashId: string }>('DELETE', path)).trashId;
    const back = [await trashed('/catalogs/row-11'), await trashed('/messages/row-11')];
    for (const id of back) await ok('POST', `/trash/${id}/restore`);
    await ok('POST', '/quotes/bulk', { ids: ['row-1', 'row-2'], set: { state: 'lost' } });
    await ok('PUT', '/quotes/row-4', { state: 'preparing' });
    await ok('POST', `/trash/${await trashed('/quotes/row-5')}/restore`);
    await ok('DELETE', `/trash/${await trashed('/quotes/row-6')}`);
    await test.services.db.deleteFrom('quotes').where('id', 'in', ['row-20', 'row-21']).execute();
    await trashed('/catalogs/row-12');
    await trashed('/media/row-33');
    await ok('DELETE', `/trash/${await trashed('/messages/row-13')}`);
    await ok('DELETE', `/trash/${await trashed('/media/row-36')}`);
    await test.message({ name: 'İlknur Işık', subject: 'IŞIK' });
    await test.services.db.deleteFrom('messages').where('id', 'in', ['row-20', 'row-21']).execute();
  }

  async function listed(path: string, token?: null): Promise<{ rows: Row[]; count: number; bytes: number }> {
    const { body, headers, status } = await test.call<Row[]>(
      'GET',
      path,
      undefined,
      token === null ? { token } : {},
    );
    expect([path, status]).toEqual([path, 200]);
    return {
      rows: body,
      count: Number(headers.get('x-total-count')),
      bytes: Number(headers.get('x-total-bytes')),
    };
  }

  it('have as many rows as they say, however they are narrowed', async () => {
    for (const [path, queries] of Object.entries(TOTALS))
      for (const query of queries) {
        const whole = path === '/catalogs' ? '&includeInactive=true' : '';
        const { rows, count, bytes } = await listed(`${path}?limit=500&${query}${whole}`);
        expect([path, query, count]).toEqual([path, query, rows.length]);
        if (path !== '/media') continue;
        const size = rows.reduce((sum, row) => sum + Number(Reflect.get(row, 'size')), 0);
        expect([path, query, bytes]).toEqual([path, query, size]);
      }
    for (const query of ['', 'category=A', 'isFeatured=true', 'isActive=false']) {
      const { rows, count } = await listed(`/catalogs?limit=500&${query}`, null);
      expect([query, count]).toEqual([query, rows.length]);
    }
    const unread = await listed('/messages?isRead=false&isSuspect=false');
    expect(await test.ok('GET', '/messages/unread')).toEqual({ count: unread.count });
    const { catalogs } = await test.ok<{ catalogs: { total: number } }>('GET', '/stats');
    expect(catalogs.total).toBe((await listed('/catalogs?includeInactive=true')).count);
  });

  /** What a look at every row finds: each word in one of the texts that belong to a row. */
  async function looked(table: keyof Database, words: readonly string[]): Promise<string[]> {
    const rows = (await test.services.db
      .selectFrom(table as 'media')
      .selectAll()
      .execute()) as Array<Row & { searchText: string }>;
    const texts = await test.services.db.selectFrom('mediaTexts').selectAll().execute();
    const lines = await test.services.db.selectFrom('history').select(['activityId', 'searchText']).execute();
    const also = (id: string) => [
      ...texts.filter(({ mediaId }) => table === 'media' && mediaId === id),
      ...lines.filter(({ activityId }) => table === 'activities' && activityId === id),
    ];
    return rows
      .filter(({ id, searchText }) =>
        words.every((word) => [{ searchText }, ...also(id)].some((one) => one.searchText.includes(word))),
      )
      .map(({ id, seq }) => String(seq ?? id))
      .sort();
  }

  it('find what a look at every row finds, also by one or two letters', async () => {
    const tables = {
      catalogs: '/catalogs?includeInactive=true&',
      messages: '/messages?',
      quotes: '/quotes?',
      auditEvents: '/audit?',
      activities: '/activities?',
    };
    const turned = (text: string) => (dice(2) ? text.toLocaleUpperCase('tr') : text.toUpperCase());
    let finds = 0;
    for (let round = 0; round < 24; round++) {
      const letters = [...oddText(dice, 1 + dice(2))].slice(dice(3));
      const part = letters.slice(0, 1 + dice(6)).join('');
      const search = dice(2) ? part : turned(part);
      const words = foldWords(search);
      if (words.length === 0) continue;
      for (const [table, path] of Object.entries(tables)) {
        const { rows, count } = await listed(`${path}limit=500&search=${encodeURIComponent(search)}`);
        const wanted = await looked(table as keyof Database, words);
        finds += wanted.length;
        const told = rows.map(({ id, seq }) => String(seq ?? id)).sort();
        expect([table, search, count, told]).toEqual([table, search, wanted.length, wanted]);
      }
      const whole = await looked('media', words);
      const { rows } = await listed(`/media?limit=500&search=${encodeURIComponent(search)}`);
      const current = new Set((await listed('/media?limit=500')).rows.map(({ id }) => id));
      expect([search, rows.map(({ id }) => id).sort()]).toEqual([
        search,
        whole.filter((id) => current.has(id)),
      ]);
      const shown = (await listed(`/catalogs?search=${encodeURIComponent(search)}`, null)).rows.map(
        ({ id }) => id,
      );
      const active = new Set((await listed('/catalogs?limit=500', null)).rows.map(({ id }) => id));
      expect([search, shown.sort()]).toEqual([
        search,
        (await looked('catalogs', words)).filter((id) => active.has(id)),
      ]);
    }
    expect(finds).toBeGreaterThan(300);
  });

  it('counts files as unused that nothing shows', async () => {
    const { rows } = await listed('/media?limit=500&usage=unused');
    const ids = new Set(rows.map(({ id }) => id));
    // A logo that was changed, a cover that was taken away, and a file that nothing ever showed.
    expect(['row-30', 'row-7', 'row-0'].filter((id) => !ids.has(id))).toEqual([]);
    expect(['row-31', 'row-32', 'row-4', 'row-33'].filter((id) => ids.has(id))).toEqual([]);
  });
});
