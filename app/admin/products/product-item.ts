import type { ReactNode } from 'react';
import { formatCount, formatPrice } from '../../../domain/format.ts';
import type { Product } from '../../../domain/product.ts';
import type { Selection } from '../shared/list/use-selection.ts';

/** What a card or a line of the product list shows and does. */
export type ProductItemProps = {
  row: Product;
  selection: Selection;
  onEdit: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onToggle: (flag: 'isActive' | 'isFeatured', value: boolean) => void;
  /** Moves within the list; absent where the list is not in the site's order. */
  onShift?: ((step: 1 | -1 | 'first') => void) | undefined;
  handle: ReactNode;
};

export function placeOf(row: Product): string {
  return `${row.brand.name} · ${row.category?.name ?? 'Genel'}`;
}

export function priceOf(row: Product): string {
  return row.price === null ? 'Fiyat yok' : formatPrice(row.price);
}

export function stockOf(row: Product): { text: string; isOut: boolean } {
  return row.stock
    ? { text: `${formatCount(row.stock)} adet`, isOut: false }
    : { text: 'Stokta yok', isOut: true };
}
