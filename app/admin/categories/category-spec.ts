import {
  CATEGORY_COLOR,
  type Category,
  type CategoryInput,
  categoryInput,
} from '../../../domain/category.ts';
import { categories } from '../../lib/resources.ts';
import type { RecordSpec } from '../shared/form/record-spec.ts';

export type CategoryValues = CategoryInput;
export type CategoryOutput = ReturnType<typeof categoryInput.parse>;

export const categorySpec: RecordSpec<Category, CategoryValues, CategoryOutput> = {
  kind: 'categories',
  schema: categoryInput,
  empty: {
    name: '',
    slug: '',
    description: null,
    brandId: '',
    parentId: null,
    icon: null,
    color: CATEGORY_COLOR,
    isActive: true,
    sortOrder: 0,
  },
  toValues: (row) => ({
    name: row.name,
    slug: row.slug,
    description: row.description,
    brandId: row.brandId,
    parentId: row.parentId,
    icon: row.icon,
    color: row.color as CategoryValues['color'],
    isActive: row.isActive,
    sortOrder: row.sortOrder,
  }),
  create: categories.create,
  update: categories.update,
  labels: {
    name: 'Kategori adı',
    brandId: 'Marka',
    parentId: 'Üst kategori',
    description: 'Açıklama',
    icon: 'Simge',
    color: 'Renk',
    slug: 'Adresteki adı',
    sortOrder: 'Sıra',
    isActive: 'Aktif',
  },
  messages: {
    created: 'Kategori başarıyla oluşturuldu!',
    updated: 'Kategori başarıyla güncellendi!',
    failed: 'Kategori kaydedilirken hata oluştu!',
  },
};
