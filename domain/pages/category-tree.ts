import { NO_CATEGORY } from '../fallbacks.ts';
import { slugify } from '../rules/slug.ts';
import { type Tint, tintAt } from '../rules/tint.ts';
import { categoryPath } from '../site/paths.ts';
import type { Picture } from './picture.ts';
import type { CategoryRow } from './rows.ts';

/** A brand's category with what it holds; `total` includes the subcategories. */
export type CategoryInTree = {
  row: CategoryRow;
  parent: CategoryInTree | null;
  children: CategoryInTree[];
  own: number;
  total: number;
};

export type CategoryTree = {
  roots: CategoryInTree[];
  byId: Map<string, CategoryInTree>;
  /** Products without a category. */
  orphans: number;
};

export type CategoryTile = {
  name: string;
  slug: string;
  href: string;
  count: number;
  picture: Picture | null;
  tint: Tint;
  isCurrent: boolean;
};

/** A category in a list that is indented by depth. */
export type CategoryBranch = Pick<CategoryTile, 'name' | 'slug' | 'href' | 'count' | 'isCurrent'> & {
  depth: number;
};

function addUp(node: CategoryInTree): number {
  node.total = node.own + node.children.reduce((sum, child) => sum + addUp(child), 0);
  return node.total;
}

/**
 * Builds the tree of a brand's categories, in the order of the rows. One whose parent is not among them stands at the top.
 * @param counts products by `categoryId`
 */
export function categoryTree(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string | null, number>,
): CategoryTree {
  const byId = new Map<string, CategoryInTree>();
  for (const row of rows)
    byId.set(row.id, { row, parent: null, children: [], own: counts.get(row.id) ?? 0, total: 0 });
  const roots: CategoryInTree[] = [];
  for (const node of byId.values()) {
    const parent = node.row.parentId ? byId.get(node.row.parentId) : undefined;
    if (parent && !descendsFrom(parent, node)) {
      node.parent = parent;
      parent.children.push(node);
    } else roots.push(node);
  }
  for (const root of roots) addUp(root);
  return { roots, byId, orphans: counts.get(null) ?? 0 };
}

function descendsFrom(node: CategoryInTree, ancestor: CategoryInTree): boolean {
  for (let at: CategoryInTree | null = node; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** From the top down to a category. */
export function trail(node: CategoryInTree): CategoryInTree[] {
  return node.parent ? [...trail(node.parent), node] : [node];
}

/** The category an address names: by its slug, else by the slug of its name. */
export function findCategory(tree: CategoryTree, slug: string): CategoryInTree | null {
  const nodes = [...tree.byId.values()];
  return (
    nodes.find((node) => node.row.slug === slug) ??
    nodes.find((node) => slugify(node.row.name) === slug) ??
    null
  );
}

/** Tiles of some categories; Genel joins them where products have no category. */
export function categoryTiles(input: {
  brandSlug: string;
  nodes: readonly CategoryInTree[];
  orphans: number;
  current: string | null;
  pictureOf: (categoryId: string | null) => Picture | null;
}): CategoryTile[] {
  const { brandSlug, current, pictureOf } = input;
  const tiles = input.nodes.map((node, index): CategoryTile => {
    const picture = pictureOf(node.row.id);
    return {
      name: node.row.name,
      slug: node.row.slug,
      href: categoryPath(brandSlug, node.row.slug),
      count: node.total,
      picture,
      tint: picture?.tint ?? tintAt(index),
      isCurrent: node.row.slug === current,
    };
  });
  const general = tiles.find((tile) => tile.slug === NO_CATEGORY.slug);
  if (general) general.count += input.orphans;
  else if (input.orphans > 0) {
    const picture = pictureOf(null);
    tiles.push({
      name: NO_CATEGORY.name,
      slug: NO_CATEGORY.slug,
      href: categoryPath(brandSlug, NO_CATEGORY.slug),
      count: input.orphans,
      picture,
      tint: picture?.tint ?? tintAt(tiles.length),
      isCurrent: current === NO_CATEGORY.slug,
    });
  }
  return tiles;
}

/** The categories that hold something, from the top down; below the top only on the way to the chosen one. */
export function categoryBranches(
  brandSlug: string,
  tree: CategoryTree,
  current: string | null,
): CategoryBranch[] {
  function holdsCurrent(node: CategoryInTree): boolean {
    return node.row.slug === current || node.children.some(holdsCurrent);
  }
  function branches(nodes: readonly CategoryInTree[], depth: number): CategoryBranch[] {
    return nodes
      .filter((node) => node.total > 0 || node.row.slug === current)
      .flatMap((node) => [
        {
          name: node.row.name,
          slug: node.row.slug,
          href: categoryPath(brandSlug, node.row.slug),
          count: node.total,
          isCurrent: node.row.slug === current,
          depth,
        },
        ...(holdsCurrent(node) ? branches(node.children, depth + 1) : []),
      ]);
  }
  const list = branches(tree.roots, 0);
  const general = list.find((branch) => branch.slug === NO_CATEGORY.slug);
  if (general) general.count += tree.orphans;
  else if (tree.orphans > 0) {
    list.push({
      ...NO_CATEGORY,
      href: categoryPath(brandSlug, NO_CATEGORY.slug),
      count: tree.orphans,
      isCurrent: current === NO_CATEGORY.slug,
      depth: 0,
    });
  }
  return list;
}
