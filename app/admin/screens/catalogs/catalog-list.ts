import { ACTIVE_FILTER, type Filter } from '../../list/filters.tsx';

export const FILTER_NAMES = ['category', 'isActive', 'isFeatured', 'withoutImage'] as const;

export const sorts = [
  { value: 'sortOrder', label: 'Sitedeki sıra' },
  { value: 'name', label: 'Ada göre' },
  { value: '-createdAt', label: 'Önce yeni eklenen' },
  { value: '-downloadCount', label: 'Önce çok indirilen' },
] as const;

/** What the catalog list can be narrowed by. */
export function catalogFilters(categories: readonly string[]): Filter[] {
  return [
    {
      name: 'category',
      label: 'Kategori',
      kind: 'search',
      options: categories.map((name) => ({ value: name, label: name })),
    },
    ACTIVE_FILTER,
    { name: 'isFeatured', label: 'Öne çıkan', kind: 'flag', options: [] },
    { name: 'withoutImage', label: 'Kapaksız', kind: 'flag', options: [] },
  ];
}
