import { writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import { AppError } from '../../../domain/errors.ts';
import { isWebAddress } from '../../../domain/rules/safe-link.ts';
import type { ImportedName } from '../../../domain/tables/importable.ts';
import { textOf } from '../../../domain/tables/read-cell.ts';
import { IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from '../../../domain/things/media.ts';
import type { ImageFolder } from '../../../domain/things/media-file.ts';
import type { Context } from '../../context.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { contentHash } from '../../files/digest.ts';
import { fetchPicture, type Reach } from '../../files/fetch-picture.ts';
import type { Kind } from '../../kinds/kind.ts';
import type { Values } from '../../records/kinds.ts';
import type { MediaService } from '../library/service.ts';
import type { MappedColumn, SentRow } from './rows.ts';

/** Asked at the same time, so that a row of slow addresses does not stand in a line. */
const AT_ONCE = 6;
/** A part of a file waits no longer for its pictures; its rows are written without those that are late. */
const ALL_WITHIN_MS = 60_000;

type Taken = { url: string } | { fault: string };
/** How a picture comes into the library: as one that somebody uploads. */
export type Library = Pick<MediaService, 'admit' | 'scan' | 'storeImage' | 'temporary'>;
type Options = {
  db: Kysely<Database>;
  kinds: Readonly<Record<ImportedName, Kind>>;
  library: Library;
  reach?: Reach | undefined;
};

function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Brings pictures that a file names by their addresses into the library. */
export function createPictureTaker({ db, kinds, library, reach }: Options) {
  /** Those that rows link to already, from before there was this, stay as they are. */
  async function linked(name: ImportedName, field: string, addresses: ReadonlySet<string>) {
    const rows = await db
      .selectFrom(name as 'products')
      .select(field as 'imageUrl')
      .where(among(`${name}.${field}`, addresses))
      .execute();
    return new Set(rows.map((row) => Reflect.get(row, field)));
  }

  async function takeOne(ctx: Context, address: string, folder: ImageFolder): Promise<Taken> {
    try {
      const limit = { max: IMAGE_MAX_BYTES, tooLarge: IMAGE_TOO_LARGE };
      const bytes = await fetchPicture(address, limit, reach);
      await library.admit(ctx, bytes.length);
      return await library.temporary.use(async (tempPath) => {
        await writeFile(tempPath, bytes);
        await library.scan(ctx, tempPath);
        const picture = { tempPath, hash: contentHash(bytes), name: nameIn(address), folder };
        return { url: (await library.storeImage(ctx, picture)).url };
      });
    } catch (error) {
      if (error instanceof AppError) return { fault: error.message };
      throw error;
    }
  }

  /** Takes what a part of a file names, before its rows are written: nobody waits for other servers in a transaction. */
  async function take(
    ctx: Context,
    name: ImportedName,
    { columns, rows }: { columns: readonly MappedColumn[]; rows: readonly SentRow[] },
  ): Promise<ReadonlyMap<string, Taken>> {
    const taken = new Map<string, Taken>();
    const own = kinds[name].picture;
    const column = own && columns.find(({ field }) => field === own.column);
    if (!own || !column) return taken;
    const texts = rows.map(({ cells }) => textOf(cells[column.at] ?? null).trim());
    const addresses = new Set(texts.filter(isWebAddress));
    if (addresses.size === 0) return taken;
    const known = await linked(name, own.column, addresses);
    const queue = new PQueue({ concurrency: AT_ONCE });
    const end = performance.now() + ALL_WITHIN_MS;
    const asked = [...addresses].filter((address) => !known.has(address));
    await queue.addAll(
      asked.map((address) => async () => {
        const isLate = performance.now() > end;
        const late = { fault: 'Görseller için ayrılan süre doldu; satırı yeniden alın.' };
        taken.set(address, isLate ? late : await takeOne(ctx, address, own.folder));
      }),
    );
    return taken;
  }

  /** The values of a row with the picture that was taken, or without; answers why it is missing. */
  function put(name: ImportedName, values: Values, taken: ReadonlyMap<string, Taken>): string | null {
    const field = kinds[name].picture?.column ?? '';
    const found = taken.get(String(values[field] ?? '').trim());
    if (!found) return null;
    if ('url' in found) {
      values[field] = found.url;
      return null;
    }
    delete values[field];
    return `Görsel alınamadı: ${found.fault}`;
  }

  return { take, put };
}
