import { z } from 'zod';
import type { Issue } from '../errors.ts';
import { isSafeLink, isSafeSource } from '../rules/safe-link.ts';
import { cellFault } from './window.ts';

/** How a field is entered and what it accepts. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'lines'
  | 'link'
  | 'image'
  | 'rating'
  | 'icon'
  | 'choice'
  | 'email'
  /** A product in the window of the home page, see `window.ts`. */
  | 'cell';

export type Choice = { value: string; label: string };

export type Field = {
  /** Path in the row: `title`, `content.badge`, `data.url`, or `name` for the label of a link. */
  key: string;
  label: string;
  kind: FieldKind;
  max: number;
  /** The sentence that refuses an empty value; none when it may be empty. */
  required?: string;
  /** What the page shows where the field is empty. */
  fallback?: string;
  /** Recommended picture size as shown beside the upload. */
  recommended?: string;
  /** Folder of the upload. */
  folder?: 'images' | 'gallery' | 'logos' | 'og-images';
  /** What a `choice` may be. */
  options?: readonly Choice[];
  hint?: string;
};

export const RATING_MAX = 5;
const LINES_MAX = 30;
const LINK_HINT = 'Adres http(s), mailto, tel ya da / ile başlamalıdır.';
const SOURCE_HINT = 'Adres http(s) ya da / ile başlamalıdır.';

/** Whether a field holds nothing. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

type Fault = Pick<Issue, 'code' | 'message'>;

function fault(code: Fault['code'], message: string): Fault {
  return { code, message };
}

function linesFault(value: unknown, max: number): Fault | null {
  if (!Array.isArray(value) || value.some((line) => typeof line !== 'string'))
    return fault('wrong_type', 'Satırlar halinde metin bekleniyor.');
  if (value.length > LINES_MAX) return fault('too_many', `En fazla ${LINES_MAX} satır girilebilir.`);
  return value.some((line) => line.length > max)
    ? fault('too_long', `Bir satır en fazla ${max} karakter olabilir.`)
    : null;
}

function textFault(field: Field, value: string): Fault | null {
  if (value.length > field.max) return fault('too_long', `En fazla ${field.max} karakter olabilir.`);
  if (value.includes('\0') || !value.isWellFormed()) return fault('invalid', 'Geçersiz karakter içeriyor.');
  if (field.kind === 'link' && !isSafeLink(value.trim())) return fault('invalid_format', LINK_HINT);
  if (field.kind === 'image' && !isSafeSource(value.trim())) return fault('invalid_format', SOURCE_HINT);
  if (field.kind === 'email' && !z.email().safeParse(value.trim()).success)
    return fault('invalid_format', 'E-posta adresi eksik görünüyor. Örnek: ad@klinik.com.tr');
  return null;
}

function ratingFault(value: unknown): Fault | null {
  const rating = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (rating >= 1 && rating <= RATING_MAX) return null;
  const code = Number.isNaN(rating) ? 'wrong_type' : rating < 1 ? 'too_small' : 'too_large';
  return fault(code, `1 ile ${RATING_MAX} arasında bir puan girin.`);
}

/** What is wrong with one value, or null. A `choice` takes any text: pages fall back for an unknown one. */
function fieldFault(field: Field, value: unknown): Fault | null {
  if (isEmpty(value)) return field.required ? fault('required', field.required) : null;
  if (field.kind === 'rating') return ratingFault(value);
  if (field.kind === 'lines') return linesFault(value, field.max);
  if (field.kind === 'cell') return cellFault(value);
  if (typeof value !== 'string')
    return typeof value === 'number' && field.kind === 'text'
      ? null
      : fault('wrong_type', 'Metin bekleniyor.');
  if (field.required && value.trim() === '') return fault('required', field.required);
  return textFault(field, value);
}

/** The value at a dotted path such as `content.badge`. */
export function valueAt(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value && typeof value === 'object' ? Reflect.get(value, key) : undefined),
      row,
    );
}

/** The row with another value at a dotted path; the row itself stays as it is. */
export function withValue<Row extends object>(row: Row, path: string, value: unknown): Row {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...row, [key]: value };
  const inner: unknown = Reflect.get(row, key);
  return {
    ...row,
    [key]: withValue(inner && typeof inner === 'object' ? inner : {}, rest.join('.'), value),
  };
}

/** What is wrong with a row's fields; empty when all is well. Paths that the description does not name pass. */
export function fieldIssues(fields: readonly Field[], row: unknown): Issue[] {
  return fields.flatMap((field) => {
    const found = fieldFault(field, valueAt(row, field.key));
    return found ? [{ path: field.key, ...found }] : [];
  });
}

/** The sentences that refuse a row's fields, by path. */
export function fieldErrors(fields: readonly Field[], row: unknown): Record<string, string> {
  return Object.fromEntries(fieldIssues(fields, row).map(({ path, message }) => [path, message]));
}
