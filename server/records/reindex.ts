import type { Transaction } from 'kysely';
import { fold } from '../../domain/rules/turkish.ts';
import type { Actor } from '../context.ts';
import { ALL } from '../db/changes.ts';
import { rebuildRuns } from '../db/search-runs.ts';
import { giveWay } from '../give-way.ts';
import { derivedColumns, type Values } from './kinds.ts';
import type { Records, Write } from './write.ts';

const AT_ONCE = 500;

/** A table with columns that are made of others. */
type Indexed = {
  table: string;
  key: string;
  /** The columns that are read; all where nothing is said. */
  columns?: readonly string[];
  derive: (row: Values) => Values;
  /** Whether a public page may look different with another order or find. */
  isPublic: boolean;
};

type AnyTable = Transaction<Record<string, Values>>;

function indexedTables({ kinds }: Records): Indexed[] {
  const told = (row: Values) => ({ searchText: fold(`${row.name} ${row.actor}`) });
  const line = { key: 'id', columns: ['id', 'name', 'actor', 'searchText'], derive: told, isPublic: false };
  return [
    ...kinds.all
      .filter((kind) => kind.search)
      .map((kind) => ({
        table: kind.name,
        key: 'id',
        derive: (row: Values) => derivedColumns(kind, row),
        isPublic: kind.isPublic,
      })),
    {
      table: 'mediaTexts',
      key: 'mediaId',
      derive: (row: Values) => ({ searchText: fold(String(row.text)) }),
      isPublic: false,
    },
    { table: 'history', ...line },
    { table: 'activities', ...line },
  ];
}

/** Rebuilds the rows of a table that follow a key, in one write. */
async function reindexPart(
  write: Write,
  { table, key, columns, derive, isPublic }: Indexed,
  from: string,
): Promise<{ changed: number; next: string | null }> {
  const tx = write.tx as unknown as AnyTable;
  const query = tx.selectFrom(table).where(key, '>', from).orderBy(key).limit(AT_ONCE);
  const rows: Values[] = await (columns ? query.select([...columns]) : query.selectAll()).execute();
  let changed = 0;
  for (const row of rows) {
    await giveWay();
    const wanted = derive(row);
    if (Object.entries(wanted).every(([column, value]) => row[column] === value)) continue;
    await tx.updateTable(table).set(wanted).where(key, '=', row[key]).execute();
    changed += 1;
  }
  if (isPublic && changed > 0) write.changed.add(ALL);
  return { changed, next: rows.length < AT_ONCE ? null : String(rows.at(-1)?.[key]) };
}

/**
 * Rebuilds what searches and sorts read (`searchText`, `nameKey`) by the rules of today, in slices, each a write of its
 * own. Versions and history stay: nobody edited.
 * @returns how many rows read differently before
 */
export async function reindex(records: Records, actor: Actor): Promise<number> {
  let changed = 0;
  for (const indexed of indexedTables(records)) {
    for (let after: string | null = ''; after !== null; ) {
      const from: string = after;
      const part = await records.write(actor, (write) => reindexPart(write, indexed, from));
      changed += part.changed;
      after = part.next;
    }
  }
  // Names are folded in it by the rules of its day, too.
  await records.write(actor, async ({ engine, tx }) => {
    if (engine === 'sqlite') await rebuildRuns(tx);
  });
  return changed;
}
