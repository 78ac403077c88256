import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import type { Services } from '../../../../../server/services.ts';

/** The picture of the open page, for the answer to hold it; null where there is none, or it is too large. */
export async function firstPicture(
  { media }: Pick<Services, 'media'>,
  view: ReaderView,
): Promise<string | null> {
  const open = view.sheets.find(({ number }) => number === view.current);
  return open?.picture ? media.books.pictureInside(view.hash, open.number) : null;
}
