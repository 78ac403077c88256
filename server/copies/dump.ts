import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../db/open.ts';
import type { Manifest } from './manifest.ts';
import { atOneMoment, type Place } from './moment.ts';
import { createRowsDigest, fromDatabase, toLine } from './rows.ts';
import { type AnyDb, migrationsOf, rowsOf, type TableShape, tablesOf } from './tables.ts';

export type Dump = {
  engine: Engine;
  migrations: string[];
  tables: Manifest['tables'];
  /** The keys of the files that the library knows. */
  needed: Set<string>;
};

function fileOf(folder: string, table: string): string {
  return join(folder, `${table}.jsonl`);
}

/** Writes a table into a file of its own, one line a row. */
async function dumpTable(
  db: AnyDb,
  shape: TableShape,
  { folder, needed }: { folder: string; needed: Set<string> },
): Promise<Manifest['tables'][string]> {
  const file = await open(fileOf(folder, shape.name), 'wx', 0o600);
  const hash = createHash('sha256');
  const digest = createRowsDigest();
  let bytes = 0;
  try {
    for await (const slice of rowsOf(db, shape)) {
      let lines = '';
      for (const row of slice) {
        const own = fromDatabase(row, shape);
        digest.add(own);
        lines += `${toLine(own)}\n`;
        if (shape.name === 'media') needed.add(String(own.url).slice('/media/'.length));
      }
      const written = Buffer.from(lines);
      hash.update(written);
      bytes += written.length;
      await file.write(written);
    }
  } finally {
    await file.close();
  }
  return { ...digest.result(), bytes, sha256: hash.digest('hex') };
}

/** Writes all rows of a database, as they are at one moment, into files of a folder: one a table. */
export async function dumpRows(place: Place, folder: string): Promise<Dump> {
  return atOneMoment(place, async (db, engine) => {
    const needed = new Set<string>();
    const tables: Manifest['tables'] = {};
    const migrations = await migrationsOf(db);
    for (const shape of await tablesOf(db, engine))
      tables[shape.name] = await dumpTable(db, shape, { folder, needed });
    return { engine, migrations, tables, needed };
  });
}
