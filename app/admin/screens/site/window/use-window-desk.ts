import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PreviewViews } from '../../../../../domain/pages/preview.ts';
import type { SectionsState } from '../editor/use-sections-state.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import {
  type Cells,
  cellsIn,
  focused,
  NO_CELLS,
  putIn,
  shownCells,
  swapped,
  withCells,
} from '../model/window.ts';
import { previewInputQuery } from '../preview/use-views.ts';

const STEPS_KEPT = 50;

/** The window of the home page on its desk: which cell is chosen, what can be done with it, and back again. */
export function useWindowDesk(
  state: SectionState | undefined,
  sections: SectionsState,
  views: Partial<PreviewViews> | undefined,
) {
  const [isOpen, setOpen] = useState(false);
  const [place, choose] = useState(0);
  const [past, setPast] = useState<readonly Cells[]>([]);
  // The steps of one gesture are one step back.
  const gesture = useRef<string | null>(null);
  const { data: products } = useQuery(previewInputQuery);
  const cells = state ? cellsIn(state.draft) : NO_CELLS;
  const shown = shownCells(cells, views?.home?.hero, products);

  function write(next: Cells) {
    if (state) sections.patch(sectionKey(state.kind), (own) => withCells(own, next));
  }
  function edit(next: Cells, of: string | null = null) {
    if (next === cells || JSON.stringify(next) === JSON.stringify(cells)) return;
    if (of === null || of !== gesture.current) setPast([...past, cells].slice(-STEPS_KEPT));
    gesture.current = of;
    write(next);
  }
  return {
    isOpen,
    open() {
      setPast([]);
      gesture.current = null;
      setOpen(true);
    },
    close: () => setOpen(false),
    cells,
    shown,
    hasImage: Boolean(views?.home?.hero.image),
    place,
    choose,
    put(at: number, product: { id: string; name: string }) {
      choose(at);
      edit(putIn(cells, at, product));
    },
    move(from: number, to: number) {
      choose(to);
      edit(swapped(cells, shown, from, to));
    },
    focus(at: number, point: { focalX: number; focalY: number } | null) {
      edit(focused(cells, shown, at, point), `focus ${at}`);
    },
    empty: (at: number) => edit(cells.map((cell, index) => (index === at ? null : cell))),
    emptyAll: () => edit(NO_CELLS),
    canUndo: past.length > 0,
    undo() {
      const last = past.at(-1);
      if (!last) return;
      gesture.current = null;
      setPast(past.slice(0, -1));
      write(last);
    },
  };
}

export type WindowDesk = ReturnType<typeof useWindowDesk>;
