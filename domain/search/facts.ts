import { namedFact } from '../rules/named-fact.ts';
import { capitalized } from '../rules/turkish.ts';
import { measuresIn } from './measures.ts';
import { stemsOf } from './stem.ts';
import { quantityOf } from './units.ts';
import { comparedText } from './words.ts';

/** A fact as label and value; without a label it is a sentence of its own. */
export type PlainFact = { label: string | null; value: string };

/** `3,3–5,0 mm çap` */
const QUANTITY_LAST = /^(.*\d.*?)\s+(\p{L}+)$/u;
/** `Kuron boyu 5,5 mm` */
const LABEL_FIRST = /^(\p{Lu}\p{L}+(?: \p{L}+){0,2}) ((?:Ø )?[\d±−].*)$/u;

function quantity(word: string): string | undefined {
  return stemsOf(comparedText(word))
    .map(quantityOf)
    .find((label) => label !== undefined);
}

function isMeasured(text: string): boolean {
  return measuresIn(text).some(({ dimension }) => dimension !== null);
}

/** Reads a feature as label and value where it is written as one: `3,3–5,0 mm çap`, `Kuron boyu 5,5 mm`, `Ø 4,5 mm`. */
export function factOf(feature: string): PlainFact {
  const text = feature.trim();
  const named = namedFact(text);
  if (named) return { label: named.name, value: named.value };
  const [, measure, last] = QUANTITY_LAST.exec(text) ?? [];
  const label = last && quantity(last);
  if (measure && label && isMeasured(measure)) return { label: capitalized(label), value: measure };
  const [, first, value] = LABEL_FIRST.exec(text) ?? [];
  if (first && value && isMeasured(value)) return { label: first, value };
  if (/^Ø\s*\d/.test(text)) return { label: 'Çap', value: text };
  return { label: null, value: text };
}
