import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Changes } from '../../../db/changes.ts';
import type { Database } from '../../../db/schema.ts';
import { giveWay } from '../../../give-way.ts';
import type { FoundTable } from '../found-rows.ts';
import { FOUND_TABLES, TABLE_KINDS } from '../found-tables.ts';
import { AT_ONCE, follow, type Held, readName } from './follow.ts';
import { createIndex } from './index.ts';
import { createOwners } from './owners.ts';

/** So many changed rows a search waits for; more are caught up with while the index as it was answers. */
const WAITED_FOR = 300;

/**
 * Keeps the index in step with the database: builds it in the background, and after a write reads anew what that
 * changed. Until it is there `current` answers null.
 */
export function createIndexKeeper(options: { db: Kysely<Database>; changes: Changes; log: Logger }) {
  const { db, changes, log } = options;
  let held: Held | null = null;
  let building: Promise<void> | null = null;
  let isOutdated = false;
  let isClosed = false;
  const pending = new Set<string>();
  /** What changed while an index is built: it may have read those rows before. */
  const meanwhile = new Set<string>();
  let working: Promise<void> = Promise.resolve();
  let underWork = 0;

  async function readAll({ index, owners }: Held): Promise<void> {
    await owners.read('brands');
    await owners.read('categories');
    for (const kind of TABLE_KINDS) {
      const table: FoundTable = FOUND_TABLES[kind];
      let last: string | undefined = '';
      while (last !== undefined && !isClosed) {
        const part = await table.read(db, owners, { after: last, limit: AT_ONCE });
        for (const { row, content } of part) {
          index.put(row, content);
          await giveWay();
        }
        // What is read with a row comes before it.
        const rows = part.filter(({ row }) => row.kind === kind);
        last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.row.id;
      }
    }
  }

  async function build(): Promise<void> {
    const began = performance.now();
    do {
      isOutdated = false;
      meanwhile.clear();
      const fresh = { index: createIndex(), owners: createOwners(db) };
      await readAll(fresh);
      if (isClosed) return;
      held = fresh;
      for (const name of meanwhile) pending.add(name);
    } while (isOutdated);
    log.info({ rows: held.index.size(), ms: Math.round(performance.now() - began) }, 'arama dizini hazır');
  }

  function begin(): void {
    if (building !== null || isClosed) return;
    building = build()
      .catch((error: unknown) => log.error({ err: error }, 'the search index could not be built'))
      .finally(() => {
        building = null;
      });
  }

  async function workNow(): Promise<void> {
    const names = [...pending];
    underWork = names.length;
    pending.clear();
    if (held && names.length > 0) await follow(db, held, names);
    if (held?.index.isWorn()) begin();
  }

  /** Reads what changed, in one line of works: the next one sees what the last one left. */
  function work(): Promise<void> {
    working = working
      .then(workNow)
      .catch((error: unknown) => {
        log.error({ err: error }, 'the search index could not be brought up to date');
        isOutdated = true;
        begin();
      })
      .finally(() => {
        underWork = 0;
      });
    return working;
  }

  changes.listen((names) => {
    if (held === null && building === null) return;
    for (const name of names) {
      const read = readName(name);
      if (read === 'all') {
        isOutdated = true;
        begin();
      } else if (read) {
        pending.add(name);
        if (building !== null) meanwhile.add(name);
      }
    }
  });

  return {
    /** Begins to build in the background, where that has not begun. */
    begin: (): void => {
      if (held === null) begin();
    },
    /** Settles once the index is there, with all that was written before. */
    ready: async (): Promise<void> => {
      if (held === null) begin();
      await building;
      await work();
    },
    /** The index with what was written before this call, or as it is while much has to be read; null before it is built. */
    current: async (): Promise<Held | null> => {
      if (held === null) {
        begin();
        return null;
      }
      if (pending.size > 0 || underWork > 0) {
        const isShort = pending.size + underWork <= WAITED_FOR;
        const caught = work();
        if (isShort) await caught;
      }
      return held;
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await building;
      await working;
    },
  };
}

export type IndexKeeper = ReturnType<typeof createIndexKeeper>;
