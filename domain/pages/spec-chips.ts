import { formatDecimal } from '../rules/format.ts';
import { valueWithUnit } from '../rules/specification.ts';
import { type ChosenSpecs, withoutSpec } from './spec-choice.ts';
import type { SpecFacet } from './spec-facets.ts';

/** Something that is chosen, and what is chosen without it. */
export type SpecChip = { text: string; without: ChosenSpecs };

/** What is chosen among the technical data of a list, one by one; what the list has not is shown as the address says it. */
export function specChips(facets: readonly SpecFacet[], chosen: ChosenSpecs): SpecChip[] {
  const byKey = new Map(facets.map((facet) => [facet.key, facet]));
  const ranges = Object.entries(chosen.ranges).map(([key, { min, max }]): SpecChip => {
    const facet = byKey.get(key);
    const unit = facet?.kind === 'range' ? facet.unit : '';
    const number = (value: number | null) => (value === null ? '' : formatDecimal(value));
    const ends =
      min !== null && max !== null
        ? valueWithUnit({ value: `${number(min)}–${number(max)}`, unit })
        : `${min === null ? 'en çok' : 'en az'} ${valueWithUnit({ value: number(min ?? max), unit })}`;
    return { text: `${facet?.label ?? key} ${ends}`, without: withoutSpec(chosen, key) };
  });
  const values = Object.entries(chosen.values).flatMap(([key, list]) =>
    list.map((value): SpecChip => {
      const facet = byKey.get(key);
      const option = facet?.kind === 'choice' ? facet.options.find((one) => one.value === value) : undefined;
      return { text: option?.text ?? value, without: withoutSpec(chosen, key, value) };
    }),
  );
  return [...ranges, ...values];
}
