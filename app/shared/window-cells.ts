/** Where a tile of the home page's window stands on the screen of its frame, in pixels of the page. */
export type SeenCell = { cell: number; top: number; left: number; width: number; height: number };
/** `clear` is how much of the screen the fixed header covers. */
export type SeenCells = { cells: SeenCell[]; clear: number };
