import { type Breakage, breakagesOf } from '../breakage.ts';

const shown = 'server/modules/storefront/shown-pages.test.ts';
const sources = 'server/modules/storefront/page-sources.test.ts';
const storefront = 'server/modules/storefront/storefront.test.ts';
const own = (name: string) => [`domain/pages/${name}.ts`, [`domain/pages/${name}.test.ts`]] as const;

/** What visitors see: lists, trees, cards, addresses, the map of the site. */
export const pages: Breakage[] = [
  ...breakagesOf(...own('paging'), [
    { why: 'there is a page behind the last', from: 'page > last', to: 'page > last + 1' },
    {
      why: 'the last rows have no page',
      from: 'Math.ceil(total / PAGE_SIZE)',
      to: 'Math.floor(total / PAGE_SIZE)',
    },
    { why: 'the tenth step drops the first', from: 'page - STEPS_SHOWN)', to: 'page - STEPS_SHOWN + 1)' },
    {
      why: 'the way back skips a page',
      from: 'paging.offset / PAGE_SIZE :',
      to: 'paging.offset / PAGE_SIZE - 1 :',
    },
  ]),
  ...breakagesOf(...own('category-tree'), [
    {
      why: 'products without a category are nowhere',
      from: 'counts.get(null) ?? 0',
      to: "counts.get('') ?? 0",
    },
    {
      why: 'a category with subcategories loses its own products',
      from: 'node.own + node.children.reduce',
      to: 'node.children.reduce',
    },
    {
      why: 'two categories below each other hang the server',
      from: 'if (parent && !descendsFrom(parent, node)) {',
      to: 'if (parent && parent !== node) {',
    },
  ]),
  ...breakagesOf(...own('spec-facets'), [
    {
      why: 'a range asks both ends to be in it',
      from: 'numbers.max >= from && numbers.min <= to',
      to: 'numbers.min >= from && numbers.max <= to',
    },
    {
      why: 'options count with their own label',
      from: 'only === undefined || fact.key === only',
      to: 'only === undefined',
    },
    {
      why: 'sizes of other units are out of every range',
      from: 'inUnit(measure.min, measure.unit, unit)',
      to: '(measure.unit === unit ? measure.min : null)',
    },
  ]),
  ...breakagesOf(
    'domain/pages/filter-view.ts',
    ['domain/pages/product-filter.test.ts'],
    [
      {
        why: 'a filter is offered that leaves everything',
        from: 'alone > 0 && alone < whole',
        to: 'alone > 0',
      },
      { why: 'filters count without each other', from: '[...filter.facets, key]', to: '[key]' },
    ],
  ),
  ...breakagesOf(...own('product-card'), [
    {
      why: 'a card leads to a brand without an address',
      from: 'if (!product.brand.slug || !product.slug) return null;',
      to: 'if (!product.slug) return null;',
    },
  ]),
  ...breakagesOf(...own('brand-index'), [
    {
      why: 'Ç stands behind Z',
      from: '.sort(([a], [b]) => placeOf(a) - placeOf(b))',
      to: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    },
  ]),
  ...breakagesOf(
    'domain/pages/find-catalogs.ts',
    ['domain/pages/catalogs.test.ts'],
    [
      {
        why: 'a search for "kılavuz" finds no "KILAVUZ"',
        from: 'fold(field).includes(text)',
        to: 'field.includes(query)',
      },
      {
        why: 'a chosen category shows all catalogs',
        from: '(category === null || card.category === category) &&',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'domain/pages/brand-page.ts',
    [storefront],
    [
      {
        why: 'a category leaves out what is below it',
        from: 'withDescendants(rows, category.row.id)',
        to: '[category.row.id]',
      },
      {
        why: 'an old address of a category is missing',
        from: "await source.movedTo('categories', brand.id, lower)",
        to: "await source.movedTo('categories', '', lower)",
      },
    ],
  ),
  ...breakagesOf(
    'domain/pages/product-page.ts',
    [storefront],
    [
      {
        why: 'a product answers at every address',
        from: 'if (href && href !== address.path) return moved(href);',
        to: '',
      },
      { why: 'a product is its own relative', from: 'exceptId: product.id,', to: '' },
    ],
  ),
  ...breakagesOf(
    'server/modules/storefront/sitemap.ts',
    [shown, storefront],
    [
      { why: 'the map lists passive products', from: 'from shown_products p', to: 'from products p' },
      {
        why: 'an & in an address breaks the map',
        from: 'return text.replace(/[<>&\'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);',
        to: 'return text;',
      },
      {
        why: 'the second file of a large map is the first once more',
        from: '(part - 1) * SITEMAP_SIZE',
        to: 'part * SITEMAP_SIZE - SITEMAP_SIZE * part',
        tests: [storefront],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/storefront/product-reads.ts',
    [shown, sources],
    [
      {
        why: 'pages count passive products',
        from: "      .selectFrom('shown_products')\n",
        to: "      .selectFrom('products')\n",
      },
      {
        why: 'pages list passive products',
        from: "      .selectFrom('shown_products as products')\n      // ",
        to: "      .selectFrom('products')\n      // ",
      },
      {
        why: 'passive products narrow a list',
        from: "      .selectFrom('shown_products as products')\n      .select(['products.id'",
        to: "      .selectFrom('products')\n      .select(['products.id'",
        tests: ['server/modules/storefront/page-sources.test.ts'],
      },
      {
        why: 'Genel is empty',
        from: 'categoryIds.includes(null) ?',
        to: 'categoryIds.length === 0 ?',
        tests: [storefront],
      },
      {
        why: 'prices are on the pages though they are hidden',
        from: 'return rows.map((row) => shownTo(toProductRow(row), values));',
        to: 'return rows.map((row) => toProductRow(row));',
        tests: [storefront],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/storefront/database-source.ts',
    [shown, sources],
    [
      {
        why: 'pages list passive catalogs',
        from: ".selectFrom('shown_catalogs')",
        to: ".selectFrom('catalogs')",
      },
    ],
  ),
  ...breakagesOf('domain/site/paths.ts', [storefront], []),
  ...breakagesOf(
    'server/pages/last-drawn.ts',
    ['server/pages/last-drawn.test.ts'],
    [
      {
        why: 'a page is the one of before whatever it is made of',
        from: 'return content === last?.content;',
        to: 'return last !== undefined;',
      },
      {
        why: 'a page is drawn and compressed again though nothing of it has changed',
        from: 'const drawn = content === last?.content ? last.page : page;',
        to: 'const drawn = page;',
      },
      {
        why: 'addresses that nobody has push pages out',
        from: "if (content === '' || page.status !== 200) return page;",
        to: "if (content === '') return page;",
      },
    ],
  ),
];
