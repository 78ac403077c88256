import { type ChosenSpecs, hasSpecs, NO_SPECS } from '../../../domain/pages/spec-choice.ts';
import { facetsOf, type SpecFacet } from '../../../domain/pages/spec-facets.ts';
import type { FindAsked } from '../../../domain/search/asked.ts';
import type { Scored } from './index/by-kind.ts';
import type { Index } from './index/index.ts';
import { type Narrowed, narrowProducts } from './narrow.ts';

/** Of more products nothing is offered by their technical data: brand and category divide such a list first. */
const OFFERED_MAX = 5_000;

type Specified = ReturnType<typeof specifiedIn>[number];

function specifiedIn(index: Index, { rows, scores }: Scored) {
  return Array.from(rows, (at, place) => ({ at, score: scores[place] ?? 0, facts: index.factsOf(at) }));
}

function scoredOf(products: readonly Specified[]): Scored {
  return {
    rows: Uint32Array.from(products, ({ at }) => at),
    scores: Float32Array.from(products, ({ score }) => score),
  };
}

type Narrowing = Narrowed & { specs: SpecFacet[] };

/**
 * The products that pass every filter, with what each filter offers: those of brand, category and delivery count what the
 * technical data lets through, and the other way round.
 */
export function narrowBySpecs(index: Index, found: Scored, asked: FindAsked, showsStock: boolean): Narrowing {
  const chosen: ChosenSpecs = asked.specs ?? NO_SPECS;
  const narrowed = narrowProducts(index, found, asked, showsStock);
  if (!hasSpecs(chosen)) {
    const isOffered = narrowed.left.rows.length <= OFFERED_MAX;
    const specs = isOffered ? facetsOf(specifiedIn(index, narrowed.left), NO_SPECS).facets : [];
    return { ...narrowed, specs };
  }
  const { facets: specs, passing } = facetsOf(specifiedIn(index, narrowed.left), chosen);
  const open = scoredOf(facetsOf(specifiedIn(index, found), chosen).passing);
  const { facets } = narrowProducts(index, open, asked, showsStock);
  return { left: scoredOf(passing), facets, specs };
}
