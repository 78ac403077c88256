import { footerKinds, headerKinds } from './frame.ts';
import { homepageKinds } from './homepage.ts';
import { aboutKinds, distributorKinds } from './inner-pages.ts';
import { type ItemKind, PAGES, type SectionKind } from './section-kind.ts';

/** Every section of the public pages, in the order of the page: the editors, the server's checks and the pages read it. */
export const SECTION_KINDS: readonly SectionKind[] = [
  ...homepageKinds,
  ...aboutKinds,
  ...distributorKinds,
  ...headerKinds,
  ...footerKinds,
];

/** The sections of one page, in its order. */
export function kindsOf(page: string): SectionKind[] {
  return SECTION_KINDS.filter((kind) => kind.page === page);
}

/** The description of a section, or null for one that no page shows. */
export function sectionKind(page: string, section: string): SectionKind | null {
  return SECTION_KINDS.find((kind) => kind.page === page && kind.section === section) ?? null;
}

/** What a page is called: `Ana sayfa`. */
export function pageLabel(page: string): string {
  return PAGES.find((known) => known.key === page)?.label ?? page;
}

/** What a section is called among those of all pages: `Ana sayfa, Hero`. */
export function sectionTitle(page: string, section: string): string {
  return `${pageLabel(page)}, ${sectionKind(page, section)?.label ?? section}`;
}

/** The description an item follows in its section: by its name, or the section's kind of free name. */
export function itemKind(kind: SectionKind | null, name: string): ItemKind | null {
  return (
    kind?.items.find((item) => item.name === name) ?? kind?.items.find((item) => item.name === null) ?? null
  );
}

/**
 * `sortOrder` of a new item: one more than the section holds, 0 in header and footer.
 * A number that is taken gives way to the next free one: pages show one item a number.
 * @param taken the numbers of the section's items
 */
export function nextSortOrder(page: string, taken: readonly number[]): number {
  if (page === 'header' || page === 'footer') return 0;
  const next = taken.length + 1;
  return taken.includes(next) ? Math.max(...taken) + 1 : next;
}
