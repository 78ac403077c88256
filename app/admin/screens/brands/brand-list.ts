import { formatCount } from '../../../../domain/rules/format.ts';
import type { Brand } from '../../../../domain/things/brand.ts';
import { ACTIVE_FILTER, type Filter } from '../../list/filters.tsx';

export const sorts = [
  { value: 'sortOrder', label: 'Sitedeki sıra' },
  { value: 'name', label: 'Ada göre' },
  { value: '-createdAt', label: 'Önce yeni eklenen' },
  { value: '-updatedAt', label: 'Önce son değişen' },
] as const;

export const brandFilters: readonly Filter[] = [
  ACTIVE_FILTER,
  {
    name: 'isDistributor',
    label: 'Bayilik',
    options: [
      { value: 'true', label: 'Bayisi olduklarımız' },
      { value: 'false', label: 'Diğerleri' },
    ],
  },
  { name: 'withoutImage', label: 'Logosuz', kind: 'flag', options: [] },
];

type Held = Pick<Brand, 'categoriesCount' | 'productsCount'>;

/** What goes to the trash with a brand, as a sentence. */
export function heldByBrand({ categoriesCount, productsCount }: Held): string {
  if (categoriesCount === 0 && productsCount === 0) return 'İçinde kategori ya da ürün yok.';
  return `İçinde ${formatCount(categoriesCount)} kategori ve ${formatCount(productsCount)} ürün var.`;
}

/** What goes to the trash with several brands. */
export function sumHeld(rows: readonly Held[]): string {
  return heldByBrand({
    categoriesCount: rows.reduce((sum, row) => sum + row.categoriesCount, 0),
    productsCount: rows.reduce((sum, row) => sum + row.productsCount, 0),
  });
}
