import { cleanText } from './clean-text.ts';
import { readNumber } from './number-text.ts';
import { fold } from './turkish.ts';
import { isUnit, unitOf } from './unit.ts';

/** A line of a product's technical data: `Çap`, `3,3–5,0`, `mm`. The unit is empty where there is none. */
export type Specification = { label: string; value: string; unit: string };

/**
 * What the value of a specification measures: one number (`min` equals `max`), everything between two, or some, which
 * stand in `list` in their order. The unit is as `unitOf` writes it.
 */
export type Measure = { min: number; max: number; list: readonly number[] | null; unit: string };

const PLACES = 6;
const RANGE =
  /^([-−]?\d[^–—…~]*?)(?:\s*(?:[–—…~]|\.{2,3})\s*|\s+(?:ile|ila|to|-)\s+|(?<=\d)-(?=\d))([-−]?\d.*)$/i;
const SEVERAL = /\s*[;|/]\s*|,\s+|\s+(?:ve|veya|ya da|and|or)\s+/i;
/** A number with what stands behind it. */
const WITH_UNIT = /^(.*\d)\s*([^\d\s.,;/|–—-][^\d]*|[^\d\s.,;|–—-]\S*)$/;

/** Labels are one when they are read alike: `ÇAP`, `Cap` and `çap`. */
export function labelKey(label: string): string {
  return fold(label).replace(/\s*:$/, '');
}

/** A value without the unit that stands behind it, and that unit; only units that are known, or the given one, are taken off. */
function withoutUnit(text: string, unit: string): { bare: string; unit: string } {
  const percent = /^%\s*(?=[-−]?\d)(.*)$/.exec(text);
  if (percent?.[1] && (unit === '' || unit === '%')) return { bare: percent[1], unit: '%' };
  const [, bare, behind] = WITH_UNIT.exec(text) ?? [];
  if (!bare || !behind) return { bare: text, unit };
  const own = unitOf(behind);
  return (unit === '' && isUnit(behind)) || own === unit ? { bare, unit: own } : { bare: text, unit };
}

/** A value and the unit that stands behind it, where it is one that is known; a text that comes with several stays whole. */
export function splitUnit(text: string): { value: string; unit: string } {
  const { bare, unit } = withoutUnit(text, '');
  const isOnce =
    unit !== '' && /^[-−\d]/.test(bare) && !/[\p{L}°%]/u.test(bare.replace(/ (ve|veya|ile|ila) /g, ' '));
  return isOnce ? { value: bare, unit } : { value: text, unit: '' };
}

/** Some numbers, each of which may bring the unit; null when one of them is none. */
function readAll(texts: readonly string[], unit: string): number[] | null {
  const numbers: number[] = [];
  for (const text of texts) {
    const { bare } = withoutUnit(text.trim(), unit);
    const number = /^[-−]?\d/.test(bare) ? readNumber(bare, PLACES) : null;
    if (number === null) return null;
    numbers.push(number);
  }
  return numbers;
}

/**
 * What a value measures, written the Turkish or the English way: a number (`3,3`), a range (`3,3–5,0`, `8 ile 14`),
 * several (`10, 12 ve 14`, `3,3 / 4,1`), each with or without its unit. Null when it is a text (`Konik`, `10 × 10`).
 */
export function readMeasure(specification: Pick<Specification, 'value' | 'unit'>): Measure | null {
  const text = cleanText(specification.value);
  if (!/^[%\d−-]/.test(text)) return null;
  const { bare, unit } = withoutUnit(text, unitOf(specification.unit));
  const one = readAll([bare], unit);
  if (one?.[0] !== undefined) return { min: one[0], max: one[0], list: null, unit };
  const [, from, to] = RANGE.exec(bare) ?? [];
  const ends = from && to ? readAll([from, to], unit) : null;
  if (ends) return { min: Math.min(...ends), max: Math.max(...ends), list: null, unit };
  const parts = bare.split(SEVERAL);
  const list = parts.length > 1 ? readAll(parts, unit) : null;
  return list && { min: Math.min(...list), max: Math.max(...list), list, unit };
}

/** A line as a sentence: `Çap: 3,3–5,0 mm`. */
export function specificationText(line: Specification): string {
  return `${line.label}: ${valueWithUnit(line)}`;
}

/** What searches find a product by: its technical data as it is read. */
export function specificationTexts(specifications: readonly Specification[]): string[] {
  return specifications.flatMap(({ label, value, unit }) => [label, value, unit]);
}

/** The value with its unit, as it is shown: `3,3–5,0 mm`, `%78`. */
export function valueWithUnit({ value, unit }: Pick<Specification, 'value' | 'unit'>): string {
  if (!unit) return value;
  if (unit === '%') return /%/.test(value) ? value : `%${value}`;
  return unit === '°' ? `${value}°` : `${value} ${unit}`;
}
