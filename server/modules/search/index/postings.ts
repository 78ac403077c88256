const FIRST_ROOM = 4;

/** Sets of numbers that only grow, one for each term: a single number, or an array with room for more. */
export function createPostings() {
  const single: Array<number | Uint32Array> = [];
  const sizes: number[] = [];

  return {
    /** Adds a number to a term's. */
    add(term: number, value: number): void {
      const held = single[term];
      if (held === undefined) {
        single[term] = value;
        sizes[term] = 1;
        return;
      }
      const size = sizes[term] ?? 0;
      if (typeof held === 'number') {
        const many = new Uint32Array(FIRST_ROOM);
        many[0] = held;
        many[1] = value;
        single[term] = many;
      } else if (size < held.length) held[size] = value;
      else {
        const more = new Uint32Array(Math.ceil(size * 1.5));
        more.set(held);
        more[size] = value;
        single[term] = more;
      }
      sizes[term] = size + 1;
    },
    /** How many a term has. */
    size: (term: number): number => sizes[term] ?? 0,
    /** Calls `take` with each of a term's numbers. */
    each(term: number, take: (value: number) => void): void {
      const held = single[term];
      if (held === undefined) return;
      if (typeof held === 'number') {
        take(held);
        return;
      }
      const size = sizes[term] ?? 0;
      for (let at = 0; at < size; at++) take(held[at] ?? 0);
    },
  };
}
