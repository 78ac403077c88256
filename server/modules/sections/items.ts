import type { RecordRow } from '../../records/kinds.ts';
import type { Write } from '../../records/write.ts';

/** The items of a section as the write path sees them. */
export async function itemsOf(write: Write, sectionId: string): Promise<RecordRow[]> {
  return (await write.tx
    .selectFrom('sectionItems')
    .selectAll()
    .where('sectionId', '=', sectionId)
    .execute()) as RecordRow[];
}
