/** The thread that looks through the file of the embedded database. */
import { workerData } from 'node:worker_threads';
import workerpool from 'workerpool';
import { look } from './integrity.ts';
import { goBehind } from './low-priority.ts';
import { bringFunctions, openSqliteReader } from './sqlite-file.ts';

goBehind();

const raw = openSqliteReader((workerData as { file: string }).file);
bringFunctions(raw);

const works = { look: () => look(raw) };
export type LookWorks = typeof works;

workerpool.worker(works);
