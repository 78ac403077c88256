import { isSafeLink, isSafeSource } from '../rules/safe-link.ts';
import { standsWhenOff } from '../site/section-defaults.ts';
import type { ItemRow, SectionRow } from './rows.ts';

/** An item whose fields are read safely: what is not text counts as missing. */
export type ItemContent = {
  id: string;
  name: string;
  sortOrder: number;
  text: (key: string) => string | null;
  raw: unknown;
};

/** A section as far as it may be shown: nothing of an inactive or missing one. */
export type SectionContent = {
  title: string | null;
  subtitle: string | null;
  description: string | null;
  imageUrl: string | null;
  /** A field of `content`. */
  field: (key: string) => string | null;
  /** The same, whatever it is. */
  value: (key: string) => unknown;
  /** The active items in their order. */
  items: ItemContent[];
  /** Whether a visible text was entered. */
  hasText: boolean;
};

function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  return value.trim() || null;
}

/** An object, also from its JSON text; anything else is empty. */
export function readObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      return readObject(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function orderOf(row: ItemRow): number {
  return Number.isFinite(row.sortOrder) ? row.sortOrder : 0;
}

/** By `sortOrder` (a missing one counts as 0), the older first among equals. */
function compareItems(a: ItemRow, b: ItemRow): number {
  return orderOf(a) - orderOf(b) || (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0);
}

function itemContent(row: ItemRow): ItemContent {
  const data = readObject(row.data);
  return {
    id: row.id,
    name: row.name,
    sortOrder: orderOf(row),
    text: (key) => readText(data[key]),
    raw: data,
  };
}

/** Reads one section of a page. */
export function sectionContent(sections: readonly SectionRow[], page: string, key: string): SectionContent {
  const row = sections.find(
    (section) => section.page === page && section.section === key && section.isActive,
  );
  const content = readObject(row?.content);
  const title = readText(row?.title);
  const subtitle = readText(row?.subtitle);
  const description = readText(row?.description);
  return {
    title,
    subtitle,
    description,
    imageUrl: safeSource(readText(row?.imageUrl) ?? readText(content.imageUrl)),
    field: (name) => readText(content[name]),
    value: (name) => content[name],
    items: (row?.items ?? [])
      .filter((item) => item.isActive)
      .sort(compareItems)
      .map(itemContent),
    hasText: Boolean(title || subtitle || description),
  };
}

/** The bands of a page that staff switched off: nothing of them is shown, not even the fixed copy. */
export function hiddenSections(sections: readonly SectionRow[], page: string): string[] {
  return sections
    .filter((section) => section.page === page && !section.isActive && !standsWhenOff(section))
    .map((section) => section.section)
    .sort();
}

/** Every picture address in the sections' fields and items. */
export function sectionPictures(sections: readonly SectionRow[]): string[] {
  return sections.flatMap((section) => {
    const fields = [section.imageUrl, readObject(section.content).imageUrl];
    const items = section.items.flatMap((item) => [readObject(item.data).url, readObject(item.data).logoUrl]);
    return [...fields, ...items].filter(
      (value): value is string => typeof value === 'string' && value !== '',
    );
  });
}

/** The items of one kind. */
export function itemsNamed(section: SectionContent, name: string): ItemContent[] {
  return section.items.filter((item) => item.name === name);
}

/** The first item of each `sortOrder`: the oldest stays. */
export function onePerOrder(items: readonly ItemContent[]): ItemContent[] {
  const seen = new Set<number>();
  return items.filter((item) => !seen.has(item.sortOrder) && seen.add(item.sortOrder));
}

/** An address that may stand in a link, else null. */
export function safeLink(address: string | null): string | null {
  return address && isSafeLink(address) ? address : null;
}

/** An address that may be loaded as a picture or file, else null. */
export function safeSource(address: string | null | undefined): string | null {
  return address && isSafeSource(address) ? address : null;
}

export type Heading = { title: string; subtitle: string | null; description: string | null };

/** A section's own heading when it has any text, else the fixed one; a title is always there. */
export function headingOf(section: SectionContent, fallback: Heading): Heading {
  if (!section.hasText) return fallback;
  return {
    title: section.title ?? fallback.title,
    subtitle: section.subtitle,
    description: section.description,
  };
}
