import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Product } from '../../../domain/product.ts';
import { api, read } from '../../lib/api.ts';
import { products } from '../../lib/resources.ts';
import { useRowToggle } from '../shared/list/use-row-toggle.ts';
import { notifyDone, notifyFailed } from '../shared/notices.ts';
import { refreshThing } from '../shared/query-client.ts';

/** What is done to one product right in the list. */
export function useProductActions(options: { put: (row: Product) => void; openEdit: (id: string) => void }) {
  const client = useQueryClient();
  const duplicating = useRef(new Set<string>());
  const toggle = useRowToggle<Product, 'isActive' | 'isFeatured'>({
    update: products.update,
    put: options.put,
    noun: 'Ürün',
  });

  /** Adds a copy and opens it; a second click while it is made does nothing. */
  async function duplicate(row: Product) {
    if (duplicating.current.has(row.id)) return;
    duplicating.current.add(row.id);
    try {
      const copy = await read(api.products[':id'].duplicate.$post({ param: { id: row.id } }));
      notifyDone('Ürünün pasif bir kopyası eklendi.');
      await refreshThing(client, 'products');
      options.openEdit(copy.id);
    } catch (error) {
      notifyFailed('Ürün çoğaltılamadı', error);
    } finally {
      duplicating.current.delete(row.id);
    }
  }

  return { toggle, duplicate };
}
