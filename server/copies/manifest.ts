import { z } from 'zod';
import { checkKey } from '../files/storage.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

/** What an archive says of itself. It stands at the end: an archive that was cut off has none. */
export const manifestSchema = z.object({
  format: z.literal('vitrin'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that the database had seen: its rows fit the schema after the last of them. */
  migrations: z.array(z.string()).min(1),
  /** `sha256` is that of the lines as they stand there, `digest` that of the rows in whatever order. */
  tables: z.record(z.string(), z.object({ rows: count, bytes: count, sha256, digest: sha256 })),
  files: z.record(z.string(), z.object({ bytes: count, sha256 })),
  /** Files that the database knows and the store had lost already. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const MANIFEST_HASH = 'manifest.sha256';

/** Where the rows of a table stand in an archive. */
export function rowsEntry(table: string): string {
  return `rows/${table}.jsonl`;
}

/** Where a stored file stands in an archive. */
export function fileEntry(key: string): string {
  return `files/${key}`;
}

/** What an entry of an archive holds; null for none of ours. */
export function entryKind(name: string): { kind: 'rows' | 'file' | 'manifest' | 'hash'; of: string } | null {
  if (name === MANIFEST) return { kind: 'manifest', of: '' };
  if (name === MANIFEST_HASH) return { kind: 'hash', of: '' };
  const table = /^rows\/([A-Za-z]\w*)\.jsonl$/.exec(name)?.[1];
  if (table) return { kind: 'rows', of: table };
  return name.startsWith('files/') ? { kind: 'file', of: checkKey(name.slice('files/'.length)) } : null;
}
