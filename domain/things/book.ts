/** A stored PDF as a book: its pages as pictures, with what stands on them. */

/** The widths in pixels that pages are drawn in: for phones and small windows, and for large and dense screens. */
export const BOOK_WIDTHS = [760, 1520] as const;
export type BookWidth = (typeof BOOK_WIDTHS)[number];
/** So many pages of a PDF are drawn. */
export const BOOK_PAGES_MAX = 500;
/** So many letters are looked for in one. */
export const READER_QUERY_MAX = 80;

/**
 * A line of text: from the left, its foot from the top, its width and the size of its letters, in points, and where
 * its words after the first one begin.
 */
export type BookLine = [x: number, y: number, width: number, size: number, text: string, words: number[]];
/** A page; one that could not be drawn has no picture. */
export type BookPage = { width: number; height: number; isDrawn: boolean; lines: BookLine[] };
/** A chapter of the PDF's own contents. */
export type BookChapter = { title: string; page: number };
/** What is known of a book before its pages. */
export type Book = { pages: number; chapters: BookChapter[] };

/** How far the pages of a document are: `none` has none to be made. */
export type BookState = {
  state: 'none' | 'waiting' | 'ready' | 'failed';
  pages: number;
  made: number;
  /** Why they could not be made. */
  reason: string | null;
};

/** The hash of a stored PDF by its address; null for any other file. */
export function bookHash(fileUrl: string | null | undefined): string | null {
  return /^\/media\/([0-9a-f]{32})\.pdf$/.exec(fileUrl ?? '')?.[1] ?? null;
}

/** Where the picture of a page is. */
export function pagePicture(hash: string, page: number, width: BookWidth, format: 'webp' | 'jpg' = 'webp') {
  return `/media/pages/${hash}/${page}-${width}.${format}`;
}
