import type { SectionItem } from '../../../../../domain/site/section.ts';
import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import { itemKind } from '../../../../../domain/site/section-kinds.ts';
import { changedFields } from './clean.ts';
import { isNew, isUntouched, itemsOf, type SectionState, sectionKey } from './section-state.ts';

/** One unsaved change, as the save bar names it. */
export type Change = { section: string; item: string | null; label: string };

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
}

/** The stored items whose fields were edited. */
export function editedItems({ kind, base, draft }: SectionState): SectionItem[] {
  const before = new Map(base.items.map((item) => [item.id, item]));
  return draft.items.filter((item) => {
    const old = before.get(item.id);
    const fields = itemKind(kind, item.name)?.fields ?? [];
    return old !== undefined && changedFields(fields, old, item).length > 0;
  });
}

/** The items that a save would add. */
export function addedItems({ kind, draft }: SectionState): SectionItem[] {
  return draft.items.filter((item) => {
    const own = itemKind(kind, item.name);
    return isNew(item) && own !== null && !(own.single && isUntouched(own, item));
  });
}

/** Whether the stored items of a kind stand in another order. */
export function isReordered(state: SectionState, of: ItemKind): boolean {
  const order = (items: SectionItem[]) => items.filter((item) => !isNew(item)).map((item) => item.id);
  const before = order(itemsOf(state, state.base, of));
  const now = order(itemsOf(state, state.draft, of)).filter((id) => before.includes(id));
  return before.filter((id) => now.includes(id)).some((id, place) => now[place] !== id);
}

/** Everything that is not saved in a section: each field, each item, each new order. */
export function changesOf(state: SectionState): Change[] {
  const { kind, base, draft } = state;
  const section = sectionKey(kind);
  const fields = changedFields(kind.fields, base, draft).map((field) => ({
    section,
    item: null,
    label: lower(field.label),
  }));
  const items = [...editedItems(state), ...addedItems(state)].map((item) => {
    const own = itemKind(kind, item.name);
    return { section, item: item.id, label: `${isNew(item) ? 'yeni ' : ''}${lower(own?.one ?? '')}` };
  });
  const orders = kind.items
    .filter((of) => isReordered(state, of))
    .map((of) => ({ section, item: null, label: `${lower(of.one)} sırası` }));
  return [...fields, ...items, ...orders];
}

/** `başlık, alt başlık, istatistik`; with the section's name before it when several changed. */
export function changeNames(states: readonly SectionState[]): string {
  const parts = states.flatMap((state) => {
    const labels = [...new Set(changesOf(state).map((change) => change.label))];
    return labels.length > 0 ? [{ section: state.kind.label, labels: labels.join(', ') }] : [];
  });
  if (parts.length <= 1) return parts[0]?.labels ?? '';
  return parts.map((part) => `${part.section}: ${part.labels}`).join(' · ');
}
