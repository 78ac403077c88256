const PARTS = [
  'kanal',
  'eğe',
  'Çelik',
  'İĞNE',
  'ISI',
  'ılık',
  'k2',
  'M4',
  '%',
  '_',
  '"',
  "'",
  '10',
  'ß',
  'ta',
  'a',
  '🦷',
];

/** Always the same numbers: a search that fails fails again. */
export function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Words and signs that searches stumble over, beside each other or in one. */
export function oddText(dice: (sides: number) => number, length: number): string {
  const parts = Array.from({ length }, () => PARTS[dice(PARTS.length)]);
  return parts.join(dice(2) ? ' ' : '').trim();
}
