import { type Breakage, breakagesOf } from '../breakage.ts';

const module = (name: string) => `server/modules/${name}/${name}.test.ts`;
const brands = module('brands');
const products = module('products');
const categories = module('categories');
const catalogs = module('catalogs');
const catalogFiles = 'server/modules/library/catalog-files.test.ts';
const list = 'server/modules/list.test.ts';
const shown = 'server/modules/storefront/shown-api.test.ts';
const trash = 'server/modules/history/trash.test.ts';

/** Brands, categories, products and catalogs: what every kind does, and what each has for itself. */
export const kinds: Breakage[] = [
  ...breakagesOf(
    'server/kinds/reader.ts',
    ['server/modules/dashboard/dashboard.test.ts'],
    [
      { why: 'long lists keep rows that have changed', from: 'known?.stamp === stamp && ', to: '' },
      { why: 'long lists keep the catalog that is hidden now', from: ' && known?.told === told', to: '' },
    ],
  ),
  ...breakagesOf(
    'server/db/letter-runs.ts',
    ['server/db/letter-runs.test.ts'],
    [
      {
        why: 'a search finds words that begin as it does',
        from: '.slice(0, letters.length - RUN + 1)',
        to: '.slice(0, 1)',
      },
      {
        why: 'what begins with a search is found anywhere',
        from: 'return `^${runsQuestion(words)}`;',
        to: 'return runsQuestion(words);',
      },
      { why: 'signs end the words of the index', from: 'String.fromCodePoint(STAND_INS + code)', to: "' '" },
    ],
  ),
  ...breakagesOf(
    'server/db/migrations/0028-tallies.ts',
    ['tests/engines/lists.test.ts'],
    [
      { why: 'what changes is counted twice', from: 'begin ${less} ${more} end', to: 'begin ${more} end' },
      {
        why: 'the bytes of what goes stay',
        from: 'bytes = bytes - ${size(',
        to: 'bytes = bytes - 0 * ${size(',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/migrations/0045-monthly-tallies.ts',
    ['server/modules/dashboard/dashboard.test.ts'],
    [
      {
        why: 'what came in the first hours of a month counts for the one before',
        from: '"createdAt", \'+3 hours\')',
        to: '"createdAt", \'+0 hours\')',
      },
      {
        why: 'what went counts for its month for ever',
        from: 'begin ${less} end`,',
        to: 'begin select 1; end`,',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/migrations/0029-spare-media.ts',
    ['tests/engines/lists.test.ts'],
    [
      {
        why: 'a logo that was changed counts as used',
        from: 'begin ${take(`new.${on}`)} ${give(`old.${on}`)} end',
        to: 'begin ${take(`new.${on}`)} end',
      },
    ],
  ),
  ...breakagesOf(
    // The view of products as it is now; the one of 0008 is made anew there.
    'server/db/migrations/0015-money.ts',
    [shown],
    [
      {
        why: 'products of a passive brand are shown',
        from: ' and own."brandId" not in (select id from brands where not "isActive")`',
        to: '`',
      },
      {
        why: 'passive products are shown',
        from: 'where own."isActive" and own."brandId"',
        to: 'where own."brandId"',
      },
      { why: 'a product names its passive catalog', from: ' and catalogs."isActive"', to: '' },
    ],
  ),
  ...breakagesOf(
    'server/kinds/reader.ts',
    [products],
    [
      {
        why: 'the panel lists passive rows that nobody asked for',
        from: 'view.isStaff && !view.withHidden',
        to: 'view.isStaff && view.withHidden',
        tests: [brands, products],
      },
      {
        why: 'a filter for no is no filter',
        from: 'if (query[key] !== undefined)',
        to: 'if (query[key])',
        tests: [products, catalogs, brands],
      },
      {
        why: 'a search that finds many loses all but some',
        from: '.limit(FEW + 1)',
        to: '.limit(FEW)',
        tests: [list, 'server/modules/many-categories.test.ts'],
      },
    ],
  ),
  ...breakagesOf(
    'server/kinds/verbs.ts',
    [products],
    [
      {
        why: 'visitors may ask for passive rows',
        from: 'if (includeInactive) ctx.require(read);',
        to: '',
        tests: [brands],
      },
      {
        why: 'visitors learn the stock by a filter',
        from: 'if (filter.right && query[key] !== undefined) ctx.require(filter.right);',
        to: '',
      },
      { why: 'visitors learn the prices by a sort', from: 'if (sortRight) ctx.require(sortRight);', to: '' },
      {
        why: 'visitors open a passive row',
        from: 'const isStaff = ctx.may(read);',
        to: 'const isStaff = read !== undefined;',
      },
      {
        why: 'a bulk change counts what was so already',
        from: 'if (after !== before) updated += 1;',
        to: 'updated += 1;',
        tests: [brands],
      },
      {
        why: 'a category is deleted twice when it is chosen with its parent',
        from: '(await kind.roots?.(tx, ids)) ?? ids',
        to: 'ids',
        tests: [categories],
      },
      {
        why: 'a stale deletion goes through',
        from: 'await checkExpected(row, expected, () => find(WHOLE, id, tx.tx));',
        to: '',
        tests: ['server/http/versions.test.ts'],
      },
    ],
  ),
  ...breakagesOf(
    'server/kinds/order.ts',
    [brands],
    [
      { why: 'an order changes the places of others', from: '.sort((a, b) => a - b)', to: '' },
      {
        why: 'rows that stood at one place stay there',
        from: 'await renumber(write, kind, first.scope);',
        to: '',
      },
      {
        why: 'rows of two brands are put in one order',
        from: 'if (others.some((place) => place.scope !== first.scope)) {',
        to: 'if (others.some((place) => place.id === first.id)) {',
        tests: [categories, 'server/modules/sections/items.test.ts'],
      },
    ],
  ),
  ...breakagesOf('server/kinds/bulk.ts', [products], []),
  ...breakagesOf(
    'server/modules/categories/place.ts',
    [categories],
    [
      {
        why: 'five levels are too many',
        from: 'above.length + levels > CATEGORY_LEVELS',
        to: 'above.length + levels >= CATEGORY_LEVELS',
      },
      {
        why: 'a branch moves below the fifth level',
        from: 'row.id ? await levelsFrom(write, row.id) : 1',
        to: '1',
      },
      {
        why: 'a category stands below its own child',
        from: 'if (above.some(({ id }) => id === row.id)) {',
        to: 'if (row.parentId === row.id) {',
      },
      {
        why: 'a category comes back below one that cannot hold it',
        from: '? { ...row, parentId: null } : row',
        to: '? row : row',
        tests: [trash],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/categories/reader.ts',
    [list],
    [
      {
        why: 'the last part of a list leads on to nothing',
        from: 'last && end < entries.length',
        to: 'last && end <= entries.length',
      },
    ],
  ),
  ...breakagesOf(
    'domain/rules/tree.ts',
    [categories],
    [
      {
        why: 'products of the third level are not counted at the top',
        from: '[...inTreeOrder(rows)].reverse()',
        to: 'inTreeOrder(rows)',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/list.ts',
    [list],
    [
      { why: 'a list ends after its first part', from: 'query.limit(limit + 1)', to: 'query.limit(limit)' },
      {
        why: 'a full last part leads on to nothing',
        from: 'found.length > limit && last',
        to: 'found.length >= limit && last',
      },
      { why: 'a cursor of another sort is taken', from: 'ownSort === sort &&', to: '' },
      {
        why: 'rows of one place are lost between the parts',
        from: 'descending: wanted.at(-1)?.descending ?? false',
        to: 'descending: false',
      },
      {
        why: 'a search for % finds everything',
        from: 'word.replace(/[\\\\%_]/g, (sign) => `\\\\${sign}`)',
        to: 'word',
        tests: [brands, 'server/modules/search/search.test.ts', list],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/catalogs/file-facts.ts',
    [catalogFiles],
    [
      {
        why: 'a catalog with a new file tells the size of the old one',
        from: 'return isOther && catalog[key] === undefined ? true :',
        to: 'return',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/catalogs/service.ts',
    [catalogFiles],
    [
      {
        why: 'every reload counts',
        from: 'if (!(await isFirstVisit(`${column} ${id}`, visitor, tx))) return false;',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/catalogs/routes.ts',
    [catalogFiles],
    [
      { why: 'the staff count as visitors', from: 'if (c.var.session) return;', to: '' },
      { why: 'each part of a download counts', from: '/^(bytes=0-.*)?$/', to: '/^(bytes=.*)?$/' },
    ],
  ),
];
