import { NO_CATEGORY } from '../fallbacks.ts';
import type { Tint } from '../rules/tint.ts';
import { type BrandMark, brandMark } from './brand-tile.ts';
import { type CatalogCard, catalogCards } from './catalogs.ts';
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
import type { BrandRow, CatalogRow, ProductRow } from './rows.ts';

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

export type BrandView = {
  brand: BrandHead;
  categories: CategoryTile[];
  /** The chosen category with the tiles below it; null for all. */
  current: {
    name: string;
    slug: string;
    description: string | null;
    children: CategoryTile[];
    trail: Crumb[];
  } | null;
  /** The categories as a tree, each with its depth. */
  branches: CategoryBranch[];
  filter: FilterView;
  products: ProductCard[];
  progress: ListProgress;
};

export type DistributorView = {
  brand: BrandHead;
  categories: CategoryTile[];
  products: ProductCard[];
  catalogs: CatalogCard[];
};

type Parts = {
  brand: BrandRow;
  tree: CategoryTree;
  products: readonly ProductRow[];
  /** A picture address for each category; under null the one of Genel. */
  categoryPictures: ReadonlyMap<string | null, string>;
  pictureOf: PictureOf;
};

const PLANE_TINTS: readonly Tint[] = ['sand', 'mist', 'mint'];

/** The picture of a brand's head, the same on all its pages: one whose wall is a tint that large planes have, if any. */
function sceneOf({ tree, categoryPictures, pictureOf }: Parts): Picture | null {
  const ids = [...tree.roots.map((node) => node.row.id), ...tree.byId.keys(), null];
  const pictures = ids.flatMap((id) => pictureOf(categoryPictures.get(id)) ?? []);
  const tinted = PLANE_TINTS.flatMap((tint) => pictures.filter((picture) => picture.tint === tint));
  return tinted[0] ?? pictures[0] ?? null;
}

function brandHead(parts: Parts): BrandHead {
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
    count: tree.roots.reduce((sum, node) => sum + node.total, tree.orphans),
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

function tilesOf(
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
  const path = category ? trail(category) : [];
  const general = parts.isGeneral ? NO_CATEGORY.slug : null;
  const currentRoot = path[0]?.row.slug ?? general;
  return {
    brand: brandHead(parts),
    categories: tilesOf(parts, tree.roots, currentRoot, tree.orphans),
    current:
      category || parts.isGeneral
        ? {
            name: category?.row.name ?? NO_CATEGORY.name,
            slug: category?.row.slug ?? NO_CATEGORY.slug,
            description: category?.row.description ?? null,
            children: category ? tilesOf(parts, category.children, null, 0) : [],
            trail: tilesOf(parts, path, null, 0).map((tile) => ({ name: tile.name, url: tile.href })),
          }
        : null,
    branches: categoryBranches(parts.brand.slug, tree, category?.row.slug ?? general),
    filter: parts.filter,
    products: productCards(parts.products, parts.pictureOf),
    progress: parts.progress,
  };
}

/** A distributor brand's page: its story, categories, first products and catalogs. */
export function distributorView(parts: Parts & { catalogs: readonly CatalogRow[] }): DistributorView {
  return {
    brand: brandHead(parts),
    categories: tilesOf(parts, parts.tree.roots, null, parts.tree.orphans),
    products: productCards(parts.products, parts.pictureOf),
    catalogs: catalogCards(parts.catalogs, parts.pictureOf),
  };
}
