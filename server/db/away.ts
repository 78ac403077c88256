import { AppError } from '../../domain/errors.ts';
import { codeOf, isNetworkError } from '../network-errors.ts';

// The server ends connections, is going down or coming up, or has become one that is only read.
const AWAY = new Set(['57P01', '57P02', '57P03', '25006', '08000', '08001', '08003', '08004', '08006']);
/** No connection is free, a statement took too long, or waited too long for a lock. */
const BUSY = new Set(['53300', '57014', '55P03', '25P03', '40001', '40P01']);
/** What the driver says without a code. */
const LOST =
  /Connection terminated|Client has encountered a connection error|connection error and is not queryable/;
const LATE = /timeout exceeded when trying to connect|Query read timeout/;
const AGAIN_SECONDS = 5;

/** Whether an error says that the connection to the server is gone or cannot be made. */
export function saysAway(error: unknown): boolean {
  return (
    isNetworkError(error) || AWAY.has(codeOf(error)) || (error instanceof Error && LOST.test(error.message))
  );
}

/** Whether no answer came in time: the server may have gone without a word. */
export function saysLate(error: unknown): boolean {
  return error instanceof Error && LATE.test(error.message);
}

/** The refusal of a call that needs a database which is not there. */
export function databaseAway(cause?: unknown): AppError {
  return new AppError(
    'unavailable',
    'Veritabanına şu anda ulaşılamıyor. Birkaç saniye sonra tekrar deneyin.',
    {
      retryAfter: AGAIN_SECONDS,
      cause,
    },
  );
}

/** The refusal of a call whose turn at the database did not come in time. */
export function databaseBusy(cause?: unknown): AppError {
  return new AppError('unavailable', 'Veritabanı şu anda çok meşgul. Birkaç saniye sonra tekrar deneyin.', {
    retryAfter: AGAIN_SECONDS,
    cause,
  });
}

/** An error of the connection as a refusal that says when to come again; any other as it is. */
export function translateAway(error: unknown): unknown {
  if (saysAway(error)) return databaseAway(error);
  return BUSY.has(codeOf(error)) || saysLate(error) ? databaseBusy(error) : error;
}
