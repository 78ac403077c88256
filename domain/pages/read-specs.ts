import { readNumber } from '../rules/number-text.ts';
import type { ChosenRange, ChosenSpecs } from './spec-choice.ts';

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
