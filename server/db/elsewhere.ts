import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { ALL, CONTENT, shortened, USES } from './changes.ts';
import { driver } from './pg.ts';
import type { Database } from './schema.ts';

const CHANNEL = 'vitrin_changes';
/** PostgreSQL carries a little less than 8,000 bytes. */
const TOLD_BYTES = 7_500;
/** How often the numbers are looked at: while word comes from the others, and while none can. */
const LOOK_MS = { heard: 2_000, deaf: 150 };
/** Word that is still on its way is waited for so long. */
const ON_ITS_WAY_MS = 50;
const AGAIN_MS = 1_000;
const CONNECT_MS = 10_000;

/** A number of `revisions` that was raised, and the names of what changed with it. */
export type Told = { id: string; revision: number; names: ReadonlySet<string> };
type Word = { from: string; id?: string; revision?: number; names?: string[] };

function isWord(value: unknown): value is Word {
  return typeof value === 'object' && value !== null && typeof (value as Word).from === 'string';
}

function readWord(text: string | undefined): Word | null {
  try {
    const word: unknown = JSON.parse(text ?? '');
    return isWord(word) ? word : null;
  } catch {
    return null;
  }
}

/**
 * What other processes that share a PostgreSQL write: each tells it with its commit, over LISTEN and NOTIFY. Where a
 * pooler carries no such word, or a connection is lost, the numbers that every write raises are looked at instead; a
 * number of which nobody told makes everything out of date.
 */
export function createElsewhere({
  url,
  brief,
  listens,
}: {
  url: string;
  brief: Kysely<Database>;
  listens: boolean;
}) {
  const own = uuid();
  const known = new Map<string, number>();
  /** The highest numbers that were told, written here, or looked at. */
  const highest = new Map<string, number>();
  const heard = new Set<string>();
  const end = new AbortController();
  let announce: (names: readonly string[]) => void = () => undefined;
  let hears = false;
  let client: pg.Client | undefined;
  let lookNow: () => void = () => undefined;

  function reach(id: string, revision: number): void {
    highest.set(id, Math.max(highest.get(id) ?? 0, revision));
  }

  function note(id: string, revision: number): void {
    reach(id, revision);
    heard.add(`${id} ${revision}`);
  }

  function onWord(text: string | undefined): void {
    const word = readWord(text);
    if (!word) return;
    if (word.from === own) {
      hears = true;
      return;
    }
    if (word.id !== undefined && word.revision !== undefined) note(word.id, word.revision);
    announce(word.names ?? []);
  }

  async function connect(): Promise<void> {
    const ended = Promise.withResolvers<void>();
    const { Client } = driver();
    client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
    client.on('error', () => ended.resolve());
    client.on('end', () => ended.resolve());
    client.on('notification', ({ payload }) => onWord(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // A pooler may take the call and never pass a word on: what is said to oneself shows it.
      await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: own })]);
      await ended.promise;
    } finally {
      hears = false;
      lookNow();
      void client.end().catch(() => undefined);
    }
  }

  async function stayConnected(): Promise<void> {
    while (!end.signal.aborted) {
      await connect().catch(() => undefined);
      await sleep(AGAIN_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  }

  async function numbers(): Promise<Array<{ id: string; revision: number }>> {
    return brief
      .selectFrom('revisions')
      .select(['id', 'revision'])
      .where('id', 'in', [CONTENT, USES])
      .execute();
  }

  /** Of which raised numbers nobody has told. */
  function untold(rows: ReadonlyArray<{ id: string; revision: number }>): boolean {
    return rows.some(({ id, revision }) => {
      for (let number = (known.get(id) ?? 0) + 1; number <= revision; number++)
        if (!heard.has(`${id} ${number}`)) return true;
      return false;
    });
  }

  async function look(): Promise<void> {
    const rows = await numbers();
    for (const { id, revision } of rows) reach(id, revision);
    if (untold(rows)) {
      await sleep(ON_ITS_WAY_MS, undefined, { ref: false });
      if (untold(rows)) announce([ALL]);
    }
    for (const { id, revision } of rows) {
      for (let number = (known.get(id) ?? 0) + 1; number <= revision; number++)
        heard.delete(`${id} ${number}`);
      known.set(id, Math.max(known.get(id) ?? 0, revision));
    }
  }

  async function keepLooking(): Promise<void> {
    while (!end.signal.aborted) {
      const pause = hears ? LOOK_MS.heard : LOOK_MS.deaf;
      const deaf = new AbortController();
      lookNow = () => deaf.abort();
      const signal = AbortSignal.any([end.signal, deaf.signal]);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (!end.signal.aborted) await look().catch(() => undefined);
    }
  }

  return {
    /** Tells the others of a write, when it is stored. */
    tell: async (tx: Kysely<Database>, { id, revision, names }: Told): Promise<void> => {
      const all: Word = { from: own, id, revision, names: [...names] };
      const text = JSON.stringify(all);
      const isShort = Buffer.byteLength(text) <= TOLD_BYTES;
      const told = isShort ? text : JSON.stringify({ ...all, names: shortened(names) });
      await sql`select pg_notify(${CHANNEL}, ${told})`.execute(tx);
    },
    /** Notes a write of this process that is stored. */
    stored: note,
    /** The highest number under an id that this process knows of, by whomever it was raised. */
    highest: (id: string): number => highest.get(id) ?? 0,
    /** Begins to hear of what the others change. */
    hear: async (listener: (names: readonly string[]) => void): Promise<void> => {
      announce = listener;
      for (const { id, revision } of await numbers()) {
        known.set(id, revision);
        reach(id, revision);
      }
      if (listens) void stayConnected();
      void keepLooking();
    },
    close: async (): Promise<void> => {
      end.abort();
      await client?.end().catch(() => undefined);
    },
  };
}

export type Elsewhere = ReturnType<typeof createElsewhere>;
