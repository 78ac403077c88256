import { codePlaces } from '../rules/code-places.ts';
import { fold } from '../rules/turkish.ts';
import { readerPath } from '../site/paths.ts';
import {
  type Book,
  type BookChapter,
  type BookLine,
  type BookPage,
  type BookState,
  bookHash,
  pagePicture,
} from '../things/book.ts';
import { type CatalogCard, catalogCard } from './catalog-card.ts';
import type { Picture } from './picture.ts';
import { productHref } from './product-card.ts';
import { type Box, boxOf, hitsOn, type ReaderHit, readerQuery } from './reader-search.ts';
import { spreadOf, turnsOf } from './reader-spread.ts';
import { MISSING, moved, type PageResult, page } from './result.ts';
import type { CatalogRow, ProductRow } from './rows.ts';
import type { PageSource } from './source.ts';

/** A product whose code stands on a page. */
export type ReaderProduct = {
  id: string;
  name: string;
  sku: string;
  href: string;
  brand: string;
  picture: Picture | null;
};
export type ReaderCode = { product: string; box: Box };
/** A page as it is shown; without a size it is not made yet. */
export type ReaderSheet = {
  number: number;
  width: number;
  height: number;
  picture: { small: string; large: string } | null;
  isMade: boolean;
  lines: BookLine[];
  codes: ReaderCode[];
  marks: Array<Box & { isCurrent: boolean }>;
};
export type ReaderSearch = {
  text: string;
  hits: ReaderHit[];
  /** More than are listed. */
  isCut: boolean;
  /** Which of them is looked at, from 1; null for none. */
  current: number | null;
};
export type ReaderView = {
  catalog: Pick<CatalogCard, 'id' | 'name' | 'description' | 'download' | 'fileName' | 'fileSize'>;
  slug: string;
  /** Of the file, as the addresses of its pages name it. */
  hash: string;
  /** `lost`: the file itself is not there any more. */
  state: Exclude<BookState['state'], 'none'> | 'lost';
  pages: number;
  /** The page that the address names. */
  current: number;
  sheets: ReaderSheet[];
  chapters: BookChapter[];
  turns: ReturnType<typeof turnsOf>;
  products: Record<string, ReaderProduct>;
  search: ReaderSearch | null;
  /** The picture of the page for social networks. */
  social: string | null;
};

/** What is read of books. */
export type BookSource = {
  hasFile: (hash: string) => Promise<boolean>;
  open: (hash: string) => Promise<{ state: ReaderView['state']; book: Book | null }>;
  page: (hash: string, number: number) => Promise<BookPage | null>;
  /** The pages whose text has all these words, at most so many. */
  pagesWith: (fileUrl: string, words: readonly string[]) => Promise<number[]>;
  /** The ids of the products that visitors see under these codes, by the code as it was asked for. */
  productsByCode: (codes: readonly string[]) => Promise<Array<{ id: string; sku: string }>>;
};

export type ReaderAsked = { slug: string; page: string | undefined; query: string; hit: string | null };

/** How many places a search lists. */
const HITS_MAX = 200;
/** A page of an unknown size has that of A4. */
const A4 = { width: 595, height: 842 };

const NO_FILE = { state: 'lost', book: null } as const;

type Sources = PageSource & { books: BookSource };
type Found = { row: CatalogRow; hash: string; book: Book };

async function sheetOf({ books }: Sources, { hash }: Found, number: number): Promise<ReaderSheet> {
  const found = await books.page(hash, number);
  const { width, height, isDrawn, lines } = found ?? { ...A4, isDrawn: false, lines: [] };
  const picture = isDrawn
    ? { small: pagePicture(hash, number, 760), large: pagePicture(hash, number, 1520) }
    : null;
  return { number, width, height, picture, isMade: found !== null, lines, codes: [], marks: [] };
}

function readerProduct(row: ProductRow, picture: Picture | null): ReaderProduct | null {
  const href = productHref(row);
  return href === null
    ? null
    : { id: row.id, name: row.name, sku: row.sku, href, brand: row.brand.name, picture };
}

/** Makes the codes on some pages lead to their products. */
async function withProducts(source: Sources, sheets: ReaderSheet[]): Promise<ReaderView['products']> {
  const places = sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) => codePlaces(line[4]).map((place) => ({ sheet, line, ...place }))),
  );
  const asked = [...new Set(places.map(({ code }) => code))];
  const found = asked.length > 0 ? await source.books.productsByCode(asked) : [];
  if (found.length === 0) return {};
  const ids = [...new Set(found.map(({ id }) => id))];
  const rows = await source.products({ ids, paging: { offset: 0, limit: ids.length } });
  const pictureOf = await source.pictures(rows.map((row) => row.imageUrl));
  const products = new Map(
    rows.flatMap((row) => {
      const product = readerProduct(row, pictureOf(row.imageUrl));
      return product ? [[fold(row.sku), product] as const] : [];
    }),
  );
  for (const { sheet, line, code, from, to } of places) {
    const product = products.get(fold(code));
    if (product) sheet.codes.push({ product: product.id, box: boxOf(line, from, to) });
  }
  return Object.fromEntries([...products.values()].map((product) => [product.id, product]));
}

async function search(
  { books }: Sources,
  { row, hash, book }: Found,
  { query, hit }: ReaderAsked,
  shown: readonly number[],
): Promise<ReaderSearch | null> {
  const folded = readerQuery(query);
  if (!folded) return null;
  const hits: ReaderHit[] = [];
  for (const number of await books.pagesWith(row.fileUrl ?? '', folded.split(' '))) {
    if (hits.length > HITS_MAX || number > book.pages) break;
    const found = await books.page(hash, number);
    if (found) hits.push(...hitsOn(number, found.lines, folded));
  }
  const asked = /^[1-9]\d{0,3}$/.test(hit ?? '') ? Number(hit) : null;
  const onPage = hits.findIndex(({ page: number }) => shown.includes(number)) + 1;
  const current = asked && asked <= Math.min(hits.length, HITS_MAX) ? asked : onPage || null;
  return {
    text: query.trim(),
    hits: hits.slice(0, HITS_MAX),
    isCut: hits.length > HITS_MAX,
    current,
  };
}

function mark(sheets: readonly ReaderSheet[], found: ReaderSearch | null): void {
  for (const [index, { page: number, box }] of (found?.hits ?? []).entries())
    sheets
      .find((sheet) => sheet.number === number)
      ?.marks.push({ ...box, isCurrent: index + 1 === found?.current });
}

/** The chapters that the contents list: the cover is one of them, whatever the PDF says. */
function chaptersOf({ chapters }: Book): BookChapter[] {
  return chapters.length > 0 && chapters[0]?.page !== 1
    ? [{ title: 'Kapak', page: 1 }, ...chapters]
    : chapters;
}

/** Where a catalog has moved to; undefined where no catalog ever had this address. */
async function movedCatalog(source: Sources, slug: string): Promise<CatalogRow | undefined> {
  const id = await source.movedTo('catalogs', '', slug);
  return (await source.catalogs()).find((row) => row.id === (id ?? slug));
}

/** `/kataloglar/{slug}` and `/kataloglar/{slug}/{page}` */
export async function readerPage(source: Sources, asked: ReaderAsked): Promise<PageResult<ReaderView>> {
  const { slug } = asked;
  const current = Number(asked.page ?? 1);
  if (asked.page !== undefined && !/^[1-9]\d{0,4}$/.test(asked.page)) return MISSING;
  const row = (await source.catalogs()).find((one) => one.slug === slug);
  const other = row ? undefined : await movedCatalog(source, slug);
  if (other) return moved(readerPath(other.slug, current));
  const hash = bookHash(row?.fileUrl);
  if (!row || (row.fileUrl && !hash)) return MISSING;
  if (asked.page === '1') return moved(readerPath(slug));
  const card = catalogCard(row, await source.pictures([row.thumbnailUrl]));
  const { id, name, description, download, fileName, fileSize } = card;
  const hasFile = hash !== null && (await source.books.hasFile(hash));
  const { state, book } = hasFile ? await source.books.open(hash) : NO_FILE;
  const catalog = { id, name, description, download, fileName, fileSize };
  if (!hasFile || !book)
    return page({
      ...{ catalog, slug, hash: hash ?? '', current, state },
      ...{ pages: row.pages ?? 1, sheets: [], chapters: [], turns: turnsOf(1, 1) },
      ...{ products: {}, search: null, social: null },
    });
  if (current > book.pages) return MISSING;
  const found = { row, hash, book };
  const open = spreadOf(current, book.pages);
  const sheets = await Promise.all(open.map((number) => sheetOf(source, found, number)));
  const products = await withProducts(source, sheets);
  const searched = await search(source, found, asked, open);
  mark(sheets, searched);
  const isDrawn = sheets.some(({ number, picture }) => number === current && picture);
  return page({
    ...{ catalog, slug, hash, current, state: 'ready', pages: book.pages, sheets, products },
    ...{ chapters: chaptersOf(book), turns: turnsOf(current, book.pages), search: searched },
    social: isDrawn ? pagePicture(hash, current, 760, 'jpg') : null,
  });
}
