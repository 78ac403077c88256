import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Product } from '../../../domain/product.ts';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { products } from '../../lib/resources.ts';
import { notifyDone, notifyFailed } from '../shared/notices.ts';
import { refreshThing } from '../shared/query-client.ts';

type Flag = 'isActive' | 'isFeatured';

/** What is done to one product right in the list. */
export function useProductActions(options: { put: (row: Product) => void; openEdit: (id: string) => void }) {
  const client = useQueryClient();
  const busy = useRef(new Set<string>());

  /** Runs one change of a product at a time: a second click waits for nothing and does nothing. */
  async function once(id: string, change: () => Promise<void>) {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await change();
    } finally {
      busy.current.delete(id);
    }
  }

  function toggle(row: Product, flag: Flag, value: boolean) {
    return once(row.id, async () => {
      options.put({ ...row, [flag]: value });
      try {
        options.put(await products.update(row.id, { [flag]: value, version: row.version }));
        await refreshThing(client);
      } catch (error) {
        const newer = isApiError(error, 409) && error.current;
        options.put(newer ? (newer as Product) : row);
        notifyFailed(newer ? 'Ürün bu arada değişmiş; yeni hâli gösteriliyor' : 'Ürün güncellenemedi', error);
      }
    });
  }

  function duplicate(row: Product) {
    return once(row.id, async () => {
      try {
        const copy = await read(api.products[':id'].duplicate.$post({ param: { id: row.id } }));
        notifyDone('Ürünün pasif bir kopyası eklendi.');
        await refreshThing(client, 'products');
        options.openEdit(copy.id);
      } catch (error) {
        notifyFailed('Ürün çoğaltılamadı', error);
      }
    });
  }

  return { toggle, duplicate };
}
