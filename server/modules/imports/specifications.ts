import { isDeepStrictEqual } from 'node:util';
import { readNumber } from '../../../domain/rules/number-text.ts';
import { labelKey, type Specification } from '../../../domain/rules/specification.ts';
import type { ToldValues } from './rows.ts';

export const TOLD_TWICE =
  'Teknik değerler hem tek hücrede hem kendi sütunlarında değişmiş. Birini bırakın, öbürünü eşlemeyin.';

const PLACES = 6;

/** A spreadsheet makes `5,0` a 5: a value that is the same number stays as it was written. */
function kept(before: string | undefined, value: string): string {
  if (before === undefined) return value;
  const number = readNumber(value, PLACES);
  return number !== null && number === readNumber(before, PLACES) ? before : value;
}

/** Some technical data with what columns say: their values in the places of those of the same name, new ones behind. */
function withColumns(lines: readonly Specification[], told: readonly ToldValues[]): Specification[] {
  let all = [...lines];
  for (const { label, unit, values } of told) {
    const sames = [
      (one: Specification) => one.label === label && one.unit === unit,
      (one: Specification) => labelKey(one.label) === labelKey(label) && one.unit === unit,
    ];
    const own = sames.map((same) => all.filter(same)).find((found) => found.length > 0) ?? [];
    const last = all.lastIndexOf(own.at(-1) as Specification);
    const fresh = values.map((value, at) => {
      const before = own[at];
      return before ? { ...before, value: kept(before.value, value) } : { label, unit, ...own[0], value };
    });
    const next = new Map(own.map((line, at) => [line, fresh[at]]));
    const more = fresh.slice(own.length);
    all = all.flatMap((line, at) => {
      const after = next.has(line) ? next.get(line) : line;
      return [...(after ? [after] : []), ...(at === last ? more : [])];
    });
    if (own.length === 0) all.push(...more);
  }
  return all;
}

/**
 * The technical data that a row means. A file may say it in one cell (`given`) and in columns of its own: what differs
 * from the stored data is what somebody has changed. Null where both were, and not to the same.
 */
export function toldSpecifications(
  stored: readonly Specification[],
  given: readonly Specification[] | undefined,
  told: readonly ToldValues[],
): Specification[] | null {
  const byColumns = withColumns(stored, told);
  if (given === undefined || isDeepStrictEqual(given, stored)) return byColumns;
  const both = withColumns(given, told);
  if (isDeepStrictEqual(byColumns, stored) || isDeepStrictEqual(both, given)) return [...given];
  return stored.length === 0 ? both : null;
}
