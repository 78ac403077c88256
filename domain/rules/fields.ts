import { z } from 'zod';
import type { IssueCode } from '../errors.ts';
import { cleanText, type TextForm } from './clean-text.ts';
import { between, issueText } from './issue-text.ts';
import { readNumber } from './number-text.ts';
import { isSafeSource, isWebAddress } from './safe-link.ts';

// Whatever a schema leaves unsaid is said in Turkish, in the form and in the API alike.
z.config({ customError: issueText });

const REQUIRED = 'Bu alan zorunludur.';
const WEB_HINT = 'Geçerli bir web adresi girin. Örnek: https://ornek.com.tr';

/** What refuses a value of another form than is asked for. */
export function wrongForm(message: string): { error: string; params: { code: IssueCode } } {
  return { error: message, params: { code: 'invalid_format' } };
}

function isClean(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function cleanBy(form: TextForm) {
  return (text: string) => cleanText(text, form);
}

/** A line of text, or lines of it, cleaned and trimmed, up to `max` characters, without NUL bytes. */
export function text(max: number, form: TextForm = 'line') {
  return z
    .string({ error: (issue) => (issue.input === undefined ? REQUIRED : 'Metin bekleniyor.') })
    .overwrite(cleanBy(form))
    .max(max, `En fazla ${max} karakter olabilir.`)
    .refine(isClean, 'Geçersiz karakter içeriyor.');
}

/** Text that may not be empty. */
export function requiredText(max: number, message: string = REQUIRED, form: TextForm = 'line') {
  return z
    .string({
      error: (issue) => (issue.input === undefined || issue.input === null ? message : 'Metin bekleniyor.'),
    })
    .overwrite(cleanBy(form))
    .min(1, message)
    .max(max, `En fazla ${max} karakter olabilir.`)
    .refine(isClean, 'Geçersiz karakter içeriyor.');
}

/** Text that may be missing; empty text is stored as null. */
export function optionalText(max: number, form: TextForm = 'line') {
  return text(max, form)
    .nullable()
    .transform((value) => value || null);
}

/** The address of a picture or file: http(s) or a path of this site; empty text becomes null. */
export const optionalSource = optionalText(2000).refine(
  (value) => value === null || isSafeSource(value),
  wrongForm('Adres http(s) ya da / ile başlamalıdır.'),
);

/** The address of a web page; empty text becomes null. */
export const optionalWebsite = optionalText(2000).refine(
  (value) => value === null || isWebAddress(value),
  wrongForm(WEB_HINT),
);

export const flag = z.boolean({ error: 'Evet ya da hayır bekleniyor.' });

/** Speaks of a text that stands where a number belongs: how to write it, when it does not say one. */
export function numberError(decimals: number, expected: string, unreadable: string) {
  return ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && readNumber(input, decimals) === null ? unreadable : expected;
}

/** A whole number between two bounds. */
export function wholeNumber(min: number, max: number) {
  return z
    .number({ error: numberError(0, 'Sayı bekleniyor.', 'Tam sayı girin. Örnek: 1.250') })
    .int('Tam sayı girin.')
    .min(min, between(min, max))
    .max(max, between(min, max));
}

export const sortOrder = wholeNumber(-1_000_000, 1_000_000);
export const idText = requiredText(64);
/** The version a form was opened with; a stale one answers 409. */
export const version = wholeNumber(1, 2_000_000_000).optional();
/** A slug as typed; the write path normalizes it. */
export const slugText = text(160).optional();
