import { readMeasure, type Specification, valueWithUnit } from '../rules/specification.ts';
import { fold, lower } from '../rules/turkish.ts';
import { unitIn } from '../rules/unit.ts';
import { stemsOf } from './stem.ts';
import { quantityOf, spokenUnit, unitInSentence } from './units.ts';
import { isNumber, type Word, wordsIn } from './words.ts';

/** A measure as it is searched, a span of numbers: `low` and `high` are equal where it is one. */
export type HeldMeasure = {
  low: number;
  high: number;
  /** The same in the smallest unit of its dimension. */
  least: number;
  most: number;
  /** What its unit measures; null where none is written. */
  dimension: string | null;
  /** Its unit as it is written; null where there is none. */
  unit: string | null;
  /** What is measured, as a sentence says it; null where the text does not. */
  label: string | null;
};

/** A measure where a text tells it: `3,3–5,0 mm çap`. */
export type ToldMeasure = HeldMeasure & {
  /** The words that it is made of: `[from, to)` among the words of the text. */
  from: number;
  to: number;
};

const RANGE = /^\s*[-–—~]\s*$/;
const LIST = /^\s*(?:[,/×x]\s*)+$/;
const AND = new Set(['ve', 'veya', 'ya']);
const TO = new Set(['ile', 'ila']);
/** How far from its number the word may stand that says what is measured. */
const NEAR = { before: 4, after: 3 };

function prepared(text: string): string {
  return fold(text.replace(/[Øø⌀]/g, ' cap '));
}

type Text = { folded: string; words: Word[] };

function between({ folded, words }: Text, index: number): string {
  const left = words[index];
  const right = words[index + 1];
  return left ? folded.slice(left.to, right ? right.from : left.to + 4) : '';
}

type UnitBehind = Pick<ToldMeasure, 'dimension' | 'unit' | 'label' | 'to'> & { factor: number };

/** The unit that stands behind the word at `index`. */
function unitBehind(text: Text, index: number): UnitBehind {
  const none: UnitBehind = { dimension: null, unit: null, factor: 1, label: null, to: index + 1 };
  const gap = between(text, index);
  const next = text.words[index + 1]?.text ?? '';
  if (gap.trimStart().startsWith('°')) {
    const isWarmth = next === 'c' && /^\s*°\s*$/.test(gap);
    return isWarmth
      ? { dimension: 'warmth', unit: '°C', factor: 1, label: 'sıcaklık', to: index + 2 }
      : { dimension: 'angle', unit: '°', factor: 1, label: 'açı', to: index + 1 };
  }
  if (!/^\s*$/.test(gap)) return none;
  const isCompound = between(text, index + 1).startsWith('/');
  if (isCompound) {
    const other = text.words[index + 2]?.text ?? '';
    const isSpeed = next === 'dev' && other === 'dk';
    return {
      dimension: isSpeed ? 'speed' : `${next}/${other}`,
      unit: `${next}/${other}`,
      factor: 1,
      label: isSpeed ? 'devir' : null,
      to: index + 3,
    };
  }
  const unit = spokenUnit(next);
  if (!unit) return none;
  const { of: dimension, size: factor, label, written } = unit;
  return { dimension, factor, label, unit: written ?? next, to: index + 2 };
}

function labelNear({ words }: Text, from: number, to: number): string | null {
  const behind = words.slice(to, to + NEAR.after);
  const ahead = words.slice(Math.max(0, from - NEAR.before), from).toReversed();
  for (const { text } of [...behind, ...ahead])
    for (const stem of stemsOf(text)) {
      const label = quantityOf(stem);
      if (label) return label;
    }
  return null;
}

type Span = { low: number; high: number };

/** Numbers that share one unit: `10, 12 ve 14 mm`, `3,3–5,0 mm`, `160 × 90 mm`. */
function numbersFrom(text: Text, start: number): { spans: Span[]; last: number } {
  const { words } = text;
  const spans: Span[] = [];
  let index = start;
  let isRange = false;
  for (;;) {
    const value = Number(words[index]?.text);
    const open = spans.at(-1);
    if (isRange && open) open.high = value;
    else spans.push({ low: value, high: value });
    const gap = between(text, index);
    const next = words[index + 1]?.text ?? '';
    const afterNext = words[index + 2]?.text ?? '';
    if (isNumber(next) && (RANGE.test(gap) || LIST.test(gap))) {
      isRange = RANGE.test(gap);
      index += 1;
    } else if ((AND.has(next) || TO.has(next)) && isNumber(afterNext)) {
      isRange = TO.has(next);
      index += 2;
    } else return { spans, last: index };
  }
}

/** The measures that a text tells, in their order. A number without a unit is one too: it is of no dimension. */
export function measuresIn(source: string): ToldMeasure[] {
  const folded = prepared(source);
  const text = { folded, words: wordsIn(folded) };
  const found: ToldMeasure[] = [];
  for (let index = 0; index < text.words.length; index++) {
    if (!isNumber(text.words[index]?.text ?? '')) continue;
    const { spans, last } = numbersFrom(text, index);
    const unit = unitBehind(text, last);
    const isPercent = folded[(text.words[index]?.from ?? 0) - 1] === '%';
    const label = labelNear(text, index, unit.to) ?? unit.label;
    for (const { low, high } of spans) {
      const [least, most] = low <= high ? [low, high] : [high, low];
      found.push({
        ...{ low: least, high: most, least: least * unit.factor, most: most * unit.factor },
        dimension: isPercent ? 'percent' : unit.dimension,
        unit: isPercent ? '%' : unit.unit,
        label,
        ...{ from: index, to: unit.to },
      });
    }
    index = unit.to - 1;
  }
  return found;
}

/** The measures of a specification: its label says what is measured. */
export function measuresOf(line: Specification): HeldMeasure[] {
  const label = lower(line.label);
  const read = readMeasure(line);
  // `185 × 95 cm` is no one measure, and yet tells two.
  if (!read) return measuresIn(valueWithUnit(line)).map((told) => ({ ...told, label }));
  const unit = unitIn(read.unit);
  const factor = unit?.size ?? 1;
  const spans = read.list?.map((one) => [one, one] as const) ?? [[read.min, read.max] as const];
  return spans.map(([low, high]) => ({
    ...{ low, high, least: low * factor, most: high * factor },
    dimension: unit?.of ?? null,
    unit: read.unit ? unitInSentence(read.unit) : null,
    label,
  }));
}

/** Whether what was asked for lies within what is there: `3,3 mm` in `3,3–5,0 mm`. */
export function holdsMeasure(
  held: Pick<HeldMeasure, 'low' | 'high' | 'least' | 'most' | 'dimension'>,
  asked: HeldMeasure,
): boolean {
  if (asked.dimension === null) return held.low <= asked.low && asked.high <= held.high;
  if (held.dimension !== asked.dimension) return false;
  const slack = 1e-9 * Math.max(1, Math.abs(asked.most));
  return held.least <= asked.least + slack && asked.most <= held.most + slack;
}
