import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../domain/section/kind.ts';
import { api, read } from '../../lib/api.ts';
import { screenPath } from '../screens.ts';

export const SITE_PATH = 'site-customization';
/** The editors of the hub, in its order. */
export const EDITORS = ['header', 'footer', 'seo', 'homepage', 'about', 'distributors'] as const;
export type EditorKey = (typeof EDITORS)[number];

/** The address of the hub, or of one of its editors. */
export function sitePath(editor?: EditorKey): string {
  return screenPath(editor ? `${SITE_PATH}/${editor}` : SITE_PATH);
}

/** The name in the address of the section that is open in an editor. */
export const PART = 'bolum';

/** The address of a section's form in its editor: `homepage/hero`, or of the whole editor: `homepage`. */
export function sectionPath(place: string): string {
  const [page, section] = place.split('/');
  const path = screenPath(`${SITE_PATH}/${page}`);
  return section ? `${path}?${PART}=${encodeURIComponent(section)}` : path;
}

/** The address of a group of settings in the SEO editor. */
export function seoPath(group: string): string {
  return sectionPath(`seo/${group}`);
}

/** The page that an editor is for; undefined for an unknown key. */
export function pageOf(key: string | undefined): (typeof PAGES)[number] | undefined {
  return PAGES.find((page) => page.key === key);
}

/** What an editor is called. */
export function editorLabel(editor: EditorKey): string {
  return editor === 'seo' ? 'SEO' : (pageOf(editor)?.label ?? editor);
}

export const SECTIONS_KEY = ['sections', 'all'] as const;

/** Reads all sections with all their items. */
export function readSections(signal?: AbortSignal) {
  return read(api.sections.$get({ query: { includeInactive: 'true' } }, signal && { init: { signal } }));
}

/** All sections of all pages: together they are small, and a preview needs those of the frame too. */
export function useSections() {
  return useQuery({ queryKey: SECTIONS_KEY, queryFn: ({ signal }) => readSections(signal) });
}

/** When each page was last written, and by whom; `seo` stands for the settings. */
export function usePublished() {
  return useQuery({
    queryKey: ['sections', 'published'],
    queryFn: ({ signal }) => read(api.sections.published.$get({}, { init: { signal } })),
  });
}
