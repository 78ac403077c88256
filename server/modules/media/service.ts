import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { AppError } from '../../../domain/errors.ts';
import type { LibraryDetail, MediaFile } from '../../../domain/media-file.ts';
import type { Engine } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { createCopyMaker } from '../../media/copy-maker.ts';
import { cleanFileName, withExtension } from '../../media/file-name.ts';
import { requireSpace } from '../../media/free-space.ts';
import type { MediaParts } from '../../media/open-media.ts';
import { createVariants } from '../../media/variants.ts';
import type { Actor, Records } from '../../records/write.ts';
import { fillFromFile } from './catalog-file.ts';
import { createCleaning } from './cleaning.ts';
import { createDescribe } from './describe.ts';
import { createDocuments } from './documents.ts';
import { createLibrary } from './library.ts';
import { findByUrl, type MediaRow, present } from './rows.ts';
import { createMediaStore, type DocumentToStore, type ImageToStore, type ReceivedFile } from './store.ts';
import { createVisits } from './visits.ts';

const HOUR_MS = 3_600_000;

export type MediaOptions = {
  db: Kysely<Database>;
  engine: Engine;
  records: Records;
  parts: MediaParts;
  log: Logger;
  clock: () => Date;
};

/** What takes the place of a stored file: a file that was uploaded, or one of the library. */
export type Replacement = (ReceivedFile & { name: string }) | { mediaId: string };

/** The file under the name that it came with this time; the library keeps the first one. */
function presentUpload(row: MediaRow, name: string): MediaFile {
  return { ...present(row), fileName: withExtension(cleanFileName(name, row.name), row.ext) };
}

/** The verbs of stored files: pictures and documents. */
export async function createMediaService({ db, engine, records, parts, log, clock }: MediaOptions) {
  const { storage, temporary } = parts;
  const copies = createCopyMaker({
    ...{ storage, temporary, log },
    all: () => db.selectFrom('media').select(['hash', 'ext', 'width']).where('kind', '=', 'image').execute(),
  });
  const store = createMediaStore({ db, records, log, ...parts, onImage: copies.add });
  const { replace: putInPlaces, ...library } = createLibrary({ db, records, clock });
  const documents = createDocuments({ db });
  const cleaning = createCleaning({ db, storage, temporary, clock });
  const visits = createVisits({ db, clock });

  async function rowOf(id: string) {
    const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('not_found', 'Dosya bulunamadı.');
    return row;
  }

  /**
   * Keeps a picture; the same bytes are kept once.
   * @throws AppError unsupported_type, invalid, unavailable, storage_full
   */
  async function storeImage(input: ImageToStore): Promise<MediaFile> {
    return presentUpload(await store.storeImage(input), input.name);
  }

  /**
   * Keeps a PDF, DOC or DOCX; `thumbnailUrl` is the picture of a PDF's first page.
   * @throws AppError unsupported_type, invalid, unavailable, storage_full
   */
  async function storeDocument(input: DocumentToStore): Promise<MediaFile> {
    const row = await store.storeDocument(input);
    await documents.markFresh(row.url);
    return presentUpload(row, input.name);
  }

  /** Puts another file in every place of a stored one. @throws AppError as storing does, and conflict */
  async function replace(
    actor: Actor,
    id: string,
    by: Replacement,
  ): Promise<{ file: LibraryDetail; updated: number; undoId: string }> {
    const old = await rowOf(id);
    if ('mediaId' in by) return putInPlaces(actor, id, await rowOf(by.mediaId));
    const input = { ...by, actor };
    const fresh =
      old.kind === 'image'
        ? await store.storeImage({ ...input, folder: old.folder as ImageToStore['folder'] })
        : await store.storeDocument({ ...input, folder: 'catalogs' });
    return putInPlaces(actor, id, fresh);
  }

  /** Whether the store works, and how much room it has. */
  async function probe() {
    try {
      await storage.check();
      return { ok: true, detail: 'Dosya alanı bağlı', ...(await storage.space()) };
    } catch (error) {
      log.error({ err: error }, 'the file store does not answer');
      return { ok: false, detail: 'Dosya alanına ulaşılamıyor', freeBytes: null, totalBytes: null };
    }
  }

  /** Everything that is done hourly: leftovers, files without a place, bytes without a row, days gone by. */
  async function clean(): Promise<void> {
    await cleaning.removeLeftovers(new Date(Date.now() - HOUR_MS));
    await cleaning.markUnused();
    await cleaning.removeOrphans();
    await visits.forget();
  }

  // The embedded database has one process, so whatever lies on the way at its start is left over.
  const started = Date.now();
  await cleaning.removeLeftovers(new Date(engine === 'sqlite' ? started : started - HOUR_MS));
  const hourly = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'cleaning of the file store failed'));
  }, HOUR_MS);
  hourly.unref();

  return {
    storeImage,
    storeDocument,
    replace,
    ...library,
    /** The file at an address; null for addresses that are not ours. */
    findByUrl: async (url: string): Promise<MediaFile | null> => {
      const row = await findByUrl(db, url);
      return row ? present(row) : null;
    },
    isPublicDocument: documents.isPublic,
    describe: createDescribe({ db, records }),
    variants: createVariants(parts),
    copies: { start: copies.start, idle: copies.idle },
    fillFromFile,
    socialPicture: parts.images.socialPicture,
    isFirstVisit: visits.isFirst,
    requireSpace: (bytes: number) => requireSpace(parts, bytes),
    probe,
    clean,
    storage,
    temporary,
    idle: store.idle,
    close: async () => {
      clearInterval(hourly);
      await copies.close();
      await store.idle();
      await parts.images.close();
      storage.close();
    },
  };
}

export type MediaService = Awaited<ReturnType<typeof createMediaService>>;
