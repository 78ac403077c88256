import type { ComponentType } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';

const load = () => import('./narrow.tsx');
type Parts = Awaited<ReturnType<typeof load>>;
type PropsOf<Name extends keyof Parts> = Parameters<Parts[Name]>[0];

const known = import.meta.env.SSR ? await load() : null;

/**
 * A part that the server puts into the page, and that comes to life after it, with a program of its own: around it stands
 * a `<Suspense>`.
 */
function part<Props>(pick: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
  return known ? pick(known) : lazyPart<Props>(async () => pick(await load()));
}

/** What narrows the products of a search. */
export const FilterColumn = part<PropsOf<'Narrow'>>(({ Narrow }) => Narrow);
/** The choices that are on. */
export const FilterChips = part<PropsOf<'ChosenChips'>>(({ ChosenChips }) => ChosenChips);
/** The order of the results. */
export const OrderField = part<PropsOf<'ResultOrder'>>(({ ResultOrder }) => ResultOrder);
