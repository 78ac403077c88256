import { CURRENCIES, currencySign, USUAL_CURRENCY } from '../../../../domain/rules/money.ts';
import { writeNumber } from '../../../../domain/rules/number-text.ts';
import { specificationText } from '../../../../domain/rules/specification.ts';
import { type Product, type ProductInput, productInput } from '../../../../domain/things/product.ts';
import { listedSpec, type RecordSpec } from '../../form/record-spec.ts';
import { brandKind } from '../../kinds/brand.ts';
import { catalogKind } from '../../kinds/catalog.ts';
import { productKind } from '../../kinds/product.ts';
import { useCategoryChoices, useChoices } from '../../kinds/use-choices.ts';

/** `TRY ₺`, and the others. */
export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({
  value,
  label: `${value} ${currencySign(value)}`,
}));

export type ProductValues = ProductInput;
export type ProductOutput = ReturnType<typeof productInput.parse>;

const productSpec = listedSpec<Product, ProductValues, ProductOutput>(productKind, {
  schema: productInput,
  empty: {
    name: '',
    slug: '',
    description: null,
    brandId: '',
    categoryId: '',
    catalogId: null,
    sku: null,
    externalId: null,
    price: null,
    currency: USUAL_CURRENCY,
    stock: null,
    imageUrl: null,
    moreImages: [],
    videoUrl: null,
    features: [],
    specifications: [],
    isFeatured: false,
    isDistributor: false,
    isActive: true,
    sortOrder: 0,
  },
});

/** The form of a product, with names in place of ids where a conflict shows values. */
export function useProductSpec(): RecordSpec<Product, ProductValues, ProductOutput> {
  const names: Partial<Record<keyof ProductValues, readonly { value: string; label: string }[]>> = {
    brandId: useChoices(brandKind).options,
    categoryId: useCategoryChoices().options,
    catalogId: useChoices(catalogKind).options,
    currency: CURRENCY_OPTIONS,
  };
  return {
    ...productSpec,
    show: (key, value) =>
      key === 'price' && typeof value === 'number'
        ? writeNumber(value, 2)
        : key === 'specifications' && Array.isArray(value) && value.length > 0
          ? value.map(specificationText).join('\n')
          : names[key]?.find((option) => option.value === value)?.label,
  };
}
