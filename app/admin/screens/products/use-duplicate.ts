import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Product } from '../../../../domain/things/product.ts';
import { api, read } from '../../lib/api.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';

/** Adds a copy of a product and opens it; a second click while it is made does nothing. */
export function useDuplicate(openEdit: (id: string) => void) {
  const client = useQueryClient();
  const duplicating = useRef(new Set<string>());

  return async function duplicate(row: Product) {
    if (duplicating.current.has(row.id)) return;
    duplicating.current.add(row.id);
    try {
      const copy = await read(api.products[':id'].duplicate.$post({ param: { id: row.id } }));
      notifyDone('Ürünün pasif bir kopyası eklendi.');
      await refreshThing(client, 'products');
      openEdit(copy.id);
    } catch (error) {
      notifyFailed('Ürün çoğaltılamadı', error);
    } finally {
      duplicating.current.delete(row.id);
    }
  };
}
