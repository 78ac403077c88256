import { fold } from '../rules/turkish.ts';
import type { CatalogCard } from './catalog-card.ts';

/** Whether a catalog's name, description or category contains the text, by Turkish rules. */
function catalogMatches(
  card: Pick<CatalogCard, 'name' | 'description' | 'category'>,
  query: string,
): boolean {
  const text = fold(query);
  return [card.name, card.description, card.category].some((field) => fold(field).includes(text));
}

/** The catalogs that a search text and a category leave. */
export function findCatalogs(
  catalogs: readonly CatalogCard[],
  query: string,
  category: string | null,
): CatalogCard[] {
  return catalogs.filter(
    (card) => (category === null || card.category === category) && catalogMatches(card, query),
  );
}
