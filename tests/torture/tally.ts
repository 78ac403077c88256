/** What a torture saw. Only `acknowledged`, `refused` and `leftOver` may be more than nothing. */
export type Tally = {
  rounds: number;
  acknowledged: number;
  /** Acknowledged, and not there any more. */
  lost: number;
  /** Rows, history or references that do not fit each other, and files that rows name and nobody has. */
  halfWritten: number;
  /** Stored bytes that no row knows: the next cleaning takes them. */
  leftOver: number;
  /** Calls that were answered 5xx, other than 503 and 507, which say that it will work again. */
  failed: string[];
  /** Copies that were made meanwhile and did not verify. */
  badCopies: number;
  calls: number;
  refused: number;
};

export function newTally(): Tally {
  return {
    ...{ rounds: 0, acknowledged: 0, lost: 0, halfWritten: 0, leftOver: 0, failed: [], badCopies: 0 },
    ...{ calls: 0, refused: 0 },
  };
}

/** Whether nothing happened that must not. */
export function isWhole({ lost, halfWritten, failed, badCopies }: Tally): boolean {
  return lost + halfWritten + failed.length + badCopies === 0;
}

/** Notes an answer; those that say that something is broken are named. */
export function noteStatus(tally: Tally, call: string, status: number): void {
  tally.calls += 1;
  if (status >= 400) tally.refused += 1;
  if (status >= 500 && status !== 503 && status !== 507) tally.failed.push(`${status} ${call}`);
}
