import type { Catalog } from '../things/catalog.ts';
import { linesCell, metaColumns, type Table } from './column.ts';

export const catalogTable: Table<Catalog> = {
  title: 'Kataloglar',
  fileName: 'kataloglar',
  columns: [
    { key: 'title', title: 'Katalog adı', holds: 'text', width: 36, of: (row) => row.title },
    { key: 'slug', title: 'Adresteki adı', holds: 'text', width: 28, of: (row) => row.slug },
    { key: 'description', title: 'Açıklama', holds: 'text', width: 48, of: (row) => row.description },
    { key: 'category', title: 'Kategori', holds: 'text', width: 18, of: (row) => row.category },
    { key: 'tags', title: 'Etiketler', holds: 'text', width: 24, of: (row) => linesCell(row.tags) },
    { key: 'fileUrl', title: 'PDF adresi', holds: 'text', width: 30, of: (row) => row.fileUrl },
    { key: 'fileName', title: 'Dosya adı', holds: 'text', width: 28, of: (row) => row.fileName },
    { key: 'fileSize', title: 'Boyut (bayt)', holds: 'count', width: 12, of: (row) => row.fileSize },
    { key: 'pages', title: 'Sayfa', holds: 'count', width: 8, of: (row) => row.pages },
    { key: 'thumbnailUrl', title: 'Kapak görseli', holds: 'text', width: 30, of: (row) => row.thumbnailUrl },
    { key: 'sortOrder', title: 'Sıra', holds: 'count', width: 7, of: (row) => row.sortOrder },
    { key: 'isActive', title: 'Aktif', holds: 'flag', width: 8, of: (row) => row.isActive },
    { key: 'isFeatured', title: 'Öne çıkan', holds: 'flag', width: 10, of: (row) => row.isFeatured },
    {
      ...{ key: 'viewCount', title: 'Görüntüleme', holds: 'count', width: 12, isExtra: true },
      of: (row) => row.viewCount,
    },
    {
      ...{ key: 'downloadCount', title: 'İndirme', holds: 'count', width: 9, isExtra: true },
      of: (row) => row.downloadCount,
    },
    ...metaColumns,
  ],
};
