import { join } from 'node:path';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import workerpool from 'workerpool';
import { temporaryFolder } from '../../tests/factories.ts';
import { createSearching, SEARCHES, type Searching } from './searching.ts';
import { sqliteDialect } from './sqlite.ts';
import { openSqliteFile, openSqliteReader } from './sqlite-file.ts';

function open(searching?: Searching) {
  const file = join(temporaryFolder(), 'notes.db');
  const raw = openSqliteFile(file);
  const reader = openSqliteReader(file);
  const db = new Kysely<Record<string, never>>({
    dialect: sqliteDialect(raw, { reading: () => reader, ...(searching && { searching }) }),
  });
  onTestFinished(() => db.destroy());
  raw.exec(`create table notes (text text, tags json); insert into notes values ('ilk', '["a"]')`);
  return { file, db, write: (text: string) => raw.exec(`insert into notes values ('${text}', '[]')`) };
}

const ASKED = CompiledQuery.raw(`select text, tags from notes where text >= ? order by text ${SEARCHES}`, [
  'i',
]);

/** A search thread of a file, which has begun. */
async function begun(file: string) {
  const searching = createSearching(file);
  onTestFinished(searching.close);
  for (const ms of [3, 3, 3]) searching.took(ms);
  await expect.poll(() => searching.ask(ASKED)).not.toBeNull();
  return searching;
}

describe('the search thread', () => {
  it('begins when searches have taken long several times, one after the other', async () => {
    const begins = vi.spyOn(workerpool, 'pool');
    const searching = createSearching(open().file);
    onTestFinished(searching.close);
    for (const ms of [3, 3, 0.2, 3, 3]) searching.took(ms);
    expect(begins).not.toHaveBeenCalled();
    expect(await searching.ask(ASKED)).toBeNull();
    searching.took(3);
    expect(begins).toHaveBeenCalledTimes(1);
    // Until it is there, nobody waits for it.
    expect(await searching.ask(ASKED)).toBeNull();
    await expect.poll(() => searching.ask(ASKED)).toEqual([{ text: 'ilk', tags: ['a'] }]);
  });

  it('finds what was written as soon as the write is done', async () => {
    const { file, write } = open();
    const searching = await begun(file);
    for (let count = 2; count < 40; count++) {
      write(`yeni ${count}`);
      expect(await searching.ask(ASKED)).toHaveLength(count);
    }
  });

  it('leaves what fails in it to be asked here, and begins anew', async () => {
    const searching = await begun(open().file);
    expect(await searching.ask(CompiledQuery.raw('select * from lost'))).toBeNull();
    expect(await searching.ask(ASKED)).toBeNull();
    for (const ms of [3, 3, 3]) searching.took(ms);
    await expect.poll(() => searching.ask(ASKED)).toHaveLength(1);
  });

  it('ends when nobody searches', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { file } = open();
    const searching = createSearching(file);
    onTestFinished(searching.close);
    for (const ms of [3, 3, 3]) searching.took(ms);
    await vi.waitFor(async () => expect(await searching.ask(ASKED)).not.toBeNull(), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await searching.ask(ASKED)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(11_000);
    await vi.waitFor(async () => expect(await searching.ask(ASKED)).toBeNull(), { timeout: 60_000 });
  });
});

describe('a search', () => {
  function told(answer: unknown[] | null) {
    const asked: string[] = [];
    const long: number[] = [];
    const searching: Searching = {
      ask: async (query) => {
        asked.push(query.sql);
        return answer;
      },
      took: (ms) => long.push(ms),
      close: async () => undefined,
    };
    return { ...open(searching), asked, long };
  }
  const search = sql<{ text: string }>`select text from notes ${sql.raw(SEARCHES)}`;
  const other = sql<{ text: string }>`select text from notes`;

  it('is worked out by the thread, where there is one', async () => {
    const { db, asked, long } = told([{ text: 'dışarıda' }]);
    expect((await search.execute(db)).rows).toEqual([{ text: 'dışarıda' }]);
    expect((await other.execute(db)).rows).toEqual([{ text: 'ilk' }]);
    // Who has written may have changed what is looked for.
    const within = await db.transaction().execute((tx) => search.execute(tx));
    expect(within.rows).toEqual([{ text: 'ilk' }]);
    expect([asked.length, long]).toEqual([1, []]);
  });

  it('is worked out here where there is none, and how long it took is told', async () => {
    const { db, asked, long } = told(null);
    expect((await search.execute(db)).rows).toEqual([{ text: 'ilk' }]);
    expect([asked.length, long.length]).toEqual([1, 1]);
    expect(long[0]).toBeGreaterThan(0);
  });
});
