import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { AppError } from '../../../domain/errors.ts';
import { DOCUMENT_FOLDERS, type LibraryDetail, type MediaFile } from '../../../domain/things/media-file.ts';
import type { Context } from '../../context.ts';
import type { Engine } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { cleanFileName, withExtension } from '../../files/file-name.ts';
import { requireSpace } from '../../files/free-space.ts';
import { translateDiskError } from '../../files/storage.ts';
import { hourly } from '../../hourly.ts';
import { createCopyMaker } from '../../pictures/copy-maker.ts';
import { createVariants } from '../../pictures/variants.ts';
import type { Records } from '../../records/write.ts';
import { createBooks } from './books.ts';
import { createCleaning } from './cleaning.ts';
import { createDescribe } from './describe.ts';
import { createDocuments } from './documents.ts';
import { createGone } from './gone.ts';
import { createLibrary } from './library.ts';
import type { MediaParts } from './parts.ts';
import { findByUrl, type MediaRow, present } from './rows.ts';
import { createMediaStore, type DocumentToStore, type ImageToStore, type ReceivedFile } from './store.ts';
import { readStoredPages } from './texts.ts';
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
  const { storage, temporary, workers } = parts;
  const copies = createCopyMaker({
    ...{ storage, temporary, log, workers: parts.background },
    all: () => db.selectFrom('media').select(['hash', 'ext', 'width']).where('kind', '=', 'image').execute(),
  });
  const documents = createDocuments({ db, kinds: records.kinds, storage, temporary, workers, log, clock });
  const books = createBooks({ db, records, log, ...parts });
  const store = createMediaStore({
    ...{ db, records, log, ...parts, onImage: copies.add, onDocument: documents.note },
    onPdf: books.add,
  });
  const { replace: putInPlaces, ...library } = createLibrary({ db, records, clock });
  const cleaning = createCleaning({ db, kinds: records.kinds, storage, temporary, clock });
  const gone = createGone({ db, records, storage, log });
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
  async function storeImage(ctx: Context, input: ImageToStore): Promise<MediaFile> {
    ctx.require('media:write');
    return presentUpload(await store.storeImage(ctx, input), input.name);
  }

  /**
   * Keeps a PDF, DOC or DOCX; `thumbnailUrl` is the picture of a PDF's first page.
   * @throws AppError unsupported_type, invalid, unavailable, storage_full
   */
  async function storeDocument(ctx: Context, input: DocumentToStore): Promise<MediaFile> {
    ctx.require('media:write');
    const row = await store.storeDocument(ctx, input);
    await documents.markFresh(row.url);
    return presentUpload(row, input.name);
  }

  /** Puts another file in every place of a stored one. @throws AppError as storing does, and conflict */
  async function replace(
    ctx: Context,
    id: string,
    by: Replacement,
  ): Promise<{ file: LibraryDetail; updated: number; undoId: string }> {
    ctx.require('media:write');
    const old = await rowOf(id);
    if ('mediaId' in by) return putInPlaces(ctx, id, await rowOf(by.mediaId));
    const fresh =
      old.kind === 'image'
        ? await store.storeImage(ctx, { ...by, folder: old.folder as ImageToStore['folder'] })
        : await store.storeDocument(ctx, { ...by, folder: DOCUMENT_FOLDERS[0] });
    return putInPlaces(ctx, id, fresh);
  }

  /** Whether the store works, and how much room it has. */
  async function probe() {
    try {
      await storage.check();
      return { ok: true, detail: 'Dosya alanı bağlı', ...(await storage.space()) };
    } catch (error) {
      log.error({ err: error }, 'the file store does not answer');
      const full = translateDiskError(error);
      if (full instanceof AppError)
        return { ok: false, detail: 'Diskte yer kalmadı, dosya kaydedilemiyor', ...(await storage.space()) };
      return { ok: false, detail: 'Dosya alanına ulaşılamıyor', freeBytes: null, totalBytes: null };
    }
  }

  /** Everything that is done hourly: leftovers, files without a place, bytes without a row, days gone by. */
  async function clean(): Promise<void> {
    await cleaning.removeLeftovers(new Date(Date.now() - HOUR_MS));
    await cleaning.markUnused();
    await cleaning.removeOrphans();
    await visits.forget();
    await records.scrub();
  }

  // The embedded database has one process, so whatever lies on the way at its start is left over.
  const started = Date.now();
  await cleaning.removeLeftovers(new Date(engine === 'sqlite' ? started : started - HOUR_MS));
  const endCleaning = hourly(log, 'cleaning of the file store', clean);

  let isClosing = false;
  let reading: Promise<void> = Promise.resolve();

  return {
    storeImage,
    storeDocument,
    replace,
    /** Reads in the background what the pages of documents say that came before that was kept. */
    readPages: async (): Promise<void> => {
      reading = readStoredPages({ db, records, log, storage, temporary, workers, isOver: () => isClosing });
      await reading;
    },
    ...library,
    /** The file at an address, which everyone who knows it may ask for; null for addresses that are not ours. */
    findByUrl: async (url: string): Promise<MediaFile | null> => {
      const row = await findByUrl(db, url);
      return row ? present(row) : null;
    },
    isPublicDocument: documents.isPublic,
    isActiveDocument: documents.isActive,
    describe: createDescribe({ db, records }),
    variants: createVariants({ storage, temporary, makeVariant: workers.makeVariant }),
    copies: { start: copies.start, idle: copies.idle, close: copies.close },
    /** PDFs as books with pages. */
    books,
    socialPicture: workers.socialPicture,
    isFirstVisit: visits.isFirst,
    gone,
    /** What an upload in the place of a file has to be. @throws AppError not_found */
    kindOf: async (ctx: Context, id: string) => {
      ctx.require('media:write');
      return (await rowOf(id)).kind;
    },
    /** Looks for what harms in a file that has come, before anything of it is kept. @throws AppError invalid, unavailable */
    scan: async (ctx: Context, path: string) => {
      ctx.require('media:write');
      await parts.scanner?.check(path);
    },
    /** Whether the scanner answers; null where none is set up. */
    scannerWorks: async () => (parts.scanner ? parts.scanner.works() : null),
    /** Whether a file of so many bytes may come: asked before any of it is taken in. @throws AppError storage_full */
    admit: async (ctx: Context, bytes: number) => {
      ctx.require('media:write');
      await requireSpace(parts, bytes);
    },
    probe,
    clean,
    storage,
    temporary,
    idle: store.idle,
    close: async () => {
      isClosing = true;
      await endCleaning();
      await reading.catch(() => undefined);
      await Promise.all([copies.close(), books.close()]);
      await store.idle();
      await workers.close();
      storage.close();
    },
  };
}

export type { Gone } from './gone.ts';
/** The row of the stored file at an address of ours, also within a write. */
export { findByUrl as findStored };

export type MediaService = Awaited<ReturnType<typeof createMediaService>>;
