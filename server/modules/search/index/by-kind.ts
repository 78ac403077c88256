import { FOUND_KINDS, type FoundKind } from '../../../../domain/search/kinds.ts';
import { type Columns, KIND_NUMBERS } from './columns.ts';
import type { Gathered } from './gathered.ts';

/** Rows that answer, by their numbers, each with how well, in no order. */
export type Scored = { rows: Uint32Array; scores: Float32Array };
export type ByKind = Record<FoundKind, Scored>;

/** What was found, by kinds. */
export function byKind(found: Gathered, { kind }: Columns): ByKind {
  const counts = new Uint32Array(FOUND_KINDS.length + 1);
  for (let place = 0; place < found.size; place++) {
    const number = kind[found.rows[place] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const listOf = (name: FoundKind) => {
    const size = counts[KIND_NUMBERS[name]] ?? 0;
    return { rows: new Uint32Array(size), scores: new Float32Array(size), size: 0 };
  };
  const kinds = Object.fromEntries(FOUND_KINDS.map((name) => [name, listOf(name)])) as Record<
    FoundKind,
    ReturnType<typeof listOf>
  >;
  const lists = FOUND_KINDS.map((name) => kinds[name]);
  for (let place = 0; place < found.size; place++) {
    const at = found.rows[place] ?? 0;
    const list = lists[(kind[at] ?? 0) - 1];
    if (!list) continue;
    list.rows[list.size] = at;
    list.scores[list.size] = found.worth[at] ?? 0;
    list.size += 1;
  }
  return kinds;
}

/** How many of each kind are found. */
export function countsOf(kinds: ByKind): Record<FoundKind, number> {
  const counts = FOUND_KINDS.map((kind) => [kind, kinds[kind].rows.length]);
  return Object.fromEntries(counts) as Record<FoundKind, number>;
}

/** Whether nothing of any kind is found. */
export function isEmpty(kinds: ByKind): boolean {
  return FOUND_KINDS.every((kind) => kinds[kind].rows.length === 0);
}

/** Rows of several kinds in one list. */
export function together(...lists: readonly Scored[]): Scored {
  const size = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  const all = { rows: new Uint32Array(size), scores: new Float32Array(size) };
  let at = 0;
  for (const { rows, scores } of lists) {
    all.rows.set(rows, at);
    all.scores.set(scores, at);
    at += rows.length;
  }
  return all;
}
