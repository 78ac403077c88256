import type { Values } from './kinds.ts';
import type { Write } from './write.ts';

const DOCUMENT = /\/media\/[0-9a-f]{32}\.(?:pdf|docx?)/g;

/** Notes the documents that a stored row holds: what was once held is no longer shown to all once no row shows it. */
export async function noteHeldDocuments(write: Write, kind: string, row: Values): Promise<void> {
  const held = Object.keys(write.kinds.named(kind).files ?? {}).map((column) => row[column]);
  const urls = new Set(JSON.stringify(held).match(DOCUMENT));
  if (urls.size === 0) return;
  await write.tx
    .insertInto('heldDocuments')
    .values([...urls].map((url) => ({ url })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
