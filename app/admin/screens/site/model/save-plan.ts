import type {
  ItemInput,
  ItemPatch,
  Section,
  SectionInput,
  SectionItem,
  SectionPatch,
} from '../../../../../domain/site/section.ts';
import { type Field, fieldErrors } from '../../../../../domain/site/section-field.ts';
import { itemKind } from '../../../../../domain/site/section-kinds.ts';
import { addedItems, editedItems, isReordered } from './changes.ts';
import { changedFields, cleanRow } from './clean.ts';
import { isNew, type SectionState, sectionKey } from './section-state.ts';

/** What one request saves. */
export type SaveBody = {
  created: Array<SectionInput & { items: ItemInput[] }>;
  sections: Array<SectionPatch & { id: string }>;
  items: Array<ItemPatch & { id: string }>;
  added: Array<ItemInput & { sectionId: string }>;
};
/** The row that a part of the request is about: `items.2` → that item. */
export type RowPlace = { section: string; item: string | null };
export type SavePlan = { body: SaveBody; places: Map<string, RowPlace> };

/** Names one field of one row on the screen. */
export function fieldId(section: string, item: string | null, field: string): string {
  return `${section}|${item ?? ''}|${field}`;
}

/**
 * The number each item sorts by. Stored items keep theirs while their order stands; new ones come after them,
 * in header and footer with 0 as long as all have 0. Any other order numbers the whole section from 1.
 */
export function orderNumbers(state: SectionState): Map<string, number> {
  const { kind, draft } = state;
  const stored = draft.items.filter((item) => !isNew(item));
  const firstNew = kind.items.some((of) => {
    const own = draft.items.filter((item) => itemKind(kind, item.name) === of);
    return own.some((item, place) => isNew(item) && own.slice(place).some((later) => !isNew(later)));
  });
  if (firstNew || kind.items.some((of) => isReordered(state, of)))
    return new Map(draft.items.map((item, place) => [item.id, place + 1]));
  const numbers = new Map(stored.map((item) => [item.id, item.sortOrder]));
  const isFrame = kind.page === 'header' || kind.page === 'footer';
  for (const item of addedItems(state)) {
    const taken = [...numbers.values()];
    const next = taken.length + 1;
    const beyond = Math.max(0, ...taken) + 1;
    if (isFrame) numbers.set(item.id, taken.every((number) => number === 0) ? 0 : beyond);
    else numbers.set(item.id, taken.includes(next) ? beyond : next);
  }
  return numbers;
}

function sectionPatch(fields: readonly Field[], { base, draft }: SectionState): SectionPatch | null {
  const changed = changedFields(fields, base, draft);
  if (changed.length === 0) return null;
  const clean = cleanRow(changed, draft);
  const columns = new Set(changed.map((field) => field.key.split('.')[0] as keyof SectionPatch));
  return Object.fromEntries([...columns].map((column) => [column, clean[column as keyof Section]]));
}

type Added = { item: SectionItem; input: ItemInput };

function fieldsOf({ kind }: SectionState, item: SectionItem): readonly Field[] {
  return itemKind(kind, item.name)?.fields ?? [];
}

function addedInputs(state: SectionState, numbers: ReadonlyMap<string, number>): Added[] {
  return addedItems(state).map((item) => {
    const { name, data } = cleanRow(fieldsOf(state, item), item);
    return { item, input: { name, data, isActive: item.isActive, sortOrder: numbers.get(item.id) ?? 0 } };
  });
}

/** What a stored item has to be told; null where it stays as it is. */
function itemPatch(state: SectionState, item: SectionItem, sortOrder: number | undefined): ItemPatch | null {
  const before = state.base.items.find((old) => old.id === item.id);
  if (!before) return null;
  const fields = fieldsOf(state, item);
  const columns = new Set(changedFields(fields, before, item).map((field) => field.key.split('.')[0]));
  const isMoved = sortOrder !== undefined && sortOrder !== before.sortOrder;
  if (columns.size === 0 && !isMoved) return null;
  const clean = cleanRow(fields, item);
  return {
    version: before.version,
    ...(columns.has('name') && { name: clean.name }),
    ...(columns.has('data') && { data: clean.data }),
    ...(isMoved && { sortOrder }),
  };
}

function planCreated(plan: SavePlan, state: SectionState, patch: SectionPatch | null, added: Added[]): void {
  if (!patch && added.length === 0) return;
  const section = sectionKey(state.kind);
  const place = `created.${plan.body.created.length}`;
  plan.places.set(place, { section, item: null });
  for (const [index, { item }] of added.entries())
    plan.places.set(`${place}.items.${index}`, { section, item: item.id });
  const { page, section: key, isActive, sortOrder } = state.draft;
  const items = added.map(({ input }) => input);
  plan.body.created.push({ ...patch, page, section: key, isActive, sortOrder, items });
}

function planSection(plan: SavePlan, state: SectionState): void {
  const { body, places } = plan;
  const section = sectionKey(state.kind);
  const { id, version } = state.base;
  const numbers = orderNumbers(state);
  const patch = sectionPatch(state.kind.fields, state);
  const added = addedInputs(state, numbers);
  if (id === '') {
    planCreated(plan, state, patch, added);
    return;
  }
  if (patch) {
    places.set(`sections.${body.sections.length}`, { section, item: null });
    body.sections.push({ id, version, ...patch });
  }
  for (const item of state.draft.items) {
    const change = itemPatch(state, item, numbers.get(item.id));
    if (!change) continue;
    places.set(`items.${body.items.length}`, { section, item: item.id });
    body.items.push({ id: item.id, ...change });
  }
  for (const { item, input } of added) {
    places.set(`added.${body.added.length}`, { section, item: item.id });
    body.added.push({ sectionId: id, ...input });
  }
}

/** Everything that is not saved, as one request. */
export function savePlan(states: readonly SectionState[]): SavePlan {
  const plan: SavePlan = { body: { created: [], sections: [], items: [], added: [] }, places: new Map() };
  for (const state of states) planSection(plan, state);
  return plan;
}

/** What is wrong with the rows that a save would write, by `fieldId`. */
export function planErrors(states: readonly SectionState[]): Record<string, string> {
  const errors: Record<string, string> = {};
  function add(section: string, item: string | null, found: Record<string, string>) {
    for (const [field, message] of Object.entries(found)) errors[fieldId(section, item, field)] = message;
  }
  for (const state of states) {
    const { kind, base, draft } = state;
    const section = sectionKey(kind);
    if (changedFields(kind.fields, base, draft).length > 0)
      add(section, null, fieldErrors(kind.fields, cleanRow(kind.fields, draft)));
    for (const item of [...editedItems(state), ...addedItems(state)]) {
      const fields = itemKind(kind, item.name)?.fields ?? [];
      add(section, item.id, fieldErrors(fields, cleanRow(fields, item)));
    }
  }
  return errors;
}

/** The server's refusal at the fields it is about: `items.2.data.url` → that item's `data.url`. */
export function placedErrors(
  fields: Readonly<Record<string, string>>,
  { places }: SavePlan,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const parts = path.split('.');
    for (let cut = parts.length - 1; cut > 0; cut--) {
      const place = places.get(parts.slice(0, cut).join('.'));
      if (!place) continue;
      errors[fieldId(place.section, place.item, parts.slice(cut).join('.'))] = message;
      break;
    }
  }
  return errors;
}
