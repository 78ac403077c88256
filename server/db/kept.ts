import { LRUCache } from 'lru-cache';
import { ALL, type Changes, isWhole, meets } from './changes.ts';
import { gatherReads, noteReads } from './reads.ts';

/** Names by which what is kept is found again, of which the change of others makes it out of date. */
function createIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    add(key: string, reads: ReadonlySet<string>): void {
      for (const name of reads) {
        const known = keys.get(name);
        if (known) known.add(key);
        else keys.set(name, new Set([key]));
      }
    },
    remove(key: string, reads: ReadonlySet<string>): void {
      for (const name of reads) {
        const known = keys.get(name);
        known?.delete(key);
        if (known?.size === 0) keys.delete(name);
      }
    },
    /** The keys of what read one of these names. */
    metBy(changed: readonly string[]): Set<string> {
      const met = new Set<string>();
      const take = (name: string) => {
        for (const key of keys.get(name) ?? []) met.add(key);
      };
      if (changed.some((name) => !isWhole(name))) take(ALL);
      for (const name of changed) {
        if (!name.includes('*')) take(name);
        else for (const read of keys.keys()) if (meets(read, name)) take(read);
      }
      return met;
    },
  };
}

function isOutdated(reads: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  if (changed.size === 0) return false;
  for (const name of changed) for (const read of reads) if (meets(read, name)) return true;
  return false;
}

type Held<Value> = { value: Value; reads: ReadonlySet<string> };

type Options<Value> = {
  changes: Changes;
  /** How much is kept, by what each weighs. */
  limit: number;
  weigh: (value: Value) => number;
  isWorth?: (value: Value) => boolean;
  /** Hears what begins to be kept, with the names of what it read. */
  onKept?: (value: Value, reads: ReadonlySet<string>) => void;
  /** Hears what a change has dropped. */
  onDropped?: (dropped: ReadonlyArray<readonly [key: string, value: Value]>) => void;
};

/**
 * What was worked out from the database, kept until something changes that it read. It is dropped at once, before the
 * write that changed it is acknowledged; what was begun before a change and ended after it is given to who asked for it
 * and not kept.
 */
export function createKept<Value extends object>(options: Options<Value>) {
  const { changes, limit, weigh, isWorth = () => true, onKept, onDropped } = options;
  const index = createIndex();
  const kept = new LRUCache<string, Held<Value>>({
    maxSize: limit,
    sizeCalculation: ({ value }) => weigh(value),
    dispose: ({ reads }, key, reason) => {
      if (reason !== 'set') index.remove(key, reads);
    },
  });
  const underway = new Map<string, { work: Promise<Held<Value>>; changed: Set<string> }>();

  changes.listen((names) => {
    for (const { changed } of underway.values()) for (const name of names) changed.add(name);
    const dropped = [...index.metBy(names)].flatMap((key) => {
      const held = kept.peek(key);
      kept.delete(key);
      return held ? [[key, held.value] as const] : [];
    });
    if (dropped.length > 0) onDropped?.(dropped);
  });

  function keep(key: string, { value, reads }: Held<Value>): void {
    const before = kept.peek(key);
    if (before) index.remove(key, before.reads);
    onKept?.(value, reads);
    kept.set(key, { value, reads });
    if (kept.has(key)) index.add(key, reads);
  }

  function begin(key: string, work: () => Promise<Value>): Promise<Held<Value>> {
    const changed = new Set<string>();
    const working = gatherReads(work)
      .then(({ result, reads }) => {
        const held = { value: result, reads };
        if (isWorth(result) && !isOutdated(reads, changed)) keep(key, held);
        return held;
      })
      .finally(() => {
        if (underway.get(key)?.work === working) underway.delete(key);
      });
    underway.set(key, { work: working, changed });
    return working;
  }

  return {
    /** What is kept under a key; undefined where it would have to be made. */
    find: (key: string): Value | undefined => kept.get(key)?.value,
    /** What is kept under a key, else what `work` makes: those who ask at the same time share one. */
    async get(key: string, work: () => Promise<Value>): Promise<Value> {
      const begun = underway.get(key);
      // What changed meanwhile may be in it or not.
      const isFit = begun && begun.changed.size === 0;
      const held = kept.get(key) ?? (await (isFit ? begun.work : begin(key, work)));
      noteReads(held.reads);
      return held.value;
    },
    has: (key: string): boolean => kept.has(key),
    /** Keeps something else for as long as what is kept under `other`. */
    keepWith(key: string, other: string, value: Value): void {
      const held = kept.peek(other);
      if (held) keep(key, { value, reads: held.reads });
    },
    /** Says that what is kept under a key may weigh something else now. */
    weighAgain(key: string, value: Value): void {
      const held = kept.peek(key);
      // The same object again would be left as it was weighed.
      if (held?.value === value) kept.set(key, { ...held });
    },
  };
}
