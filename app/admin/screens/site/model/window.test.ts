import { describe, expect, it } from 'vitest';
import { sectionKind } from '../../../../../domain/site/section-kinds.ts';
import { savePlan } from './save-plan.ts';
import { blankSection, type SectionState } from './section-state.ts';
import {
  cellsIn,
  focused,
  NO_CELLS,
  neighbour,
  putIn,
  type ShownCell,
  swapped,
  withCells,
} from './window.ts';

const a = { id: 'a', name: 'A' };
const b = { id: 'b', name: 'B' };

function shown(...ids: Array<string | null>): Array<ShownCell | null> {
  return ids
    .map((id) => id && { id, name: id, src: '', focalX: 50, focalY: 50, isChosen: false })
    .map((c) => c || null);
}

describe('the cells of the window', () => {
  it('take a product once: one that stood elsewhere changes places with what stood here', () => {
    const one = putIn(putIn(NO_CELLS, 1, a), 4, b);
    expect(putIn(one, 4, a).map((cell) => cell?.id ?? null)).toEqual([null, 'b', null, null, 'a', null]);
    const seen = focused(one, [], 1, { focalX: 10, focalY: 20 });
    expect(putIn(seen, 2, a)[2]).toEqual({ ...a, focalX: 10, focalY: 20 });
  });

  it('change places as they are seen: featured products that stood in are chosen by that', () => {
    const cells = swapped(putIn(NO_CELLS, 0, a), shown('a', 'f', 'g'), 0, 1);
    expect(cells.map((cell) => cell?.id ?? null)).toEqual(['f', 'a', null, null, null, null]);
  });

  it('lie beside each other as on the page', () => {
    expect([0, 1, 4].map((place) => neighbour(place, 'right'))).toEqual([1, null, 5]);
    expect([0, 2, 5].map((place) => neighbour(place, 'up'))).toEqual([null, 0, 3]);
    expect([0, 5].map((place) => neighbour(place, 'down'))).toEqual([2, null]);
  });

  it('are saved in the section, and emptied ones as nothing', () => {
    const kind = sectionKind('homepage', 'hero');
    if (!kind) throw new Error('The page has a first screen.');
    const base = { ...blankSection(kind, 1), id: 's', version: 3, content: { badge: 'B', window2: b } };
    const open: SectionState = { kind, base, draft: base };
    const next = withCells(open, putIn(NO_CELLS, 0, a));
    expect(cellsIn(next.draft)[0]).toEqual(a);
    expect(savePlan([next]).body.sections).toEqual([
      { id: 's', version: 3, content: { badge: 'B', window1: a, window2: null } },
    ]);
    expect(withCells(open, cellsIn(base))).toBe(open);
  });
});
