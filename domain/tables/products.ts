import { joinParts } from '../rules/joined-parts.ts';
import type { Product } from '../things/product.ts';
import { type Column, linesCell, metaColumns, type Table } from './column.ts';
import { nameKey, type SpecificationName, specificationHead } from './specification-head.ts';

/** A line of technical data in a cell: `Çap | 3,3–5,0 | mm`. */
function specificationCell({ label, value, unit }: Product['specifications'][number]): string {
  return joinParts(unit ? [label, value, unit] : [label, value], '|');
}

/** The column that becomes one for each technical value. */
export const SPECIFICATION = 'specification';

/** A column for each of these names; a value that a product says twice stands on two lines. */
export function specificationColumns(
  names: readonly SpecificationName[],
  isField: (head: string) => boolean,
): Array<Column<Product>> {
  return names.map((name) => ({
    key: nameKey(name),
    title: specificationHead(name, isField),
    holds: 'text',
    width: 14,
    of: ({ specifications }) =>
      linesCell(
        specifications
          .filter(({ label, unit }) => label === name.label && unit === name.unit)
          .map(({ value }) => value),
      ),
  }));
}

export const productTable: Table<Product> = {
  title: 'Ürünler',
  fileName: 'urunler',
  columns: [
    { key: 'sku', title: 'Ürün kodu (SKU)', holds: 'text', width: 20, of: (row) => row.sku },
    { key: 'name', title: 'Ürün adı', holds: 'text', width: 36, of: (row) => row.name },
    {
      ...{ key: 'brand', title: 'Marka', holds: 'text', width: 18 },
      of: (row, names) => names.brand(row.brandId),
    },
    {
      ...{ key: 'category', title: 'Kategori', holds: 'text', width: 28 },
      of: (row, names) => (row.categoryId ? names.category(row.categoryId) : null),
    },
    { key: 'price', title: 'Fiyat', holds: 'money', width: 12, of: (row) => row.price },
    { key: 'currency', title: 'Para birimi', holds: 'text', width: 10, of: (row) => row.currency },
    { key: 'stock', title: 'Stok', holds: 'count', width: 9, of: (row) => row.stock },
    { key: 'description', title: 'Açıklama', holds: 'text', width: 48, of: (row) => row.description },
    {
      ...{ key: 'features', title: 'Özellikler', holds: 'text', width: 40 },
      of: (row) => linesCell(row.features),
    },
    {
      ...{ key: 'specifications', title: 'Teknik değerler', holds: 'text', width: 34 },
      of: (row) => linesCell(row.specifications.map(specificationCell)),
    },
    {
      // Stands for as many columns as there are names: see `specificationColumns`.
      ...{ key: SPECIFICATION, title: 'Teknik değerler, ayrı sütunlarda', holds: 'text', width: 14 },
      ...{ isExtra: true, of: () => null },
    },
    {
      ...{ key: 'catalog', title: 'Katalog', holds: 'text', width: 24 },
      of: (row, names) => (row.catalogId ? names.catalog(row.catalogId) : null),
    },
    { key: 'imageUrl', title: 'Ürün görseli', holds: 'text', width: 30, of: (row) => row.imageUrl },
    {
      ...{ key: 'moreImages', title: 'Diğer görseller', holds: 'text', width: 30 },
      of: (row) => linesCell(row.moreImages),
    },
    { key: 'videoUrl', title: 'Video bağlantısı', holds: 'text', width: 30, of: (row) => row.videoUrl },
    { key: 'slug', title: 'Adresteki adı', holds: 'text', width: 28, of: (row) => row.slug },
    { key: 'sortOrder', title: 'Sıra', holds: 'count', width: 7, of: (row) => row.sortOrder },
    { key: 'isActive', title: 'Aktif', holds: 'flag', width: 8, of: (row) => row.isActive },
    { key: 'isFeatured', title: 'Öne çıkan', holds: 'flag', width: 10, of: (row) => row.isFeatured },
    {
      ...{ key: 'isDistributor', title: 'Bayilik ürünü', holds: 'flag', width: 13 },
      of: (row) => row.isDistributor,
    },
    {
      ...{ key: 'externalId', title: 'Dış kod (ERP)', holds: 'text', width: 18 },
      of: (row) => row.externalId,
    },
    ...metaColumns,
  ],
};
