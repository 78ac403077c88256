import { holdsMeasure, type Measure } from '../../../../domain/search/measures.ts';

type Held = { row: number; measure: Measure };

/** The measures of all rows, by what their unit measures. */
export function createMeasures() {
  const byDimension = new Map<string, Held[]>();

  return {
    add(row: number, measures: readonly Measure[]): void {
      for (const measure of measures) {
        const dimension = measure.dimension ?? '';
        const held = byDimension.get(dimension);
        if (held) held.push({ row, measure });
        else byDimension.set(dimension, [{ row, measure }]);
      }
    },
    /** Calls `take` with each row that holds what was asked, and with its measure. */
    each(asked: Measure, take: (row: number, measure: Measure) => void): void {
      const lists =
        asked.dimension === null ? byDimension.values() : [byDimension.get(asked.dimension) ?? []];
      for (const list of lists)
        for (const { row, measure } of list) if (holdsMeasure(measure, asked)) take(row, measure);
    },
  };
}
