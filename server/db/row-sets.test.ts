import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { RowSet } from './row-sets.ts';
import { sqliteDialect } from './sqlite.ts';

function numbers(count: number) {
  const raw = new DatabaseSync(':memory:');
  const db = new Kysely<Record<string, never>>({ dialect: sqliteDialect(raw) });
  onTestFinished(() => db.destroy());
  raw.exec(`create table numbers (number integer);
    insert into numbers with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n`);
  return { raw, db };
}

it('knows its numbers, the first and the last one too', () => {
  const set = new RowSet([2, 3, 5, 7, 11]);
  const has = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12].filter((number) => set.has(number));
  expect(has).toEqual([2, 3, 5, 7, 11]);
  expect(new RowSet([]).has(1)).toBe(false);
});

it('is what the rows of a statement are tested against, each set by itself', async () => {
  const { db } = numbers(20);
  const [low, high] = [new RowSet([1, 2, 3, 15]), new RowSet([3, 15, 20])];
  const both = sql<{ number: number }>`select number from numbers
    where "isAmong"(number, ${low}) and "isAmong"(number, ${high}) and number < ${9}`;
  expect((await both.execute(db)).rows).toEqual([{ number: 3 }]);
  // The same statement is prepared once, for other sets.
  const one = (set: RowSet) =>
    sql<{ number: number }>`select number from numbers where "isAmong"(number, ${set})`.execute(db);
  expect((await one(low)).rows.map(({ number }) => number)).toEqual([1, 2, 3, 15]);
  expect((await one(high)).rows.map(({ number }) => number)).toEqual([3, 15, 20]);
});

it('holds for a statement whose rows are read one by one, beside others', async () => {
  const { db } = numbers(300);
  const even = new RowSet(Array.from({ length: 150 }, (_, at) => 2 * (at + 1)));
  const query = db
    .selectFrom('numbers' as never)
    .select('number' as never)
    .where(sql<boolean>`"isAmong"(number, ${even})`);
  const found: unknown[] = [];
  for await (const { number } of query.stream() as AsyncIterable<{ number: number }>) {
    found.push(number);
    const other = sql`select 1 from numbers where "isAmong"(number, ${new RowSet([1])})`;
    if (found.length % 50 === 0) expect((await other.execute(db)).rows).toHaveLength(1);
  }
  expect(found).toEqual(Array.from({ length: 150 }, (_, at) => 2 * (at + 1)));
});

it('is no longer there once its statement has ended, in a failure too', async () => {
  const { raw, db } = numbers(5);
  const failing = sql`select "isAmong"(number, ${new RowSet([1])}), json(number || ',') from numbers`;
  await expect(failing.execute(db)).rejects.toThrow('malformed JSON');
  for (let lent = 0; lent < 50; lent++)
    expect(() => raw.prepare('select "isAmong"(number, ?) from numbers').all(lent)).toThrow('outside');
});
