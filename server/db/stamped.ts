import type { Kysely } from 'kysely';
import { giveWay } from '../give-way.ts';
import { among } from './among.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;
type Kept<Facts> = { whole: string; stamps: ReadonlyMap<string, string>; facts: ReadonlyMap<string, Facts> };

/** What is known of them takes some ms to read; after a write of thousands of rows it is out of date for all brands. */
const BRANDS_AT_ONCE = 25;
/** The stamp of all brands together. */
const ALL = '';

type Stamps = Array<{ brandId: string; stamp: string }>;
const read = new WeakMap<Db, { whole: string; stamps: Promise<Stamps> }>();

/** The stamps of all brands, read once for all that ask for them under one stamp of the whole. */
function stampsUnder(db: Db, whole: string): Promise<Stamps> {
  const known = read.get(db);
  if (known?.whole === whole && whole !== '') return known.stamps;
  const stamps = db.selectFrom('brandStamps').selectAll().execute();
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
    const rows = await stampsUnder(db, whole);
    // What is read after its stamp is as new as that, or newer.
    const stamps = new Map(rows.map(({ brandId, stamp }) => [brandId, stamp]));
    if (!before) return { whole, stamps, facts: await load(db, null) };
    const changed = rows
      .filter(({ brandId, stamp }) => brandId !== ALL && before.stamps.get(brandId) !== stamp)
      .map(({ brandId }) => brandId);
    const fresh = new Map<string, Facts>();
    for (let start = 0; start < changed.length; start += BRANDS_AT_ONCE) {
      await giveWay();
      const slice = await load(db, changed.slice(start, start + BRANDS_AT_ONCE));
      for (const [id, facts] of slice) fresh.set(id, facts);
    }
    const gone = new Set(changed.filter((id) => !fresh.has(id)));
    const left = [...before.facts].filter(([id]) => stamps.has(id) && !gone.has(id));
    return { whole, stamps, facts: new Map([...left, ...fresh]) };
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
