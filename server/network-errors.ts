const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The code that the network, or a server behind it, gave an error; of one that has several causes that of the first. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error && error.code ? String(error.code) : '';
}

/** Whether an error says that a connection is gone or cannot be made. */
export function isNetworkError(error: unknown): boolean {
  return CODES.has(codeOf(error));
}
