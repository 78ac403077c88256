import { formatFileSize } from '../../../../domain/rules/format.ts';
import { type Catalog, type CatalogInput, catalogInput } from '../../../../domain/things/catalog.ts';
import { listedSpec } from '../../form/record-spec.ts';
import { catalogKind } from '../../kinds/catalog.ts';

export type CatalogValues = CatalogInput;
export type CatalogOutput = ReturnType<typeof catalogInput.parse>;

export const catalogSpec = listedSpec<Catalog, CatalogValues, CatalogOutput>(catalogKind, {
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
  show: (key, value) => (key === 'fileSize' ? formatFileSize(Number(value)) : undefined),
});
