import { PAGES } from '../../../domain/site/section-kind.ts';
import { screenPath } from './screens.ts';

const SITE_PATH = 'site-customization';
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
