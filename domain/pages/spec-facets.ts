import { compareTurkish } from '../rules/turkish.ts';
import { inUnit } from '../rules/unit.ts';
import type { ChosenRange, ChosenSpecs } from './spec-choice.ts';
import type { SpecFact } from './spec-facts.ts';

/** A range of numbers: `bars` are heights of 0 to 100 between the least and the greatest value of the list. */
export type RangeFacet = {
  kind: 'range';
  key: string;
  label: string;
  /** Empty for plain numbers. */
  unit: string;
  min: number;
  max: number;
  step: number;
  chosen: ChosenRange;
  bars: number[];
};
/** Values with how many products have each, as far as everything else that is chosen lets them through. */
export type ChoiceFacet = {
  kind: 'choice';
  key: string;
  label: string;
  options: Array<{ value: string; text: string; count: number; isOn: boolean }>;
};
export type SpecFacet = RangeFacet | ChoiceFacet;

const BARS = 10;
/** So few different numbers are offered one by one. */
const FEW = 3;
const RANGES_SHOWN = 2;
const CHOICES_SHOWN = 3;
const OPTIONS_SHOWN = 6;
/** A label that fewer of the products have decides nothing for a list. */
const SHARE = 0.1;

/** What is known of a label: its facts with how many products of the list have each, the one unit, and how many have any. */
type Label = {
  key: string;
  facts: Map<SpecFact, number>;
  unit: string;
  holders: number;
  isRange: boolean;
};

function most<Value>(counts: ReadonlyMap<Value, number>): Value | undefined {
  let best: Value | undefined;
  for (const [value, count] of counts)
    if (best === undefined || count > (counts.get(best) ?? 0)) best = value;
  return best;
}

function tally<Value>(pairs: Iterable<readonly [Value, number]>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const [value, count] of pairs) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

function summarize(key: string, facts: Map<SpecFact, number>): Label {
  const measured = [...facts].filter(([{ measure }]) => measure);
  const holders = [...facts.values()].reduce((sum, count) => sum + count, 0);
  const numbers = measured.reduce((sum, [, count]) => sum + count, 0);
  const unit = most(tally(measured.map(([{ measure }, count]) => [measure?.unit ?? '', count]))) ?? '';
  const different = new Set(measured.map(([fact]) => fact.textKey)).size;
  return { key, facts, unit, holders, isRange: numbers * 2 > holders && different > FEW };
}

/** The numbers of a fact in a unit: one, the two ends of a range, or all of a list; null where it has none. */
function numbersOf(
  { measure }: SpecFact,
  unit: string,
): { min: number; max: number; list: number[] | null } | null {
  if (!measure) return null;
  const [min, max] = [inUnit(measure.min, measure.unit, unit), inUnit(measure.max, measure.unit, unit)];
  if (min === null || max === null) return null;
  return {
    min,
    max,
    list: measure.list?.map((one) => inUnit(one, measure.unit, unit) ?? one) ?? null,
  };
}

function meets(fact: SpecFact, unit: string, from: number, to: number): boolean {
  const numbers = numbersOf(fact, unit);
  if (!numbers) return false;
  return numbers.list
    ? numbers.list.some((one) => one >= from && one <= to)
    : numbers.max >= from && numbers.min <= to;
}

/** Which facts of each chosen label let a product through. */
function createTests(labels: ReadonlyMap<string, Label>, { ranges, values }: ChosenSpecs) {
  const passing = new Map<string, Set<SpecFact>>();
  for (const [key, { min, max }] of Object.entries(ranges)) {
    const label = labels.get(key);
    const facts = [...(label?.facts.keys() ?? [])];
    const met = facts.filter((fact) => meets(fact, label?.unit ?? '', min ?? -Infinity, max ?? Infinity));
    passing.set(key, new Set(met));
  }
  for (const [key, list] of Object.entries(values)) {
    const facts = [...(labels.get(key)?.facts.keys() ?? [])].filter(({ textKey }) => list.includes(textKey));
    const others = passing.get(key);
    passing.set(key, new Set(others ? facts.filter((fact) => others.has(fact)) : facts));
  }
  return passing;
}

function placesOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0;
}

function rangeFacet(
  label: Label,
  open: ReadonlyMap<SpecFact, number>,
  chosen: ChosenRange,
): RangeFacet | null {
  const all = [...label.facts.keys()].flatMap((fact) => {
    const numbers = numbersOf(fact, label.unit);
    return numbers ? [{ fact, ...numbers }] : [];
  });
  const min = Math.min(...all.map((one) => one.min));
  const max = Math.max(...all.map((one) => one.max));
  if (!(min < max)) return null;
  const width = (max - min) / BARS;
  const counts = Array.from({ length: BARS }, (_, bar) => {
    const [from, to] = [min + bar * width, bar === BARS - 1 ? max : min + (bar + 1) * width];
    const isIn = (one: number) => one >= from && (one < to || to === max);
    return all.reduce((sum, { fact, list, ...ends }) => {
      const held = list ? list.some(isIn) : ends.max >= from && (ends.min < to || to === max);
      return sum + (held ? (open.get(fact) ?? 0) : 0);
    }, 0);
  });
  const highest = Math.max(1, ...counts);
  const places = Math.min(3, Math.max(...all.flatMap((one) => [placesOf(one.min), placesOf(one.max)])));
  return {
    kind: 'range',
    key: label.key,
    label: nameOf(label),
    unit: label.unit,
    min,
    max,
    step: Number((10 ** -places).toFixed(places)),
    chosen,
    bars: counts.map((count) => Math.round((count / highest) * 100)),
  };
}

function nameOf({ facts }: Label): string {
  return most(tally([...facts].map(([{ label }, count]) => [label, count]))) ?? '';
}

function choiceFacet(
  label: Label,
  open: ReadonlyMap<SpecFact, number>,
  on: readonly string[],
): ChoiceFacet | null {
  const options = new Map<
    string,
    { value: string; text: string; count: number; whole: number; at: number }
  >();
  for (const [fact, whole] of label.facts) {
    const known = options.get(fact.textKey);
    const count = (known?.count ?? 0) + (open.get(fact) ?? 0);
    const at = known?.at ?? fact.measure?.min ?? 0;
    options.set(fact.textKey, {
      value: fact.textKey,
      text: known?.text ?? fact.text,
      count,
      whole: (known?.whole ?? 0) + whole,
      at,
    });
  }
  if (options.size < 2 && on.length === 0) return null;
  const byUse = [...options.values()].sort((a, b) => b.whole - a.whole || compareTurkish(a.text, b.text));
  const shown = byUse.filter(({ value }, place) => place < OPTIONS_SHOWN || on.includes(value));
  if (
    shown.every(({ value }) => [...label.facts.keys()].some((fact) => fact.textKey === value && fact.measure))
  )
    shown.sort((a, b) => a.at - b.at);
  return {
    kind: 'choice',
    key: label.key,
    label: nameOf(label),
    options: shown.map(({ value, text, count }) => ({ value, text, count, isOn: on.includes(value) })),
  };
}

/** The labels that a list offers: the two measures that most of its products have, then choices; and those that are on. */
function choose(labels: readonly Label[], total: number, isOn: (key: string) => boolean): Label[] {
  const common = labels
    .filter(({ key, holders }) => isOn(key) || holders >= Math.max(2, total * SHARE))
    .sort((a, b) => b.holders - a.holders);
  const ranges = common.filter((label) => label.isRange);
  // What nearly each product has a value of its own for (a code) divides nothing.
  const divides = ({ facts, holders }: Label) =>
    facts.size > 1 && (facts.size <= OPTIONS_SHOWN || facts.size * 2 <= holders);
  const choices = common.filter((label) => !label.isRange && (divides(label) || isOn(label.key)));
  const first = (list: readonly Label[], count: number) =>
    list.filter((label, place) => place < count || isOn(label.key));
  return [...first(ranges, RANGES_SHOWN), ...first(choices, CHOICES_SHOWN)];
}

/**
 * What a list of products can be narrowed by, and the products that pass what is chosen, in their order.
 *
 * A product passes when of each chosen label one of its facts is in the range, or is one of the values. What a facet
 * counts (bars and options) is what everything else that is chosen lets through, so that each says what choosing it
 * would leave. Numbers are compared in the unit that most products write; those of units that cannot be compared have no
 * place in a range. Pure: the same for a brand, a category and what a search found.
 */
export function facetsOf<Product extends { facts: readonly SpecFact[] }>(
  products: readonly Product[],
  chosen: ChosenSpecs,
): { facets: SpecFacet[]; passing: Product[] } {
  const grouped = new Map<string, Map<SpecFact, number>>();
  for (const { facts } of products)
    for (const fact of facts) {
      const counts = grouped.get(fact.key);
      if (counts) counts.set(fact, (counts.get(fact) ?? 0) + 1);
      else grouped.set(fact.key, new Map([[fact, 1]]));
    }
  const labels = new Map([...grouped].map(([key, facts]) => [key, summarize(key, facts)]));
  const tests = [...createTests(labels, chosen)];
  const { passing, open } = sift(products, tests);
  const isOn = (key: string) => key in chosen.ranges || key in chosen.values;
  const facets = choose([...labels.values()], products.length, isOn).flatMap((label): SpecFacet[] => {
    const counts = open ?? label.facts;
    const wantsRange = label.key in chosen.ranges || (label.isRange && !(label.key in chosen.values));
    const range = wantsRange
      ? rangeFacet(label, counts, chosen.ranges[label.key] ?? { min: null, max: null })
      : null;
    return [range ?? choiceFacet(label, counts, chosen.values[label.key] ?? [])].filter(
      (facet) => facet !== null,
    );
  });
  return { facets, passing };
}

/**
 * The products that pass, and how many have each fact among those that pass all but its own label; null for these where
 * nothing is chosen.
 */
function sift<Product extends { facts: readonly SpecFact[] }>(
  products: readonly Product[],
  tests: ReadonlyArray<readonly [key: string, passing: ReadonlySet<SpecFact>]>,
): { passing: Product[]; open: Map<SpecFact, number> | null } {
  if (tests.length === 0) return { passing: [...products], open: null };
  const open = new Map<SpecFact, number>();
  const passing = products.filter(({ facts }) => {
    const failed = tests.filter(([, met]) => !facts.some((fact) => met.has(fact)));
    const only = failed.length === 1 ? failed[0]?.[0] : undefined;
    if (failed.length > 1) return false;
    for (const fact of facts)
      if (only === undefined || fact.key === only) open.set(fact, (open.get(fact) ?? 0) + 1);
    return only === undefined;
  });
  return { passing, open };
}
