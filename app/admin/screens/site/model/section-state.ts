import type { Section, SectionItem } from '../../../../../domain/site/section.ts';
import { isEmpty, valueAt, withValue } from '../../../../../domain/site/section-field.ts';
import type { ItemKind, SectionKind } from '../../../../../domain/site/section-kind.ts';
import { itemKind } from '../../../../../domain/site/section-kinds.ts';
import { newId } from '../../../../shared/new-id.ts';

/**
 * One section in an editor: as it was opened, and as it stands now.
 * Items stand in the order they are shown; those of version 0 are not stored yet.
 */
export type SectionState = { kind: SectionKind; base: Section; draft: Section };

/** `homepage/hero`: names a section in the editor, in its drafts and on the page. */
export function sectionKey(kind: Pick<SectionKind, 'page' | 'section'>): string {
  return `${kind.page}/${kind.section}`;
}

/** A section that the page knows and nobody has stored yet. */
export function blankSection(kind: SectionKind, place: number): Section {
  return {
    id: '',
    page: kind.page,
    section: kind.section,
    title: null,
    subtitle: null,
    description: null,
    imageUrl: null,
    content: {},
    isActive: true,
    sortOrder: place,
    items: [],
    version: 0,
    createdAt: '',
    updatedAt: '',
  };
}

/** A new item with the start values of its kind. */
export function newItem(kind: ItemKind, sectionId: string, data: Record<string, unknown> = {}): SectionItem {
  return {
    id: `new:${newId()}`,
    sectionId,
    name: kind.name ?? '',
    data: { ...kind.initial, ...data },
    isActive: true,
    sortOrder: 0,
    version: 0,
    createdAt: '',
    updatedAt: '',
  };
}

export function isNew(row: { version: number }): boolean {
  return row.version === 0;
}

/** The items of one kind, in their order. */
export function itemsOf({ kind }: SectionState, section: Section, of: ItemKind): SectionItem[] {
  return section.items.filter((item) => itemKind(kind, item.name) === of);
}

/** Whether a new item holds nothing beyond its start values: it is not worth storing. */
export function isUntouched(kind: ItemKind, item: SectionItem): boolean {
  return (
    isNew(item) &&
    kind.fields.every((field) => {
      const value = valueAt(item, field.key);
      return isEmpty(value) || value === valueAt({ data: kind.initial ?? {} }, field.key);
    })
  );
}

function withItems(state: SectionState, items: SectionItem[]): SectionState {
  return { ...state, draft: { ...state.draft, items } };
}

export function setField(state: SectionState, path: string, value: unknown): SectionState {
  return { ...state, draft: withValue(state.draft, path, value) };
}

export function setItemField(
  state: SectionState,
  itemId: string,
  path: string,
  value: unknown,
): SectionState {
  return withItems(
    state,
    state.draft.items.map((item) => (item.id === itemId ? withValue(item, path, value) : item)),
  );
}

export function addItems(state: SectionState, items: readonly SectionItem[]): SectionState {
  return withItems(state, [...state.draft.items, ...items]);
}

/** Sets a field of the one item of its kind, which comes into being with it. */
export function setSingleField(
  state: SectionState,
  of: ItemKind,
  path: string,
  value: unknown,
): SectionState {
  const [item] = itemsOf(state, state.draft, of);
  if (item) return setItemField(state, item.id, path, value);
  const made = newItem(of, state.draft.id);
  return setItemField(addItems(state, [made]), made.id, path, value);
}

/** Takes an item out, stored or not. */
export function dropItem({ kind, base, draft }: SectionState, itemId: string): SectionState {
  const without = (section: Section) => ({
    ...section,
    items: section.items.filter((item) => item.id !== itemId),
  });
  return { kind, base: without(base), draft: without(draft) };
}

/** Puts the items of one kind in another order, in the places that they hold among all. */
export function arrange(state: SectionState, ids: readonly string[]): SectionState {
  const moving = new Map(state.draft.items.map((item) => [item.id, item]));
  const queue = ids.flatMap((id) => moving.get(id) ?? []);
  const inQueue = new Set(queue.map((item) => item.id));
  return withItems(
    state,
    state.draft.items.map((item) => (inQueue.has(item.id) ? (queue.shift() ?? item) : item)),
  );
}

/** Switches a section as it is stored and as it is edited alike: switches wait for nobody. */
export function setActive(state: SectionState, itemId: string | null, isActive: boolean): SectionState {
  const switched = (section: Section): Section =>
    itemId === null
      ? { ...section, isActive }
      : {
          ...section,
          items: section.items.map((item) => (item.id === itemId ? { ...item, isActive } : item)),
        };
  return { ...state, base: switched(state.base), draft: switched(state.draft) };
}

/** Takes over the version of a row that was just stored, when nobody else wrote between. */
export function stored(
  state: SectionState,
  row: Pick<Section, 'id' | 'version' | 'updatedAt'>,
): SectionState {
  const take = (section: Section): Section => {
    if (section.id === row.id || section.id === '')
      return section.version + 1 === row.version || section.id === ''
        ? { ...section, id: row.id, version: row.version, updatedAt: row.updatedAt }
        : section;
    return {
      ...section,
      items: section.items.map((item) =>
        item.id === row.id && item.version + 1 === row.version
          ? { ...item, version: row.version, updatedAt: row.updatedAt }
          : item,
      ),
    };
  };
  return { ...state, base: take(state.base), draft: take(state.draft) };
}
