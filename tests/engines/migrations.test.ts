import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import { ENGINES } from './engines.ts';

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

  it.runIf(engine.openBeside)('run once when processes start at the same time', async () => {
    const place = await engine.place();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place)));
    const [first] = opened;
    const revisions = await first?.db.selectFrom('revisions').selectAll().execute();
    expect(revisions).toEqual([{ id: 'content', revision: 1 }]);
    await Promise.all(opened.map((one) => one.close()));
    await place.drop();
  });
});
