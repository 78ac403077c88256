import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret as it is stored: nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
