import type { RecordRow, Values } from '../records/kinds.ts';
import type { Write } from '../records/write.ts';
import type { Kind } from './kind.ts';

/** What is written to a row, checked. @throws AppError invalid, conflict */
export async function checked(
  write: Write,
  kind: Kind,
  values: Values,
  before: RecordRow | null,
): Promise<Values> {
  return kind.complete ? kind.complete(write, values, before) : values;
}

/** Checked, and filled in where it leaves something open, as when a form brings it. @throws AppError invalid, conflict */
export async function completed(
  write: Write,
  kind: Kind,
  values: Values,
  before: RecordRow | null,
): Promise<Values> {
  const own = await checked(write, kind, values, before);
  return kind.fill ? kind.fill(write, own, before) : own;
}
