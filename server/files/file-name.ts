import { cleanText } from '../../domain/rules/clean-text.ts';

const NAME_MAX = 200;

// Signs that file systems or headers give a meaning, and control characters.
const UNWANTED = /[\p{Cc}"*:<>?|]/gu;

/**
 * The name of an uploaded file as people shall see it: composed letters, no folders, no control characters,
 * at most 200 characters with its extension kept.
 */
export function cleanFileName(name: string | undefined, fallback: string): string {
  const last = (name ?? '').toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = cleanText(last.replace(UNWANTED, '')).replace(/^\.+/, '');
  if (!clean) return fallback;
  if (clean.length <= NAME_MAX) return clean;
  const extension = /\.[\p{L}\d]{1,8}$/u.exec(clean)?.[0] ?? '';
  return clean.slice(0, NAME_MAX - extension.length).toWellFormed() + extension;
}

/** A file name with the extension of what is really in the file. */
export function withExtension(name: string, ext: string): string {
  const same = ext === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${ext}$`, 'i');
  return same.test(name) ? name : `${name}.${ext}`;
}
