import { expect, it, vi } from 'vitest';
import { AppError } from './errors.ts';

it('an error is known as one whichever copy of the program made it', async () => {
  vi.resetModules();
  const copy = await import('./errors.ts');
  expect(copy.AppError).not.toBe(AppError);
  const error: unknown = new copy.AppError('too_many', 'Biraz sonra deneyin.', { retryAfter: 60 });
  expect(error instanceof AppError && [error.code, error.status, error.retryAfter]).toEqual([
    'too_many',
    429,
    60,
  ]);
  for (const other of [new Error('x'), null, undefined, 'metin', { code: 'too_many' }])
    expect(other instanceof AppError).toBe(false);
});
