import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import { fold } from '../../../domain/rules/turkish.ts';
import { mediaName } from '../../../domain/things/media.ts';
import type { Database } from '../../db/schema.ts';
import { PAGE_END } from '../../documents/page-end.ts';
import { PRIORITY } from '../../jobs/workers.ts';
import type { Records } from '../../records/write.ts';
import type { MediaParts } from './parts.ts';
import type { MediaRow } from './rows.ts';
import { rowsShowing } from './shown-documents.ts';

type Parts = { db: Kysely<Database>; records: Pick<Records, 'aside' | 'kinds'> };
type Document = Pick<MediaRow, 'id' | 'url'>;

async function replacePages(tx: Transaction<Database>, mediaId: string, text: string): Promise<void> {
  await tx.deleteFrom('documentPages').where('mediaId', '=', mediaId).execute();
  const pages = text.split(PAGE_END).map((page, index) => ({ mediaId, page: index + 1, text: page.trim() }));
  const told = pages.filter((page) => page.text !== '');
  // A row of no page says that there is nothing more to read.
  const rows = told.length > 0 ? told : [{ mediaId, page: 0, text: '' }];
  for (let from = 0; from < rows.length; from += 100)
    await tx
      .insertInto('documentPages')
      .values(rows.slice(from, from + 100))
      .execute();
}

/** Keeps what a document says, as a whole and page by page; searches find it in the rows that show it. */
export async function keepTexts({ db, records }: Parts, { id, url }: Document, text: string): Promise<void> {
  if (text) {
    const plain = text.replaceAll(PAGE_END, '\n');
    const values = { text: plain, searchText: fold(plain) };
    await db
      .insertInto('mediaTexts')
      .values({ mediaId: id, ...values })
      .onConflict((conflict) => conflict.column('mediaId').doUpdateSet(values))
      .execute();
  }
  await records.aside(await rowsShowing(db, records.kinds, url), async (tx) => {
    await replacePages(tx, id, text);
    return true;
  });
}

type Reading = Parts &
  Pick<MediaParts, 'storage' | 'temporary' | 'workers'> & { log: Logger; isOver: () => boolean };

/** Reads page by page the documents that were stored before pages were kept, one after the other. */
export async function readStoredPages(reading: Reading): Promise<void> {
  const { log, storage, temporary, workers, isOver, ...parts } = reading;
  const waiting = await parts.db
    .selectFrom('mediaTexts')
    .innerJoin('media', 'media.id', 'mediaTexts.mediaId')
    .select(['media.id', 'media.url'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documentPages').select('mediaId').whereRef('documentPages.mediaId', '=', 'media.id'),
        ),
      ),
    )
    .execute();
  for (const document of waiting) {
    const key = mediaName(document.url);
    if (isOver()) return;
    if (!key) continue;
    try {
      const text = await temporary.use(async (path) => {
        await storage.save(key, path);
        return (await workers.openPdf(PRIORITY.upload, path)).text;
      });
      await keepTexts(parts, document, text);
    } catch (error) {
      log.warn({ err: error, key }, 'the pages of a document could not be read');
    }
  }
}
