const SHEETS = import.meta.glob<string>('../storefront/pages/{comparison,quote,reader,search}/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** What a page that few begin with is set in beside the common stylesheet: that of its folder. Of the server alone. */
export function ownStyles(matches: readonly { id: string }[]): string {
  const [, folder] = /^storefront\/(pages\/[^/]+\/)/.exec(matches.at(-1)?.id ?? '') ?? [];
  if (!folder) return '';
  const own = Object.entries(SHEETS).filter(([path]) => path.includes(folder));
  return own.map(([, sheet]) => sheet).join('');
}
