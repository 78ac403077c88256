import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Keep, keptTimes } from '../../domain/rules/kept-copies.ts';
import { type Copy, copyRow } from '../../domain/things/copy.ts';
import { sweep } from './scratch.ts';

const NAME = /^vitrin-\d{4}(?:-\d\d){5}(?:-\d+)?\.tar(?:\.age)?$/;
const DAY_MS = 86_400_000;
/** The list tells of archives that have gone for so long. */
const TOLD_DAYS = 35;

/** The folder of the archives; beside each lies a file that tells of it. */
export type Shelf = ReturnType<typeof createShelf>;

/** Whether a text is the name of an archive, and so of no other file. */
export function isArchiveName(name: string): boolean {
  return NAME.test(name);
}

export function createShelf(folder: string) {
  const pathOf = (name: string) => join(folder, name);
  const noteOf = (name: string) => join(folder, `${name}.json`);

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    await sweep(folder);
  }

  /** A name that no archive has yet. */
  async function newName(at: Date, isEncrypted: boolean): Promise<string> {
    const taken = new Set(await readdir(folder));
    const base = `vitrin-${at.toISOString().slice(0, 19).replace(/[:T]/g, '-')}`;
    const end = isEncrypted ? '.tar.age' : '.tar';
    for (let number = 1; ; number++) {
      const name = `${base}${number === 1 ? '' : `-${number}`}${end}`;
      if (!taken.has(name) && !taken.has(`${name}.json`)) return name;
    }
  }

  async function note(copy: Copy): Promise<void> {
    const path = noteOf(copy.name);
    await writeFile(`${path}.yeni`, `${JSON.stringify(copy, null, 1)}\n`, { mode: 0o600 });
    await rename(`${path}.yeni`, path);
  }

  async function read(name: string): Promise<Copy | null> {
    try {
      const parsed = copyRow.safeParse(JSON.parse(await readFile(noteOf(name), 'utf8')));
      if (!parsed.success) return null;
      const found = await stat(pathOf(name)).catch(() => null);
      return { ...parsed.data, isKept: found !== null };
    } catch {
      return null;
    }
  }

  /** What is known of every copy, newest first. */
  async function list(): Promise<Copy[]> {
    const names = await readdir(folder).catch((): string[] => []);
    const copies = await Promise.all(
      names
        .filter((name) => name.endsWith('.json') && NAME.test(name.slice(0, -5)))
        .map((name) => read(name.slice(0, -5))),
    );
    return copies
      .filter((copy): copy is Copy => copy !== null)
      .sort((a, b) =>
        a.startedAt < b.startedAt || (a.startedAt === b.startedAt && a.name < b.name) ? 1 : -1,
      );
  }

  /** Removes archives that need not stay. Only verified ones count; `spared` is in use. Answers their names. */
  async function tidy(keep: Keep, now: Date, spared?: string): Promise<string[]> {
    const copies = await list();
    const good = copies.filter(({ isKept, verifiedAt }) => isKept && verifiedAt);
    const kept = keptTimes(
      good.map(({ startedAt }) => Date.parse(startedAt)),
      keep,
    );
    const gone = good.filter(({ name, startedAt }) => name !== spared && !kept.has(Date.parse(startedAt)));
    for (const { name } of gone) await rm(pathOf(name), { force: true });
    const told = new Date(now.getTime() - TOLD_DAYS * DAY_MS).toISOString();
    for (const copy of copies)
      if (!copy.isKept && copy.startedAt < told) await rm(noteOf(copy.name), { force: true });
    return gone.map(({ name }) => name);
  }

  return { folder, open, newName, note, read, list, tidy, pathOf };
}
