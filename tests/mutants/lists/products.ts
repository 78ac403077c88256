import { type Breakage, breakagesOf } from '../breakage.ts';

const products = 'server/modules/products/products.test.ts';
const trash = 'server/modules/history/trash.test.ts';

/** What products have for themselves. */
export const productsList: Breakage[] = [
  ...breakagesOf(
    'server/modules/products/place.ts',
    [products],
    [
      {
        why: 'a product stands in a category of another brand',
        from: 'if (category.brandId !== brandId)',
        to: 'if (category.brandId === null)',
      },
      {
        why: 'a product is refused its own code',
        from: "checkSku(write, String(values.sku), before?.id ?? '')",
        to: "checkSku(write, String(values.sku), '')",
        tests: ['server/modules/drafts/drafts.test.ts'],
      },
      {
        why: 'two products get one code where few are free',
        from: 'if (!taken.has(sku)) return sku;',
        to: 'return sku;',
        tests: ['server/modules/products/codes.test.ts'],
      },
      {
        why: 'a product comes back with what another one is called meanwhile',
        from: '{ ...row, externalId: null }',
        to: 'row',
        tests: ['server/modules/products/external-id.test.ts'],
      },
      {
        why: 'a product comes back in a category of another brand',
        from: 'return category && category.brandId !== row.brandId ? { ...own, categoryId: null } : own;',
        to: 'return row;',
        tests: [trash, 'server/modules/history/history.test.ts'],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/products/service.ts',
    [products],
    [
      { why: 'a copy is on the site at once', from: ', isActive: false }', to: ' }' },
      {
        why: 'a copy of a long name is refused',
        from: 'rest.name.slice(0, PRODUCT_NAME_MAX - COPY.length)',
        to: 'rest.name',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/products/reader.ts',
    [products],
    [
      {
        why: 'visitors read the stock',
        from: '...(!view.isStaff && { stock: null, externalId: null }),',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/products/kind.ts',
    [products],
    [{ why: 'what is sold out counts as little stock', from: 'between 1 and', to: 'between 0 and' }],
  ),
  ...breakagesOf(
    'server/modules/products/kind.ts',
    ['tests/engines/plans.test.ts'],
    [{ why: 'little stock is asked past its index', from: '${sql.lit(LOW_STOCK)}', to: '${LOW_STOCK}' }],
  ),
];
