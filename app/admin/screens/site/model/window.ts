import type { HomeView } from '../../../../../domain/pages/home.ts';
import type { PreviewInput } from '../../../../../domain/pages/preview.ts';
import { cellKey, readCell, WINDOW_CELLS, type WindowCell } from '../../../../../domain/site/window.ts';
import { type SectionState, setField } from './section-state.ts';

/** What staff chose for the window, cell by cell; null where nothing is chosen. */
export type Cells = ReadonlyArray<WindowCell | null>;

/** What stands in a cell on the page. */
export type ShownCell = {
  id: string;
  name: string;
  src: string;
  focalX: number;
  focalY: number;
  /** Whether staff put it there; else it is a featured product that stands in. */
  isChosen: boolean;
};

export const NO_CELLS: Cells = Array.from({ length: WINDOW_CELLS }, () => null);

export function cellsIn(section: { content: Record<string, unknown> }): Cells {
  return NO_CELLS.map((_none, place) => readCell(section.content[cellKey(place)]));
}

function isSame(a: WindowCell | null, b: WindowCell | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The section with these cells; those that stay as they are stay untouched. */
export function withCells(state: SectionState, cells: Cells): SectionState {
  const now = cellsIn(state.draft);
  return cells.reduce(
    (next, cell, place) =>
      isSame(cell, now[place] ?? null) ? next : setField(next, `content.${cellKey(place)}`, cell),
    state,
  );
}

function replaced(cells: Cells, place: number, cell: WindowCell | null): Cells {
  return cells.map((own, index) => (index === place ? cell : own));
}

/** Puts a product in a cell; one that stood elsewhere leaves its old cell to what stood here. */
export function putIn(cells: Cells, place: number, product: { id: string; name: string }): Cells {
  const old = cells.findIndex((cell) => cell?.id === product.id);
  if (old === place) return cells;
  const moved = old < 0 ? cells : replaced(cells, old, cells[place] ?? null);
  const kept = old < 0 ? null : cells[old];
  return replaced(moved, place, kept ?? { id: product.id, name: product.name });
}

function asChosen(cells: Cells, shown: ReadonlyArray<ShownCell | null>, place: number): WindowCell | null {
  const seen = shown[place];
  return cells[place] ?? (seen ? { id: seen.id, name: seen.name } : null);
}

/** Two cells change what is seen in them: featured products that stood in are chosen by that. */
export function swapped(
  cells: Cells,
  shown: ReadonlyArray<ShownCell | null>,
  from: number,
  to: number,
): Cells {
  if (from === to) return cells;
  const [a, b] = [asChosen(cells, shown, from), asChosen(cells, shown, to)];
  return replaced(replaced(cells, from, b), to, a);
}

/** Sets the point that a cell keeps in sight; null gives it back to the picture. */
export function focused(
  cells: Cells,
  shown: ReadonlyArray<ShownCell | null>,
  place: number,
  point: { focalX: number; focalY: number } | null,
): Cells {
  const cell = asChosen(cells, shown, place);
  if (!cell) return cells;
  const { id, name } = cell;
  return replaced(cells, place, { id, name, ...point });
}

/** Where a cell stands beside another: over the edge there is none. */
export function neighbour(place: number, way: 'left' | 'right' | 'up' | 'down'): number | null {
  const [row, side] = [Math.floor(place / 2), place % 2];
  if (way === 'left') return side === 1 ? place - 1 : null;
  if (way === 'right') return side === 0 ? place + 1 : null;
  if (way === 'up') return row > 0 ? place - 2 : null;
  return place + 2 < WINDOW_CELLS ? place + 2 : null;
}

function pointOf(focal: string | undefined): { focalX: number; focalY: number } {
  const [x = 50, y = 50] = (focal ?? '').match(/\d+/g)?.map(Number) ?? [];
  return { focalX: x, focalY: y };
}

/** What the page shows in each cell, with the ids that the page itself does not know. */
export function shownCells(
  cells: Cells,
  hero: HomeView['hero'] | undefined,
  products: Pick<PreviewInput, 'featured'> | undefined,
): Array<ShownCell | null> {
  return cells.map((cell, place) => {
    const tile = hero?.window.find((one) => one.cell === place);
    if (!tile) return null;
    const { name, picture } = tile;
    const standIn = products?.featured.find(
      (product) => product.name === name && product.imageUrl === picture.src,
    );
    const isChosen = cell !== null && (!standIn || standIn.id === cell.id);
    const id = isChosen ? cell.id : standIn?.id;
    return id ? { id, name, src: picture.src, ...pointOf(picture.focal), isChosen } : null;
  });
}
