import { describe, expect, it } from 'vitest';
import type { Section } from '../../../../../domain/site/section.ts';
import { sectionKind } from '../../../../../domain/site/section-kinds.ts';
import type { DraftDetail } from '../../../../../domain/things/draft.ts';
import { conflictsOf, draftConflicts, settleDraft } from './conflicts.ts';
import { draftContent, isUnsaved, keptSection, savedOf, withoutUnsaved } from './kept-section.ts';
import {
  addItems,
  blankSection,
  newItem,
  type SectionState,
  setField,
  setItemField,
} from './section-state.ts';

const kind = sectionKind('about', 'statistics');
if (!kind) throw new Error('The page has figures.');
const [figure] = kind.items;
if (!figure) throw new Error('They are items.');

const item = { ...newItem(figure, 's'), id: 'a', data: { value: '1', label: 'bir' }, version: 3 };
const row: Section = { ...blankSection(kind, 1), id: 's', title: 'Eski', version: 2, items: [item] };
const open: SectionState = { kind, base: row, draft: row };

/** A draft as the server answers it: through JSON. */
function stored(state: SectionState, version = 1): DraftDetail {
  return JSON.parse(JSON.stringify({ id: 'd', version, ...draftContent(state) })) as DraftDetail;
}

function kept(state: SectionState, now: Section | undefined = row) {
  const found = keptSection(state.kind, stored(state), now);
  if (!found) throw new Error('It was written by an editor.');
  return found;
}

describe('a section’s draft', () => {
  const made = addItems(setField(open, 'title', 'Yeni'), [
    { ...newItem(figure, 's'), data: { value: '2', label: 'iki' } },
  ]);

  it('is found again as it was left, with items that are not stored', () => {
    const own = kept(made);
    expect(own.state.draft.title).toBe('Yeni');
    expect(own.state.draft.items.map(({ data }) => data.label)).toEqual(['bir', 'iki']);
    expect(draftContent(own.state).changes).toEqual(draftContent(made).changes);
    expect(isUnsaved(own.state, own)).toBe(false);
    expect(isUnsaved(setField(own.state, 'title', 'Daha yeni'), own)).toBe(true);
    // Going back to what is on the site is unsaved too, for the draft says something else.
    expect(isUnsaved(open, own)).toBe(true);
    expect(keptSection(kind, { ...stored(made), form: null }, row)).toBeNull();
  });

  it('stands on what is stored by then, and meets what others stored in its place', () => {
    const theirs = { ...row, title: 'Onun', version: 3 };
    const own = kept(setItemField(open, 'a', 'data.label', 'bir!'), theirs);
    expect(own.state.draft).toMatchObject({ title: 'Onun', items: [{ data: { label: 'bir!' } }] });
    expect(conflictsOf([kept(made, theirs).state], [theirs]).labels).toEqual({
      'about/statistics||title': 'İstatistikler: Başlık',
    });
  });

  it('is what discarding goes back to, and is published only where nothing else is unsaved', () => {
    const own = kept(made);
    const typed = setField(own.state, 'title', 'Yazılan');
    expect(withoutUnsaved(typed, own).draft.title).toBe('Yeni');
    expect(withoutUnsaved(typed, undefined).draft).toEqual(row);
    const all = new Map([['about/statistics', own]]);
    const other = sectionKind('about', 'values');
    if (!other) throw new Error('The page has values.');
    const blank = blankSection(other, 2);
    const edited = setField({ kind: other, base: blank, draft: blank }, 'title', 'Değerler');
    expect(savedOf([own.state, edited], all, 'statistics')).toEqual([edited]);
    expect(savedOf([own.state], all, 'statistics')).toEqual([own.state]);
    expect(savedOf([own.state], all, 'values')).toEqual([]);
  });

  it('of somebody else is laid beside one’s own field by field, with the items of both', () => {
    const mine = setField(open, 'title', 'Benim');
    const theirs = kept(setItemField(made, 'a', 'data.label', 'onun')).state.draft;
    const { labels } = draftConflicts(mine, theirs);
    expect(Object.keys(labels)).toEqual(['about/statistics||title', 'about/statistics|a|data.label']);
    const chosen = { 'about/statistics||title': 'Benim', 'about/statistics|a|data.label': 'onun' };
    const { draft } = settleDraft(mine, theirs, chosen);
    expect(draft.title).toBe('Benim');
    expect(draft.items.map(({ data }) => data.label)).toEqual(['onun', 'iki']);
  });
});
