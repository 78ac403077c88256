import type { Section, SectionItem } from '../../../../../domain/site/section.ts';
import { newId } from '../../../../shared/new-id.ts';
import { editedItems } from './changes.ts';
import { changedFields } from './clean.ts';
import { blankSection, isNew, type SectionState } from './section-state.ts';

type Pair = { base: SectionItem | null; draft: SectionItem };

function isSameOrder(base: readonly SectionItem[], draft: readonly SectionItem[]): boolean {
  const inDraft = new Set(draft.map((item) => item.id));
  const before = base.filter((item) => inDraft.has(item.id)).map((item) => item.id);
  const now = draft.filter((item) => !isNew(item)).map((item) => item.id);
  return before.every((id, place) => now[place] === id);
}

/** An item that someone else deleted while it was edited here: what was written becomes a new one. */
function revived(item: SectionItem): SectionItem {
  return { ...item, id: `new:${newId()}`, version: 0 };
}

/** The item pairs of a section: the server's where nothing was touched here, else those of this editor. */
function itemPairs(state: SectionState, fresh: Section): Pair[] {
  const { base, draft } = state;
  const bases = new Map(base.items.map((item) => [item.id, item]));
  const drafts = new Map(draft.items.map((item) => [item.id, item]));
  const edited = new Set(editedItems(state).map((item) => item.id));
  const known = new Set(fresh.items.map((item) => item.id));

  function pair(item: SectionItem): Pair {
    const own = drafts.get(item.id);
    const old = bases.get(item.id);
    if (!own || !old || !edited.has(item.id)) return { base: item, draft: item };
    const { isActive, sortOrder } = item;
    return { base: { ...old, isActive, sortOrder }, draft: { ...own, isActive, sortOrder } };
  }
  const fromServer = new Map(fresh.items.map((item) => [item.id, pair(item)]));
  const own = draft.items.flatMap((item): Pair[] => {
    if (isNew(item)) return [{ base: null, draft: item }];
    if (!known.has(item.id)) return edited.has(item.id) ? [{ base: null, draft: revived(item) }] : [];
    return [fromServer.get(item.id) ?? pair(item)];
  });
  if (isSameOrder(base.items, draft.items))
    return [...fromServer.values(), ...own.filter(({ base: stored }) => stored === null)];
  const placed = new Set(own.map(({ draft: item }) => item.id));
  return [...own, ...[...fromServer.values()].filter(({ draft: item }) => !placed.has(item.id))];
}

/**
 * The section as the server has it now, with the unsaved work of this editor on top.
 * Rows that were edited here keep the version they were opened with, so that a save finds a conflict.
 */
export function rebase(state: SectionState, stored: Section | undefined): SectionState {
  const { kind, base, draft } = state;
  const fresh = stored ?? blankSection(kind, base.sortOrder);
  const isEdited = changedFields(kind.fields, base, draft).length > 0;
  const own = isEdited ? { base, draft } : { base: fresh, draft: fresh };
  const pairs = itemPairs(state, fresh);
  const order = new Map(fresh.items.map((item, place) => [item.id, place]));
  const bases = pairs.flatMap((pair) => pair.base ?? []);
  bases.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const { isActive } = fresh;
  return {
    kind,
    base: { ...own.base, isActive, items: bases },
    draft: { ...own.draft, isActive, items: pairs.map((pair) => pair.draft) },
  };
}
