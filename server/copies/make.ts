import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { AppError } from '../../domain/errors.ts';
import { type Storage, type StoredObject, translateDiskError } from '../files/storage.ts';
import { type Dump, dumpRows } from './dump.ts';
import { fileEntry, MANIFEST, MANIFEST_HASH, type Manifest, rowsEntry } from './manifest.ts';
import type { Place } from './moment.ts';
import { syncFile, withScratch } from './scratch.ts';
import { seal } from './seal.ts';

export type ToCopy = {
  place: Place;
  /** The store of uploaded files. */
  storage: Pick<Storage, 'list' | 'open'>;
  /** The archive, which does not exist yet; beside it things are prepared. */
  target: string;
  /** A key of age or a passphrase. */
  key?: string | undefined;
  clock: () => Date;
};

const ATTEMPTS = 5;

/** Files that were there when the rows were read, and had gone when it was their turn. */
class Vanished extends Error {}

type Entry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> };

/** Adds one entry; answers the SHA-256 of its bytes. */
async function addEntry(tar: TarPackController, { name, size, bytes }: Entry): Promise<string> {
  const writer = tar.add({ name, size, mode: 0o600 }).getWriter();
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    await writer.write(chunk);
  }
  await writer.close();
  return hash.digest('hex');
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function* stored(storage: ToCopy['storage'], key: string): AsyncGenerator<Uint8Array> {
  try {
    yield* await storage.open(key);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? new Vanished(key) : error;
  }
}

/** The files of a store without those that are made anew when they are missing. */
async function filesOf(storage: ToCopy['storage']): Promise<StoredObject[]> {
  const files = [];
  for await (const file of storage.list()) if (!file.key.startsWith('variants/')) files.push(file);
  return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function pack(
  tar: TarPackController,
  dump: Dump & { folder: string },
  options: ToCopy,
): Promise<Manifest> {
  const { engine, migrations, tables, needed, folder } = dump;
  for (const [table, { bytes }] of Object.entries(tables))
    await addEntry(tar, {
      name: rowsEntry(table),
      size: bytes,
      bytes: createReadStream(join(folder, `${table}.jsonl`)),
    });
  const files: Manifest['files'] = {};
  // Looked for after the rows were read: whatever they name had been stored by then.
  for (const { key, size } of await filesOf(options.storage)) {
    const entry = { name: fileEntry(key), size, bytes: stored(options.storage, key) };
    files[key] = { bytes: size, sha256: await addEntry(tar, entry) };
  }
  const missing = [...needed].filter((key) => !(key in files)).sort();
  const manifest: Manifest = {
    ...{ format: 'vitrin', version: 1, createdAt: options.clock().toISOString() },
    ...{ engine, migrations, tables, files, missing },
  };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const sha256 = await addEntry(tar, { name: MANIFEST, size: Buffer.byteLength(text), bytes: once(text) });
  await addEntry(tar, { name: MANIFEST_HASH, size: sha256.length, bytes: once(sha256) });
  tar.finalize();
  return manifest;
}

async function writeArchive(
  path: string,
  dump: Dump & { folder: string },
  options: ToCopy,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const bytes = options.key ? await seal(readable, options.key) : readable;
  const source = Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
  const [written, packed] = await Promise.allSettled([
    pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })),
    pack(controller, dump, options).catch((error: unknown) => {
      controller.error(error);
      throw error;
    }),
  ]);
  if (packed.status === 'rejected' && packed.reason instanceof Vanished) throw packed.reason;
  if (written.status === 'rejected') throw translateDiskError(written.reason);
  if (packed.status === 'rejected') throw packed.reason;
  return packed.value;
}

async function attempt(options: ToCopy, known: ReadonlySet<string>): Promise<Manifest> {
  return withScratch(dirname(options.target), async (folder) => {
    const path = join(folder, 'archive');
    const dump = await dumpRows(options.place, folder);
    const manifest = await writeArchive(path, { ...dump, folder }, options);
    const gone = manifest.missing.filter((key) => !known.has(key));
    if (gone.length > 0) throw new Vanished(gone.join(' '));
    await rename(path, options.target);
    return manifest;
  });
}

/**
 * Writes rows and files, as they are at one moment, into one archive, whole or not at all. Where a file was removed for
 * good meanwhile, another moment is taken; one that the next moment knows as well had been lost before.
 * @throws AppError storage_full
 */
export async function makeArchive(options: ToCopy): Promise<Manifest> {
  const folder = dirname(options.target);
  const known = new Set<string>();
  for (let turn = 1; ; turn++) {
    try {
      const manifest = await attempt(options, known);
      await syncFile(folder);
      return manifest;
    } catch (error) {
      if (!(error instanceof Vanished) || turn === ATTEMPTS) throw translateDiskError(error);
      for (const key of error.message.split(' ')) known.add(key);
    }
  }
}
