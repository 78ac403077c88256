import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { fittingWidths, PAGE_FORMATS } from '../../domain/things/media.ts';
import type { Storage } from '../files/storage.ts';
import type { TemporaryFiles } from '../files/temporary-files.ts';
import type { makeVariant } from './images.ts';
import { createVariants, variantKey, type WantedVariant } from './variants.ts';

/** A stored picture. */
export type KnownPicture = { hash: string; ext: string; width: number | null };

const WHOLE = { crop: null, focalX: 50, focalY: 50 } as const;

/** The copies that pages offer of a picture, in the format first that most browsers take. */
function copiesOf({ width }: KnownPicture): WantedVariant[] {
  return PAGE_FORMATS.flatMap((format) =>
    fittingWidths(width).map((own) => ({ ...WHOLE, width: own, format })),
  );
}

/** How long one picture of an earlier process waits for a busy machine, in seconds. */
export const PATIENCE = 30;

/** How long a failure waits for the news that it was a stop: a signal may reach a process before this one, in ms. */
const NEWS_MS = 1000;

/** Whether more programs want to compute than the machine has processors. Windows does not tell. */
export function machineIsBusy(): boolean {
  return (loadavg()[0] ?? 0) > availableParallelism();
}

type Options = {
  storage: Storage;
  temporary: TemporaryFiles;
  /** Processes of its own, which work only while nobody else does. */
  workers: { makeVariant: typeof makeVariant; close: (how: { atOnce: boolean }) => Promise<void> };
  log: Logger;
  /** Every picture that is stored. */
  all: () => Promise<KnownPicture[]>;
};

/**
 * Makes the copies of pictures before a visitor asks for them, one after the other: first those of new pictures, then,
 * while the machine has nothing better to do, those that are missing. Nothing waits for it and nothing is lost with it:
 * what a process leaves undone the next one finds missing, and a copy that a visitor is faster for is made for them at
 * once.
 */
export function createCopyMaker({ storage, temporary, workers, log, all }: Options) {
  const variants = createVariants({ storage, temporary, makeVariant: workers.makeVariant });
  const fresh: KnownPicture[] = [];
  const missing: KnownPicture[] = [];
  const ended = new AbortController();
  let isBusy = machineIsBusy;
  let isOn = false;
  let working: Promise<void> = Promise.resolve();

  async function makeCopies(picture: KnownPicture): Promise<void> {
    for (const copy of copiesOf(picture)) if (isOn) await variants.ensure(picture, copy);
  }

  async function next(): Promise<KnownPicture | undefined> {
    for (let second = 0; isOn && missing.length > 0 && fresh.length === 0; second += 1) {
      if (second === PATIENCE || !isBusy()) return missing.shift();
      await sleep(1000, undefined, { signal: ended.signal }).catch(() => undefined);
    }
    return fresh.shift();
  }

  async function work(): Promise<void> {
    for (let picture = await next(); isOn && picture; picture = await next()) {
      await makeCopies(picture).catch(async (error: unknown) => {
        await sleep(NEWS_MS, undefined, { signal: ended.signal }).catch(() => undefined);
        if (isOn) log.warn({ err: error }, 'copies of a picture could not be made ahead');
      });
    }
  }

  function add(queue: KnownPicture[], pictures: readonly KnownPicture[]): void {
    if (!isOn) return;
    queue.push(...pictures);
    working = working.then(work);
  }

  /**
   * From now on every new picture gets its copies; those that lack some get them while nobody is `busy`, unless that is
   * left to another process.
   */
  async function start({ busy = machineIsBusy, looksBack = true } = {}): Promise<void> {
    isOn = true;
    isBusy = busy;
    if (!looksBack) return;
    const made = new Set<string>();
    for await (const { key } of storage.list('variants/')) made.add(key);
    const pictures = await all();
    add(
      missing,
      pictures.filter((picture) =>
        copiesOf(picture).some((copy) => !made.has(variantKey(picture.hash, copy))),
      ),
    );
  }

  return {
    start,
    add: (picture: KnownPicture) => add(fresh, [picture]),
    /** Settles once every copy is there. */
    idle: () => working,
    close: async () => {
      isOn = false;
      ended.abort();
      await workers.close({ atOnce: true });
      await working;
    },
  };
}
