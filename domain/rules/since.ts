/** What the last word of a number, as it is read, takes for "from": `altı` + `dan`. */
const ONES = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'];
const TENS = ['', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan'];

/** The ending that a year takes for "since", by how it is read: 2009 + `'dan`, 2014 + `'ten`. */
export function sinceEnding(year: string): string {
  const [tens = 0, ones = 0] = [...year.slice(-2)].map(Number);
  // Hundreds and thousands end in `yüz` and `bin`.
  return `'${ONES[ones] || TENS[tens] || 'den'}`;
}
