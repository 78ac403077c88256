import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortKey } from '../../domain/rules/sort-key.ts';
import { cleanStoredText } from '../../server/db/migrations/0004-clean-text.ts';
import { openDatabase } from '../../server/db/open.ts';
import { openTestApp } from '../factories.ts';
import { migrationNames, openEarlier } from './earlier.ts';
import { expectKept, fillEarlier, TIME } from './earlier-content.ts';
import { ENGINES } from './engines.ts';

/** Every schema that was once the newest. */
const EARLIER = (await migrationNames()).slice(0, -1);

describe.each(ENGINES)('migrations on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it('run once, and not again on the next start', async () => {
    const place = await engine.place();
    const first = await openDatabase(place);
    const before = await first.db.introspection.getTables();
    expect(before.map((table) => table.name)).toEqual(
      expect.arrayContaining(['brands', 'products', 'history']),
    );
    await first.close();
    const second = await openDatabase(place);
    expect(await second.db.introspection.getTables()).toEqual(before);
    await second.close();
    await place.drop();
  });

  it('let the accounts of before do everything', async () => {
    const place = await engine.place();
    const { db, add, migrateTo, close } = await openEarlier(place, '0009-history-parents');
    const account = { name: 'A', passwordHash: 'x', createdAt: TIME, updatedAt: TIME };
    await add('accounts', { ...account, id: 'a', email: 'a@b.example' });
    await migrateTo('0011-account-roles');
    expect(await db.selectFrom('accounts').select(['id', 'role']).execute()).toEqual([
      { id: 'a', role: 'admin' },
    ]);
    await close();
    await place.drop();
  });

  it('refuse a database that a newer program wrote', async () => {
    const place = await engine.place();
    const { db, close } = await openDatabase(place);
    await db
      .withTables<{ migrations: { name: string; timestamp: string } }>()
      .insertInto('migrations')
      .values({ name: '9999-of-tomorrow', timestamp: '2030-01-01T00:00:00.000Z' })
      .execute();
    await close();
    await expect(openDatabase(place)).rejects.toThrow(
      'Veritabanı bu programdan daha yeni (9999-of-tomorrow).',
    );
    await expect(openDatabase(place)).rejects.toThrow('daha yeni');
    await place.drop();
  });

  it('clean what was stored before texts were, with all that is made of it', async () => {
    const place = await engine.place();
    const { db, add, migrateTo, close } = await openEarlier(place, '0003-history-search');
    const row = { version: 3, createdAt: TIME, updatedAt: TIME, isActive: true, sortOrder: 0 };
    const derived = { searchText: 'kom\u00adpozit', nameKey: 'x' };
    const dirty = '\ufeffKom\u00adpo\u200bzit\u00a0A2';
    const brand = { id: 'b', name: dirty, slug: 'kom-pozit', logo: '👩‍⚕️', isDistributor: false };
    await add('brands', { ...row, ...derived, ...brand });
    const product = { ...row, ...derived, brandId: 'b', isFeatured: false, isDistributor: false };
    await add(
      'products',
      { ...product, id: 'p1', name: 'Temiz', slug: 'p1', sku: 'A-1', features: [], searchText: 'temiz' },
      {
        ...product,
        id: 'p2',
        name: dirty,
        slug: 'p2',
        sku: 'A\u00ad-1',
        description: 'bir\r\niki\u00a0üç',
        features: [dirty, '\u200b'],
      },
    );
    await add('sections', { ...row, id: 's', page: 'homepage', section: 'hero', content: { a: [dirty] } });
    const deletion = { action: 'delete', entity: 'brands', entityId: 'b2', batchId: 't', isRoot: true };
    const before = { id: 'b2', name: dirty, description: null, slug: 'x' };
    await add('history', { id: 'h', at: TIME, actor: 'Ayşe', name: dirty, ...deletion, before });
    await migrateTo('0004-clean-text');
    const read = (table: string) =>
      db.selectFrom(table).select(['id', 'name', 'slug', 'searchText', 'version']).orderBy('id').execute();
    expect(await read('brands')).toEqual([
      { id: 'b', name: 'Kompozit A2', slug: 'kom-pozit', searchText: 'kompozit a2', version: 3 },
    ]);
    expect(await read('products')).toMatchObject([
      { name: 'Temiz', searchText: 'temiz' },
      { name: 'Kompozit A2', searchText: 'kompozit a2 a-1-1' },
    ]);
    expect(await db.selectFrom('brands').selectAll().execute()).toMatchObject([
      { logo: '👩‍⚕️', nameKey: sortKey('Kompozit A2') },
    ]);
    expect(
      await db.selectFrom('products').selectAll().where('id', '=', 'p2').executeTakeFirst(),
    ).toMatchObject({
      sku: 'A-1-1',
      description: 'bir\niki üç',
      features: ['Kompozit A2'],
    });
    expect(await db.selectFrom('sections').select('content').execute()).toEqual([
      { content: { a: ['Kompozit A2'] } },
    ]);
    expect(
      await db.selectFrom('history').select(['name', 'before', 'after', 'searchText']).execute(),
    ).toEqual([
      {
        name: 'Kompozit A2',
        before: { id: 'b2', name: 'Kompozit A2', description: null, slug: 'x' },
        after: null,
        searchText: 'kompozit a2 ayse',
      },
    ]);
    expect(await db.selectFrom('revisions').select('revision').execute()).toEqual([{ revision: 2 }]);
    // Nothing is left to clean: visitors keep the pages that they have.
    await cleanStoredText.up(db as unknown as Kysely<never>);
    expect(await db.selectFrom('revisions').select('revision').execute()).toEqual([{ revision: 2 }]);
    await close();
    await place.drop();
  });

  it('let messages of before be found by their reference', async () => {
    const place = await engine.place();
    const id = '0193a1b2-0000-7000-8000-00000000002a';
    const { db, add, migrateTo, close } = await openEarlier(place, '0004-clean-text');
    const texts = { name: 'Ayşe', email: 'a@b.co', phone: '1', subject: 'Ünit', message: 'Fiyat' };
    const row = { ...texts, id, version: 1, createdAt: TIME, updatedAt: TIME, isRead: false };
    await add('messages', { ...row, searchText: 'ayse unit fiyat', nameKey: 'A' });
    await migrateTo('0005-message-keys');
    expect(await db.selectFrom('messages').select('searchText').execute()).toEqual([
      { searchText: 'ayse unit fiyat 0000-0000-0042' },
    ]);
    await close();
    await place.drop();
  });

  // The values of one engine are those of the other: the slower takes a sample, the newest among them.
  const kept = engine.name === 'SQLite' ? EARLIER : EARLIER.toReversed().filter((_, at) => at % 6 === 0);
  it.each(kept)('keep every value of a database after %s', async (last) => {
    const place = await engine.place();
    const earlier = await openEarlier(place, last);
    await fillEarlier(earlier.add);
    await earlier.close();
    const site = await openTestApp({ folder: place.dataDir, databaseUrl: place.databaseUrl });
    await expectKept(site);
    await site.services.close();
    await place.drop();
  });

  it.runIf(engine.openBeside)('run once when processes start at the same time', async () => {
    const place = await engine.place();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place)));
    const [first] = opened;
    const revisions = await first?.db.selectFrom('revisions').selectAll().orderBy('id').execute();
    expect(revisions).toEqual([
      { id: 'accounts', revision: 0 },
      { id: 'audit', revision: 0 },
      { id: 'content', revision: 1 },
    ]);
    await Promise.all(opened.map((one) => one.close()));
    await place.drop();
  });
});
