import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import workerpool from 'workerpool';
import { AppError, refusedField } from '../../domain/errors.ts';
import type { PagesWanted } from '../documents/draw-pages.ts';
import type { FirstPage } from '../documents/read-pdf.ts';
import { OUT_OF_TIME } from './limits.ts';
import type { Outcome, Works } from './worker.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const WITHIN_MS = 120_000;
const KEPT_MS = 30_000;
// Time on the clock is generous, for a busy machine; what a PDF may really cost is processor time.
const PDF_LIMITS = { cpuMs: 30_000, bytes: 480 * 1024 * 1024 };

/** What comes first: a visitor's picture, then a person who uploads. */
export const PRIORITY = { page: 1, upload: 0 } as const;
export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

/** Below the pages, though not so low that a busy machine lets a person wait for minutes; or when nothing else is done. */
export const NICENESS = { awaited: 10, background: 19 } as const;

const PICTURE_TOO_HEAVY =
  'Görsel işlenemiyor: dosya bozuk ya da çok büyük. Görseli küçültüp tekrar yükleyin.';
const PDF_TOO_HEAVY =
  'PDF açılamıyor: içeriği belleğe sığmayacak kadar büyük. Dosyayı küçültüp tekrar yükleyin.';
const TABLE_TOO_HEAVY =
  'Dosya açılamıyor: içeriği çok büyük. Gereksiz sayfaları ve satırları silip yeniden seçin.';
const PDF_TOO_SLOW = 'PDF çok karmaşık, okunması çok uzun sürdü. Dosyayı küçültüp tekrar yükleyin.';

const OF_PDFS: ReadonlyArray<keyof Works> = ['readPdf', 'drawPages', 'findActiveContent'];

/** What a person is told of work whose process ended over it; any other error unchanged. */
function translated(name: keyof Works, error: unknown): unknown {
  const isLate = error instanceof workerpool.Promise.TimeoutError;
  if (!isLate && !(error instanceof workerpool.TerminateError)) return error;
  // Of how a process ended the library tells in a sentence only.
  const isSlow = isLate || error.message.includes(OUT_OF_TIME);
  if (name === 'readTable') return refusedField('file', 'invalid', TABLE_TOO_HEAVY, error);
  const pdf = isSlow ? PDF_TOO_SLOW : PDF_TOO_HEAVY;
  return refusedField('file', 'invalid', OF_PDFS.includes(name) ? pdf : PICTURE_TOO_HEAVY, error);
}

function settle<Result>(outcome: Outcome<Result>): Result {
  const { refusal } = outcome;
  if (refusal) throw new AppError(refusal.code, refusal.message, refusal);
  return outcome.result;
}

type Options = { concurrency: number; waitingMax: number; niceness?: number; withinMs?: number };

/**
 * Heavy work on pictures and PDFs, in its turn and in processes of their own: `concurrency` at a time, at most
 * `waitingMax` behind them. A process has a lower priority, so pages are answered first, and a file that brings it down
 * does not bring down the site. Processes end when they had nothing to do for a while. What they refuse arrives as
 * AppError, as the functions of `worker.ts` throw it; too much work is refused as unavailable.
 */
export function createWorkers({
  concurrency,
  waitingMax,
  niceness = NICENESS.awaited,
  withinMs = WITHIN_MS,
}: Options) {
  const queue = new PQueue({ concurrency });
  let pool: ReturnType<typeof workerpool.pool> | undefined;
  let ending: NodeJS.Timeout | undefined;

  /** Ends the processes after what they are at, or in the middle of it. */
  async function close({ atOnce = false } = {}): Promise<void> {
    clearTimeout(ending);
    const ended = pool;
    pool = undefined;
    await ended?.terminate(atOnce);
  }

  queue.addEventListener('active', () => clearTimeout(ending));
  queue.addEventListener('idle', () => {
    ending = setTimeout(() => void close(), KEPT_MS).unref();
  });

  async function run<Name extends keyof Works>(
    priority: Priority,
    name: Name,
    input: Parameters<Works[Name]>,
    on?: (event: FirstPage) => void,
  ): Promise<Awaited<ReturnType<Works[Name]>>> {
    if (queue.size >= waitingMax)
      throw new AppError('unavailable', 'Sunucu şu anda çok meşgul. Lütfen biraz sonra tekrar deneyin.', {
        retryAfter: 10,
      });
    return queue.add(
      async (): Promise<Awaited<ReturnType<Works[Name]>>> => {
        pool ??= workerpool.pool(WORKER, {
          workerType: 'process',
          maxWorkers: concurrency,
          forkArgs: [String(niceness)],
          // What a process says when it breaks names the folders of the machine; how it ended is told here.
          forkOpts: { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
        });
        try {
          return await pool.exec(name, input, { on }).timeout(withinMs);
        } catch (error) {
          throw translated(name, error);
        }
      },
      { priority },
    );
  }

  /** Opens a PDF. Its text is read on after this has answered, and empty when the limits cut it off. @throws AppError invalid */
  async function openPdf(
    priority: Priority,
    path: string,
    limits = PDF_LIMITS,
  ): Promise<FirstPage & { text: Promise<string> }> {
    const opened = Promise.withResolvers<FirstPage>();
    const text = run(priority, 'readPdf', [path, limits], opened.resolve).then(settle);
    text.catch(opened.reject);
    return { ...(await opened.promise), text: text.catch(() => '') };
  }

  return {
    /** @throws AppError unsupported_type, invalid, storage_full */
    prepareImage: async (priority: Priority, path: string, to: string) =>
      settle(await run(priority, 'prepareImage', [path, to])),
    /** For a page that a visitor waits for. @throws AppError invalid, storage_full */
    makeVariant: async (...input: Parameters<Works['makeVariant']>) =>
      settle(await run(PRIORITY.page, 'makeVariant', input)),
    socialPicture: async (...input: Parameters<Works['socialPicture']>) =>
      settle(await run(PRIORITY.page, 'socialPicture', input)),
    openPdf,
    /** Draws some pages of a PDF. @throws AppError invalid, storage_full, unavailable */
    drawPages: async (priority: Priority, path: string, wanted: PagesWanted, limits = PDF_LIMITS) =>
      settle(await run(priority, 'drawPages', [path, wanted, limits])),
    /** What stands in a workbook or CSV. @throws AppError invalid, too_large */
    readTable: async (path: string) => settle(await run(PRIORITY.upload, 'readTable', [path, PDF_LIMITS])),
    /** Whether a PDF can do more than be read. */
    findActiveContent: async (priority: Priority, path: string) =>
      settle(await run(priority, 'findActiveContent', [path])),
    /** How much waits for its turn. */
    waiting: () => queue.size,
    /** Settles once nothing runs and nothing waits. */
    idle: () => queue.onIdle(),
    close,
  };
}

export type Workers = ReturnType<typeof createWorkers>;
