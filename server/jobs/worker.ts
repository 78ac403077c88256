/** The process that works on pictures, PDFs and tables, with the priority that it was started with. */
import { setPriority } from 'node:os';
import workerpool from 'workerpool';
import { AppError, type Issue, type PlainCode } from '../../domain/errors.ts';
import { findActiveContent } from '../documents/active-content.ts';
import type { PagesWanted } from '../documents/draw-pages.ts';
import { makeVariant, prepareImage } from '../pictures/images.ts';
import { socialPicture } from '../pictures/social-picture.ts';
import { type Limits, withinLimits } from './limits.ts';

/** A result, or why there is none. */
export type Outcome<Result> =
  | { result: Result; refusal?: undefined }
  | { refusal: { code: PlainCode; message: string; issues: readonly Issue[] | undefined } };

/** Answers refusals like results: of an error itself little reaches the other process. */
function answering<Input extends unknown[], Result>(work: (...input: Input) => Promise<Result>) {
  return async (...input: Input): Promise<Outcome<Result>> => {
    try {
      return { result: await work(...input) };
    } catch (error) {
      if (!(error instanceof AppError) || error.reason) throw error;
      const { code, message, issues } = error;
      return { refusal: { code: code as PlainCode, message, issues } };
    }
  };
}

const works = {
  prepareImage: answering(prepareImage),
  makeVariant: answering(makeVariant),
  socialPicture: answering(socialPicture),
  findActiveContent: answering(findActiveContent),
  readPdf: answering(async (path: string, limits: Limits) => {
    // The reader is large, and most processes see pictures only.
    const { readPdf } = await import('../documents/read-pdf.ts');
    return withinLimits(limits, () => readPdf(path, workerpool.workerEmit));
  }),
  drawPages: answering(async (path: string, wanted: PagesWanted, limits: Limits) => {
    const { drawPages } = await import('../documents/draw-pages.ts');
    return withinLimits(limits, () => drawPages(path, wanted));
  }),
  readTable: answering(async (path: string, limits: Limits) => {
    const { readTableFile } = await import('../files/read-table.ts');
    return withinLimits(limits, () => readTableFile(path));
  }),
};
export type Works = typeof works;

// Before the first picture, since threads take over the priority of the one that starts them.
setPriority(Number(process.argv[2]));
// Whoever ends the server may signal this process too; the server still needs it for what it has begun, and ends it then.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

workerpool.worker(works);
