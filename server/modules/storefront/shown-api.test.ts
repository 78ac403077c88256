import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Dashboard } from '../../../domain/pages/dashboard.ts';
import type { Brand } from '../../../domain/things/brand.ts';
import type { Catalog } from '../../../domain/things/catalog.ts';
import type { Category, NestedCategory } from '../../../domain/things/category.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { furnishShown, HIDDEN, type Rows, type Shown } from '../../../tests/hidden-owners.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

function slugsById(rows: Rows): Map<string | null, string> {
  return new Map(Object.values(rows).map(({ id, slug }) => [id, slug]));
}

function shownBy(
  rows: Rows,
  lists: Pick<Dashboard, 'brands' | 'categories' | 'products' | 'catalogs'>,
): Shown {
  const slugs = slugsById(rows);
  const slugOf = (id: string | null) => (id === null ? null : (slugs.get(id) ?? id));
  return {
    brands: lists.brands.map(({ slug }) => slug).sort(),
    categories: Object.fromEntries(lists.categories.map(({ slug, parentId }) => [slug, slugOf(parentId)])),
    products: Object.fromEntries(
      lists.products.map(({ slug, categoryId, catalogId }) => [
        slug,
        { category: slugOf(categoryId), catalog: slugOf(catalogId) },
      ]),
    ),
    catalogs: lists.catalogs.map(({ slug }) => slug),
  };
}

const read = async <Row>(path: string) => (await app.visit<Row[]>(path)).body;

/** The lists, and the rows that answer one by one. */
async function apiRows(rows: Rows): Promise<Shown[]> {
  const lists = {
    brands: await read<Brand>('/brands'),
    categories: await read<Category>('/categories'),
    products: await read<Product>('/products'),
    catalogs: await read<Catalog>('/catalogs'),
  };
  const single = async <Row>(kind: string, all: ReadonlyArray<{ id: string }>) => {
    const answers = await Promise.all(all.map(({ id }) => app.visit<Row>(`/${kind}/${id}`)));
    return answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
  };
  const { brand, other, root, leaf, foreign, catalog, kit, bur } = rows;
  return [
    shownBy(rows, lists),
    shownBy(rows, (await app.visit<Dashboard>('/dashboard')).body),
    shownBy(rows, {
      brands: await single('brands', [brand, other]),
      categories: await single('categories', [root, leaf, foreign]),
      products: await single('products', [kit, bur]),
      catalogs: await single('catalogs', [catalog]),
    }),
  ];
}

function flat(nodes: readonly NestedCategory[], parent: string | null): Array<[string, string | null]> {
  return nodes.flatMap((node) => [
    [node.slug, parent] as [string, string | null],
    ...flat(node.children, node.slug),
  ]);
}

it.each(HIDDEN)(
  'the API tells visitors the same everywhere where there is %s',
  async (_what, hide, shown) => {
    const rows = await furnishShown(app);
    await hide(app, rows);
    const { brands, categories, products, catalogs } = shown;
    const names = Object.keys(products);

    for (const reader of await apiRows(rows)) expect.soft(reader).toEqual(shown);
    const tree = (await app.visit<NestedCategory[]>('/categories?view=tree')).body;
    expect.soft(Object.fromEntries(flat(tree, null))).toEqual(categories);
    expect.soft((await app.visit<Dashboard>('/dashboard')).body.stats).toEqual({
      totalBrands: brands.length,
      totalCategories: Object.keys(categories).length,
      totalProducts: names.length,
      totalCatalogs: catalogs.length,
      featuredProducts: names.length,
      distributorBrands: brands.length,
    });

    const slugsOf = (found: ReadonlyArray<{ slug: string }>) => found.map(({ slug }) => slug).sort();
    for (const [slug, id] of [
      ['kompozit', rows.leaf.id],
      ['frez', rows.foreign.id],
      [null, 'none'],
    ] as const) {
      const own = names.filter((name) => products[name]?.category === slug);
      expect
        .soft(slugsOf(await read<Product>(`/products?categoryId=${id}`)), `in ${slug}`)
        .toEqual(own.sort());
      if (slug)
        expect
          .soft(slugsOf(await read<Product>(`/products?search=${slug}`)), `found by ${slug}`)
          .toEqual(own);
    }
    const named = names.filter((name) => products[name]?.catalog);
    expect.soft(slugsOf(await read<Product>(`/products?catalogId=${rows.catalog.id}`))).toEqual(named);
    expect
      .soft(slugsOf(await read<Product>('/products?search=nordfil')))
      .toEqual(names.includes('nano-set') ? ['nano-set'] : []);
    for (const { slug, productsCount, categoriesCount } of await read<Brand>('/brands')) {
      const isOther = slug === 'baska';
      const ownCategories = Object.keys(categories).filter((name) => (name === 'frez') === isOther);
      expect
        .soft([productsCount, categoriesCount], slug)
        .toEqual([Number(names.includes(isOther ? 'elmas' : 'nano-set')), ownCategories.length]);
    }
    for (const { slug, productCount, childrenCount } of await read<Category>('/categories')) {
      const children = Object.keys(categories).filter((name) => categories[name] === slug);
      const held = names.filter((name) => [slug, ...children].includes(products[name]?.category ?? ''));
      expect.soft([productCount, childrenCount], slug).toEqual([held.length, children.length]);
    }
    const strip = (await read<{ items: unknown[] }>('/sections?page=homepage'))[0];
    expect.soft(strip?.items).toHaveLength(brands.length);
  },
);
