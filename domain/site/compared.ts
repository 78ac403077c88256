/** As many products as stand side by side on a wide screen. */
export const COMPARED_MAX = 4;

/** The slugs in an address, each once, as many as can be compared. */
export function comparedSlugs(value: string | null): string[] {
  const slugs = (value ?? '')
    .toLowerCase()
    .split(',')
    .map((slug) => slug.trim());
  return [...new Set(slugs.filter(Boolean))].slice(0, COMPARED_MAX);
}
