/** A score as it is read in Turkish, `4,9`. */
export function formatScore(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1).replace('.', ',');
}
