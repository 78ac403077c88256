import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
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

const SLOW = CompiledQuery.raw(
  `with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000000) select count(*) from n ${SEARCHES}`,
);

/** What two searches that come together are answered by the thread. */
async function together(searching: Searching, query = ASKED) {
  const [one, two] = await Promise.all([searching.ask(query), searching.ask(query)]);
  expect(two).toEqual(one);
  return one;
}

function searchingOf(file: string) {
  const searching = createSearching(file);
  onTestFinished(searching.close);
  return searching;
}

/** A search thread of a file, which has begun. */
async function begun(file: string) {
  const searching = searchingOf(file);
  for (const ms of [3, 3, 3]) searching.took(ms);
  await expect.poll(() => together(searching)).not.toBeNull();
  return searching;
}

describe('the search thread', () => {
  it('begins when searches have taken long several times in a row, and some come at once', async () => {
    const begins = vi.spyOn(workerpool, 'pool');
    const searching = searchingOf(open().file);
    for (const ms of [3, 3, 0.2, 3, 3]) searching.took(ms);
    expect(await together(searching)).toBeNull();
    searching.took(3);
    expect(await searching.ask(ASKED)).toBeNull();
    expect(begins).not.toHaveBeenCalled();
    // Until it is there, nobody waits for it.
    expect(await together(searching)).toBeNull();
    expect(begins).toHaveBeenCalledTimes(1);
    await expect.poll(() => together(searching)).toEqual([{ text: 'ilk', tags: ['a'] }]);
  });

  it('leaves a search that comes alone to be asked here', async () => {
    const searching = await begun(open().file);
    expect(await searching.ask(ASKED)).toBeNull();
    const three = await Promise.all([1, 2, 3].map(() => searching.ask(ASKED)));
    expect(three.map((rows) => rows?.length)).toEqual([1, 1, 1]);
    // One that comes while another is worked out is not alone.
    const first = together(searching, SLOW);
    for (let turns = 0; turns < 3; turns++) await turn();
    expect(await searching.ask(ASKED)).toHaveLength(1);
    await first;
  });

  it('answers each of many that come at once with its own rows', async () => {
    const { file, write } = open();
    const searching = await begun(file);
    for (let count = 0; count < 10; count++) write(`z${count}`);
    const from = (text: string) =>
      searching.ask(
        CompiledQuery.raw(`select text from notes where text >= ? order by text ${SEARCHES}`, [text]),
      );
    const answers = await Promise.all(Array.from({ length: 10 }, (_, count) => from(`z${count}`)));
    expect(answers.map((rows) => rows?.length)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(answers[9]).toEqual([{ text: 'z9' }]);
  });

  it('leaves all that wait to be asked here when one of them fails', async () => {
    const searching = await begun(open().file);
    const lost = CompiledQuery.raw('select * from lost');
    const answers = await Promise.all(
      [lost, ...Array.from({ length: 9 }, () => ASKED)].map((one) => searching.ask(one)),
    );
    expect(answers).toEqual(Array(10).fill(null));
  });

  it('finds what was written as soon as the write is done', async () => {
    const { file, write } = open();
    const searching = await begun(file);
    for (let count = 2; count < 40; count++) {
      write(`yeni ${count}`);
      expect(await together(searching)).toHaveLength(count);
    }
  });

  it('leaves what fails in it to be asked here, and begins anew', async () => {
    const searching = await begun(open().file);
    expect(await together(searching, CompiledQuery.raw('select * from lost'))).toBeNull();
    expect(await together(searching)).toBeNull();
    for (const ms of [3, 3, 3]) searching.took(ms);
    await expect.poll(() => together(searching)).toHaveLength(1);
  });

  it('ends when it was of no use for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const searching = searchingOf(open().file);
    for (const ms of [3, 3, 3]) searching.took(ms);
    await vi.waitFor(async () => expect(await together(searching)).not.toBeNull(), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await together(searching)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await together(searching)).toBeNull();
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
