import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from './schema.ts';

/** Changes of one row set whichever columns differ: of their statements those asked for last are kept. */
const KEPT = 500;

/** Stands for a value while a statement is put together. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is put together once for each shape, and then asked with other values: to put one together takes
 * Kysely longer than it takes the embedded database to answer it. Its shape is what `build` is told beside the values,
 * and the names of these; with a value it may do only what makes a parameter of it.
 * @returns what asks it, and answers its rows
 */
export function prepared<Given extends object, Row, Shape extends ReadonlyArray<string | undefined>>(
  build: (db: Kysely<Database>, given: Given, ...shape: Shape) => Compilable<Row>,
) {
  // Each engine has words of its own. A database and its transactions have one adapter.
  const byEngine = new WeakMap<object, LRUCache<string, CompiledQuery<Row>>>();

  return async (db: Kysely<Database>, given: Given, ...shape: Shape): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    const known = byEngine.get(adapter) ?? new LRUCache<string, CompiledQuery<Row>>({ max: KEPT });
    byEngine.set(adapter, known);
    // What is not said is no value, as it is none to Kysely.
    const names = Object.keys(given).filter((name) => Reflect.get(given, name) !== undefined);
    const key = `${shape} ${names}`;
    let query = known.get(key);
    if (!query) {
      const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]));
      query = build(db, slots as Given, ...shape).compile();
      known.set(key, query);
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(given, value.name) : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
