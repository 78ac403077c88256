import { fold } from './turkish.ts';

/** The longest slug a row may have. */
export const SLUG_MAX = 120;

/** Lower case, transliterated, everything but letters and digits as single hyphens, trimmed. May be empty. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-+$/, '');
}

/** The first of `base`, `base-1`, `base-2` … that is not among the taken ones. */
export function freeSlug(base: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  if (!used.has(base)) return base;
  for (let n = 1; ; n++) {
    const suffix = `-${n}`;
    const candidate = base.slice(0, SLUG_MAX - suffix.length).replace(/-+$/, '') + suffix;
    if (!used.has(candidate)) return candidate;
  }
}
