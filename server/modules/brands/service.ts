import type { Kysely } from 'kysely';
import { countsName, whole } from '../../db/changes.ts';
import { readAs } from '../../db/reads.ts';
import type { Database } from '../../db/schema.ts';
import type { View } from '../../kinds/kind.ts';
import { type BrandFacts, brandFacts } from './facts.ts';
import { type ProductGroup, productGroups } from './product-groups.ts';

export type { BrandFacts, CategoryEntry } from './facts.ts';

type Db = Kysely<Database>;

/** What facts are made of. Facts that were known already ask no table for it. */
const READ = [countsName('products'), whole('categories'), 'brands'];

function readFacts<Facts>(read: () => Promise<Facts>): Promise<Facts> {
  return readAs(() => READ, read);
}

/** What is known of these brands at least, by their ids. */
export function factsOf(db: Db, brandIds: readonly string[]): Promise<ReadonlyMap<string, BrandFacts>> {
  return readFacts(() => brandFacts.some(db, brandIds));
}

/** What is known of the brand that a column of a row names: the same object while nothing of the brand has changed. */
export function stampsBy(column: string) {
  return async (db: Db) => {
    const facts = await factsOf(db, []);
    return (row: Record<string, unknown>): BrandFacts | undefined => facts.get(String(row[column]));
  };
}

function compare(a: BrandFacts['brand'], b: BrandFacts['brand']): number {
  if (a.sortOrder !== b.sortOrder) return a.sortOrder - b.sortOrder;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

const ordered = new WeakMap<object, BrandFacts[]>();

/** What is known of all brands, in their order; the same object while nothing has changed. */
export async function allFacts(db: Db): Promise<readonly BrandFacts[]> {
  const facts = await readFacts(() => brandFacts.all(db));
  const known = ordered.get(facts);
  if (known) return known;
  const list = [...facts.values()].sort((a, b) => compare(a.brand, b.brand));
  ordered.set(facts, list);
  return list;
}

/** What a list of products may be narrowed by for its total to be known without counting. */
export type GroupFilter = { brandId?: string | undefined } & {
  [Key in 'isActive' | 'isFeatured' | 'isDistributor' | 'withoutImage']?: boolean | undefined;
} & { stock?: ProductGroup['stock'] | undefined };

/** Whether a group is among what a list is narrowed to. */
function asker({ stock, ...flags }: Omit<GroupFilter, 'brandId'>): (group: ProductGroup) => boolean {
  const asked = Object.entries(flags).filter(([, wanted]) => wanted !== undefined);
  return (group) =>
    (!stock || group.stock === stock || (stock === 'in' && group.stock === 'low')) &&
    asked.every(([key, wanted]) => group[key as keyof typeof flags] === wanted);
}

/** How many products there are, as a view has them. */
export async function countProducts(
  db: Db,
  { withHidden }: Pick<View, 'withHidden'>,
  { brandId, isActive, ...filter }: GroupFilter = {},
): Promise<number> {
  const facts = (await allFacts(db)).filter(
    ({ brand }) => (!brandId || brand.id === brandId) && (withHidden || brand.isActive),
  );
  const wants = (active: boolean) => (withHidden || active) && (isActive ?? active) === active;
  if (Object.values(filter).every((wanted) => wanted === undefined))
    return facts.reduce(
      (sum, { products }) =>
        sum + (wants(true) ? products.active : 0) + (wants(false) ? products.passive : 0),
      0,
    );
  const isAmong = asker(filter);
  const found = await readAs(
    () => ['products', 'brands'],
    () => productGroups.all(db),
  );
  return facts
    .flatMap(({ brand }) => found.get(brand.id) ?? [])
    .reduce((sum, group) => (wants(group.isActive) && isAmong(group) ? sum + group.count : sum), 0);
}
