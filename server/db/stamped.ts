import { type Kysely, sql } from 'kysely';
import { giveWay } from '../give-way.ts';
import { among } from './among.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;
/** Each brand's id with its stamp, `id:stamp`. */
type Stamps = ReadonlySet<string>;
type Kept<Facts> = { whole: string; stamps: Stamps; facts: ReadonlyMap<string, Facts> };

/** What is known of them takes some ms to read; after a write of thousands of rows it is out of date for all brands. */
const BRANDS_AT_ONCE = 25;
/** The stamp of all brands together. */
const ALL = '';

const read = new WeakMap<Db, { whole: string; stamps: Promise<Stamps> }>();

/** As one text: five hundred rows of two columns take eight times as long to read. */
async function readStamps(db: Db): Promise<Stamps> {
  const { rows } = await sql<{ all: string | null }>`
    select string_agg("brandId" || ':' || stamp, ' ') as "all" from "brandStamps" where "brandId" <> ${ALL}`.execute(
    db,
  );
  return new Set(rows[0]?.all?.split(' '));
}

function brandOf(stamp: string): string {
  return stamp.slice(0, stamp.lastIndexOf(':'));
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
    for (const old of before.stamps.difference(stamps)) facts.delete(brandOf(old));
    const changed = [...stamps.difference(before.stamps)].map(brandOf);
    for (let start = 0; start < changed.length; start += BRANDS_AT_ONCE) {
      await giveWay();
      const slice = await load(db, changed.slice(start, start + BRANDS_AT_ONCE));
      for (const [id, fresh] of slice) facts.set(id, fresh);
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
