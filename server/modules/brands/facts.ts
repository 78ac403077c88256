import { type Kysely, sql } from 'kysely';
import { brandFigures, type CategoryCount } from '../../../domain/pages/brand-figures.ts';
import type { BrandFigures } from '../../../domain/pages/brand-tile.ts';
import { sortKey } from '../../../domain/rules/sort-key.ts';
import { inTreeOrder, summed } from '../../../domain/rules/tree.ts';
import { fold } from '../../../domain/rules/turkish.ts';
import type { Category } from '../../../domain/things/category.ts';
import type { Database } from '../../db/schema.ts';
import { createStamped, ofBrands } from '../../db/stamped.ts';
import type { View } from '../../kinds/kind.ts';

type Db = Kysely<Database>;
/** Some brands, or all of them. */
export type BrandIds = readonly string[] | null;

/** A category in its tree. What it is searched and sorted by is made when that is asked for: most lists need none of it. */
export class CategoryEntry {
  readonly row: Category;
  #text: string | undefined;
  #name: string | undefined;
  #nameKey: string | undefined;

  constructor(row: Category) {
    this.row = row;
  }

  /** What searches match. */
  get text(): string {
    const { name, description, brand } = this.row;
    this.#text ??= fold(`${name} ${description ?? ''} ${brand.name}`);
    return this.#text;
  }

  get name(): string {
    this.#name ??= fold(this.row.name);
    return this.#name;
  }

  get nameKey(): string {
    this.#nameKey ??= sortKey(this.row.name);
    return this.#nameKey;
  }
}
/** What is known of a brand beside its row; names are folded. */
export type BrandFacts = {
  brand: {
    id: string;
    name: string;
    /** What searches match. */
    text: string;
    isActive: boolean;
    isDistributor: boolean;
    sortOrder: number;
    createdAt: string;
  };
  /** How many products it has. */
  products: { active: number; passive: number };
  /** The categories that its products name and that are none of its own. */
  lostCategoryIds: readonly string[];
  /** Its tree of categories as a view has it. */
  tree: (view: View) => CategoryEntry[];
  /** What its tile says of it to visitors. */
  figures: BrandFigures | undefined;
};

type Count = { brandId: string; categoryId: string | null; isActive: boolean; count: number };
type CategoryRow = Omit<Category, 'level' | 'productCount' | 'childrenCount' | 'brand'>;

async function readCounts(db: Db, brandIds: BrandIds): Promise<Count[]> {
  const query = db
    .selectFrom('products')
    .select(['brandId', 'categoryId', 'isActive', sql<number>`count(*)`.as('count')])
    .groupBy(['brandId', 'categoryId', 'isActive']);
  const named = ofBrands('brandId', brandIds);
  const rows = await (named ? query.where(named) : query).execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

async function readCategories(db: Db, brandIds: BrandIds): Promise<CategoryRow[]> {
  const query = db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'description', 'brandId', 'parentId', 'icon', 'color'])
    .select(['isActive', 'sortOrder', 'version', 'createdAt', 'updatedAt'])
    .orderBy('sortOrder')
    .orderBy('createdAt')
    .orderBy('id');
  const named = ofBrands('brandId', brandIds);
  return (named ? query.where(named) : query).execute();
}

async function readBrands(db: Db, brandIds: BrandIds) {
  const query = db
    .selectFrom('brands')
    .select(['id', 'name', 'slug', 'searchText', 'isActive', 'isDistributor', 'sortOrder', 'createdAt']);
  const named = ofBrands('id', brandIds);
  return (named ? query.where(named) : query).execute();
}

/**
 * Rows of one brand in the order of their tree, with what they hold; those below a parent that is not among `rows`
 * stand at the top, and have no parent where it is not even `known`.
 */
function treeOf(
  brand: { id: string; name: string; slug: string },
  {
    rows,
    known,
    counts,
  }: { rows: readonly CategoryRow[]; known: ReadonlySet<string>; counts: readonly Count[] },
): CategoryEntry[] {
  const placed = rows.map((row) => ({
    ...row,
    parentId: row.parentId && known.has(row.parentId) ? row.parentId : null,
  }));
  const own = new Map<string, number>();
  for (const { categoryId, count } of counts)
    if (categoryId) own.set(categoryId, (own.get(categoryId) ?? 0) + count);
  const totals = summed(placed, own);
  const children = new Map<string, number>();
  for (const { parentId } of placed) if (parentId) children.set(parentId, (children.get(parentId) ?? 0) + 1);
  const { id, name, slug } = brand;
  return inTreeOrder(placed).map(
    (row) =>
      new CategoryEntry({
        ...row,
        productCount: totals.get(row.id) ?? 0,
        childrenCount: children.get(row.id) ?? 0,
        brand: { id, name, slug },
      }),
  );
}

type Brand = Awaited<ReturnType<typeof readBrands>>[number];

/** The trees of a brand, each made when it is asked for: for visitors, the staff, and the staff as visitors see them. */
function treesOf(brand: Brand, rows: readonly CategoryRow[], counts: readonly Count[]): BrandFacts['tree'] {
  const made = new Map<boolean | null, CategoryEntry[]>();
  const idsOf = (some: readonly CategoryRow[]) => new Set(some.map(({ id }) => id));
  return ({ isStaff, withHidden }) => {
    const key = isStaff ? withHidden : null;
    const known = made.get(key);
    if (known) return known;
    const shown = isStaff && withHidden ? rows : brand.isActive ? rows.filter((row) => row.isActive) : [];
    const tree = treeOf(brand, {
      rows: shown,
      known: idsOf(isStaff ? rows : shown),
      counts: isStaff ? counts : counts.filter((row) => row.isActive),
    });
    made.set(key, tree);
    return tree;
  };
}

function figuresOf(counts: readonly Count[], shown: readonly CategoryRow[]): Map<string, BrandFigures> {
  const known = new Set(shown.map(({ id }) => id));
  const seen: CategoryCount[] = counts.map(({ brandId, categoryId, count }) => ({
    brandId,
    categoryId: categoryId && known.has(categoryId) ? categoryId : null,
    count,
  }));
  return brandFigures(seen, shown);
}

function sumOf(counts: readonly Count[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

async function load(db: Db, brandIds: BrandIds): Promise<Map<string, BrandFacts>> {
  const brands = await readBrands(db, brandIds);
  const counts = Map.groupBy(await readCounts(db, brandIds), (row) => row.brandId);
  const categories = Map.groupBy(await readCategories(db, brandIds), (row) => row.brandId);
  return new Map(
    brands.map((brand) => {
      const rows = categories.get(brand.id) ?? [];
      const own = counts.get(brand.id) ?? [];
      const shown = brand.isActive ? rows.filter((row) => row.isActive) : [];
      const active = brand.isActive ? own.filter((row) => row.isActive) : [];
      const { id, isActive, isDistributor, sortOrder, createdAt } = brand;
      const known = new Set(rows.map((row) => row.id));
      const named = new Set(own.flatMap(({ categoryId }) => categoryId ?? []));
      const name = fold(brand.name);
      const facts: BrandFacts = {
        brand: { id, name, text: brand.searchText, isActive, isDistributor, sortOrder, createdAt },
        lostCategoryIds: [...named].filter((category) => !known.has(category)),
        products: {
          active: sumOf(own.filter((row) => row.isActive)),
          passive: sumOf(own.filter((row) => !row.isActive)),
        },
        tree: treesOf(brand, rows, own),
        figures: figuresOf(active, shown).get(id),
      };
      return [id, facts];
    }),
  );
}

export const brandFacts = createStamped(load);
