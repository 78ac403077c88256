import { ACTIVE_FILTER, type Filter } from '../../list/filters.tsx';
import type { SavedView } from '../../list/stored-views.ts';
import type { ComboboxOption } from '../../ui/option-list.tsx';

export const FILTER_NAMES = [
  'brandId',
  'categoryId',
  'catalogId',
  'isActive',
  'isFeatured',
  'withoutImage',
  'stock',
] as const;

export const sorts = [
  { value: 'sortOrder', label: 'Sitedeki sıra' },
  { value: 'name', label: 'Ada göre' },
  { value: '-createdAt', label: 'Önce yeni eklenen' },
  { value: '-updatedAt', label: 'Önce son değişen' },
  { value: 'price', label: 'Önce ucuz' },
  { value: '-price', label: 'Önce pahalı' },
  { value: 'stock', label: 'Önce az stok' },
  { value: 'sku', label: 'Koda göre' },
] as const;

export const builtInViews: readonly SavedView[] = [
  { name: 'Görselsiz', filters: { withoutImage: 'true' } },
  { name: 'Stokta yok', filters: { stock: 'out' } },
  { name: 'Pasif', filters: { isActive: 'false' } },
];

/** What the product list can be narrowed by. */
export function productFilters(
  choices: Readonly<Record<'brandId' | 'categoryId' | 'catalogId', readonly ComboboxOption[]>>,
): Filter[] {
  return [
    { name: 'brandId', label: 'Marka', kind: 'search', options: choices.brandId },
    {
      name: 'categoryId',
      label: 'Kategori',
      kind: 'search',
      options: [{ value: 'none', label: 'Kategorisiz (Genel)' }, ...choices.categoryId],
    },
    { name: 'catalogId', label: 'Katalog', kind: 'search', options: choices.catalogId },
    ACTIVE_FILTER,
    {
      name: 'stock',
      label: 'Stok',
      options: [
        { value: 'in', label: 'Stokta var' },
        { value: 'low', label: 'Azalan (5 ve altı)' },
        { value: 'out', label: 'Stokta yok' },
      ],
    },
    { name: 'isFeatured', label: 'Öne çıkan', kind: 'flag', options: [] },
    { name: 'withoutImage', label: 'Görselsiz', kind: 'flag', options: [] },
  ];
}
