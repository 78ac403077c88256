import { formatCount } from '../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import type { Product } from '../../../../domain/things/product.ts';
import type { CardProps } from '../../list/card-list.tsx';

/** What a card or a line of the product list shows and does. */
export type ProductItemProps = CardProps<Product, 'isActive' | 'isFeatured'> & {
  onDuplicate: () => void;
};

export function placeOf(row: Product): string {
  return `${row.brand.name} · ${row.category?.name ?? 'Genel'}`;
}

export function priceOf(row: Product): string {
  return row.price === null ? 'Fiyat yok' : formatPrice(row.price, row.currency);
}

export function stockOf(row: Product): { text: string; isOut: boolean } {
  return row.stock
    ? { text: `${formatCount(row.stock)} adet`, isOut: false }
    : { text: 'Stokta yok', isOut: true };
}
