import { BookOpen, FilePlus } from 'lucide-react';
import {
  type Catalog,
  type CatalogInput,
  type CatalogPatch,
  catalogWords,
} from '../../../domain/things/catalog.ts';
import { api } from '../lib/api.ts';
import { createResource } from '../lib/resource.ts';
import type { ListedKind } from './kind.ts';

type Set = { isActive?: boolean; isFeatured?: boolean };

export const catalogKind = {
  ...catalogWords,
  icon: BookOpen,
  addIcon: FilePlus,
  screen: 'catalogs',
  opens: 'edit',
  total: 'totalCatalogs',
  resource: createResource<Catalog, CatalogInput, CatalogPatch, Set>('catalogs', api.catalogs),
  choice: (row) => ({ detail: row.category ?? undefined }),
  fields: {
    title: 'Katalog adı',
    description: 'Açıklama',
    category: 'Kategori',
    tags: 'Etiketler',
    fileUrl: 'Katalog dosyası',
    fileName: 'Dosya adı',
    fileSize: 'Dosya boyutu',
    pages: 'Sayfa sayısı',
    thumbnailUrl: 'Kapak görseli',
    slug: 'Adresteki adı',
    sortOrder: 'Sıra',
    isActive: 'Aktif',
    isFeatured: 'Öne çıkan',
  },
  pastFields: { fileUrl: 'Dosya' },
  pictureFolder: 'thumbnails',
  files: { fileUrl: 'Katalog dosyası', thumbnailUrl: 'Katalog kapağı' },
} satisfies ListedKind<Catalog>;
