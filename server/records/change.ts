import { AppError } from '../../domain/errors.ts';
import type { RecordRow } from './kinds.ts';
import { readRecord } from './records.ts';
import type { Write } from './write.ts';

/** Which versions of a row a caller will write to; any, where nothing is said. */
export type Expected = {
  /** The version a form was opened with. */
  version?: number | undefined;
  /** What `If-Match` names. */
  match?: readonly number[] | undefined;
};

/**
 * What a caller wants changed. It is read against the row as it is answered: what comes back as it was answered is
 * no change, and is not judged by rules that are younger than the row.
 */
export type Change<Patch> = {
  version: number | undefined;
  /** @throws AppError invalid */
  against: (answered: object) => Patch;
};

/** A change that the program itself makes, or that was read before. */
export function plainChange<Patch extends { version?: number | undefined }>(patch: Patch): Change<Patch> {
  return { version: patch.version, against: () => patch };
}

/**
 * Refuses a write that was begun on another version. `present` gives the row as the API answers it.
 * @throws AppError precondition_failed for `If-Match`, conflict for `version`
 */
export async function checkExpected(
  row: { version: number },
  { version, match }: Expected,
  present: () => Promise<unknown>,
): Promise<void> {
  const fails = match && !match.includes(row.version);
  if (!fails && (version === undefined || version === row.version)) return;
  const message = 'Bu kayıt siz düzenlerken başkası tarafından değiştirildi.';
  throw new AppError(fails ? 'precondition_failed' : 'conflict', message, {
    reason: 'version_conflict',
    current: await present(),
  });
}

/**
 * Begins a change: the row as stored, and what of it shall be different.
 * @throws AppError not_found, precondition_failed, conflict, invalid
 */
export async function beginChange<Patch extends { version?: number | undefined }>(
  write: Write,
  { kind, id }: { kind: string; id: string },
  { change, match }: { change: Change<Patch>; match?: Expected['match'] },
  present: () => Promise<object>,
): Promise<{ before: RecordRow; patch: Omit<Patch, 'version'> }> {
  const before = await readRecord(write, kind, id);
  const answered = await present();
  await checkExpected(before, { version: change.version, match }, async () => answered);
  const { version: _version, ...patch } = change.against(answered);
  return { before, patch };
}
