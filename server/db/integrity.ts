import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UPGRADES_FOLDER } from './copy-sqlite.ts';
import { saysDamaged } from './sqlite-failure.ts';

const CORRUPT = 11;

/** What a look through the whole structure of the embedded database finds: `ok`, or the first damage. */
export function look(raw: DatabaseSync): string {
  try {
    return String(raw.prepare('pragma quick_check').get()?.quick_check);
  } catch (error) {
    if (saysDamaged(error)) return String(error);
    throw error;
  }
}

/** @throws Error as SQLite's own when a look found damage */
export function requireWhole(found: string): void {
  if (found !== 'ok') throw Object.assign(new Error(`quick_check: ${found}`), { errcode: CORRUPT });
}

/** Reads the beginning of every table from the disk, not from what this process still knows. @throws what SQLite says */
export function readFromDisk(file: string): void {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  try {
    const tables = raw.prepare("select name from sqlite_schema where type = 'table'").all();
    for (const { name } of tables) raw.prepare(`select * from "${name}" limit 1`).get();
  } finally {
    raw.close();
  }
}

/** A copy that is known to be whole: an archive for `npm run restore`, or a file for the place of the database. */
export type GoodCopy = { path: string; at: Date; isArchive: boolean };

type Kept = { path: string; at: number };

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** When a copy was found to be whole; null for one that was not, or is not there any more. */
function verifiedAt(note: string): number | null {
  try {
    statSync(note.slice(0, -'.json'.length));
    const { verifiedAt: at } = JSON.parse(readFileSync(note, 'utf8')) as { verifiedAt?: string };
    return at ? Date.parse(at) : null;
  } catch {
    return null;
  }
}

/** The newest copy of the database that is known to be whole, among the archives and those from before upgrades. */
export function lastGoodCopy(dataDir: string, copiesDir = join(dataDir, 'backups')): GoodCopy | null {
  const archives = filesIn(copiesDir)
    .filter((path) => path.endsWith('.json'))
    .flatMap((note): Kept[] => {
      const at = verifiedAt(note);
      return at ? [{ path: note.slice(0, -'.json'.length), at }] : [];
    });
  const upgrades = filesIn(join(dataDir, UPGRADES_FOLDER))
    .filter((path) => path.endsWith('.db'))
    .map((path): Kept => ({ path, at: statSync(path).mtimeMs }));
  const [newest] = [...archives, ...upgrades].sort((a, b) => b.at - a.at);
  return newest ? { path: newest.path, at: new Date(newest.at), isArchive: archives.includes(newest) } : null;
}
