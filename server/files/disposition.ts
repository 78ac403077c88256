import { create } from 'content-disposition';

/** The name for readers that know ASCII only. */
function plainName(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
}

/** A `Content-Disposition` that keeps every letter of a file's name (RFC 6266 and 8187). */
export function disposition(type: 'inline' | 'attachment', name: string): string {
  const whole = name.toWellFormed().normalize('NFC');
  return create(whole, { type, fallback: plainName(whole) });
}
