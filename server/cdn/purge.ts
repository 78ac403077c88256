import type { Logger } from 'pino';
import { ALL, type Changes, shortened } from '../db/changes.ts';
import { keysOfChanges } from './keys.ts';

const WITHIN_MS = 10_000;
/** Names that wait while the CDN does not answer; more are told by kinds. */
const WAITING_MAX = 1000;

/**
 * `gather`: how long changes are gathered for one call. `again`: after so long the same is told once more, for an
 * answer of before that was on its way to the CDN, or was made by another instance that had not heard yet. `pauses`:
 * how long each further try waits.
 */
type Times = { gatherMs: number; againMs: number; pausesMs: readonly number[] };
const TIMES: Times = {
  gatherMs: 500,
  againMs: 3_000,
  pausesMs: [1, 2, 5, 10, 30, 60, 120, 300].map((seconds) => seconds * 1000),
};

type Options = {
  changes: Changes;
  log: Pick<Logger, 'warn' | 'error'>;
  url: string;
  /** `Name: value` of a header, or the value of a bearer. */
  token?: string | undefined;
  times?: Partial<Times>;
};

const HEADER = /^([\w-]+):\s*(\S.*)$/;

function secretHeader(token: string | undefined): Record<string, string> {
  if (!token) return {};
  const [, name, value] = HEADER.exec(token) ?? [];
  return name && value ? { [name]: value } : { Authorization: `Bearer ${token}` };
}

/** Why a call failed, in a word without addresses: they may hold secrets. */
function reasonOf(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : {};
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : (name ?? 'Error');
}

/**
 * Tells a CDN what this process has changed, after it is stored: what is changed in short order in one call. A call that
 * fails is tried again with growing pauses; once it is given up, the next change purges everything. No write waits.
 */
export function createPurger({ changes, log, url, token, times = {} }: Options) {
  const { gatherMs, againMs, pausesMs } = { ...TIMES, ...times };
  /** Names that are to be told, and whether they are to be told once more after that. */
  let waiting = new Map<string, boolean>();
  let underway: { names: ReadonlyMap<string, boolean>; ended: Promise<void> } | undefined;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const later = new Map<NodeJS.Timeout, readonly string[]>();

  async function call(names: Iterable<string>): Promise<string | null> {
    const keys = keysOfChanges(new Set(names));
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Surrogate-Key': keys.join(' '),
          ...secretHeader(token),
        },
        body: JSON.stringify({ keys }),
        // The secret is for this place alone.
        redirect: 'manual',
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      await response.body?.cancel();
      return response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      return reasonOf(error);
    }
  }

  function add(names: Iterable<string>, isFirst: boolean): void {
    for (const name of names) waiting.set(name, isFirst || waiting.get(name) === true);
    if (waiting.has(ALL)) waiting = new Map([[ALL, [...waiting.values()].some(Boolean)]]);
    else if (waiting.size > WAITING_MAX)
      waiting = new Map(shortened(new Set(waiting.keys())).map((name) => [name, true]));
  }

  function plan(ms: number): void {
    if (!underway) timer ??= setTimeout(tell, ms).unref();
  }

  function tellAgain(names: readonly string[]): void {
    if (names.length === 0) return;
    const soon = setTimeout(() => {
      later.delete(soon);
      add(names, false);
      plan(gatherMs);
    }, againMs).unref();
    later.set(soon, names);
  }

  function failed(names: ReadonlyMap<string, boolean>, reason: string): void {
    const pause = pausesMs[failures];
    failures += 1;
    if (pause !== undefined) {
      if (failures === 1) log.warn({ reason }, 'the CDN could not be told what changed, it is tried again');
      for (const [name, isFirst] of names) add([name], isFirst);
      plan(pause);
      return;
    }
    log.error({ reason, tries: failures }, 'the CDN was not told what changed: the next change purges all');
    failures = 0;
    waiting = new Map([[ALL, true]]);
  }

  function tell(): void {
    timer = undefined;
    const names = waiting;
    waiting = new Map();
    const ended = call(names.keys()).then((reason) => {
      underway = undefined;
      if (reason !== null) return failed(names, reason);
      failures = 0;
      tellAgain([...names].flatMap(([name, isFirst]) => (isFirst ? [name] : [])));
      if (waiting.size > 0) plan(gatherMs);
    });
    underway = { names, ended };
  }

  function note(names: Iterable<string>): void {
    add(names, true);
    plan(gatherMs);
  }
  changes.listen((names, writer) => {
    // Whoever wrote tells it: once is enough.
    if (writer === 'here') note(names);
  });

  return {
    /** Everything is to be fetched anew: another version of the program draws pages of its own. */
    everything: (): void => note([ALL]),
    /** How many names the CDN has not been told of yet. */
    waiting: (): number => waiting.size + (underway?.names.size ?? 0),
    /** Tells what is left, in one try. */
    close: async (): Promise<void> => {
      clearTimeout(timer);
      await underway?.ended;
      clearTimeout(timer);
      for (const [soon, names] of later) {
        clearTimeout(soon);
        add(names, false);
      }
      later.clear();
      const names = [...waiting.keys()];
      waiting.clear();
      if (names.length > 0) await call(names);
    },
  };
}

export type Purger = ReturnType<typeof createPurger>;
