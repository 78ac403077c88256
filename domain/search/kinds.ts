/** What a search finds, in the order in which results offer it. `page` is a page of a catalog's text. */
export const FOUND_KINDS = ['product', 'brand', 'category', 'catalog', 'page'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** How results can be ordered: by how well they answer, or by name. */
export const FIND_SORTS = ['relevance', 'name'] as const;
export type FindSort = (typeof FIND_SORTS)[number];

/** What a product's stock can be chosen by, where the site shows it. */
export const STOCK_CHOICES = ['in', 'order'] as const;
export const STOCK_LABELS: Record<(typeof STOCK_CHOICES)[number], string> = {
  in: 'Stoktan teslim',
  order: 'Sipariş üzerine',
};
