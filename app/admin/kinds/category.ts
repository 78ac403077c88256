import { FolderPlus, FolderTree } from 'lucide-react';
import { type Category, categoryWords } from '../../../domain/things/category.ts';
import { categories } from '../lib/resources.ts';
import type { ListedKind } from './kind.ts';

export const categoryKind = {
  ...categoryWords,
  icon: FolderTree,
  addIcon: FolderPlus,
  screen: 'categories',
  opens: 'edit',
  total: 'totalCategories',
  resource: categories,
  choice: (row) => ({ detail: row.brand.name, depth: row.level - 1 }),
  holds: (row) => ({ categories: row.childrenCount, products: row.productCount }),
  fields: {
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
} satisfies ListedKind<Category>;
