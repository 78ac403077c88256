import type { RecordKind } from './kinds.ts';
import type { Write } from './write.ts';

const DOCUMENT = /\/media\/[0-9a-f]{32}\.(?:pdf|docx?)/g;

/** Where rows hold the addresses of documents. */
export const DOCUMENT_COLUMNS = {
  catalogs: 'fileUrl',
  sections: 'content',
  sectionItems: 'data',
  settings: 'values',
} as const satisfies Partial<Record<RecordKind, string>>;

/** Notes the documents that a stored row holds: what was once held is no longer shown to all once no row shows it. */
export async function noteHeldDocuments(
  write: Write,
  kind: RecordKind,
  row: Record<string, unknown>,
): Promise<void> {
  if (!(kind in DOCUMENT_COLUMNS)) return;
  const held = row[DOCUMENT_COLUMNS[kind as keyof typeof DOCUMENT_COLUMNS]];
  const urls = new Set(JSON.stringify(held ?? null).match(DOCUMENT));
  if (urls.size === 0) return;
  await write.tx
    .insertInto('heldDocuments')
    .values([...urls].map((url) => ({ url })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
