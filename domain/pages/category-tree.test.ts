import { describe, expect, it } from 'vitest';
import { type CategoryInTree, categoryTiles, categoryTree, findCategory, trail } from './category-tree.ts';
import { plainPicture } from './picture.ts';
import type { CategoryRow } from './rows.ts';

function row(id: string, parentId: string | null = null, name: string = id): CategoryRow {
  return { id, name, slug: id, description: null, brandId: 'b', parentId };
}

const rows = [row('restoratif'), row('kompozit', 'restoratif'), row('akiskan', 'kompozit'), row('frez')];
const counts = new Map<string | null, number>([
  ['restoratif', 1],
  ['akiskan', 4],
  ['frez', 2],
  [null, 5],
]);

describe('categoryTree', () => {
  const tree = categoryTree(rows, counts);

  it('counts what is below, and products without a category apart', () => {
    expect(tree.roots.map(({ row: { id }, total }) => [id, total])).toEqual([
      ['restoratif', 5],
      ['frez', 2],
    ]);
    expect(tree.orphans).toBe(5);
  });

  it('puts a category whose parent is missing at the top, and survives a circle', () => {
    const odd = categoryTree([row('yetim', 'yok'), row('a', 'b'), row('b', 'a')], new Map());
    const idsOf = (nodes: readonly CategoryInTree[]): string[] =>
      nodes.flatMap((node) => [node.row.id, ...idsOf(node.children)]);
    expect(idsOf(odd.roots).sort()).toEqual(['a', 'b', 'yetim']);
  });

  it('finds by slug, else by the slug of the name', () => {
    const named = categoryTree([row('eski-slug', null, 'Işıklı Dolgu')], new Map());
    expect(findCategory(named, 'isikli-dolgu')?.row.id).toBe('eski-slug');
    expect(findCategory(named, 'yok')).toBeNull();
  });

  it('knows the way from the top', () => {
    const leaf = tree.byId.get('akiskan');
    expect(leaf && trail(leaf).map((node) => node.row.id)).toEqual(['restoratif', 'kompozit', 'akiskan']);
  });

  it('adds Genel where products have no category, once', () => {
    const tiles = (slugs: string[]) =>
      categoryTiles({
        brandSlug: 'x',
        nodes: categoryTree(
          slugs.map((slug) => row(slug)),
          new Map([['genel', 2]]),
        ).roots,
        orphans: 3,
        current: 'genel',
        pictureOf: () => plainPicture(null),
      });
    expect(tiles(['frez']).map(({ name, count }) => [name, count])).toEqual([
      ['frez', 0],
      ['Genel', 3],
    ]);
    expect(tiles(['genel'])).toHaveLength(1);
    expect(tiles(['genel'])[0]).toMatchObject({ count: 5, isCurrent: true, href: '/brands/x/genel' });
  });
});
