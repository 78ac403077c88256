import { labelKey, type Measure, readMeasure, type Specification } from '../rules/specification.ts';
import type { ProductRow } from './rows.ts';

/** Where a measure stands between the least and the greatest of its family, each from 0 to 1. */
export type Place = { from: number; to: number };
export type SpecLine = Specification & {
  measure: Measure | null;
  /** Null where no other product says the same, or all say one and the same. */
  place: Place | null;
};

const DECISIVE = 3;
/** So long a value still stands beside two others. */
const DECISIVE_LENGTH = 10;

/** The first measures, in the order of the staff: what they put first is what is asked for; none where there is but one. */
export function decisiveOf(lines: readonly SpecLine[]): SpecLine[] {
  const short = lines.filter(
    ({ value, measure }) =>
      (measure || /^\d+(,\d+)? × \d+(,\d+)?$/.test(value)) && value.length <= DECISIVE_LENGTH,
  );
  return short.length > 1 ? short.slice(0, DECISIVE) : [];
}

function keyOf({ label }: Specification, { unit }: Measure): string {
  return `${labelKey(label)}\n${unit}`;
}

/** The least and the greatest of each measure in a family, and how many of it say one. */
function spans(family: readonly Pick<ProductRow, 'specifications'>[]) {
  const found = new Map<string, { min: number; max: number; count: number }>();
  for (const { specifications } of family) {
    for (const line of specifications) {
      const measure = readMeasure(line);
      if (!measure) continue;
      const key = keyOf(line, measure);
      const known = found.get(key);
      found.set(key, {
        min: Math.min(measure.min, known?.min ?? measure.min),
        max: Math.max(measure.max, known?.max ?? measure.max),
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return found;
}

/** One number is drawn from the least of the family up to it, a range as what it covers. */
function placeOf({ min, max }: Measure, span: { min: number; max: number }): Place {
  const at = (value: number) => Math.round(((value - span.min) / (span.max - span.min)) * 1000) / 1000;
  return { from: min === max ? 0 : at(min), to: at(max) };
}

/** A product's technical data, with the place of each measure within its family. */
export function specLines(
  product: Pick<ProductRow, 'specifications'>,
  family: readonly Pick<ProductRow, 'specifications'>[],
): SpecLine[] {
  const found = spans([product, ...family]);
  return product.specifications.map((line) => {
    const measure = readMeasure(line);
    const span = measure && found.get(keyOf(line, measure));
    const isCompared = span && span.count > 1 && span.min < span.max;
    return { ...line, measure, place: isCompared ? placeOf(measure, span) : null };
  });
}
