import { AppError } from '../domain/errors.ts';

/** Tests send no mail, and so forget no password. */
export function expectNoMail(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
}

/** Who shows no secret is not let in. */
export function expectNoEntry(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error;
}

/** What no visitor sees cannot be asked for. */
export function expectRefusal(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
}

/** Who has no link finds no list. */
export function expectNothing(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}
