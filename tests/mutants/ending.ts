/** How test files ended: all well; one failed, by its name; or they did not come to run. */
export type Ending = { is: 'passed' } | { is: 'failed'; test: string } | { is: 'broken'; reason: string };
