/*
 * The names under which answers say what they read, and writes what they changed. Where one name is in both, the answer
 * is out of date.
 *
 * `products`        the rows of a kind, whichever
 * `products@<id>`   those of one owner, as lists of it read them
 * `products:<id>`   one row
 * `products.counts`  how many rows there are and of whom, whatever they say
 * `…#`              the same with what pages do not show of it: version, times, price and stock
 * `products*`       every one of these; with `#` at its end, every one that ends so
 * `*`               all there is
 */

/** The rows of `revisions` that are raised: by every write that visitors could see, and by what is counted beside. */
export const CONTENT = 'content';
export const USES = 'uses';

/** Read by what depends on more than rows of kinds, and changed by what changes more than can be named. */
export const ALL = '*';

export function rowName(kind: string, id: string): string {
  return `${kind}:${id}`;
}

export function listName(kind: string, owner: string): string {
  return `${kind}@${owner}`;
}

/** How many rows there are, and of whom: most edits change nothing of that. */
export function countsName(kind: string): string {
  return `${kind}.counts`;
}

/** A name with all columns, as the API answers them. */
export function whole(name: string): string {
  return `${name}#`;
}

/** All of a kind, in words that stay short however many rows changed. */
export function everyOf(kind: string): [pages: string, whole: string] {
  return [`${kind}*`, `${kind}*#`];
}

const KIND = /^\w+/;

/** The kind that a name is of; undefined for `*`. */
export function kindOfName(name: string): string | undefined {
  return KIND.exec(name)?.[0];
}

/** Whether a name is of what no page shows. */
export function isWhole(name: string): boolean {
  return name.endsWith('#');
}

/** Names without those of single rows and owners, where they are too many to be told one by one. */
export function shortened(names: ReadonlySet<string>): string[] {
  if (names.has(ALL)) return [ALL];
  return [
    ...new Set(
      [...names].map((name) => {
        const kind = kindOfName(name);
        if (!kind) return name;
        return isWhole(name) ? `${kind}*#` : `${kind}*`;
      }),
    ),
  ];
}

/** Whether what was read under a name is out of date by the change of another. */
export function meets(read: string, changed: string): boolean {
  if (read === changed || changed === ALL) return true;
  // What cannot name its reads hears of everything that visitors could see.
  if (read === ALL) return !isWhole(changed);
  if (!changed.includes('*')) return false;
  return isWhole(read) === isWhole(changed) && kindOfName(read) === kindOfName(changed);
}

/** Who wrote: this process, or another one that shares the database. */
type Writer = 'here' | 'elsewhere';
type Listener = (names: readonly string[], writer: Writer) => void;

/** Tells what was changed, in this process or in another one that shares the database. */
export function createChanges() {
  const listeners = new Set<Listener>();
  return {
    announce: (names: readonly string[], writer: Writer = 'here'): void => {
      if (names.length > 0) for (const listener of listeners) listener(names, writer);
    },
    listen: (listener: Listener): void => {
      listeners.add(listener);
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;
