/** The thread that searches of a large site are worked out in: it holds a connection of its own, which only reads. */
import { workerData } from 'node:worker_threads';
import workerpool from 'workerpool';
import { bringFunctions, openSqliteReader, PreparedDatabase } from './sqlite-file.ts';

const raw = openSqliteReader((workerData as { file: string }).file);
bringFunctions(raw);
const database = new PreparedDatabase(raw, () => undefined);

const works = {
  begin(): void {
    // Asked so that somebody hears that the thread is there.
  },
  ask: (questions: ReadonlyArray<{ sql: string; parameters: readonly unknown[] }>): unknown[][] =>
    questions.map(({ sql, parameters }) => database.prepare(sql).all(parameters)),
};
export type SearchWorks = typeof works;

workerpool.worker(works);
