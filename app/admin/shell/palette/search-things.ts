import { nameRank } from '../../../../domain/rules/fold-marks.ts';
import { fold, foldWords } from '../../../../domain/rules/turkish.ts';
import { KINDS, openPath } from '../../kinds/all-kinds.ts';
import { api, read } from '../../lib/api.ts';
import { screenPath, screens } from '../../lib/screens.ts';
import { places } from './places.ts';

/** One thing that the palette offers. `rank` says how it was found: the lower, the better. */
export type Offer = {
  id: string;
  label: string;
  detail: string;
  to: string;
  rank: number;
  /** The screen whose sign it has. */
  screen?: string;
  /** Its picture; null where a row that may have one has none. */
  picture?: string | null;
};
export type OfferGroup = { id: string; title: string; offers: Offer[] };

const PLACES_SHOWN = 8;
const NOT_BY_NAME = 2;

/** How well a name, or else what goes with it, answers the typed words. */
function rankOf(label: string, besides: string, words: readonly string[]): number | null {
  const byName = nameRank(label, words);
  if (byName !== null) return byName;
  const text = fold(`${label} ${besides}`);
  return words.every((word) => text.includes(word)) ? NOT_BY_NAME : null;
}

function ranked<T extends { label: string }>(
  all: readonly T[],
  besides: (thing: T) => string,
  words: readonly string[],
): (T & { rank: number })[] {
  return all
    .flatMap((thing) => {
      const rank = rankOf(thing.label, besides(thing), words);
      return rank === null ? [] : [{ ...thing, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
}

/** The screens, editors and parts of them that the typed words lead to; the menu's screens while nothing is typed. */
export function findPlaces(typed: string): OfferGroup {
  const words = foldWords(typed);
  const found =
    words.length === 0
      ? places.filter(({ id, screen }) => id === screen).map((place) => ({ ...place, rank: 0 }))
      : ranked(places, ({ detail, words: more }) => `${detail} ${more}`, words).slice(0, PLACES_SHOWN);
  return { id: 'go', title: 'Git', offers: found.map((place) => ({ ...place, id: `go:${place.id}` })) };
}

/** What can be begun by these words. */
export function findStarts(typed: string): OfferGroup {
  const starts = screens.flatMap(({ id, path, create }) =>
    create ? [{ id: `new:${id}`, label: create, detail: '', to: `${screenPath(path)}?new=1` }] : [],
  );
  return { id: 'new', title: 'Oluştur', offers: ranked(starts, () => '', foldWords(typed)) };
}

/** The rows that the server finds, by kind. */
export async function findRows(text: string, signal: AbortSignal): Promise<OfferGroup[]> {
  const found = await read(api.search.$get({ query: { search: text } }, { init: { signal } }));
  const groups = new Map<string, OfferGroup>();
  for (const { kind, id, name, detail, picture, rank } of found) {
    const to = openPath(kind, id);
    if (!to) continue;
    const { plural, pictureFolder } = KINDS[kind];
    const group = groups.get(kind) ?? { id: kind, title: plural, offers: [] };
    const offer = { id: `${kind}:${id}`, label: name, detail, to, rank };
    group.offers.push(pictureFolder ? { ...offer, picture } : { ...offer, screen: kind });
    groups.set(kind, group);
  }
  return [...groups.values()];
}

/** How well a group answers. What a file is called is no word of anybody's: things that are called so go before it. */
function best({ id, offers }: OfferGroup): number {
  const rank = Math.min(...offers.map((offer) => offer.rank));
  return id === 'media' ? rank + NOT_BY_NAME : rank;
}

/** Found by name, the best group first; what only has the words somewhere else follows in a group of its own. */
export function inOrder(groups: readonly OfferGroup[]): OfferGroup[] {
  const byName = groups.map((group) => ({
    ...group,
    offers: group.offers.filter((offer) => offer.rank < NOT_BY_NAME),
  }));
  const others = groups.flatMap((group) => group.offers.filter((offer) => offer.rank >= NOT_BY_NAME));
  return [
    ...byName.filter((group) => group.offers.length > 0).sort((a, b) => best(a) - best(b)),
    ...(others.length > 0 ? [{ id: 'besides', title: 'İçinde geçenler', offers: others }] : []),
  ];
}
