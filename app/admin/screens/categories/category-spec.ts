import {
  CATEGORY_COLOR,
  type Category,
  type CategoryInput,
  categoryInput,
} from '../../../../domain/things/category.ts';
import { listedSpec } from '../../form/record-spec.ts';
import { categoryKind } from '../../kinds/category.ts';

export type CategoryValues = CategoryInput;
export type CategoryOutput = ReturnType<typeof categoryInput.parse>;

export const categorySpec = listedSpec<Category, CategoryValues, CategoryOutput>(categoryKind, {
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
  messages: { created: 'Kategori başarıyla oluşturuldu!' },
});
