import { ALPHABET, compareTurkish, fold, foldWords, initial, lower, upper } from '../rules/turkish.ts';

/** As many brands are looked through at a glance; more of them get letters and a field to find one. */
export const BRANDS_AT_A_GLANCE = 24;

export type BrandGroup<Brand> = { letter: string; anchor: string; brands: Brand[] };

/** What stands before A: names that begin with a digit or a sign. */
const OTHER = '0-9';

/** The brands whose name has every word of the query, by Turkish rules. */
export function findBrands<Brand extends { name: string }>(brands: readonly Brand[], query: string): Brand[] {
  const words = foldWords(query);
  return brands.filter(({ name }) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  });
}

/** Brands as a dictionary has them. */
export function inDictionaryOrder<Brand extends { name: string }>(brands: readonly Brand[]): Brand[] {
  return brands.toSorted((a, b) => compareTurkish(a.name, b.name));
}

/** Where a letter comes in the Turkish alphabet; before A whatever is none. */
function placeOf(letter: string): number {
  return ALPHABET.indexOf(lower(letter));
}

/**
 * The brands under their letters, in the order they come in; letters without a brand are left out. Browsers do this too:
 * what compares texts by the rules of Turkish takes a phone more than 100 ms to make.
 */
export function brandIndex<Brand extends { name: string }>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = initial(brand.name) ?? OTHER;
    const group = groups.get(letter);
    if (group) group.push(brand);
    else groups.set(letter, [brand]);
  }
  return [...groups]
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([letter, own]) => ({ letter, anchor: `harf-${letter}`, brands: own }));
}

/** What no Turkish word begins with stands in the index only where a brand does. */
const FOREIGN = 'qwx';

/** All letters in their order, each with where its brands begin; null for those that none begins with. */
export function letterIndex(groups: ReadonlyArray<Pick<BrandGroup<unknown>, 'letter' | 'anchor'>>) {
  const anchors = new Map(groups.map(({ letter, anchor }) => [letter, anchor]));
  const letters = [...ALPHABET].filter((letter) => !FOREIGN.includes(letter)).map(upper);
  return [...new Set([...letters, ...anchors.keys()])]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((letter) => ({ letter, anchor: anchors.get(letter) ?? null }));
}
