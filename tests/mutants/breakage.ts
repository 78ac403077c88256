/** One way in which the program could be broken by a small mistake, and the tests that have to notice. */
export type Breakage = {
  /** What people would see of it. */
  why: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  tests: readonly string[];
  /** Why no test can notice; it is tried all the same, and counts as not caught. */
  survives?: string;
};

/** A breakage of one file that all of a list share, without the file. */
export type Change = Omit<Breakage, 'file' | 'tests'> & { tests?: readonly string[] };

/** Breakages of one file, noticed by the same tests where one names no others. */
export function breakagesOf(file: string, tests: readonly string[], changes: readonly Change[]): Breakage[] {
  return changes.map((change) => ({ file, tests, ...change }));
}
