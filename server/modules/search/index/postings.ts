import { worthOf } from './fields.ts';
import { type Gathered, note } from './gathered.ts';

const FIRST_ROOM = 4;
/** A posting is the number of a row with the mask of the fields in which the word stands. */
const MASK_BITS = 7;
const MASK = (1 << MASK_BITS) - 1;

/** In which rows each term stands: a single posting, or an array with room for more. */
export function createPostings() {
  const held: Array<number | Uint32Array> = [];
  const sizes: number[] = [];

  return {
    /** Adds a row to a term's, with the fields in which it stands there. */
    add(term: number, row: number, mask: number): void {
      const value = row * (MASK + 1) + mask;
      const before = held[term];
      const size = sizes[term] ?? 0;
      sizes[term] = size + 1;
      if (before === undefined) held[term] = value;
      else if (typeof before === 'number') {
        const many = new Uint32Array(FIRST_ROOM);
        many[0] = before;
        many[1] = value;
        held[term] = many;
      } else if (size < before.length) before[size] = value;
      else {
        const more = new Uint32Array(Math.ceil(size * 1.5));
        more.set(before);
        more[size] = value;
        held[term] = more;
      }
    },
    /** In how many rows a term stands, those that have gone among them. */
    size: (term: number): number => sizes[term] ?? 0,
    /** Notes each row of a term, by what its best field is worth; `named` are the fields that count as its name. */
    gather(term: number, into: Gathered, quality: number, named: number): void {
      const own = held[term];
      if (own === undefined) return;
      const list = typeof own === 'number' ? [own] : own;
      const size = sizes[term] ?? 0;
      for (let at = 0; at < size; at++) {
        const value = list[at] ?? 0;
        const mask = value & MASK;
        note(into, value >>> MASK_BITS, (worthOf[mask] ?? 0) * quality, (mask & named) !== 0);
      }
    },
  };
}
