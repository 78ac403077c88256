/** Endings of Turkish nouns, folded; each with what the stem before it must end in. */
const ENDINGS: Record<'any' | 'vowel' | 'consonant', string> = {
  any: 'lar ler lari leri larin lerin larinin lerinin larda lerde lardan lerden da de ta te dan den tan ten li lu',
  vowel: 'si su sinin sunun yi yu ya ye na ne ni nu nin nun nda nde ndan nden yla yle',
  consonant: 'i u a e in un im um inin unun la le',
};

const SHORTEST = 3;
const ROUNDS = 3;
const ENDS_IN_VOWEL = /[aeiou]$/;
const HAS_VOWEL = /[aeiou]/;
const HARD: Record<string, string> = { g: 'k', b: 'p', d: 't' };

const RULES = (Object.keys(ENDINGS) as Array<keyof typeof ENDINGS>).flatMap((after) =>
  ENDINGS[after].split(' ').map((ending) => ({ ending, after })),
);

/** What is left of a word without each ending that it may have. */
function stripped(word: string): string[] {
  const found: string[] = [];
  for (const { ending, after } of RULES) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    // `mine` is no `min` in the dative: so short a word keeps its vowel.
    const shortest = ending === 'a' || ending === 'e' ? SHORTEST + 1 : SHORTEST;
    if (rest.length < shortest || !HAS_VOWEL.test(rest)) continue;
    if (after === 'any' || ENDS_IN_VOWEL.test(rest) === (after === 'vowel')) found.push(rest);
  }
  return found;
}

/** A stem as it ends before a consonant: `başlığ-` is `başlık`. */
function hardened(stem: string): string {
  const last = HARD[stem.at(-1) ?? ''];
  return last ? stem.slice(0, -1) + last : stem;
}

/**
 * What a folded word may be an inflected form of, itself first: `kompozit` among others of `kompozitlerinin`, `baslik` of
 * `basligi`. Where endings are ambiguous all readings are there: `eldiven` and `eldive` of `eldiveni`. Two words may be
 * forms of one where they have a stem in common.
 */
export function stemsOf(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [word];
  const stems = new Set([word]);
  let last = [word];
  for (let round = 0; round < ROUNDS && last.length > 0; round++) {
    last = last.flatMap(stripped).filter((stem) => !stems.has(stem));
    for (const stem of last) stems.add(stem);
  }
  return [...new Set([...stems].map(hardened))];
}
