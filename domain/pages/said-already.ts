import type { Specification } from '../rules/specification.ts';
import { fold } from '../rules/turkish.ts';
import { measuresIn, measuresOf } from '../search/measures.ts';
import { stemsOf } from '../search/stem.ts';
import { wordsIn } from '../search/words.ts';

function stemsIn(text: string): string[] {
  return wordsIn(fold(text)).flatMap((word) => stemsOf(word.text));
}

/**
 * Whether a feature tells no more than the technical data do: each of its measures is one of theirs, and each of its
 * other words is said by them. `18 litre hazne` beside `Hazne: 18 L` is; `18 litre, sessiz` is not.
 */
export function isSaidAlready(feature: string, specifications: readonly Specification[]): boolean {
  const told = measuresIn(feature);
  const held = specifications.flatMap(measuresOf);
  const isHeld = told.every(({ least, most, dimension }) =>
    held.some((one) => one.dimension === dimension && one.least === least && one.most === most),
  );
  if (!isHeld) return false;
  const known = new Set(specifications.flatMap(({ label, value }) => stemsIn(`${label} ${value}`)));
  const words = wordsIn(fold(feature)).filter((_, at) => !told.some(({ from, to }) => from <= at && at < to));
  return words.every(({ text }) => stemsOf(text).some((stem) => known.has(stem)));
}
