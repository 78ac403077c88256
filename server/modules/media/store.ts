import { stat, writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type DocumentFolder, type ImageFolder, mediaAddress } from '../../../domain/media.ts';
import { fold } from '../../../domain/turkish.ts';
import type { Database } from '../../db/schema.ts';
import { contentTypeOf } from '../../media/content-types.ts';
import { contentHash } from '../../media/digest.ts';
import { documentTypeOf } from '../../media/file-kind.ts';
import { cleanFileName, withExtension } from '../../media/file-name.ts';
import type { MediaParts } from '../../media/open-media.ts';
import { checkPdfEnd, type OpenedPdf, readPdf } from '../../media/pdf.ts';
import { PRIORITY, type Priority } from '../../media/queue.ts';
import { translateDiskError } from '../../media/storage.ts';
import { createRecord } from '../../records/records.ts';
import type { Actor, Records } from '../../records/write.ts';
import { findByHash, findByUrl, type MediaRow } from './rows.ts';

/** A file that was received, by its path and the hash of its bytes. */
export type ReceivedFile = { tempPath: string; hash: string };

type Input = ({ bytes: Uint8Array } | ReceivedFile) & {
  name: string;
  actor: Actor;
  priority?: Priority;
};
export type ImageToStore = Input & { folder: ImageFolder; alt?: string };
export type DocumentToStore = Input & { folder: DocumentFolder };

type Known = Omit<MediaRow, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'searchText' | 'nameKey'>;

const PLAIN = {
  width: null,
  height: null,
  thumbhash: null,
  tint: null,
  focalX: 50,
  focalY: 50,
  alt: null,
  pages: null,
  coverUrl: null,
  replacedById: null,
  unusedSince: null,
} as const;

type StoreOptions = MediaParts & {
  db: Kysely<Database>;
  records: Records;
  log: Logger;
  /** Told of every picture that was taken in. */
  onImage: (picture: MediaRow) => void;
};

/** Takes files in: checks them, keeps each content once, and writes its row last. */
export function createMediaStore(options: StoreOptions) {
  const { db, records, storage, temporary, queue, images, log, onImage } = options;
  const background = new Set<Promise<void>>();

  /** The path and the hash of the bytes to be stored; the file is removed afterwards when we wrote it. */
  async function withFile<T>(input: Input, work: (path: string, hash: string) => Promise<T>): Promise<T> {
    if ('tempPath' in input) return work(input.tempPath, input.hash);
    return temporary.use(async (path) => {
      await writeFile(path, input.bytes).catch((error: unknown) => {
        throw translateDiskError(error);
      });
      return work(path, contentHash(input.bytes));
    });
  }

  /** The row of these bytes, when they are kept already. */
  async function kept(sourceHash: string, kind: MediaRow['kind']): Promise<MediaRow | undefined> {
    const row = await findByHash(db, 'sourceHash', sourceHash, kind);
    return row && (await storage.stat(`${row.hash}.${row.ext}`)) ? row : undefined;
  }

  /** Writes the row of a file that is in the store; an equal one that came first stands. */
  async function addRow(actor: Actor, values: Known): Promise<MediaRow> {
    return records.write(actor, async (write) => {
      const earlier = await findByUrl(write.tx, values.url);
      if (earlier) return earlier;
      const row = await createRecord(write, 'media', values);
      // Nothing shows a file that has only just come, so no page changes.
      write.changesPages = false;
      return row as unknown as MediaRow;
    });
  }

  async function storeImage(input: ImageToStore): Promise<MediaRow> {
    return withFile(input, async (path, sourceHash) => {
      const known = await kept(sourceHash, 'image');
      if (known) return known;
      const image = await temporary.use(async (prepared) => {
        const facts = await images.prepareImage(input.priority ?? PRIORITY.upload, path, prepared);
        const key = `${facts.hash}.${facts.ext}`;
        await storage.put(key, prepared, contentTypeOf(key));
        return facts;
      });
      const { hash, ext, size, width, height, thumbhash, tint } = image;
      const row = await addRow(input.actor, {
        ...PLAIN,
        kind: 'image',
        folder: input.folder,
        url: mediaAddress(hash, ext),
        hash,
        sourceHash,
        ext,
        name: withExtension(cleanFileName(input.name, 'görsel'), ext),
        size,
        width,
        height,
        thumbhash,
        tint,
        alt: input.alt ?? null,
      });
      onImage(row);
      return row;
    });
  }

  /** Opens a PDF in its turn; the text is read on after the answer. */
  async function openPdf(path: string, priority: Priority): Promise<OpenedPdf> {
    await checkPdfEnd(path);
    return new Promise((resolve, reject) => {
      queue
        .run(priority, async () => {
          const reading = readPdf(path);
          reading.opened.then(resolve, reject);
          await reading.done;
        })
        .catch(reject);
    });
  }

  async function storeCover(input: DocumentToStore, cover: Uint8Array): Promise<string | null> {
    const name = `${input.name.replace(/\.pdf$/i, '')} kapak.webp`;
    try {
      const { actor } = input;
      const row = await storeImage({ bytes: cover, name, folder: 'thumbnails', actor });
      return row.url;
    } catch (error) {
      log.warn({ err: error }, 'cover of a document could not be stored');
      return null;
    }
  }

  function keepText(mediaId: string, reading: Promise<string>): void {
    const job = reading
      .then(async (text) => {
        if (!text) return;
        const values = { text, searchText: fold(text) };
        await db
          .insertInto('mediaTexts')
          .values({ mediaId, ...values })
          .onConflict((conflict) => conflict.column('mediaId').doUpdateSet(values))
          .execute();
      })
      .catch((error: unknown) => log.error({ err: error }, 'text of a document could not be kept'))
      .finally(() => background.delete(job));
    background.add(job);
  }

  async function storeDocument(input: DocumentToStore): Promise<MediaRow> {
    return withFile(input, async (path, sourceHash) => {
      const known = await kept(sourceHash, 'document');
      if (known) return known;
      const ext = await documentTypeOf(path);
      const pdf = ext === 'pdf' ? await openPdf(path, input.priority ?? PRIORITY.upload) : null;
      const coverUrl = pdf?.cover ? await storeCover(input, pdf.cover) : null;
      const key = `${sourceHash}.${ext}`;
      await storage.put(key, path, contentTypeOf(key));
      const row = await addRow(input.actor, {
        ...PLAIN,
        kind: 'document',
        folder: input.folder,
        url: mediaAddress(sourceHash, ext),
        hash: sourceHash,
        sourceHash,
        ext,
        name: withExtension(cleanFileName(input.name, 'belge'), ext),
        size: (await stat(path)).size,
        pages: pdf?.pages ?? null,
        coverUrl,
      });
      if (pdf) keepText(row.id, pdf.text);
      return row;
    });
  }

  return {
    storeImage,
    storeDocument,
    /** Settles once nothing is being read any more. */
    idle: async () => {
      await queue.idle();
      await Promise.all(background);
    },
  };
}
