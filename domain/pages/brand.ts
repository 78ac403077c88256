import { NO_CATEGORY } from '../fallbacks.ts';
import type { Tint } from '../rules/tint.ts';
import { brandPath, categoryPath } from '../site/paths.ts';
import { type BrandMark, brandMark } from './brand-tile.ts';
import {
  type CategoryBranch,
  type CategoryInTree,
  type CategoryTile,
  type CategoryTree,
  categoryBranches,
  categoryTiles,
  trail,
} from './category-tree.ts';
import { safeLink } from './content.ts';
import type { FilterView } from './filter-view.ts';
import type { ListProgress } from './paging.ts';
import type { Picture, PictureOf } from './picture.ts';
import { type ProductCard, productCards } from './product-card.ts';
import type { BrandRow, ProductRow } from './rows.ts';

export type Crumb = { name: string; url: string | null };

export type BrandHead = BrandMark & {
  id: string;
  slug: string;
  description: string | null;
  country: string | null;
  established: string | null;
  website: string | null;
  isDistributor: boolean;
  count: number;
  /** A product's picture for the head; null where none has one. */
  scene: Picture | null;
};

/** What stands on the shelf of a category's band. */
export type ShelfLabel = { name: string; href: string; count: number; isCurrent: boolean };

export type CurrentCategory = {
  name: string;
  slug: string;
  description: string | null;
  /** How many products it has, with those below it. */
  count: number;
  tint: Tint;
  /** All of a category and those below it: of the chosen one, or of the one that it stands in itself. */
  labels: ShelfLabel[];
  trail: Crumb[];
};

export type BrandView = {
  brand: BrandHead;
  /** The windows of its categories; none where one is chosen. */
  categories: CategoryTile[];
  /** The chosen category; null for all. */
  current: CurrentCategory | null;
  /** The categories as a tree, each with its depth. */
  branches: CategoryBranch[];
  filter: FilterView;
  products: ProductCard[];
  progress: ListProgress;
};

/** What a brand's pages are made of. */
export type Parts = {
  brand: BrandRow;
  tree: CategoryTree;
  products: readonly ProductRow[];
  /** A picture address for each category; under null the one of Genel. */
  categoryPictures: ReadonlyMap<string | null, string>;
  pictureOf: PictureOf;
};

/** The picture of a brand's head, the same on all its pages: that of its first category, else of the first that has one. */
function sceneOf(parts: Parts): Picture | null {
  for (const id of [...parts.tree.roots.map((node) => node.row.id), null]) {
    const picture = pictureBelow(parts, id);
    if (picture) return picture;
  }
  return null;
}

function totalOf(tree: CategoryTree): number {
  return tree.roots.reduce((sum, node) => sum + node.total, tree.orphans);
}

export function brandHead(parts: Parts): BrandHead {
  const { brand, tree, pictureOf } = parts;
  return {
    ...brandMark(brand, pictureOf),
    id: brand.id,
    slug: brand.slug,
    description: brand.description,
    country: brand.country,
    established: brand.established,
    website: safeLink(brand.website),
    isDistributor: brand.isDistributor,
    count: totalOf(tree),
    scene: sceneOf(parts),
  };
}

/** The picture of a category, else of the first below it that has one. */
function pictureBelow(parts: Parts, id: string | null): Picture | null {
  const own = parts.pictureOf(parts.categoryPictures.get(id));
  if (own || id === null) return own;
  for (const child of parts.tree.byId.get(id)?.children ?? []) {
    const picture = pictureBelow(parts, child.row.id);
    if (picture) return picture;
  }
  return null;
}

export function tilesOf(
  parts: Parts,
  nodes: readonly CategoryInTree[],
  current: string | null,
  orphans: number,
): CategoryTile[] {
  return categoryTiles({
    brandSlug: parts.brand.slug,
    nodes: nodes.filter((node) => node.total > 0 || node.row.slug === current),
    orphans,
    current,
    pictureOf: (id) => pictureBelow(parts, id),
  });
}

/** The labels of a category's shelf: what is below it, or beside it where nothing is. */
function labelsOf(parts: Parts, category: CategoryInTree | null): ShelfLabel[] {
  const { brand, tree } = parts;
  const slug = category?.row.slug ?? NO_CATEGORY.slug;
  const below = category ? tilesOf(parts, category.children, null, 0) : [];
  const above = below.length > 0 ? category : (category?.parent ?? null);
  const tiles = above
    ? tilesOf(parts, above.children, slug, 0)
    : tilesOf(parts, tree.roots, slug, tree.orphans);
  const all: ShelfLabel = above
    ? {
        name: 'Tümü',
        href: categoryPath(brand.slug, above.row.slug),
        count: above.total,
        isCurrent: above === category,
      }
    : { name: 'Tümü', href: brandPath(brand.slug), count: totalOf(tree), isCurrent: false };
  return [all, ...tiles.map(({ name, href, count, isCurrent }) => ({ name, href, count, isCurrent }))];
}

function currentCategory(parts: Parts, category: CategoryInTree | null): CurrentCategory {
  const { tree } = parts;
  const name = category?.row.name ?? NO_CATEGORY.name;
  const slug = category?.row.slug ?? NO_CATEGORY.slug;
  const isGeneral = slug === NO_CATEGORY.slug;
  const picture = pictureBelow(parts, category?.row.id ?? null);
  return {
    name,
    slug,
    description: category?.row.description ?? null,
    count: (category?.total ?? 0) + (isGeneral ? tree.orphans : 0),
    tint: picture?.tint ?? sceneOf(parts)?.tint ?? 'mint',
    labels: labelsOf(parts, category),
    trail: category
      ? tilesOf(parts, trail(category), null, 0).map((tile) => ({ name: tile.name, url: tile.href }))
      : [],
  };
}

/** A brand's page, of one category or of all. `category` null with `isGeneral` is Genel. */
export function brandView(
  parts: Parts & {
    category: CategoryInTree | null;
    isGeneral: boolean;
    progress: ListProgress;
    filter: FilterView;
  },
): BrandView {
  const { category, tree } = parts;
  const general = parts.isGeneral ? NO_CATEGORY.slug : null;
  const current = category || parts.isGeneral ? currentCategory(parts, category) : null;
  return {
    brand: brandHead(parts),
    categories: current ? [] : tilesOf(parts, tree.roots, null, tree.orphans),
    current,
    branches: categoryBranches(parts.brand.slug, tree, category?.row.slug ?? general),
    filter: parts.filter,
    products: productCards(parts.products, parts.pictureOf),
    progress: parts.progress,
  };
}
