import { CATEGORY_COLORS, type Category } from '../things/category.ts';
import { metaColumns, type Table } from './column.ts';

export const categoryTable: Table<Category> = {
  title: 'Kategoriler',
  fileName: 'kategoriler',
  columns: [
    {
      ...{ key: 'brand', title: 'Marka', holds: 'text', width: 18 },
      of: (row, names) => names.brand(row.brandId),
    },
    {
      ...{ key: 'path', title: 'Kategori', holds: 'text', width: 36 },
      of: (row, names) => names.category(row.id),
    },
    { key: 'slug', title: 'Adresteki adı', holds: 'text', width: 28, of: (row) => row.slug },
    { key: 'description', title: 'Açıklama', holds: 'text', width: 48, of: (row) => row.description },
    { key: 'icon', title: 'Simge', holds: 'text', width: 8, of: (row) => row.icon },
    {
      ...{ key: 'color', title: 'Renk', holds: 'text', width: 12 },
      of: (row) => CATEGORY_COLORS.find(({ value }) => value === row.color)?.label ?? row.color,
    },
    { key: 'sortOrder', title: 'Sıra', holds: 'count', width: 7, of: (row) => row.sortOrder },
    { key: 'isActive', title: 'Aktif', holds: 'flag', width: 8, of: (row) => row.isActive },
    {
      ...{ key: 'productCount', title: 'Ürün sayısı', holds: 'count', width: 12, isExtra: true },
      of: (row) => row.productCount,
    },
    ...metaColumns,
  ],
};
