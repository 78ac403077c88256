/** How many products stand side by side, as words: 'Üç', 'Üçü', 'Üçünde'. */
export const COUNTS = [
  null,
  null,
  { name: 'İki', all: 'İkisi', inAll: 'İkisinde' },
  { name: 'Üç', all: 'Üçü', inAll: 'Üçünde' },
  { name: 'Dört', all: 'Dördü', inAll: 'Dördünde' },
] as const;
