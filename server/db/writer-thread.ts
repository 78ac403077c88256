/** The thread that a long transaction is worked off in: it holds a connection of its own. */
import { workerData } from 'node:worker_threads';
import workerpool from 'workerpool';
import { goBehind } from './low-priority.ts';
import { bringFunctions, openSqliteFile, PreparedDatabase } from './sqlite-file.ts';

export type Statement = readonly [sql: string, parameters: readonly unknown[]];
/** What the last of some statements answers, or how the first failed: of an error itself little reaches another thread. */
export type Answered = { rows: unknown[]; failure?: undefined } | { failure: Failure };
type Failure = { message: string; code?: unknown; errcode?: unknown; errstr?: unknown };

goBehind();

const raw = openSqliteFile((workerData as { file: string }).file);
bringFunctions(raw);
const database = new PreparedDatabase(raw, () => undefined);
/** How the transaction failed: what was sent before that was known is not done any more. */
let failure: Failure | null = null;

function ask([sql, parameters]: Statement): unknown[] {
  // A thread that took the place of one that died knows nothing of its transaction.
  if (!raw.isTransaction && sql !== 'begin') throw new Error('The transaction is gone.');
  const statement = database.prepare(sql);
  if (statement.reader) return statement.all(parameters);
  statement.run(parameters);
  return [];
}

const works = {
  work(statements: readonly Statement[]): Answered {
    try {
      let rows: unknown[] = [];
      if (!failure) for (const statement of statements) rows = ask(statement);
      return failure ? { failure } : { rows };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { code, errcode, errstr } = error as Error & Record<string, unknown>;
      failure = { message: error.message, code, errcode, errstr };
      return { failure };
    }
  },
  rollBack(): void {
    failure = null;
    // A full or broken disk ends a transaction by itself: the rollback that then fails would hide why.
    if (raw.isTransaction) raw.exec('rollback');
  },
};
export type ThreadWorks = typeof works;

workerpool.worker(works);
