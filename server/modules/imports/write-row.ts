import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../domain/errors.ts';
import { changesBetween } from '../../../domain/things/changes.ts';
import { invalidInput } from '../../http/invalid.ts';
import { completed } from '../../kinds/complete.ts';
import type { Kind } from '../../kinds/kind.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import { changeRecord, createRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import type { Written } from './result.ts';
import { isOverrun, OVERRUN, type SentRow } from './rows.ts';

/** Writes a row of a kind into the one that it is, or into a new one. @throws AppError invalid, conflict */
export async function writeRow(
  write: Write,
  kind: Kind,
  values: Values,
  before: RecordRow | null,
  tried: SentRow['version'],
): Promise<Written> {
  if (isOverrun(tried, before)) throw new AppError('conflict', OVERRUN, { reason: 'version_conflict' });
  if (!before) {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const parsed = kind.schemas.input.safeParse(given);
    if (!parsed.success) throw invalidInput(parsed.error.issues, given);
    const row = await createRecord(
      write,
      kind.name,
      await completed(write, kind, parsed.data as Values, null),
    );
    return { status: 'created', row, changes: [] };
  }
  const changed = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isDeepStrictEqual(value, before[key])),
  );
  const parsed = kind.schemas.patch.safeParse(changed);
  if (!parsed.success) throw invalidInput(parsed.error.issues, changed);
  const same: Written = { status: 'unchanged', row: before, changes: [] };
  if (Object.keys(parsed.data).length === 0) return same;
  const row = await changeRecord(write, kind.name, before, await completed(write, kind, parsed.data, before));
  return row === before ? same : { status: 'updated', row, changes: changesBetween(before, row) };
}
