import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../secrets.ts';

const PERIOD_SECONDS = 30;
// Without the letters and digits that are read for one another.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODES = 10;

function generator(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, label, issuer });
}

/** A secret for an app that shows codes, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the app reads from the square code. */
export function totpAddress(secret: string, account: { email: string; issuer: string }): string {
  return generator(secret, account.email, account.issuer).toString();
}

/**
 * The interval that a code belongs to: the present one or a neighbour, for clocks that differ; null for a wrong code.
 * An interval up to `usedStep` has been used.
 */
export function totpStep(secret: string, code: string, now: Date, usedStep: number | null): number | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: digits, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  return usedStep !== null && step <= usedStep ? null : step;
}

/** Ten codes for the day when the phone is gone: `7QK2-M9XD-4RVN`. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => [part(), part(), part()].join('-'));
}

/** A recovery code as it is stored. Sixty random bits need no slow hash. */
export function recoveryHash(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
}
