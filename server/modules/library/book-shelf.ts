import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../domain/errors.ts';
import { BOOK_WIDTHS, type Book, type BookPage, type BookState } from '../../../domain/things/book.ts';
import { contentTypeOf } from '../../files/content-types.ts';
import type { Storage } from '../../files/storage.ts';
import type { TemporaryFiles } from '../../files/temporary-files.ts';
import { variantFolder } from '../../pictures/variants.ts';

/** How many pages and books are held in memory: a few kilobytes each. */
const HELD = 1000;

type Failure = { reason: string };

/** With the copies of pictures: made from a file, gone with it, in no backup. */
function folderOf(hash: string): string {
  return `${variantFolder(hash)}pages/`;
}

/** Where the picture of a page is in the store. */
export function pictureKey(hash: string, name: string): string {
  return `${folderOf(hash)}${name}`;
}

/**
 * The books that are made of PDFs, beside the copies of pictures. Nothing there is written twice: a page is there once
 * its text is, which comes after its pictures; a book that could not be made says why.
 */
export function createBookShelf({ storage, temporary }: { storage: Storage; temporary: TemporaryFiles }) {
  const held = new LRUCache<string, object>({ max: HELD });

  async function read<T extends object>(key: string): Promise<T | null> {
    const known = held.get(key);
    if (known) return known as T;
    try {
      const found = JSON.parse(await text(await storage.open(key))) as T;
      held.set(key, found);
      return found;
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  }

  async function write(key: string, value: object): Promise<void> {
    await temporary.use(async (path) => {
      await writeFile(path, JSON.stringify(value));
      await storage.put(key, path, 'application/json');
    });
  }

  const bookKey = (hash: string) => `${folderOf(hash)}book.json`;
  const pageKey = (hash: string, page: number) => `${folderOf(hash)}${page}.json`;
  const failureKey = (hash: string) => `${folderOf(hash)}failed.json`;

  async function keys(hash: string): Promise<Set<string>> {
    const found = new Set<string>();
    for await (const { key } of storage.list(folderOf(hash))) found.add(key);
    return found;
  }

  return {
    book: (hash: string) => read<Book>(bookKey(hash)),
    page: (hash: string, page: number) => read<BookPage>(pageKey(hash, page)),
    failure: (hash: string) => read<Failure>(failureKey(hash)),
    putBook: (hash: string, book: Book) => write(bookKey(hash), book),
    putFailure: (hash: string, reason: string) => write(failureKey(hash), { reason }),
    /** Takes a page with its pictures from a folder. */
    putPage: async (hash: string, number: number, page: BookPage, folder: string): Promise<void> => {
      for (const width of page.isDrawn ? BOOK_WIDTHS : []) {
        const name = `${number}-${width}.webp`;
        await storage.put(pictureKey(hash, name), `${folder}/${name}`, contentTypeOf(name));
      }
      await write(pageKey(hash, number), page);
    },
    /** The pages of a book that are there. */
    pagesMade: async (hash: string): Promise<Set<number>> => {
      const numbers = [...(await keys(hash))].map((key) => /\/(\d+)\.json$/.exec(key)?.[1]);
      return new Set(numbers.flatMap((number) => (number ? [Number(number)] : [])));
    },
    /** How far a book is. */
    stateOf: async (hash: string): Promise<BookState> => {
      const failure = await read<Failure>(failureKey(hash));
      const book = await read<Book>(bookKey(hash));
      const all = await keys(hash);
      const made = [...all].filter((key) => /\/\d+\.json$/.test(key)).length;
      const pages = book?.pages ?? 0;
      const state = failure ? 'failed' : book && made >= pages ? 'ready' : 'waiting';
      return { state, pages, made, reason: failure?.reason ?? null };
    },
    /** Forgets what is in memory of a book whose file came anew. */
    forget: (hash: string): void => {
      for (const key of held.keys()) if (key.startsWith(folderOf(hash))) held.delete(key);
    },
  };
}

export type BookShelf = ReturnType<typeof createBookShelf>;
