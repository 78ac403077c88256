import type { Kysely } from 'kysely';
import type { BookSource } from '../../../domain/pages/catalog-reader.ts';
import { fold } from '../../../domain/rules/turkish.ts';
import { among } from '../../db/among.ts';
import { noteReads } from '../../db/reads.ts';
import type { Database } from '../../db/schema.ts';
import { giveWay } from '../../give-way.ts';
import { type Books, bookName } from './books.ts';

const PAGES_MAX = 100;
const CODES_MAX = 400;

/** What the reader's pages are read from, on any database that holds the site. */
export function bookSource(db: Kysely<Database>, books: Books): BookSource {
  return {
    hasFile: books.hasFile,
    open: (hash) => {
      noteReads([bookName(hash)]);
      return books.open(hash);
    },
    page: books.page,
    pagesWith: async (fileUrl, words) => {
      const rows = await db
        .selectFrom('media')
        .innerJoin('documentPages', 'documentPages.mediaId', 'media.id')
        .select(['page', 'text'])
        .where('media.url', '=', fileUrl)
        .orderBy('page')
        .execute();
      const found: number[] = [];
      for (const { page, text } of rows) {
        const folded = fold(text);
        if (words.every((word) => folded.includes(word))) found.push(page);
        if (found.length === PAGES_MAX) break;
        await giveWay();
      }
      return found;
    },
    productsByCode: async (codes) => {
      const written = codes
        .slice(0, CODES_MAX)
        .flatMap((code) => [code, code.toUpperCase(), code.toLocaleUpperCase('tr')]);
      return db
        .selectFrom('shown_products')
        .select(['id', 'sku'])
        .where(among('sku', new Set(written)))
        .execute();
    },
  };
}
