import type { Draft } from '../../../domain/things/draft.ts';
import type { Values } from '../../records/kinds.ts';
import type { Write } from '../../records/write.ts';

/** The public page on which a row of a draft is seen. */
export async function pagePath(
  write: Write,
  { kind, changes }: Draft,
  rowId: string | null,
): Promise<string> {
  // A new section is one of those that its draft creates.
  const [created] = Array.isArray(changes.created) ? (changes.created as Values[]) : [];
  const row =
    rowId === null
      ? created
      : await write.tx.selectFrom(kind).selectAll().where('id', '=', rowId).executeTakeFirst();
  return (await write.kinds.named(kind).pageOf?.(write.tx, row ?? {})) ?? '/';
}
