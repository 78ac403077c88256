import { NO_CATEGORY } from '../fallbacks.ts';
import { formatFileSize } from '../rules/format.ts';
import { TINTS, type Tint, tintAt } from '../rules/tint.ts';
import { catalogDownloadPath, readerPath } from '../site/paths.ts';
import { bookHash } from '../things/book.ts';
import { safeSource } from './content.ts';
import type { Picture, PictureOf } from './picture.ts';
import type { CatalogRow } from './rows.ts';

/** Cards in a row of the widest grid. */
const ROW = 4;

export type CatalogCard = {
  id: string;
  name: string;
  description: string;
  category: string;
  /** Where its file is fetched and counted; null shows 'Dosya Yok'. */
  download: string | null;
  /** Where its pages are turned; null for files that have none to be shown. */
  reader: string | null;
  fileName: string;
  fileSize: string;
  pages: number | null;
  cover: Picture | null;
  /** The wall behind the cover. */
  tint: Tint;
  isFeatured: boolean;
};

/** A catalog as its card shows it, with the fixed texts in the gaps. */
export function catalogCard(row: CatalogRow, pictureOf: PictureOf, tint: Tint = 'mist'): CatalogCard {
  return {
    id: row.id,
    name: row.title,
    description: row.description || 'Açıklama bulunmuyor',
    category: row.category || NO_CATEGORY.name,
    download: safeSource(row.fileUrl) && catalogDownloadPath(row.id),
    reader: bookHash(row.fileUrl) && readerPath(row.slug),
    fileName: row.fileName || 'PDF',
    fileSize: formatFileSize(row.fileSize),
    pages: row.pages,
    cover: pictureOf(safeSource(row.thumbnailUrl)),
    tint,
    isFeatured: row.isFeatured,
  };
}

/** The cards of some catalogs, each on a wall unlike its cover and unlike the wall before. */
export function catalogCards(rows: readonly CatalogRow[], pictureOf: PictureOf): CatalogCard[] {
  const cards: CatalogCard[] = [];
  for (const [index, row] of rows.entries()) {
    const card = catalogCard(row, pictureOf);
    const taken = [card.cover?.tint, cards.at(-1)?.tint, cards.at(-ROW)?.tint];
    const walls = TINTS.map((_, step) => tintAt(index + step));
    cards.push({ ...card, tint: walls.find((wall) => !taken.includes(wall)) ?? card.tint });
  }
  return cards;
}
