/** What is asked of the history, with ten thousand lines and with a million: times, and how many times longer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { allKinds } from '../server/all-kinds.ts';
import { programContext } from '../server/context.ts';
import { openDatabase } from '../server/db/open.ts';
import { createActivityService } from '../server/modules/activities/service.ts';
import { countTrash, listTrash } from '../server/modules/history/trash-list.ts';
import { listVersions } from '../server/modules/history/version-list.ts';
import { sectionVersions } from '../server/modules/sections/versions.ts';
import { addHistoryLines, LONG_HISTORY } from '../tests/samples/history-lines.ts';
import { percentile, report } from './site.ts';

const FEW = 10_000;
const MANY = Number(process.env.LINES ?? 1_000_000);
const ROUNDS = 50;
const RATIO_LIMIT = 3;
/** The activity list counts all of its lines. */
const ACTIVITIES_LIMIT_MS = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));
const { db, close } = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL || undefined });
const kinds = allKinds([]);
const activities = createActivityService({ db, kinds });
const staff = programContext('Ölçüm');

const questions = {
  'versions of a row': () => listVersions(db, { entity: 'products', id: LONG_HISTORY.row, limit: 50 }),
  'versions of a section': () => sectionVersions(db, LONG_HISTORY.section),
  'the trash': () => listTrash(db, kinds, { limit: 50 }),
  'what the trash holds': () => countTrash(db, kinds),
  'the activity list': () => activities.list(staff, { limit: 50 }),
};
type Question = keyof typeof questions;

async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

async function measure(): Promise<Map<Question, number>> {
  await sql`analyze`.execute(db);
  const figures = new Map<Question, number>();
  for (const [name, ask] of Object.entries(questions)) figures.set(name as Question, await median(ask));
  return figures;
}

let fine = true;
try {
  await addHistoryLines(db, 0, FEW);
  const few = await measure();
  const started = performance.now();
  await addHistoryLines(db, FEW, MANY);
  console.log(`${MANY} lines after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const many = await measure();
  for (const [name, before] of few) {
    const after = many.get(name) ?? Number.NaN;
    console.log(`${name}: ${before.toFixed(2)} ms with ${FEW} lines, ${after.toFixed(2)} ms with ${MANY}`);
    fine =
      (name === 'the activity list'
        ? report(name, after, ACTIVITIES_LIMIT_MS, 'ms')
        : report(`${name}, times as long`, after / before, RATIO_LIMIT, '')) && fine;
  }
} finally {
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = fine ? 0 : 1;
