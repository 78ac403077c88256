/** One end of a range is null where it is open. */
export type ChosenRange = { min: number | null; max: number | null };

/**
 * What a visitor chose among the technical data of a list, by the key of the label (`cap` for `Çap`): ranges of numbers,
 * and of each other label the folded values of which a product has to have one.
 */
export type ChosenSpecs = {
  ranges: Readonly<Record<string, ChosenRange>>;
  values: Readonly<Record<string, readonly string[]>>;
};

export const NO_SPECS: ChosenSpecs = { ranges: {}, values: {} };

/** Whether anything is chosen. */
export function hasSpecs({ ranges, values }: ChosenSpecs): boolean {
  return Object.keys(ranges).length > 0 || Object.keys(values).length > 0;
}

/** The query that asks for what is chosen. */
export function specsQuery({ ranges, values }: ChosenSpecs): Record<string, string | readonly string[]> {
  return {
    ...Object.fromEntries(
      Object.entries(ranges).flatMap(([key, range]) =>
        (['min', 'max'] as const).flatMap((end) => {
          const number = range[end];
          return number === null ? [] : [[`o.${key}.${end}`, String(number).replace('.', ',')]];
        }),
      ),
    ),
    ...Object.fromEntries(Object.entries(values).map(([key, list]) => [`o.${key}`, list])),
  };
}

/** What is chosen without a label, or without one of its values. */
export function withoutSpec({ ranges, values }: ChosenSpecs, key: string, value?: string): ChosenSpecs {
  const { [key]: _range, ...otherRanges } = ranges;
  const { [key]: list = [], ...otherValues } = values;
  if (value === undefined) return { ranges: otherRanges, values };
  const left = list.filter((one) => one !== value);
  return { ranges, values: left.length > 0 ? { ...otherValues, [key]: left } : otherValues };
}
