import { closeSync, mkdirSync, openSync, statSync, utimesSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { migrations } from './migrate.ts';
import { DATABASE_FILE, openDatabase } from './open.ts';

const PAGE = 4096;
const ROWS = 2000;

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = temporaryFolder();
  file = join(dataDir, DATABASE_FILE);
  const { db, close } = await openDatabase({ dataDir });
  await sql`create table filler (id integer primary key, text text)`.execute(db);
  await sql`insert into filler
    with recursive n(id) as (select 1 union all select id + 1 from n where id < ${ROWS})
    select id, hex(randomblob(100)) from n`.execute(db);
  // A start reads of tables what the planner does not know of them yet.
  await sql`analyze filler`.execute(db);
  await close();
});

/** Overwrites a page among those of the filler, which no start and no look at the first rows reads. */
function damage(): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(PAGE, 0x5a), 0, PAGE, statSync(file).size - 20 * PAGE);
  closeSync(handle);
}

describe('a database file', () => {
  it('that was touched since it was closed is looked through before anything else', async () => {
    damage();
    await expect(openDatabase({ dataDir })).rejects.toThrow(`${file} bozuk`);
  });

  it('that a log lies beside is looked through as well', async () => {
    const { mtime } = statSync(file);
    damage();
    utimesSync(file, mtime, mtime);
    closeSync(openSync(`${file}-wal`, 'w'));
    await expect(openDatabase({ dataDir })).rejects.toThrow(`${file} bozuk`);
  });

  it('is looked through before an upgrade, and closed where its state cannot be noted', async () => {
    const { mtime } = statSync(file);
    damage();
    utimesSync(file, mtime, mtime);
    const steps = { ...migrations('sqlite'), '9999-test': { up: async () => undefined } };
    await expect(openDatabase({ dataDir, steps })).rejects.toThrow(`${file} bozuk`);
    const other = temporaryFolder();
    const { close } = await openDatabase({ dataDir: other });
    mkdirSync(join(other, `${DATABASE_FILE}-seal`));
    await close();
    await (await openDatabase({ dataDir: other })).close();
  });

  it('that is as it was left is opened at once, and looked through behind the scenes', async () => {
    const { mtime } = statSync(file);
    damage();
    utimesSync(file, mtime, mtime);
    const { inspect, close } = await openDatabase({ dataDir, lookMs: 50 });
    expect(inspect).not.toThrow();
    await expect
      .poll(() => {
        try {
          inspect();
          return 'whole';
        } catch {
          return 'damaged';
        }
      })
      .toBe('damaged');
    await close();
    // Known to be damaged, it is not taken for whole the next time.
    await expect(openDatabase({ dataDir })).rejects.toThrow(`${file} bozuk`);
  });
});
