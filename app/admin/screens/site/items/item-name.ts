import type { SectionItem } from '../../../../../domain/site/section.ts';
import { valueAt } from '../../../../../domain/site/section-field.ts';
import type { ItemKind } from '../../../../../domain/site/section-kind.ts';

const TITLES = ['data.name', 'data.title', 'data.clinicName', 'data.label', 'name'];
const DETAILS = ['data.clinic', 'data.projectName', 'data.description', 'data.value'];

function firstText(item: SectionItem, paths: readonly string[], not?: string): string | null {
  for (const path of paths) {
    const value = valueAt(item, path);
    if (typeof value === 'string' && value.trim() !== '' && value !== not) return value.trim();
  }
  return null;
}

/** What an item is called in lists and questions: its own words, else its place. */
export function itemName(kind: ItemKind, item: SectionItem, place: number): string {
  const own = kind.name === null ? ['name'] : TITLES.slice(0, -1);
  return firstText(item, own) ?? `${place + 1}. ${kind.one.toLocaleLowerCase('tr')}`;
}

/** A second line below the name; null where there is nothing more to say. */
export function itemDetail(item: SectionItem): string | null {
  return firstText(item, DETAILS);
}

/** The picture that stands for an item; undefined for kinds without one. */
export function itemPicture(kind: ItemKind, item: SectionItem): string | null | undefined {
  const field = kind.fields.find((rule) => rule.kind === 'image');
  if (!field) return undefined;
  const value = valueAt(item, field.key);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether all fields of a kind fit into one row. */
export function fitsRow(kind: ItemKind): boolean {
  return (
    kind.fields.length <= 3 &&
    kind.fields.every((field) => ['text', 'link', 'icon', 'choice'].includes(field.kind))
  );
}
