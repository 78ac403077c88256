import { stat, writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { mediaAddress } from '../../../domain/things/media.ts';
import type { DocumentFolder, ImageFolder } from '../../../domain/things/media-file.ts';
import type { Actor } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { checkPdfEnd } from '../../documents/check-pdf.ts';
import { contentTypeOf } from '../../files/content-types.ts';
import { contentHash } from '../../files/digest.ts';
import { documentTypeOf } from '../../files/file-kind.ts';
import { cleanFileName, withExtension } from '../../files/file-name.ts';
import { translateDiskError } from '../../files/storage.ts';
import { PRIORITY, type Priority } from '../../jobs/workers.ts';
import { createRecord } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import type { MediaParts } from './parts.ts';
import { findByHash, findByUrl, type MediaRow } from './rows.ts';
import { keepTexts } from './texts.ts';

/** A file that was received, by its path and the hash of its bytes. */
export type ReceivedFile = { tempPath: string; hash: string };

type Input = ({ bytes: Uint8Array } | ReceivedFile) & {
  name: string;
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
  /** Told of every PDF that was looked into, before it is there to be asked for. */
  onDocument: (hash: string, isActive: boolean) => Promise<unknown>;
  /** Told of every PDF that was taken in. */
  onPdf: (hash: string) => void;
};

/** Takes files in: checks them, keeps each content once, and writes its row last. */
export function createMediaStore(options: StoreOptions) {
  const { db, records, storage, temporary, workers, log, onImage, onDocument, onPdf } = options;
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
      return row as unknown as MediaRow;
    });
  }

  async function storeImage(actor: Actor, input: ImageToStore): Promise<MediaRow> {
    return withFile(input, async (path, sourceHash) => {
      const known = await kept(sourceHash, 'image');
      if (known) return known;
      const row = await temporary.use(async (prepared) => {
        const facts = await workers.prepareImage(input.priority ?? PRIORITY.upload, path, prepared);
        const { hash, ext, size, width, height, thumbhash, tint } = facts;
        const store = () => storage.put(`${hash}.${ext}`, prepared, contentTypeOf(`${hash}.${ext}`));
        await store();
        const added = await addRow(actor, {
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
        // The same picture may have been removed for good in between, with its bytes.
        await store();
        return added;
      });
      onImage(row);
      return row;
    });
  }

  async function openPdf(path: string, priority: Priority) {
    await checkPdfEnd(path);
    return workers.openPdf(priority, path);
  }

  async function storeCover(actor: Actor, input: DocumentToStore, cover: Uint8Array): Promise<string | null> {
    const name = `${input.name.replace(/\.pdf$/i, '')} kapak.webp`;
    try {
      const row = await storeImage(actor, { bytes: cover, name, folder: 'thumbnails' });
      return row.url;
    } catch (error) {
      log.warn({ err: error }, 'cover of a document could not be stored');
      return null;
    }
  }

  function keepText(row: Pick<MediaRow, 'id' | 'url'>, reading: Promise<string>): void {
    const job = reading
      .then((text) => keepTexts({ db, records }, row, text))
      .catch((error: unknown) => log.error({ err: error }, 'text of a document could not be kept'))
      .finally(() => background.delete(job));
    background.add(job);
  }

  async function storeDocument(actor: Actor, input: DocumentToStore): Promise<MediaRow> {
    return withFile(input, async (path, sourceHash) => {
      const known = await kept(sourceHash, 'document');
      if (known) return known;
      const ext = await documentTypeOf(path);
      const priority = input.priority ?? PRIORITY.upload;
      const pdf = ext === 'pdf' ? await openPdf(path, priority) : null;
      if (pdf) await onDocument(sourceHash, await workers.findActiveContent(priority, path));
      const coverUrl = pdf?.cover ? await storeCover(actor, input, pdf.cover) : null;
      const key = `${sourceHash}.${ext}`;
      await storage.put(key, path, contentTypeOf(key));
      const row = await addRow(actor, {
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
      // The same document may have been removed for good in between, with its bytes.
      await storage.put(key, path, contentTypeOf(key));
      if (pdf) {
        keepText(row, pdf.text);
        onPdf(sourceHash);
      }
      return row;
    });
  }

  return {
    storeImage,
    storeDocument,
    /** Settles once nothing is being read any more. */
    idle: async () => {
      await workers.idle();
      await Promise.all(background);
    },
  };
}
