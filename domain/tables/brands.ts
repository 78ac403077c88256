import type { Brand } from '../things/brand.ts';
import { metaColumns, type Table } from './column.ts';

export const brandTable: Table<Brand> = {
  title: 'Markalar',
  fileName: 'markalar',
  columns: [
    { key: 'name', title: 'Marka adı', holds: 'text', width: 24, of: (row) => row.name },
    { key: 'slug', title: 'Adresteki adı', holds: 'text', width: 24, of: (row) => row.slug },
    { key: 'description', title: 'Açıklama', holds: 'text', width: 48, of: (row) => row.description },
    { key: 'country', title: 'Ülke', holds: 'text', width: 14, of: (row) => row.country },
    { key: 'established', title: 'Kuruluş', holds: 'text', width: 10, of: (row) => row.established },
    {
      key: 'representedSince',
      title: 'Temsil yılı',
      holds: 'text',
      width: 11,
      of: (row) => row.representedSince,
    },
    {
      key: 'serviceNotes',
      title: 'Servis bilgileri',
      holds: 'text',
      width: 36,
      of: (row) => row.serviceNotes,
    },
    { key: 'contactName', title: 'Temsilci', holds: 'text', width: 20, of: (row) => row.contactName },
    {
      key: 'contactTitle',
      title: 'Temsilcinin görevi',
      holds: 'text',
      width: 20,
      of: (row) => row.contactTitle,
    },
    {
      key: 'contactPhone',
      title: 'Temsilcinin telefonu',
      holds: 'text',
      width: 20,
      of: (row) => row.contactPhone,
    },
    { key: 'website', title: 'Web sitesi', holds: 'text', width: 28, of: (row) => row.website },
    { key: 'logoUrl', title: 'Logo görseli', holds: 'text', width: 30, of: (row) => row.logoUrl },
    { key: 'logo', title: 'Logo simgesi', holds: 'text', width: 12, of: (row) => row.logo },
    { key: 'sortOrder', title: 'Sıra', holds: 'count', width: 7, of: (row) => row.sortOrder },
    { key: 'isActive', title: 'Aktif', holds: 'flag', width: 8, of: (row) => row.isActive },
    { key: 'isDistributor', title: 'Bayilik', holds: 'flag', width: 9, of: (row) => row.isDistributor },
    {
      ...{ key: 'categoriesCount', title: 'Kategori sayısı', holds: 'count', width: 14, isExtra: true },
      of: (row) => row.categoriesCount,
    },
    {
      ...{ key: 'productsCount', title: 'Ürün sayısı', holds: 'count', width: 12, isExtra: true },
      of: (row) => row.productsCount,
    },
    ...metaColumns,
  ],
};
