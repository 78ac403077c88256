import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/schema.ts';

/** How many lines tell of one row, and how many stand between two of the site's sections. */
const LINES_OF_A_ROW = 20;
const LINES_BETWEEN = 50;
const LINES_OF_A_SECTION = 5000;
/** Of the deletions only the first are still in the trash. */
const LINES_BETWEEN_DELETIONS = 200;
const IN_TRASH_UP_TO = 10_000;
const AT_ONCE = 100;

const DESCRIPTION = 'Elmas uçlu, orta grenli frez; tek tek ya da on adetlik kutuyla. '.repeat(3);

function padded(number: number): string {
  return String(number).padStart(8, '0');
}

function linesAt(index: number) {
  const id = `line-${padded(index)}`;
  const at = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  const isItem = index % LINES_BETWEEN === 0;
  const isDeletion = index % LINES_BETWEEN_DELETIONS === 1;
  const entity = isItem ? ('sectionItems' as const) : ('products' as const);
  const entityId = `${entity}-${padded(Math.floor(index / LINES_OF_A_ROW))}`;
  const parentId = isItem ? `section-${padded(Math.floor(index / LINES_OF_A_SECTION))}` : 'brand';
  const row = { id: entityId, version: index, name: `Frez ${index}`, description: DESCRIPTION, stock: index };
  const before = JSON.stringify({ ...row, stock: index - 1 });
  const shared = { at, actor: 'Selin Koç', entity, entityId, name: row.name, searchText: `frez ${index}` };
  const action = isDeletion ? ('delete' as const) : ('update' as const);
  return {
    line: {
      ...{ ...shared, id, action, parentId, accountId: null, isRoot: true, before, activityId: id },
      ...{ writeId: id, batchId: id, targetBatchId: null },
      inTrash: isDeletion && index < IN_TRASH_UP_TO,
      after: isDeletion ? null : JSON.stringify(row),
    },
    activity: {
      ...{ ...shared, id, action, person: 'selin', count: 1, isActive: null, place: null, operation: null },
      type: isItem ? ('site' as const) : ('products' as const),
      changed: '["stock"]',
    },
  };
}

/** Adds the lines of a long history from one number up to another, each with its activity, as years of edits leave it. */
export async function addHistoryLines(db: Kysely<Database>, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += AT_ONCE) {
    const lines = Array.from({ length: AT_ONCE }, (_, offset) => linesAt(start + offset));
    // Each part by itself: who shares the one connection, as the polls of a site do, has to wait for no more than that.
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('history')
        .values(lines.map(({ line }) => line))
        .execute();
      await tx
        .insertInto('activities')
        .values(lines.map(({ activity }) => activity))
        .execute();
    });
  }
}

/** A row and a section of that history. */
export const LONG_HISTORY = { row: `products-${padded(0)}`, section: `section-${padded(0)}` };
