import { type Kysely, sql } from 'kysely';
import { giveWay } from '../give-way.ts';
import { among } from './among.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;
/** Each brand's id with its stamp, `id:stamp`, in the order of the ids. */
type Stamps = readonly string[];
type Kept<Facts> = { whole: string; stamps: Stamps; facts: ReadonlyMap<string, Facts> };

/** What is known of them takes some ms to read; after a write of thousands of rows it is out of date for all brands. */
const BRANDS_AT_ONCE = 25;
/** The stamp of all brands together. */
const ALL = '';

const read = new WeakMap<Db, { whole: string; stamps: Promise<Stamps> }>();

/** As one text: five hundred rows of two columns take eight times as long to read. */
async function readStamps(db: Db): Promise<Stamps> {
  const { rows } = await sql<{ all: string | null }>`
    select string_agg("brandId" || ':' || stamp, ' ' order by "brandId") as "all" from "brandStamps" where "brandId" <> ${ALL}`.execute(
    db,
  );
  return rows[0]?.all?.split(' ') ?? [];
}

function brandOf(stamp: string): string {
  return stamp.slice(0, stamp.lastIndexOf(':'));
}

/**
 * The brands that came, went or have another stamp. Nearly all stamps are as they were: they are met side by side, which
 * takes a tenth of what sets of them do. Where a database has ids in another order, some are read anew in vain.
 */
function differing(before: Stamps, now: Stamps): string[] {
  const brands: string[] = [];
  let [old, fresh] = [0, 0];
  while (old < before.length || fresh < now.length) {
    const [was, is] = [before[old], now[fresh]];
    const wasId = was && was !== is ? brandOf(was) : undefined;
    const isId = is && was !== is ? brandOf(is) : undefined;
    const isGone = wasId !== undefined && (isId === undefined || wasId < isId);
    const brand = isGone ? wasId : isId;
    if (brand !== undefined) brands.push(brand);
    if (isGone || wasId === isId) old += 1;
    if (!isGone) fresh += 1;
  }
  return brands;
}

/** The stamps of all brands, read once for all that ask for them under one stamp of the whole. */
function stampsUnder(db: Db, whole: string): Promise<Stamps> {
  const known = read.get(db);
  if (known?.whole === whole && whole !== '') return known.stamps;
  const stamps = readStamps(db);
  read.set(db, { whole, stamps });
  stamps.catch(() => read.delete(db));
  return stamps;
}

/**
 * What is known of each brand by its id, loaded anew only where the brand has changed since. The answer is the same
 * object while nothing has.
 * @param load reads the facts of these brands; of every brand where none are named
 */
export function createStamped<Facts>(
  load: (db: Db, brandIds: readonly string[] | null) => Promise<Map<string, Facts>>,
) {
  const byDatabase = new WeakMap<Db, Kept<Facts>>();
  const loading = new WeakMap<Db, { whole: string; kept: Promise<Kept<Facts>> }>();

  async function stampOf(db: Db, brandId: string): Promise<string> {
    const row = await db
      .selectFrom('brandStamps')
      .select('stamp')
      .where('brandId', '=', brandId)
      .executeTakeFirst();
    return row?.stamp ?? '';
  }

  async function reload(db: Db, whole: string, before: Kept<Facts> | undefined): Promise<Kept<Facts>> {
    // What is read after its stamp is as new as that, or newer.
    const stamps = await stampsUnder(db, whole);
    if (!before) return { whole, stamps, facts: await load(db, null) };
    const facts = new Map(before.facts);
    const changed = differing(before.stamps, stamps);
    for (let start = 0; start < changed.length; start += BRANDS_AT_ONCE) {
      await giveWay();
      const some = changed.slice(start, start + BRANDS_AT_ONCE);
      const read = await load(db, some);
      for (const id of some) {
        const fresh = read.get(id);
        if (fresh) facts.set(id, fresh);
        else facts.delete(id);
      }
    }
    return { whole, stamps, facts };
  }

  /** Of all brands, by their ids. */
  async function all(db: Db): Promise<ReadonlyMap<string, Facts>> {
    // What a transaction sees may change again before it ends, under the same stamp.
    if (db.isTransaction) return load(db, null);
    const whole = await stampOf(db, ALL);
    const known = byDatabase.get(db);
    if (known && known.whole === whole && whole !== '') return known.facts;
    // Who asks meanwhile and has read the same stamp gets the same answer.
    const begun = loading.get(db);
    if (begun && begun.whole === whole) return (await begun.kept).facts;
    const kept = reload(db, whole, known).then((fresh) => {
      byDatabase.set(db, fresh);
      return fresh;
    });
    const shared = { whole, kept };
    loading.set(db, shared);
    try {
      return (await kept).facts;
    } finally {
      if (loading.get(db) === shared) loading.delete(db);
    }
  }

  /** Of these brands at least. */
  async function some(db: Db, brandIds: readonly string[]): Promise<ReadonlyMap<string, Facts>> {
    return db.isTransaction ? load(db, brandIds) : all(db);
  }

  return { all, some };
}

/** Narrows a query to what belongs to some brands, or leaves it as it is. */
export function ofBrands(column: string, brandIds: readonly string[] | null) {
  return brandIds && among(column, brandIds);
}
