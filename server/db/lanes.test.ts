import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { openDatabase } from './open.ts';

async function open() {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir });
  onTestFinished(database.close);
  await sql`create table notes (id integer primary key, text text)`.execute(database.db);
  await sql`insert into notes (text) values ('first')`.execute(database.db);
  const notes = async (db = database.db) =>
    (await sql<{ text: string }>`select text from notes order by id`.execute(db)).rows.map(
      ({ text }) => text,
    );
  return { ...database, dataDir, notes };
}

/** Something that a test opens when it wants. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

describe('reads beside a write', () => {
  it('do not wait for a transaction that is open, and see what is committed', async () => {
    const { db, notes } = await open();
    const [written, mayCommit] = [gate(), gate()];
    const writing = db.transaction().execute(async (tx) => {
      await sql`insert into notes (text) values ('second')`.execute(tx);
      expect(await notes(tx)).toEqual(['first', 'second']);
      written.open();
      await mayCommit.passed;
    });
    await written.passed;
    // Would never end, were it to wait.
    expect(await notes()).toEqual(['first']);
    mayCommit.open();
    await writing;
    expect(await notes()).toEqual(['first', 'second']);
  });

  it('find what was written as soon as the write is answered', async () => {
    const { db, notes } = await open();
    for (let count = 2; count < 60; count++) {
      await sql`insert into notes (text) values (${String(count)})`.execute(db);
      expect(await notes()).toHaveLength(count);
    }
  });
});

describe('writes', () => {
  it('wait for each other, in the order in which they were asked for', async () => {
    const { db, notes } = await open();
    const order = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      order.map((text, place) =>
        place % 2
          ? sql`insert into notes (text) values (${text})`.execute(db)
          : db.transaction().execute(async (tx) => {
              await sql`insert into notes (text) values (${`${text}1`})`.execute(tx);
              await new Promise((done) => setImmediate(done));
              await sql`insert into notes (text) values (${`${text}2`})`.execute(tx);
            }),
      ),
    );
    expect(await notes()).toEqual(['first', 'a1', 'a2', 'b', 'c1', 'c2', 'd', 'e1', 'e2']);
  });

  it('let the next one in after one that failed', async () => {
    const { db, notes } = await open();
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into notes (text) values ('gone')`.execute(tx);
      await sql`insert into notes (id, text) values (1, 'there already')`.execute(tx);
    });
    await expect(failing).rejects.toThrow(/UNIQUE/);
    await expect(sql`insert into nowhere values (1)`.execute(db)).rejects.toThrow(/no such table/);
    await sql`insert into notes (text) values ('next')`.execute(db);
    expect(await notes()).toEqual(['first', 'next']);
  });

  it('are counted where they happen', async () => {
    const { db } = await open();
    const count = async () =>
      (await sql<{ count: number }>`select total_changes() as count`.execute(db)).rows[0]?.count ?? 0;
    const before = await count();
    await sql`insert into notes (text) values ('one'), ('two')`.execute(db);
    expect((await count()) - before).toBe(2);
  });

  it('are answered with what they return', async () => {
    const { db, notes } = await open();
    const { rows } = await sql<{ id: number }>`
      with given (text) as (select 'returned') insert into notes (text) select text from given returning id
    `.execute(db);
    expect(rows).toEqual([{ id: 2 }]);
    expect(await notes()).toEqual(['first', 'returned']);
  });
});

it('takes the log along when it closes', async () => {
  const dataDir = temporaryFolder();
  const { db, close } = await openDatabase({ dataDir });
  await sql`create table notes (id integer primary key)`.execute(db);
  await sql`select * from notes`.execute(db);
  await close();
  expect(existsSync(join(dataDir, 'vitrin.db'))).toBe(true);
  expect(existsSync(join(dataDir, 'vitrin.db-wal'))).toBe(false);
});
