import { ALL, isWhole, kindOfName, meets, shortened } from '../db/changes.ts';

/*
 * The names of what is read and changed, in words that CDNs take: small letters, digits, dots, hyphens, underscores.
 *
 * `products-<id>`, `products-of-<id>`   one row; those of one owner
 * `products`                            the rows of a kind, whichever
 * `products-any`                        on everything that read something of the kind
 * `…-full`                              the same of what only the API shows
 * `seen`                                on what hears of every visible change
 * `all`                                 on everything
 */
const EVERYTHING = 'all';
const SEEN = 'seen';

/** Proxies in between often have four thousand bytes for all headers, and the words leave twice. */
const CARRIED_CHARACTERS = 1000;
/** So many words go into one call; what changed more is told by kinds. */
const CALLED = 100;

function full(name: string, word: string): string {
  return isWhole(name) ? `${word}-full` : word;
}

/** One name as a word. Two names may share one: then a little more is fetched anew than has to be. */
function wordOf(name: string): string {
  const plain = name.replace(/#$/, '').replace('@', '-of-').replace(':', '-').toLowerCase();
  return full(name, plain.replaceAll(/[^a-z0-9._-]/g, '_'));
}

function kindWord(name: string): string {
  return full(name, (kindOfName(name) ?? '').toLowerCase());
}

function anyWord(name: string): string {
  return full(name, `${(kindOfName(name) ?? '').toLowerCase()}-any`);
}

function wordsRead(names: Iterable<string>, isShort: (kind: string | undefined) => boolean): string[] {
  const words = new Set([EVERYTHING]);
  for (const name of names) {
    if (name === ALL) words.add(SEEN);
    else {
      words.add(anyWord(name));
      words.add(isShort(kindOfName(name)) ? kindWord(name) : wordOf(name));
    }
  }
  return [...words].sort();
}

/**
 * The words that an answer carries that read these names. Where they are too many, the kinds with most of them are
 * named instead of their rows.
 */
export function keysOfReads(reads: ReadonlySet<string>): string[] {
  const counts = new Map<string | undefined, number>();
  for (const name of reads) counts.set(kindOfName(name), (counts.get(kindOfName(name)) ?? 0) + 1);
  const kinds = [...counts].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
  const short = new Set<string | undefined>();
  for (;;) {
    const words = wordsRead(reads, (kind) => short.has(kind));
    const next = kinds.shift();
    if (next === undefined || words.join(' ').length <= CARRIED_CHARACTERS) return words;
    short.add(next);
  }
}

/** The words of a call after these names were changed: every answer that one of them makes out of date carries one. */
export function keysOfChanges(changed: ReadonlySet<string>): string[] {
  if (changed.has(ALL)) return [EVERYTHING];
  const words = new Set<string>();
  for (const name of changed) {
    if (meets(ALL, name)) words.add(SEEN);
    if (name.includes('*')) words.add(anyWord(name));
    // Answers with too many names carry the kind instead.
    else words.add(wordOf(name)).add(kindWord(name));
  }
  if (words.size <= CALLED) return [...words].sort();
  const fewer = new Set(shortened(changed));
  return fewer.size < changed.size ? keysOfChanges(fewer) : [EVERYTHING];
}
