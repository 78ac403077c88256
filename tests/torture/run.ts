/**
 * Ends servers and databases while they are written to, again and again, cuts connections, fills a disk, and sends what
 * nobody should; prints what it saw. `-- --only kills,pages --rounds 20 --writes 400 --calls 20000` chooses parts, the
 * rounds of each, the writes of a storm and the odd calls.
 */
import { parseArgs } from 'node:util';
import { hasPostgres, withPostgres } from '../../bin/lib/postgres.mjs';
import { runDatabaseKills } from './databases.ts';
import { runFullDisk } from './disk.ts';
import { runFuzz } from './fuzz.ts';
import { runRestoreKills, runUpgradeKills } from './interruptions.ts';
import { endsOf, runKills } from './kills.ts';
import { pagesAreBuilt, runPages } from './pages.ts';
import { isWhole, lineOf, newTally, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    writes: { type: 'string', default: '400' },
    calls: { type: 'string', default: '20000' },
  },
});
const [rounds, writes, calls] = [Number(values.rounds), Number(values.writes), Number(values.calls)];
/** Of the odd calls, those that go to pages. */
const pageCalls = Math.floor(calls / 4);

/** Runs a part; what it could not do here it answers as a sentence. */
type Part = (tally: Tally) => Promise<string | undefined>;
const NO_POSTGRES = 'left out: no programs of a PostgreSQL server here';

function part(work: (tally: Tally) => Promise<void>): Part {
  return async (tally) => {
    await work(tally);
    return undefined;
  };
}

const PARTS: Record<string, Part> = {
  kills: part((tally) => runKills(endsOf(rounds), writes, tally)),
  postgres: async (tally) => {
    if (!hasPostgres()) return NO_POSTGRES;
    await runDatabaseKills(rounds, writes, tally);
    return undefined;
  },
  disk: async (tally) =>
    (await runFullDisk(writes, tally)) ? undefined : 'left out: this account may not mount a small disk',
  restores: async (tally) => {
    await runRestoreKills(rounds, tally);
    if (!hasPostgres()) return `on PostgreSQL ${NO_POSTGRES}`;
    await withPostgres((url) => runRestoreKills(rounds, tally, url));
    return undefined;
  },
  migrations: async (tally) => {
    await runUpgradeKills(rounds, tally);
    if (!hasPostgres()) return `on PostgreSQL ${NO_POSTGRES}`;
    await withPostgres((url) => runUpgradeKills(rounds, tally, url));
    return undefined;
  },
  fuzz: part((tally) => runFuzz(calls - pageCalls, tally)),
  pages: async (tally) => {
    if (!pagesAreBuilt()) return 'left out: the pages are not built from these sources (npm run build)';
    await runPages(pageCalls, tally);
    return undefined;
  },
};

const names = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const tallies = new Map<string, Tally>();
for (const name of names) {
  const tally = newTally();
  tallies.set(name, tally);
  const said = await PARTS[name]?.(tally).catch((error: unknown) => {
    tally.wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return undefined;
  });
  console.log(`${name}: ${said ?? 'done'}`);
}
console.table(Object.fromEntries([...tallies].map(([name, tally]) => [name, lineOf(tally)])));
for (const [name, { held, failed, wrong, leaks }] of tallies) {
  for (const { before, after } of held)
    console.log(
      `${name}: open files ${before.files}, idle again ${after.files}; memory ${before.megabytes} MB, then ${after.megabytes} MB; temporary files ${after.temporary}`,
    );
  for (const line of [...failed, ...wrong, ...leaks].slice(0, 50)) console.log(`${name}: ${line}`);
}
process.exit([...tallies.values()].every(isWhole) ? 0 : 1);
