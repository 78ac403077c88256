import { NO_CATEGORY } from '../fallbacks.ts';
import { categoryPath } from '../paths.ts';
import { slugify } from '../slug.ts';
import { type Picture, type Tint, tintAt } from './picture.ts';
import type { CategoryRow } from './rows.ts';

/** A brand's active categories with what they hold; `total` includes the subcategories. */
export type CategoryNode = {
  row: CategoryRow;
  parent: CategoryNode | null;
  children: CategoryNode[];
  own: number;
  total: number;
};

export type CategoryTree = {
  roots: CategoryNode[];
  byId: Map<string, CategoryNode>;
  /** Products whose category is missing or inactive. */
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

function addUp(node: CategoryNode): number {
  node.total = node.own + node.children.reduce((sum, child) => sum + addUp(child), 0);
  return node.total;
}

/**
 * Builds the tree of a brand's active categories, in the order of the rows.
 * A category whose parent is missing or inactive stands at the top.
 * @param counts active products by `categoryId`; null and unknown ids are orphans
 */
export function categoryTree(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string | null, number>,
): CategoryTree {
  const byId = new Map<string, CategoryNode>();
  for (const row of rows)
    byId.set(row.id, { row, parent: null, children: [], own: counts.get(row.id) ?? 0, total: 0 });
  const roots: CategoryNode[] = [];
  for (const node of byId.values()) {
    const parent = node.row.parentId ? byId.get(node.row.parentId) : undefined;
    if (parent && !descendsFrom(parent, node)) {
      node.parent = parent;
      parent.children.push(node);
    } else roots.push(node);
  }
  for (const root of roots) addUp(root);
  let orphans = 0;
  for (const [id, count] of counts) if (id === null || !byId.has(id)) orphans += count;
  return { roots, byId, orphans };
}

function descendsFrom(node: CategoryNode, ancestor: CategoryNode): boolean {
  for (let at: CategoryNode | null = node; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** A category and all below it. */
export function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

/** From the top down to a category. */
export function trail(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...trail(node.parent), node] : [node];
}

/** The category an address names: by its slug, else by the slug of its name. */
export function findCategory(tree: CategoryTree, slug: string): CategoryNode | null {
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
  nodes: readonly CategoryNode[];
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
  function holdsCurrent(node: CategoryNode): boolean {
    return node.row.slug === current || node.children.some(holdsCurrent);
  }
  function branches(nodes: readonly CategoryNode[], depth: number): CategoryBranch[] {
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
