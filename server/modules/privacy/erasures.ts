import { createHmac, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { emailKey, type PersonWish, phoneKey } from '../../../domain/rules/person.ts';
import type { ErasureTable } from '../../db/privacy-tables.ts';
import type { Database } from '../../db/schema.ts';
import type { Sender } from './find.ts';

/** The list as it lies beside the copies: a restore does not reach it. */
export const ERASURES_FILE = 'silinenler.json';
const entries = z.array(z.object({ personHash: z.string(), salt: z.string(), erasedAt: z.iso.datetime() }));

function hashOf(salt: string, kind: 'email' | 'phone', key: string): string {
  return createHmac('sha256', salt).update(`${kind} ${key}`).digest('base64url');
}

function hashesOf(salt: string, { email = '', phone = '' }: PersonWish): string[] {
  const keys = [['email', emailKey(email)] as const, ['phone', phoneKey(phone)] as const];
  return keys.filter(([, key]) => key !== '').map(([kind, key]) => hashOf(salt, kind, key));
}

/** The entries that stand for a person, with the salt of the list that they join. */
export function entriesFor(
  wish: PersonWish,
  erasedAt: string,
  list: readonly ErasureTable[],
): ErasureTable[] {
  const salt = list[0]?.salt ?? randomBytes(24).toString('base64url');
  return hashesOf(salt, wish).map((personHash) => ({ personHash, salt, erasedAt }));
}

/** Whether a message was written by somebody of a list before they were erased. */
export function erasedBy(list: readonly ErasureTable[]): (sender: Sender) => boolean {
  const until = new Map(list.map(({ personHash, erasedAt }) => [personHash, erasedAt]));
  const salts = [...new Set(list.map(({ salt }) => salt))];
  return (sender) =>
    salts.some((salt) => hashesOf(salt, sender).some((hash) => sender.createdAt <= (until.get(hash) ?? '')));
}

/** Several lists as one: of two erasures of one person the later counts. */
export function joined(...lists: ReadonlyArray<readonly ErasureTable[]>): ErasureTable[] {
  const all = new Map<string, ErasureTable>();
  for (const entry of lists.flat()) {
    const known = all.get(entry.personHash);
    if (!known || known.erasedAt < entry.erasedAt) all.set(entry.personHash, entry);
  }
  return [...all.values()].sort((a, b) => (a.erasedAt < b.erasedAt ? -1 : 1));
}

/** What a list has that another has not, or only an earlier time of. */
export function missingIn(list: readonly ErasureTable[], from: readonly ErasureTable[]): ErasureTable[] {
  const known = new Map(list.map(({ personHash, erasedAt }) => [personHash, erasedAt]));
  return from.filter(({ personHash, erasedAt }) => (known.get(personHash) ?? '') < erasedAt);
}

export async function readErasures(db: Kysely<Database>): Promise<ErasureTable[]> {
  return db.selectFrom('erasures').selectAll().orderBy('erasedAt').orderBy('personHash').execute();
}

export async function storeErasures(tx: Kysely<Database>, list: readonly ErasureTable[]): Promise<void> {
  for (const entry of list)
    await tx
      .insertInto('erasures')
      .values(entry)
      .onConflict((on) => on.column('personHash').doUpdateSet({ erasedAt: entry.erasedAt }))
      .execute();
}

/** Reads the list beside the copies; empty where there is none. @throws Error for one that cannot be read */
export async function readErasuresFile(path: string): Promise<ErasureTable[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return entries.parse(JSON.parse(text));
}

/** Writes the list beside the copies in one step, for its owner alone. */
export async function writeErasuresFile(path: string, list: readonly ErasureTable[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.yeni`, `${JSON.stringify(list, null, 1)}\n`, { mode: 0o600 });
  await chmod(`${path}.yeni`, 0o600);
  await rename(`${path}.yeni`, path);
}
