import { queryOptions } from '@tanstack/react-query';
import type { Product } from '../../../../../domain/things/product.ts';
import { api, read } from '../../../lib/api.ts';
import type { Query } from '../../../lib/resource.ts';
import { products } from '../../../lib/resources.ts';

/** As many as one answer gives, and as many ids as an address holds. */
const PART = 500;
const IDS = 100;

/** Every product that a query finds. */
export async function readAll(query: Query): Promise<Product[]> {
  const rows: Product[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const part = await products.list({ ...query, limit: PART, cursor });
    rows.push(...part.rows);
    cursor = part.next;
  }
  return rows;
}

/** A product whose code stands in a catalog's text, and where. */
export type FoundProduct = { row: Product; pages: readonly number[] };

/** The products whose codes stand in the text of a catalog, by page; null where it has no text that could be read. */
export function productsInText(id: string) {
  return queryOptions({
    queryKey: ['catalogs', 'products-in-text', id],
    queryFn: async (): Promise<FoundProduct[] | null> => {
      const { hasText, products: found } = await read(
        api.catalogs[':id']['products-in-text'].$get({ param: { id } }),
      );
      const rows = new Map<string, Product>();
      for (let from = 0; from < found.length; from += IDS) {
        const ids = found.slice(from, from + IDS).map((one) => one.id);
        for (const row of await readAll({ ids: ids.join(',') })) rows.set(row.id, row);
      }
      return hasText
        ? found.flatMap(({ id: productId, pages }) => {
            const row = rows.get(productId);
            return row ? [{ row, pages }] : [];
          })
        : null;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
