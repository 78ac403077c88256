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
    for (const failsAt of [2, 150, 399]) {
      const failing = long.transaction().execute(async (tx) => {
        for (let id = 1; id < 400; id++)
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

  it('and those here wait for each other', async () => {
    const { db, long, texts } = await open();
    const order = [1, 2, 3, 4, 5, 6];
    await Promise.all(
      order.map((id) =>
        (id % 2 ? long : db).transaction().execute(async (tx) => {
          const last = await tx.selectFrom('notes').select('id').orderBy('id', 'desc').executeTakeFirst();
          await tx
            .insertInto('notes')
            .values(note((last?.id ?? 0) + 1))
            .execute();
        }),
      ),
    );
    expect(await texts()).toEqual(order.map(String));
  });
});
