import type { Section, SectionItem } from '../../../../../domain/site/section.ts';
import { type Field, valueAt, withValue } from '../../../../../domain/site/section-field.ts';
import { itemKind } from '../../../../../domain/site/section-kinds.ts';
import { editedItems } from './changes.ts';
import { changedFields, sameValue } from './clean.ts';
import { rebase } from './rebase.ts';
import { fieldId } from './save-plan.ts';
import { itemsOf, type SectionState, sectionKey } from './section-state.ts';

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
  const found: Clash[] = [];
  if (changedFields(kind.fields, base, draft).length > 0 && base.version !== fresh.version)
    found.push({ item: null, title: kind.label, fields: kind.fields, base, mine: draft, theirs: fresh });
  for (const mine of editedItems(state)) {
    const of = itemKind(kind, mine.name);
    const old = base.items.find((item) => item.id === mine.id);
    const theirs = fresh.items.find((item) => item.id === mine.id);
    if (!of || !old || !theirs || old.version === theirs.version) continue;
    const place = itemsOf(state, draft, of).findIndex((item) => item.id === mine.id) + 1;
    const title = of.single ? `${kind.label}, ${of.one}` : `${kind.label}, ${place}. ${of.one}`;
    found.push({ item: mine.id, title, fields: of.fields, base: old, mine, theirs });
  }
  return found;
}

function freshOf(rows: readonly Section[], { kind }: SectionState): Section | undefined {
  return rows.find((row) => row.page === kind.page && row.section === kind.section);
}

/** What a person has to choose between after a refused save. */
export function conflictsOf(states: readonly SectionState[], rows: readonly Section[]): Conflicts {
  const conflicts: Conflicts = { labels: {}, base: {}, mine: {}, theirs: {} };
  for (const state of states) {
    for (const { item, title, fields, base, mine, theirs } of clashes(state, freshOf(rows, state))) {
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

function replaced(items: readonly SectionItem[], row: SectionItem): SectionItem[] {
  return items.map((item) => (item.id === row.id ? row : item));
}

/** The section on top of the server's, with what was chosen in its conflicts. */
export function settle(state: SectionState, rows: readonly Section[], chosen: Values): SectionState {
  const fresh = freshOf(rows, state);
  const section = sectionKey(state.kind);
  function merged<T extends Row>({ item, fields }: Clash, theirs: T): T {
    return fields.reduce((row, field) => {
      const id = fieldId(section, item, field.key);
      return id in chosen ? withValue(row, field.key, chosen[id]) : row;
    }, theirs);
  }
  let { base, draft } = rebase(state, fresh);
  for (const clash of clashes(state, fresh)) {
    const { theirs } = clash;
    if ('items' in theirs) {
      base = { ...theirs, items: base.items };
      draft = { ...merged(clash, theirs), items: draft.items };
    } else {
      base = { ...base, items: replaced(base.items, theirs) };
      draft = { ...draft, items: replaced(draft.items, merged(clash, theirs)) };
    }
  }
  return { kind: state.kind, base, draft };
}
