import { readNumber } from '../rules/number-text.ts';

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

/** `o.cap.min=2,9`, `o.cap.max=6`, `o.baglanti=konik`: as the fields of a form are called, so that it works by itself. */
const PARAM = /^o\.([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(min|max))?$/;
const NAME_MAX = 90;
/** What nobody chooses by hand makes no address of its own. */
const KEYS_MAX = 12;
const VALUES_MAX = 20;
const VALUE_MAX = 200;
const PLACES = 6;

/** The parameters of an address that choose among technical data, bounded in number and length, in a fixed order. */
export function specParams(params: URLSearchParams): Array<[name: string, value: string]> {
  const names = [...new Set(params.keys())].filter((name) => name.length <= NAME_MAX && PARAM.test(name));
  return names
    .sort()
    .slice(0, KEYS_MAX * 2)
    .flatMap((name) => {
      const values = [...new Set(params.getAll(name))].filter(
        (value) => value !== '' && value.length <= VALUE_MAX,
      );
      return values
        .sort()
        .slice(0, VALUES_MAX)
        .map((value): [string, string] => [name, value.toWellFormed()]);
    });
}

/** What an address chooses; anything odd is left out. */
export function readSpecs(params: URLSearchParams): ChosenSpecs {
  const ranges: Record<string, ChosenRange> = {};
  const values: Record<string, string[]> = {};
  for (const [name, value] of specParams(params)) {
    const [, key = '', end] = PARAM.exec(name) ?? [];
    if (end) {
      const number = readNumber(value, PLACES);
      if (number !== null) ranges[key] = { ...(ranges[key] ?? { min: null, max: null }), [end]: number };
    } else values[key] = [...(values[key] ?? []), value];
  }
  return { ranges, values };
}

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
