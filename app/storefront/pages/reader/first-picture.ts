import type { ReaderView } from '../../../../domain/pages/catalog-reader.ts';
import type { Services } from '../../../../server/services.ts';

const ROUTE = 'storefront/pages/reader/route';

/** The picture of the open page, for the answer to hold it; undefined on all other pages, and where it is too large. */
export async function firstPicture(
  { media }: Pick<Services, 'media'>,
  loaded: Record<string, unknown>,
): Promise<string | undefined> {
  const view = loaded[ROUTE] as ReaderView | null | undefined;
  const open = view?.sheets.find(({ number }) => number === view.current);
  if (!view || !open?.picture) return undefined;
  return (await media.books.pictureInside(view.hash, open.number)) ?? undefined;
}
