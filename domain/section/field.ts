import { z } from 'zod';
import { isSafeLink, isSafeSource } from '../safe-link.ts';

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
  | 'email';

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

function linesError(value: unknown, max: number): string | null {
  if (!Array.isArray(value) || value.some((line) => typeof line !== 'string'))
    return 'Satırlar halinde metin bekleniyor.';
  if (value.length > LINES_MAX) return `En fazla ${LINES_MAX} satır girilebilir.`;
  return value.some((line) => line.length > max) ? `Bir satır en fazla ${max} karakter olabilir.` : null;
}

function textError(field: Field, value: string): string | null {
  if (value.length > field.max) return `En fazla ${field.max} karakter olabilir.`;
  if (value.includes('\0') || !value.isWellFormed()) return 'Geçersiz karakter içeriyor.';
  if (field.kind === 'link' && !isSafeLink(value.trim())) return LINK_HINT;
  if (field.kind === 'image' && !isSafeSource(value.trim())) return SOURCE_HINT;
  if (field.kind === 'email' && !z.email().safeParse(value.trim()).success) {
    return 'E-posta adresi eksik görünüyor. Örnek: ad@klinik.com.tr';
  }
  return null;
}

/** What is wrong with one value, or null. A `choice` takes any text: pages fall back for an unknown one. */
export function fieldError(field: Field, value: unknown): string | null {
  if (isEmpty(value)) return field.required ?? null;
  if (field.kind === 'rating') {
    const rating = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
    return Number.isFinite(rating) && rating >= 1 && rating <= RATING_MAX
      ? null
      : '1 ile 5 arasında bir puan girin.';
  }
  if (field.kind === 'lines') return linesError(value, field.max);
  if (typeof value !== 'string')
    return typeof value === 'number' && field.kind === 'text' ? null : 'Metin bekleniyor.';
  return field.required && value.trim() === '' ? field.required : textError(field, value);
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

/** What is wrong with a row's fields, by path; empty when all is well. Paths that the description does not name pass. */
export function fieldErrors(fields: readonly Field[], row: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = fieldError(field, valueAt(row, field.key));
    if (error) errors[field.key] = error;
  }
  return errors;
}
