import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { DATABASE_FILE } from '../db/open.ts';
import { entryKind, type Manifest, manifestSchema } from './manifest.ts';
import { isSealed, unseal } from './seal.ts';

/** An archive on this machine, and its key where it is encrypted. */
export type Archive = { path: string; key?: string | undefined };
type Facts = { bytes: number; sha256: string };

/** What was in an archive. Earlier programs packed their SQLite file as it was, with the files beside it. */
export type Unpacked =
  | { kind: 'current'; manifest: Manifest }
  | { kind: 'earlier'; database: string; files: Map<string, Facts> };

const START = 64;
const EARLIER_FILE = /^media\/([0-9a-f]{32}\.\w+)$/;

/** Why an archive is not used. */
export function damaged(why: string, cause?: unknown): Error {
  return new Error(`Yedek bozuk ya da yarım: ${why}. Hiçbir şeye dokunulmadı; başka bir yedek deneyin.`, {
    cause,
  });
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new Error(`${path} bulunamadı ya da okunamıyor.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The entries of an archive, one after the other; each has to be read before the next. */
export async function* entriesOf({ path, key }: Archive): AsyncGenerator<ParsedTarEntry> {
  const start = await startOf(path);
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const plain = isSealed(start) ? await unseal(bytes, key) : bytes;
  yield* plain.pipeThrough(createTarDecoder({ strict: true }));
}

/** Passes over an entry. Read to its end: after a body that is cancelled the decoder may wait for ever. */
export async function skipEntry({ body }: ParsedTarEntry): Promise<void> {
  await body.pipeTo(new WritableStream());
}

/** Reads an entry to its end, into a file where one is named. */
export async function readEntry({ body }: ParsedTarEntry, path?: string): Promise<Facts> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = path === undefined ? null : await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.length;
      await file?.write(chunk);
    }
  } finally {
    await file?.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

function same(
  found: ReadonlyMap<string, Facts>,
  wanted: Readonly<Record<string, Facts>>,
  what: string,
): void {
  for (const [name, { bytes, sha256 }] of Object.entries(wanted)) {
    const own = found.get(name);
    if (!own) throw damaged(`${what} ${name} eksik`);
    if (own.bytes !== bytes || own.sha256 !== sha256) throw damaged(`${what} ${name} değişmiş`);
  }
  for (const name of found.keys()) if (!(name in wanted)) throw damaged(`${what} ${name} listede yok`);
}

function readManifest(text: string, hash: string): Manifest {
  if (createHash('sha256').update(text).digest('hex') !== hash) throw damaged('içindekiler listesi değişmiş');
  const found: unknown = JSON.parse(text);
  const parsed = manifestSchema.safeParse(found);
  if (!parsed.success) throw damaged('içindekiler listesi okunamıyor', parsed.error);
  return parsed.data;
}

type Found = {
  rows: Map<string, Facts>;
  files: Map<string, Facts>;
  earlier: Map<string, Facts>;
  manifest?: string;
  hash?: string;
};

async function collect(archive: Archive, folder: string): Promise<Found> {
  const found: Found = { rows: new Map(), files: new Map(), earlier: new Map() };
  for await (const entry of entriesOf(archive)) {
    const { name } = entry.header;
    const own = entryKind(name);
    if (own?.kind === 'rows') found.rows.set(own.of, await readEntry(entry, join(folder, `${own.of}.jsonl`)));
    else if (own?.kind === 'file') found.files.set(own.of, await readEntry(entry));
    else if (own) found[own.kind === 'hash' ? 'hash' : 'manifest'] = await new Response(entry.body).text();
    else if (name === DATABASE_FILE) found.earlier.set(name, await readEntry(entry, join(folder, name)));
    else if (EARLIER_FILE.test(name)) found.earlier.set(name.slice('media/'.length), await readEntry(entry));
    else await skipEntry(entry);
  }
  return found;
}

/** The archives of before say nothing of themselves: they end as every tar does, and their files by their names. */
async function checkEarlier({ path }: Archive, files: ReadonlyMap<string, Facts>): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const end = await file.read(Buffer.alloc(1024), 0, 1024, Math.max(0, size - 1024));
    if (size % 512 > 0 || end.buffer.some((byte) => byte > 0)) throw damaged('sonu eksik');
  } finally {
    await file.close();
  }
  for (const [key, { sha256 }] of files)
    if (!sha256.startsWith(key.slice(0, 32))) throw damaged(`dosya ${key} değişmiş`);
}

/**
 * Reads an archive to its end and compares every byte of it with what it says of itself; its rows go into a folder.
 * @throws Error with a sentence for the operator
 */
export async function unpack(archive: Archive, folder: string): Promise<Unpacked> {
  const found = await collect(archive, folder).catch((error: unknown) => {
    const said = error instanceof Error && /^(?:Yedek|BACKUP_KEY) |bulunamadı/.test(error.message);
    throw said ? error : damaged('okunamıyor', error);
  });
  if (found.manifest !== undefined && found.hash !== undefined) {
    const manifest = readManifest(found.manifest, found.hash);
    same(found.rows, manifest.tables, 'tablo');
    same(found.files, manifest.files, 'dosya');
    return { kind: 'current', manifest };
  }
  if (!found.earlier.delete(DATABASE_FILE)) throw damaged('içindekiler listesi yok');
  await checkEarlier(archive, found.earlier);
  return { kind: 'earlier', database: join(folder, DATABASE_FILE), files: found.earlier };
}
