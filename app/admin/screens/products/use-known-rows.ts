import { useRef, useState } from 'react';
import type { Product } from '../../../../domain/things/product.ts';
import { notifyFailed } from '../../lib/notices.ts';
import type { Query } from '../../lib/resource.ts';
import { products } from '../../lib/resources.ts';
import type { Selection } from '../../list/use-selection.ts';

const PART = 500;

/** The rows behind the ticks, also of those that the list has not loaded yet. */
export function useKnownRows(loaded: readonly Product[], selection: Selection) {
  const extra = useRef(new Map<string, Product>());
  const [loading, setLoading] = useState<number | null>(null);

  /** Ticks everything that the search and the filters find. */
  async function selectMatching(query: Query) {
    if (loading !== null) return;
    setLoading(0);
    const found: Product[] = [];
    let cursor: string | null = null;
    try {
      do {
        const part = await products.list({ ...query, limit: PART, cursor });
        found.push(...part.rows);
        cursor = part.next;
        setLoading(found.length);
      } while (cursor);
      for (const row of found) extra.current.set(row.id, row);
      selection.select(found.map((row) => row.id));
    } catch (error) {
      notifyFailed('Ürünlerin tümü seçilemedi', error);
    } finally {
      setLoading(null);
    }
  }

  /** Reads rows again, as others may have left them; one that is gone is no longer known. */
  async function renew(ids: readonly string[]) {
    for (const id of ids) {
      const row = await products.get(id).catch(() => null);
      if (row) extra.current.set(id, row);
      else extra.current.delete(id);
    }
  }

  function selectedRows(): Product[] {
    const byId = new Map([...extra.current, ...loaded.map((row) => [row.id, row] as const)]);
    return [...selection.selected].map((id) => byId.get(id)).filter((row) => row !== undefined);
  }

  return { loading, selectMatching, selectedRows, renew };
}
