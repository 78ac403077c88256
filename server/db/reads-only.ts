const READS = /^\s*(?:select|with)\b/i;
/**
 * What writes or locks though it begins like a read, and what is asked of the connection that has written. A function
 * that writes is not told by its name: a connection for reads refuses it.
 */
const WRITES =
  /\b(?:insert|update|delete|replace|merge|for\s+(?:no\s+key\s+)?(?:share|key\s+share)|(?:total_)?changes|last_insert_rowid)\b/i;

/** Whether a statement may go to a connection that only reads. */
export function readsOnly(sql: string): boolean {
  return READS.test(sql) && !WRITES.test(sql);
}
