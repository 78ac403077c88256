import type { Logger } from 'pino';
import { fittingWidths, PAGE_FORMATS } from '../../domain/media.ts';
import { createImageProcess, NICENESS } from './image-process.ts';
import type { MediaParts } from './open-media.ts';
import { createQueue } from './queue.ts';
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

type Options = Pick<MediaParts, 'storage' | 'temporary'> & {
  log: Logger;
  /** Every picture that is stored. */
  all: () => Promise<KnownPicture[]>;
};

/**
 * Makes the copies of pictures before a visitor asks for them: one after the other, in a process of its own that works
 * only while nobody else does. Nothing waits for it and nothing is lost with it: what a process leaves undone the next
 * one finds missing, and a copy that a visitor is faster for is made for them at once.
 */
export function createCopyMaker({ storage, temporary, log, all }: Options) {
  const queue = createQueue({ concurrency: 1, waitingMax: 1 });
  const images = createImageProcess(queue, NICENESS.background);
  const variants = createVariants({ storage, temporary, images });
  const waiting: KnownPicture[] = [];
  let isOn = false;
  let working: Promise<void> = Promise.resolve();

  async function makeCopies(picture: KnownPicture): Promise<void> {
    for (const copy of copiesOf(picture)) if (isOn) await variants.ensure(picture, copy);
  }

  async function work(): Promise<void> {
    for (let picture = waiting.shift(); isOn && picture; picture = waiting.shift()) {
      await makeCopies(picture).catch((error: unknown) => {
        if (isOn) log.warn({ err: error }, 'copies of a picture could not be made ahead');
      });
    }
  }

  function add(pictures: readonly KnownPicture[]): void {
    if (!isOn) return;
    waiting.push(...pictures);
    working = working.then(work);
  }

  /** From now on every new picture gets its copies; those that lack some get them too. */
  async function start(): Promise<void> {
    isOn = true;
    const made = new Set<string>();
    for await (const { key } of storage.list('variants/')) made.add(key);
    const pictures = await all();
    add(
      pictures.filter((picture) =>
        copiesOf(picture).some((copy) => !made.has(variantKey(picture.hash, copy))),
      ),
    );
  }

  return {
    start,
    add: (picture: KnownPicture) => add([picture]),
    /** Settles once every copy is there. */
    idle: () => working,
    close: async () => {
      isOn = false;
      await images.close({ atOnce: true });
      await working;
    },
  };
}
