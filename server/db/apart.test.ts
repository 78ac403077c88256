import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { openDatabase } from './open.ts';

type Notes = { notes: { id: number; text: string; tags: readonly string[] } };

async function open() {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir });
  onTestFinished(database.close);
  await sql`create table notes (id integer primary key, text text unique, tags json, done boolean)`.execute(
    database.db,
  );
  const [db, long] = [database.db.withTables<Notes>(), database.long.withTables<Notes>()];
  const texts = async () =>
    (await db.selectFrom('notes').select('text').orderBy('id').execute()).map(({ text }) => text);
  return { db, long, texts };
}

const note = (id: number, text = String(id)) => ({ id, text, tags: JSON.stringify([text]) as never });

describe('a transaction in the thread', () => {
  it('is seen by others as a whole when it is over, and by itself at once', async () => {
    const { long, texts } = await open();
    await long.transaction().execute(async (tx) => {
      for (let id = 1; id <= 250; id++) await tx.insertInto('notes').values(note(id)).execute();
      const { tags } = await tx
        .selectFrom('notes')
        .select('tags')
        .where('id', '=', 250)
        .executeTakeFirstOrThrow();
      expect(tags).toEqual(['250']);
      expect(await texts()).toEqual([]);
    });
    expect(await texts()).toHaveLength(250);
  });

  it('leaves nothing behind when its work fails', async () => {
    const { long, texts } = await open();
    const failing = long.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values(note(1)).execute();
      throw new Error('thought better of it');
    });
    await expect(failing).rejects.toThrow('thought better of it');
    expect(await texts()).toEqual([]);
  });

  it('stores nothing after a statement that failed unheard, and says how it did', async () => {
    const { long, texts } = await open();
    // At the end of the second case what fails is still on its way when the commit is asked for.
    const cases = [
      [2, 400],
      [150, 200],
      [399, 400],
    ] as const;
    for (const [failsAt, last] of cases) {
      const failing = long.transaction().execute(async (tx) => {
        for (let id = 1; id <= last; id++)
          await tx
            .insertInto('notes')
            .values(note(id, id === failsAt ? '1' : undefined))
            .execute();
      });
      await expect(failing).rejects.toMatchObject({ errcode: 2067 });
      expect(await texts()).toEqual([]);
    }
    await long.transaction().execute((tx) => tx.insertInto('notes').values(note(7)).execute());
    expect(await texts()).toEqual(['7']);
  });

  it('and one here wait for each other', async () => {
    const { db, long, texts } = await open();
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = long.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values(note(1)).execute();
      expect(await tx.selectFrom('notes').selectAll().execute()).toHaveLength(1);
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    const order: string[] = [];
    const second = db.transaction().execute(async (tx) => {
      order.push('second begins');
      await tx.insertInto('notes').values(note(2)).execute();
    });
    expect(await texts()).toEqual([]);
    order.push('first may end');
    mayEnd.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first may end', 'second begins']);
    expect(await texts()).toEqual(['1', '2']);
  });
});
