import { rm, stat } from 'node:fs/promises';
import type { Copy, CopyReason } from '../../domain/things/copy.ts';
import type { Env } from '../env.ts';
import type { Storage } from '../files/storage.ts';
import { makeArchive } from './make.ts';
import { verifyArchive } from './open-archive.ts';
import { copiesBucket, keepOf } from './settings.ts';
import type { Shelf } from './shelf.ts';

export type Taking = {
  env: Env;
  storage: Pick<Storage, 'list' | 'open'>;
  shelf: Shelf;
  clock: () => Date;
  /** The name of an archive that is in use, and stays. */
  spared?: string | undefined;
};

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Puts an archive into the bucket of copies, and takes out of it what has gone here. Answers the bucket's name. */
async function sendAway(env: Env, path: string, { name, gone }: { name: string; gone: readonly string[] }) {
  const settings = copiesBucket(env);
  if (!settings) return null;
  const { openS3Storage } = await import('../files/s3-storage.ts');
  const bucket = openS3Storage(settings);
  try {
    await bucket.put(name, path, 'application/octet-stream');
    if ((await bucket.stat(name))?.size !== (await stat(path)).size)
      throw new Error(`${settings.bucket} deposundaki kopya eksik.`);
    for (const old of gone) await bucket.remove(old);
    return settings.bucket;
  } finally {
    bucket.close();
  }
}

/**
 * Makes an archive on the shelf, unpacks it again and compares it, copies it to the bucket where there is one, and
 * removes old archives. The shelf is told of one that failed as well.
 * @throws the reason of a failure
 */
export async function takeCopy(
  { env, storage, shelf, clock, spared }: Taking,
  reason: CopyReason,
): Promise<Copy> {
  await shelf.open();
  const started = clock();
  const key = env.BACKUP_KEY;
  const name = await shelf.newName(started, key !== undefined);
  const path = shelf.pathOf(name);
  let copy: Copy = {
    ...{ name, reason, startedAt: started.toISOString(), size: null, isEncrypted: key !== undefined },
    ...{ verifiedAt: null, verifiedInMs: null, counts: {}, bucket: null, error: null, isKept: true },
  };
  try {
    const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
    await makeArchive({ place, storage, target: path, key, clock });
    copy = { ...copy, size: (await stat(path)).size };
    const begun = performance.now();
    const counts = await verifyArchive({ path, key }, shelf.folder);
    const verifiedInMs = Math.round(performance.now() - begun);
    copy = { ...copy, counts, verifiedInMs, verifiedAt: clock().toISOString() };
    await shelf.note(copy);
  } catch (error) {
    await rm(path, { force: true });
    await shelf.note({ ...copy, error: sentence(error), verifiedAt: null, isKept: false });
    throw error;
  }
  const gone = await shelf.tidy(keepOf(env), clock(), spared);
  try {
    copy = { ...copy, bucket: await sendAway(env, path, { name, gone }) };
  } catch (error) {
    copy = { ...copy, error: `Depoya kopyalanamadı: ${sentence(error)}` };
  }
  await shelf.note(copy);
  return copy;
}
