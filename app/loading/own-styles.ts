const SHEETS = import.meta.glob<string>('../storefront/pages/**/{own,first}.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * What a page is set in inside itself, from the folder of its route: `own.css` beside the common stylesheet, for pages
 * that few begin with, and `first.css` for one that comes with its first picture, before that stylesheet. Of the server
 * alone.
 */
export function ownStyles(matches: readonly { id: string }[], sheet: 'own' | 'first'): string {
  const [, folder] = /^storefront\/(pages\/.+\/)/.exec(matches.at(-1)?.id ?? '') ?? [];
  return SHEETS[`../storefront/${folder}${sheet}.css`] ?? '';
}
