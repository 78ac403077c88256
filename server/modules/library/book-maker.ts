import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AppError } from '../../../domain/errors.ts';
import type { Book } from '../../../domain/things/book.ts';
import type { DrawnPages } from '../../documents/draw-pages.ts';
import type { Storage } from '../../files/storage.ts';
import type { TemporaryFiles } from '../../files/temporary-files.ts';
import { PRIORITY, type Workers } from '../../jobs/workers.ts';
import { machineIsBusy, PATIENCE } from '../../pictures/copy-maker.ts';
import type { BookShelf } from './book-shelf.ts';

/** Pages drawn in one go: a second of work, after which others have their turn. */
const SLICE = 4;
/** So many pages may break the process that draws them, before the book is given up. */
const BREAKS_MAX = 3;
const LATER_MS = 10_000;

type Drawing = Pick<Workers, 'drawPages'>;
type Options = {
  shelf: BookShelf;
  storage: Storage;
  temporary: TemporaryFiles;
  /** For who waits: a visitor, or somebody who has just uploaded. */
  workers: Drawing;
  /** For what nobody waits for. */
  background: Drawing;
  log: Logger;
  /** The PDFs that rows show. */
  all: () => Promise<string[]>;
  /** Told when a book has more to show than before. */
  tell: (hash: string) => Promise<void>;
};

function isCode(error: unknown, code: AppError['code']): error is AppError {
  return error instanceof AppError && error.code === code;
}

/**
 * Draws the pages of PDFs, one book after the other: first those of new files and those that somebody opens, then,
 * while the machine has nothing better to do, all that rows show. What a process leaves undone the next one
 * finds missing.
 */
export function createBookMaker({ shelf, storage, temporary, workers, background, log, all, tell }: Options) {
  const wanted: string[] = [];
  const missing: string[] = [];
  const ended = new AbortController();
  let isBusy = machineIsBusy;
  let isOn = false;
  let working: Promise<void> = Promise.resolve();

  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal }).catch(() => undefined);

  /** Draws some pages into a folder, and keeps them. */
  async function draw(hash: string, path: string, from: number, count: number, by: Drawing): Promise<Book> {
    const folder = temporary.path();
    await mkdir(folder);
    try {
      let drawn: DrawnPages | undefined;
      while (!drawn)
        try {
          drawn = await by.drawPages(PRIORITY.upload, path, { from, count, folder });
        } catch (error) {
          if (!isCode(error, 'unavailable') || !isOn) throw error;
          await pause(LATER_MS);
        }
      if (from === 1) await shelf.putBook(hash, drawn.book);
      for (const [index, page] of drawn.pages.entries())
        await shelf.putPage(hash, from + index, page, folder);
      return drawn.book;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The pages of a slice one by one: the one that breaks its process stays without a picture. */
  async function drawEach(hash: string, path: string, from: number, by: Drawing): Promise<AppError[]> {
    const breaks: AppError[] = [];
    let pages = from + SLICE - 1;
    for (let page = from; page <= pages && isOn; page++)
      try {
        pages = Math.min(pages, (await draw(hash, path, page, 1, by)).pages);
      } catch (error) {
        if (!isCode(error, 'invalid') || page === 1) throw error;
        breaks.push(error);
        const { width = 595, height = 842 } = (await shelf.page(hash, 1)) ?? {};
        await shelf.putPage(hash, page, { width, height, isDrawn: false, lines: [] }, '');
      }
    return breaks;
  }

  async function makePages(hash: string, path: string, by: Drawing): Promise<void> {
    const made = await shelf.pagesMade(hash);
    const breaks: AppError[] = [];
    let pages = (await shelf.book(hash))?.pages ?? 1;
    for (let from = 1; from <= pages && isOn; from += SLICE) {
      const slice = Array.from({ length: SLICE }, (_, index) => from + index);
      if (slice.every((page) => page > pages || made.has(page)) && made.size > 0) continue;
      try {
        ({ pages } = await draw(hash, path, from, SLICE, by));
      } catch (error) {
        if (!isCode(error, 'invalid')) throw error;
        breaks.push(...(await drawEach(hash, path, from, by)));
        pages = (await shelf.book(hash))?.pages ?? pages;
        if (breaks.length > BREAKS_MAX) throw error;
      }
      await tell(hash);
    }
  }

  async function make(hash: string, by: Drawing): Promise<void> {
    const { state } = await shelf.stateOf(hash);
    if (state !== 'waiting' || !(await storage.stat(`${hash}.pdf`))) return;
    await temporary.use(async (path) => {
      await storage.save(`${hash}.pdf`, path);
      try {
        await makePages(hash, path, by);
      } catch (error) {
        if (!isOn || !isCode(error, 'invalid')) throw error;
        log.warn({ err: error, hash }, 'the pages of a document could not be drawn');
        await shelf.putFailure(hash, error.message);
        await tell(hash);
      }
    });
  }

  async function next(): Promise<[hash: string, by: Drawing] | undefined> {
    for (let second = 0; isOn && missing.length > 0 && wanted.length === 0; second += 1) {
      if (second < PATIENCE && isBusy()) await pause(1000);
      else {
        const hash = missing.shift();
        return hash ? [hash, background] : undefined;
      }
    }
    const hash = wanted.shift();
    return hash ? [hash, workers] : undefined;
  }

  async function work(): Promise<void> {
    for (let one = await next(); isOn && one; one = await next())
      await make(...one).catch((error: unknown) => {
        if (isOn) log.warn({ err: error }, 'a book could not be made');
      });
  }

  function begin(): void {
    working = working.then(work);
  }

  return {
    /** From now on books are made; those that lack pages get them while nobody is `busy`. */
    start: async (busy = machineIsBusy): Promise<void> => {
      isOn = true;
      isBusy = busy;
      missing.push(...(await all()));
      begin();
    },
    /** Makes a book before all others. */
    want: (hash: string): void => {
      if (!isOn || wanted.includes(hash)) return;
      wanted.push(hash);
      begin();
    },
    /** Settles once nothing is left to be drawn. */
    idle: () => working,
    close: async (): Promise<void> => {
      isOn = false;
      ended.abort();
      await working;
    },
  };
}
