import { type Catalog, type CatalogInput, catalogInput } from '../../../domain/catalog.ts';
import { formatFileSize } from '../../../domain/format.ts';
import { catalogs } from '../../lib/resources.ts';
import type { RecordSpec } from '../shared/form/record-spec.ts';

export type CatalogValues = CatalogInput;
export type CatalogOutput = ReturnType<typeof catalogInput.parse>;

export const catalogSpec: RecordSpec<Catalog, CatalogValues, CatalogOutput> = {
  kind: 'catalogs',
  schema: catalogInput,
  empty: {
    title: '',
    slug: '',
    description: null,
    fileUrl: '',
    fileName: null,
    fileSize: null,
    pages: null,
    thumbnailUrl: null,
    category: null,
    tags: [],
    isFeatured: false,
    isActive: true,
    sortOrder: 0,
  },
  toValues: (row) => ({
    title: row.title,
    slug: row.slug,
    description: row.description,
    fileUrl: row.fileUrl ?? '',
    fileName: row.fileName,
    fileSize: row.fileSize,
    pages: row.pages,
    thumbnailUrl: row.thumbnailUrl,
    category: row.category,
    tags: row.tags,
    isFeatured: row.isFeatured,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
  }),
  create: catalogs.create,
  update: catalogs.update,
  labels: {
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
  show: (key, value) => (key === 'fileSize' ? formatFileSize(Number(value)) : undefined),
  messages: {
    created: 'Katalog başarıyla eklendi!',
    updated: 'Katalog başarıyla güncellendi!',
    failed: 'Katalog kaydedilirken hata oluştu!',
  },
};
