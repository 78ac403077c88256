import type { TestApp } from './factories.ts';

/** What a reader shows: of a category its parent, of a product its category and catalog, all by slug. */
export type Shown = {
  brands: string[];
  categories: Record<string, string | null>;
  products: Record<string, { category: string | null; catalog: string | null }>;
  catalogs: string[];
};
export type Rows = Awaited<ReturnType<typeof furnishShown>>;
type Hide = (app: TestApp, rows: Rows) => Promise<unknown>;

/** One brand with a category below another and a product in it that names a catalog; another brand with one of each. */
export async function furnishShown(app: TestApp) {
  const brand = await app.brand({ name: 'Nordfil', isDistributor: true });
  const other = await app.brand({ name: 'Başka', isDistributor: true });
  const root = await app.category({ brandId: brand.id, name: 'Restoratif' });
  const leaf = await app.category({ brandId: brand.id, name: 'Kompozit', parentId: root.id });
  const foreign = await app.category({ brandId: other.id, name: 'Frez' });
  const catalog = await app.catalog({ title: 'Kılavuz' });
  const common = { isFeatured: true, imageUrl: '/media/a.png' };
  const kit = await app.product({
    ...common,
    brandId: brand.id,
    categoryId: leaf.id,
    name: 'Nano Set',
    catalogId: catalog.id,
  });
  const bur = await app.product({ ...common, brandId: other.id, categoryId: foreign.id, name: 'Elmas' });
  const strip = await app.section({ page: 'homepage', section: 'brands-carousel' });
  for (const { id, name, slug } of [brand, other])
    await app.item(strip.id, { name: 'brand', data: { id, name, slug } });
  return { brand, other, root, leaf, foreign, catalog, kit, bur };
}

const ALL: Shown = {
  brands: ['baska', 'nordfil'],
  categories: { restoratif: null, kompozit: 'restoratif', frez: null },
  products: {
    'nano-set': { category: 'kompozit', catalog: 'kilavuz' },
    elmas: { category: 'frez', catalog: null },
  },
  catalogs: ['kilavuz'],
};
const OTHER_BRAND: Shown = {
  ...ALL,
  brands: ['baska'],
  categories: { frez: null },
  products: { elmas: { category: 'frez', catalog: null } },
};
const kitWith = (change: Partial<Shown['products'][string]>) => ({
  ...ALL.products,
  'nano-set': { category: 'kompozit', catalog: 'kilavuz', ...change },
});
const WITHOUT_LEAF: Shown = {
  ...ALL,
  categories: { restoratif: null, frez: null },
  products: kitWith({ category: null }),
};
const LEAF_ON_TOP: Shown = { ...ALL, categories: { ...ALL.categories, kompozit: null } };
const WITHOUT_CATALOG: Shown = { ...ALL, catalogs: [], products: kitWith({ catalog: null }) };
const WITHOUT_KIT: Shown = { ...ALL, products: { elmas: { category: 'frez', catalog: null } } };

const passive = { isActive: false };
/** Each owner hidden in turn, and what is left for visitors to see. */
export const HIDDEN: Array<[what: string, hide: Hide, shown: Shown]> = [
  ['nothing', async () => undefined, ALL],
  ['a passive brand', (app, { brand }) => app.ok('PUT', `/brands/${brand.id}`, passive), OTHER_BRAND],
  ['a brand in the trash', (app, { brand }) => app.ok('DELETE', `/brands/${brand.id}`), OTHER_BRAND],
  ['a passive category', (app, { leaf }) => app.ok('PUT', `/categories/${leaf.id}`, passive), WITHOUT_LEAF],
  ['a category in the trash', (app, { leaf }) => app.ok('DELETE', `/categories/${leaf.id}`), WITHOUT_LEAF],
  [
    'a passive parent',
    (app, { root }) => app.ok('PUT', `/categories/${root.id}`, passive),
    { ...ALL, categories: { kompozit: null, frez: null } },
  ],
  [
    'a parent that is gone',
    (app, { leaf }) => place(app, 'categories', leaf.id, { parentId: 'gone' }),
    LEAF_ON_TOP,
  ],
  [
    'a parent of another brand',
    (app, { leaf, foreign }) => place(app, 'categories', leaf.id, { parentId: foreign.id }),
    LEAF_ON_TOP,
  ],
  [
    'a category of another brand',
    (app, { kit, foreign }) => place(app, 'products', kit.id, { categoryId: foreign.id }),
    { ...ALL, products: kitWith({ category: null }) },
  ],
  [
    'a passive catalog',
    (app, { catalog }) => app.ok('PUT', `/catalogs/${catalog.id}`, passive),
    WITHOUT_CATALOG,
  ],
  [
    'a catalog in the trash',
    (app, { catalog }) => app.ok('DELETE', `/catalogs/${catalog.id}`),
    WITHOUT_CATALOG,
  ],
  ['a passive product', (app, { kit }) => app.ok('PUT', `/products/${kit.id}`, passive), WITHOUT_KIT],
  ['a product in the trash', (app, { kit }) => app.ok('DELETE', `/products/${kit.id}`), WITHOUT_KIT],
];

/** A link that no write makes, as old data and imports have them; the write before it lets every reader look anew. */
async function place(
  app: TestApp,
  table: 'categories' | 'products',
  id: string,
  values: Record<string, string>,
): Promise<void> {
  await app.services.db.updateTable(table).set(values).where('id', '=', id).execute();
  await app.ok('PUT', `/${table}/${id}`, { description: 'Yeni.' });
}
