import { AppError } from '../../domain/errors.ts';

const SQLITE_UNIQUE = new Set([1555, 2067]);
const SQLITE_FOREIGN_KEY = 787;
/** Full; and full where the index of the log was to grow. */
const SQLITE_FULL = new Set([13, 4874]);

function property(error: unknown, name: string): unknown {
  return error && typeof error === 'object' ? Reflect.get(error, name) : undefined;
}

/** Turns what a database refuses for a known reason into an error with a sentence; anything else passes unchanged. */
export function translateDriverError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const errcode = property(error, 'errcode');
  const code = property(error, 'code');
  if (SQLITE_UNIQUE.has(Number(errcode)) || code === '23505') {
    return new AppError('conflict', 'Bu değer başka bir kayıtta kullanılıyor.', {
      reason: 'value_taken',
      cause: error,
    });
  }
  if (errcode === SQLITE_FOREIGN_KEY || code === '23503') {
    return new AppError('conflict', 'Kayıt, artık bulunmayan ya da hâlâ kullanılan başka bir kayda bağlı.', {
      reason: 'reference_missing',
      cause: error,
    });
  }
  if (SQLITE_FULL.has(Number(errcode)) || code === '53100' || code === 'ENOSPC') {
    return new AppError('storage_full', 'Diskte yer kalmadı. Yer açıldıktan sonra tekrar deneyin.', {
      cause: error,
    });
  }
  return error;
}
