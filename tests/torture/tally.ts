/** What a process holds: open files and connections, resident memory in megabytes, files on their way in. */
export type Held = { files: number; megabytes: number; temporary: number };

/** What a torture saw. Only `rounds`, `acknowledged`, `orphaned`, `calls`, `refused` and `full` may be more than nothing. */
export type Tally = {
  rounds: number;
  acknowledged: number;
  /** Acknowledged, and not there any more. */
  lost: number;
  /** Rows, history or references that do not fit each other, and files that rows name and nobody has. */
  halfWritten: number;
  /** Stored bytes that no row knows: the next cleaning takes them. */
  orphaned: number;
  /** Calls that were answered 5xx, other than 503 and 507, which say that it will work again. */
  failed: string[];
  /** What else went as it must not: an exit, a copy, a client that was thrown out. */
  wrong: string[];
  /** What a server grossly kept after its work. */
  leaks: string[];
  /** What servers held before a storm and when they were idle after it. */
  held: Array<{ before: Held; after: Held }>;
  calls: number;
  refused: number;
  /** Answers that said that the disk is full. */
  full: number;
};

export function newTally(): Tally {
  return {
    ...{ rounds: 0, acknowledged: 0, lost: 0, halfWritten: 0, orphaned: 0, failed: [], wrong: [], leaks: [] },
    ...{ held: [], calls: 0, refused: 0, full: 0 },
  };
}

/** Whether nothing happened that must not. */
export function isWhole({ lost, halfWritten, failed, wrong, leaks }: Tally): boolean {
  return lost + halfWritten + failed.length + wrong.length + leaks.length === 0;
}

/** Notes an answer; those that say that something is broken are named. */
export function noteStatus(tally: Tally, call: string, status: number): void {
  tally.calls += 1;
  if (status >= 400) tally.refused += 1;
  if (status === 507) tally.full += 1;
  if (status >= 500 && status !== 503 && status !== 507) tally.failed.push(`${status} ${call}`);
}

/** A tally as a line of the table. */
export function lineOf({ rounds, acknowledged, lost, halfWritten, orphaned, ...rest }: Tally) {
  return {
    rounds,
    acknowledged,
    lost,
    'half-written': halfWritten,
    orphaned,
    '5xx': rest.failed.length,
    leaks: rest.leaks.length,
    wrong: rest.wrong.length,
    calls: rest.calls,
    refused: rest.refused,
    'of these 507': rest.full,
  };
}
