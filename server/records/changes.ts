import { isDeepStrictEqual } from 'node:util';
import { countsName, listName, rowName, whole } from '../db/changes.ts';
import type { RecordKind, Values } from './kinds.ts';
import type { Write } from './write.ts';

/** Columns that no page shows; a kind names others of its own. */
const UNSEEN = ['version', 'updatedAt'];

/** The columns that a change changed; null for all of them, where a row comes or goes. */
function changedColumns(before: Values | null, after: Values | null): string[] | null {
  if (!before || !after) return null;
  return Object.keys({ ...before, ...after }).filter(
    (column) => !isDeepStrictEqual(before[column], after[column]),
  );
}

/** What changes when a row comes (`before` is null), changes, or goes (`after` is null). */
function namesOfChange(kind: RecordKind, before: Values | null, after: Values | null): string[] {
  const owner = kind.readBy?.owner ?? kind.owner?.column;
  const things = [before, after].flatMap((row) =>
    row
      ? [
          rowName(kind.name, String(row[kind.readBy?.row ?? 'id'])),
          ...(owner ? [listName(kind.name, String(row[owner]))] : []),
        ]
      : [],
  );
  const names = [...new Set([kind.name, ...things])];
  const columns = changedColumns(before, after);
  const hidden = new Set([...UNSEEN, ...(kind.unseen ?? [])]);
  const isSeen = !columns || columns.some((column) => !hidden.has(column));
  const { counted } = kind;
  const isCounted = counted && (!columns || columns.some((column) => counted.includes(column)));
  return [...(isSeen ? names : []), ...names.map(whole), ...(isCounted ? [countsName(kind.name)] : [])];
}

/** Notes a change for who is told of it, and what visitors may see of it. */
export function touch(write: Write, name: string, before: Values | null, after: Values | null): void {
  const kind = write.kinds.named(name);
  write.deeds.push({ kind: name, before, after });
  if (kind.isPublic) for (const changed of namesOfChange(kind, before, after)) write.changed.add(changed);
}
