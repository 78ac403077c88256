import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { readerPath, withQuery } from '../../../../../domain/site/paths.ts';

/** The pages that lie open, as they are said: `Sayfa 4 ve 5`. */
export function openPages({ sheets }: Pick<ReaderView, 'sheets'>): string {
  return `Sayfa ${sheets.map(({ number }) => number).join(' ve ')}`;
}

/** The address of a page; a search goes along, so that its places stay marked. */
export function pageLink({ slug, search }: Pick<ReaderView, 'slug' | 'search'>, page: number): string {
  return withQuery(readerPath(slug, page), { q: search?.text });
}

/** The address of a place that the search found. */
export function hitLink(view: Pick<ReaderView, 'slug' | 'search'>, index: number): string | null {
  const hit = view.search?.hits[index];
  return hit ? withQuery(readerPath(view.slug, hit.page), { q: view.search?.text, hit: index + 1 }) : null;
}
