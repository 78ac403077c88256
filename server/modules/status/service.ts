import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type Check = { ok: boolean; detail: string };
export type StorageCheck = Check & { freeBytes: number | null; totalBytes: number | null };

/** What a file store answers when it is asked whether it works. */
export type StorageProbe = () => Promise<StorageCheck>;

/** Free and total bytes of the disk that holds a folder. */
export async function diskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Real checks of the parts the site stands on. */
export function createStatusService({
  db,
  probeStorage,
  startedAt,
  clock,
}: {
  db: Kysely<Database>;
  probeStorage: StorageProbe;
  startedAt: Date;
  clock: () => Date;
}) {
  async function database(): Promise<Check> {
    try {
      await sql`select 1`.execute(db);
      return { ok: true, detail: 'Veritabanı aktif' };
    } catch {
      return { ok: false, detail: 'Veritabanına ulaşılamıyor' };
    }
  }

  async function check(): Promise<{ database: Check; api: Check; storage: StorageCheck }> {
    const hours = Math.floor((clock().getTime() - startedAt.getTime()) / 3_600_000);
    return {
      database: await database(),
      api: { ok: true, detail: hours > 0 ? `API ${hours} saattir çalışıyor` : 'API çalışıyor' },
      storage: await probeStorage(),
    };
  }

  return { check };
}

export type StatusService = ReturnType<typeof createStatusService>;
