/** How many places the last row of a grid leaves open; a whole row where it leaves none. */
export function openPlaces(filled: number, columns: number): number {
  return columns - (filled % columns);
}
