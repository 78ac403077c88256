import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { createLogSync, type LogSync } from './log-sync.ts';
import { sqliteDialect } from './sqlite.ts';
import { openSqliteFile, openSqliteReader } from './sqlite-file.ts';

type Notes = { notes: { text: string } };

function open(logOf: (file: string) => LogSync = createLogSync, hasReader = true) {
  const file = join(temporaryFolder(), 'notes.db');
  const raw = openSqliteFile(file);
  raw.exec('pragma synchronous = normal');
  raw.exec('create table notes (text text)');
  const reader = hasReader ? openSqliteReader(file) : null;
  const db = new Kysely<Notes>({ dialect: sqliteDialect(raw, { reading: () => reader, log: logOf(file) }) });
  onTestFinished(() => db.destroy());
  const add = (text: string, on: Kysely<Notes> = db) => on.insertInto('notes').values({ text }).execute();
  const texts = async () => (await db.selectFrom('notes').selectAll().execute()).map(({ text }) => text);
  return { file, raw, db, add, texts };
}

/** A log whose way to the disk ends when the test says so. */
function slowLog() {
  const waiting: Array<PromiseWithResolvers<void>> = [];
  const log: LogSync = {
    sync() {
      const way = Promise.withResolvers<void>();
      waiting.push(way);
      return way.promise;
    },
    close: async () => undefined,
  };
  return { log, waiting };
}

describe('a write', () => {
  it('is answered when it is on the disk, and holds up nobody meanwhile', async () => {
    const { log, waiting } = slowLog();
    const { db, add, texts } = open(() => log);
    const done: string[] = [];
    const one = add('bir').then(() => done.push('bir'));
    const two = db
      .transaction()
      .execute((tx) => add('iki', tx))
      .then(() => done.push('iki'));
    await expect.poll(() => waiting.length).toBe(2);
    expect(await texts()).toEqual(['bir', 'iki']);
    expect(done).toEqual([]);
    waiting[0]?.resolve();
    await one;
    expect(done).toEqual(['bir']);
    waiting[1]?.resolve();
    await two;
  });

  it('fails when the disk does, and takes back nothing of the next one', async () => {
    const { log, waiting } = slowLog();
    const { db, add, texts } = open(() => log);
    const failing = db.transaction().execute((tx) => add('bir', tx));
    await expect.poll(() => waiting.length).toBe(1);
    const next = db.transaction().execute(async (tx) => {
      await add('iki', tx);
      waiting[0]?.reject(new Error('EIO'));
      await expect(failing).rejects.toThrow('EIO');
      await add('üç', tx);
    });
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.resolve();
    await next;
    expect(await texts()).toEqual(['bir', 'iki', 'üç']);
  });
});

it('a read waits for no disk, also where the one who writes does it', async () => {
  const { log, waiting } = slowLog();
  const { db, texts } = open(() => log, false);
  expect(await texts()).toEqual([]);
  expect((await sql`with some as (select text from notes) select * from some`.execute(db)).rows).toEqual([]);
  expect(waiting).toHaveLength(0);
});

describe('the log', () => {
  it('that is not there fails, and is looked for again', async () => {
    const file = join(temporaryFolder(), 'later.db');
    const log = createLogSync(file);
    onTestFinished(log.close);
    await expect(log.sync()).rejects.toThrow('ENOENT');
    const raw = openSqliteFile(file);
    onTestFinished(() => raw.close());
    raw.exec('create table notes (text text)');
    await Promise.all([log.sync(), log.sync(), log.sync()]);
  });

  it('is brought into the file while more is written', async () => {
    const { file, db, add } = open();
    await add('ilk satır');
    const inFile = () => readFileSync(file).includes('ilk satır');
    expect(inFile()).toBe(false);
    for (let count = 0; count < 120; count++) await add(`satır ${count}`);
    await expect.poll(inFile, { timeout: 10_000 }).toBe(true);
    const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(db);
    expect(rows).toEqual([{ count: 121 }]);
  });
});
