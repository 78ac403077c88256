import type { PageSource } from '../../../domain/pages/source.ts';
import type { SpecifiedProduct } from '../../../domain/pages/spec-facts.ts';
import type { Changes } from '../../db/changes.ts';
import { createKept } from '../../db/kept.ts';

/** How many rows are held in all. */
const ROWS_KEPT = 12_000;
/** Of how many products the technical data is held besides: a few hundred bytes each, since lines are shared. */
const SPECIFIED_KEPT = 60_000;

type Read = (...asked: readonly unknown[]) => Promise<unknown>;

function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length + 1;
  return value instanceof Map ? value.size + 1 : 1;
}

/**
 * The pages' source that reads what has not changed from memory: what one page has read serves the next, and after a
 * write only what it changed is read anew. Whoever is given it shares it: nothing of it may be changed.
 */
export function keptReads(source: PageSource, changes: Changes): PageSource {
  const kept = createKept<{ rows: unknown }>({
    changes,
    limit: ROWS_KEPT,
    weigh: ({ rows }) => rowsIn(rows),
  });

  const specified = createKept<{ rows: readonly SpecifiedProduct[] }>({
    changes,
    limit: SPECIFIED_KEPT,
    weigh: ({ rows }) => rows.length + 1,
  });

  /** The same read, asked of the source once for the same arguments. */
  function once(name: string, read: Read): Read {
    return async (...asked) => {
      const key = `${name} ${JSON.stringify(asked)}`;
      const { rows } = await kept.get(key, async () => ({ rows: await read(...asked) }));
      return rows;
    };
  }

  // What the library knows of pictures is kept there; what has moved is asked for by few.
  const { pictures, alts, icons, movedTo, ...reads } = source;
  const onces = Object.entries(reads).map(([name, read]) => [name, once(name, read as Read)]);
  return {
    ...(Object.fromEntries(onces) as typeof reads),
    ...{ pictures, alts, icons, movedTo },
    specified: async (brandId) =>
      (await specified.get(brandId, async () => ({ rows: await source.specified(brandId) }))).rows,
  };
}
