import type { MetaDescriptor } from 'react-router';
import type { Crumb } from '../../../../../domain/pages/brand.ts';
import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { PATHS, readerPath } from '../../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../../lib/head.ts';
import { breadcrumbs } from '../../../lib/json-ld.ts';

type Matches = Parameters<typeof pageHead>[0];

const SOCIAL_WIDTH = 760;
/** A page that says less than this is described by its catalog. */
const TELLING = 60;

function description({ catalog, sheets, current }: ReaderView): string {
  const lines = sheets.find(({ number }) => number === current)?.lines.map((line) => line[4]) ?? [];
  const text = lines.join(' ');
  return current > 1 && text.length >= TELLING ? text : catalog.description;
}

/** The head of a catalog's page. */
export function readerHead(
  matches: Matches,
  view: ReaderView | null | undefined,
  location: string,
): MetaDescriptor[] {
  if (!view) return pageHead(matches, { name: 'Sayfa bulunamadı', path: location, hidden: true });
  const { catalog, slug, current, state, social, search } = view;
  if (state === 'lost') return pageHead(matches, { name: 'Dosya Yok', path: location, hidden: true });
  const path = readerPath(slug, current);
  const crumbs: Crumb[] = [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: 'Kataloglar', url: PATHS.catalogs },
    { name: catalog.name, url: null },
  ];
  const sheet = view.sheets.find(({ number }) => number === current);
  const height = sheet ? Math.round((SOCIAL_WIDTH * sheet.height) / sheet.width) : null;
  return pageHead(matches, {
    name: current > 1 ? `${catalog.name}, sayfa ${current}` : catalog.name,
    path,
    type: 'article',
    description: description(view),
    image: social ? { src: social, width: SOCIAL_WIDTH, height } : null,
    hidden: search !== null,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteOf(matches)?.base ?? '', crumbs, path)] : [],
  });
}
