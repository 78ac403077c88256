import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { BOOK_WIDTHS, type Book, type BookPage, type BookState } from '../../../domain/things/book.ts';
import type { Database } from '../../db/schema.ts';
import type { Records } from '../../records/write.ts';
import { createBookMaker } from './book-maker.ts';
import { createBookShelf, pictureKey } from './book-shelf.ts';
import type { MediaParts } from './parts.ts';
import { shownBooks } from './shown-documents.ts';

type Options = Pick<MediaParts, 'storage' | 'temporary' | 'workers' | 'background'> & {
  db: Kysely<Database>;
  records: Pick<Records, 'aside' | 'kinds'>;
  log: Logger;
};

/** A picture of more bytes would keep the page that holds it waiting. */
const INSIDE_MAX = 60_000;

/** What an answer reads that shows a book, and what is told when the book has more to show. */
export function bookName(hash: string): string {
  return `books:${hash}`;
}

/** PDFs as books: what is known of them, and who makes it. */
export function createBooks({ db, records, log, ...parts }: Options) {
  const { storage, temporary, workers } = parts;
  const shelf = createBookShelf(parts);
  const maker = createBookMaker({
    ...{ shelf, log, ...parts },
    all: () => shownBooks(db, records.kinds),
    tell: (hash) => records.aside([bookName(hash)], async () => true),
  });
  const socials = new Map<string, Promise<void>>();

  /** A book as far as it is made; one that is not is begun. */
  async function open(
    hash: string,
  ): Promise<{ state: Exclude<BookState['state'], 'none'>; book: Book | null }> {
    if (await shelf.failure(hash)) return { state: 'failed', book: null };
    const book = await shelf.book(hash);
    if (!book) maker.want(hash);
    return { state: book ? 'ready' : 'waiting', book };
  }

  /** A page of a book; null as long as it is not made. */
  async function page(hash: string, number: number): Promise<BookPage | null> {
    const found = await shelf.page(hash, number);
    if (!found) maker.want(hash);
    return found;
  }

  async function makeSocial(key: string, from: string): Promise<void> {
    await temporary.use(async (picture) => {
      await storage.save(from, picture);
      await temporary.use(async (copy) => {
        await workers.makeVariant(picture, copy, {
          ...{ width: 760, format: 'jpg', crop: null },
          ...{ focalX: 50, focalY: 50 },
        });
        await storage.put(key, copy, 'image/jpeg');
      });
    });
  }

  return {
    open,
    page,
    stateOf: shelf.stateOf,
    /** Whether the file itself is still there. */
    hasFile: async (hash: string): Promise<boolean> => (await storage.stat(`${hash}.pdf`)) !== null,
    /** The key of the picture of a page. Of JPEGs, which social networks take, there is one when it is asked for. */
    picture: async (hash: string, name: string): Promise<string> => {
      const key = pictureKey(hash, name);
      if (!name.endsWith('.jpg') || (await storage.stat(key))) return key;
      const making =
        socials.get(key) ??
        makeSocial(key, pictureKey(hash, name.replace(/jpg$/, 'webp'))).finally(() => socials.delete(key));
      socials.set(key, making);
      await making;
      return key;
    },
    /** The small picture of a page as an address that holds it; null for one that is too large for that, or not there. */
    pictureInside: async (hash: string, number: number): Promise<string | null> => {
      const key = pictureKey(hash, `${number}-${BOOK_WIDTHS[0]}.webp`);
      const size = (await storage.stat(key))?.size ?? Number.POSITIVE_INFINITY;
      if (size > INSIDE_MAX) return null;
      const bytes = await buffer(await storage.open(key));
      return `data:image/webp;base64,${bytes.toString('base64')}`;
    },
    /** A PDF has come. */
    add: (hash: string): void => {
      shelf.forget(hash);
      maker.want(hash);
    },
    start: maker.start,
    idle: maker.idle,
    close: maker.close,
  };
}

export type Books = ReturnType<typeof createBooks>;
