/** Where a word of a row stands; one bit each, so that a posting says all places at once. */
export const FIELD = {
  name: 1,
  code: 2,
  category: 4,
  brand: 8,
  description: 16,
  feature: 32,
  text: 64,
} as const;
export type Field = keyof typeof FIELD;

/** What a word is worth by the best place in which it stands. */
const WORTH: Record<Field, number> = {
  name: 60,
  code: 50,
  category: 24,
  brand: 18,
  description: 9,
  feature: 7,
  text: 4,
};

const MASKS = 128;
/** What a word is worth that stands in other places too, of what it is worth there. */
const BESIDE = 0.15;

/** The worth of each mask of fields. */
export const worthOf: readonly number[] = Array.from({ length: MASKS }, (_, mask) => {
  const worths = (Object.keys(FIELD) as Field[])
    .filter((field) => mask & FIELD[field])
    .map((field) => WORTH[field]);
  const best = Math.max(0, ...worths);
  return best + BESIDE * (worths.reduce((sum, worth) => sum + worth, 0) - best);
});

/** How well a word of a row answers one of the query. */
export const QUALITY = {
  same: 1,
  /** Another form of it: `implantlar`. */
  form: 0.94,
  /** Written in one word by one of the two: `i scan`. */
  joined: 0.92,
  beginning: 0.82,
  synonym: 0.7,
  typo: 0.55,
  otherLetter: 0.45,
} as const;

/** What comes on top of what the words are worth; far enough apart that none makes up for the next. */
export const BONUS = {
  code: 8000,
  sameName: 4000,
  codeBegins: 2000,
  nameBegins: 1000,
  allInName: 400,
  /** For a measure that was asked for. */
  measure: 150,
  /** At most, by how much of the name was asked for. */
  coverage: 60,
} as const;
