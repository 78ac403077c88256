import { isDeepStrictEqual } from 'node:util';
import { listName, rowName, whole } from '../db/changes.ts';
import type { RecordKind, Values } from './kinds.ts';
import type { Write } from './write.ts';

/** Columns that no page shows; a kind names others of its own. */
const UNSEEN = ['version', 'updatedAt'];

function differsVisibly({ unseen = [] }: RecordKind, before: Values, after: Values): boolean {
  const hidden = new Set([...UNSEEN, ...unseen]);
  return Object.keys({ ...before, ...after }).some(
    (column) => !hidden.has(column) && !isDeepStrictEqual(before[column], after[column]),
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
  const isSeen = !before || !after || differsVisibly(kind, before, after);
  return [...(isSeen ? names : []), ...names.map(whole)];
}

/** Notes a change for who is told of it, and what visitors may see of it. */
export function touch(write: Write, name: string, before: Values | null, after: Values | null): void {
  const kind = write.kinds.named(name);
  write.deeds.push({ kind: name, before, after });
  if (kind.isPublic) for (const changed of namesOfChange(kind, before, after)) write.changed.add(changed);
}
