import type { Section, SectionItem } from '../../../../../domain/site/section.ts';
import { type Field, valueAt, withValue } from '../../../../../domain/site/section-field.ts';
import { itemKind } from '../../../../../domain/site/section-kinds.ts';
import { editedItems } from './changes.ts';
import { changedFields, sameValue } from './clean.ts';
import { rebase } from './rebase.ts';
import { fieldId } from './save-plan.ts';
import { isNew, itemsOf, type SectionState, sectionKey } from './section-state.ts';

type Values = Record<string, unknown>;
/** The fields in which this editor and the server differ, each by its `fieldId`. */
export type Conflicts = {
  labels: Record<string, string>;
  base: Values;
  mine: Values;
  theirs: Values;
};

type Row = Section | SectionItem;
type Clash = {
  item: string | null;
  title: string;
  fields: readonly Field[];
  base: Row;
  mine: Row;
  theirs: Row;
};

/** The rows that were edited here and stored by someone else since. */
function clashes(state: SectionState, fresh: Section | undefined): Clash[] {
  if (!fresh) return [];
  const { kind, base, draft } = state;
  const isEdited = changedFields(kind.fields, base, draft).length > 0 && base.version !== fresh.version;
  const items = editedItems(state).filter((mine) => {
    const old = base.items.find((item) => item.id === mine.id);
    const theirs = fresh.items.find((item) => item.id === mine.id);
    return theirs && old?.version !== theirs.version;
  });
  return clashing(state, fresh, isEdited, items);
}

/** The section, where `withFields`, and these of its items, beside what someone else made of them. */
function clashing(
  { kind, base, draft }: SectionState,
  other: Section,
  withFields: boolean,
  items: readonly SectionItem[],
): Clash[] {
  const found: Clash[] = [];
  if (withFields)
    found.push({ item: null, title: kind.label, fields: kind.fields, base, mine: draft, theirs: other });
  for (const mine of items) {
    const of = itemKind(kind, mine.name);
    const old = base.items.find((item) => item.id === mine.id) ?? mine;
    const theirs = other.items.find((item) => item.id === mine.id);
    if (!of || !theirs) continue;
    const place = itemsOf({ kind, base, draft }, draft, of).findIndex((item) => item.id === mine.id) + 1;
    const title = of.single ? `${kind.label}, ${of.one}` : `${kind.label}, ${place}. ${of.one}`;
    found.push({ item: mine.id, title, fields: of.fields, base: old, mine, theirs });
  }
  return found;
}

function freshOf(rows: readonly Section[], { kind }: SectionState): Section | undefined {
  return rows.find((row) => row.page === kind.page && row.section === kind.section);
}

function asked(found: ReadonlyArray<readonly [SectionState, readonly Clash[]]>): Conflicts {
  const conflicts: Conflicts = { labels: {}, base: {}, mine: {}, theirs: {} };
  for (const [state, clashed] of found) {
    for (const { item, title, fields, base, mine, theirs } of clashed) {
      for (const field of fields) {
        if (sameValue(field, valueAt(mine, field.key), valueAt(theirs, field.key))) continue;
        const id = fieldId(sectionKey(state.kind), item, field.key);
        conflicts.labels[id] = `${title}: ${field.label}`;
        conflicts.base[id] = valueAt(base, field.key);
        conflicts.mine[id] = valueAt(mine, field.key);
        conflicts.theirs[id] = valueAt(theirs, field.key);
      }
    }
  }
  return conflicts;
}

/** What a person has to choose between after a refused save. */
export function conflictsOf(states: readonly SectionState[], rows: readonly Section[]): Conflicts {
  return asked(states.map((state) => [state, clashes(state, freshOf(rows, state))] as const));
}

/** What a person has to choose between where somebody else's draft of the section stands. */
export function draftConflicts(state: SectionState, theirs: Section): Conflicts {
  return asked([[state, clashing(state, theirs, true, state.draft.items)]]);
}

function replaced(items: readonly SectionItem[], row: SectionItem): SectionItem[] {
  return items.map((item) => (item.id === row.id ? row : item));
}

function merged<T extends Row>({ kind }: SectionState, { item, fields }: Clash, onto: T, chosen: Values): T {
  return fields.reduce((row, field) => {
    const id = fieldId(sectionKey(kind), item, field.key);
    return id in chosen ? withValue(row, field.key, chosen[id]) : row;
  }, onto);
}

/** The section with what was chosen of somebody else's draft, and with the items that only that draft has. */
export function settleDraft(state: SectionState, theirs: Section, chosen: Values): SectionState {
  let { draft } = state;
  for (const clash of clashing(state, theirs, true, state.draft.items)) {
    const { mine } = clash;
    if ('items' in mine) draft = { ...merged(state, clash, mine, chosen), items: draft.items };
    else draft = { ...draft, items: replaced(draft.items, merged(state, clash, mine, chosen)) };
  }
  const known = new Set(draft.items.map(({ id }) => id));
  const added = theirs.items.filter((item) => isNew(item) && !known.has(item.id));
  return { ...state, draft: { ...draft, items: [...draft.items, ...added] } };
}

/** The section on top of the server's, with what was chosen in its conflicts. */
export function settle(state: SectionState, rows: readonly Section[], chosen: Values): SectionState {
  const fresh = freshOf(rows, state);
  let { base, draft } = rebase(state, fresh);
  for (const clash of clashes(state, fresh)) {
    const { theirs } = clash;
    if ('items' in theirs) {
      base = { ...theirs, items: base.items };
      draft = { ...merged(state, clash, theirs, chosen), items: draft.items };
    } else {
      base = { ...base, items: replaced(base.items, theirs) };
      draft = { ...draft, items: replaced(draft.items, merged(state, clash, theirs, chosen)) };
    }
  }
  return { kind: state.kind, base, draft };
}
