import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restoreArchive } from '../../server/copies/restore.ts';
import { migrations } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import { archiveOf, contentOf, envOf, fillSite } from '../engines/backup-support.ts';
import { openEarlier } from '../engines/earlier.ts';
import { fillEarlier } from '../engines/earlier-content.ts';
import { openTestApp, temporaryFolder } from '../factories.ts';
import { createDatabase, type TestDatabase } from '../postgres.ts';
import { photo } from '../samples/images.ts';
import { image, taken } from '../samples/upload.ts';
import { inspect } from './inspect.ts';
import { newLedger } from './storm.ts';
import type { Tally } from './tally.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A new empty place, on a PostgreSQL server when one is named. */
async function newPlace(serverUrl: string | undefined) {
  const database: TestDatabase | null = serverUrl ? await createDatabase(serverUrl) : null;
  return {
    dataDir: temporaryFolder(),
    ...(database && { databaseUrl: database.url }),
    drop: async () => database?.drop(),
  };
}
type NewPlace = Awaited<ReturnType<typeof newPlace>>;

/** What a place holds, without the trail that says who did what to it: a restore adds to that. */
async function stateOf(place: NewPlace): Promise<string> {
  const { auditEvents: _, ...content } = await contentOf(place);
  return JSON.stringify(content);
}

/** Two copies of one site, with what happened between them, and what is there once the earlier one is restored. */
async function twoCopies(): Promise<{ earlier: string; later: string; wanted: string }> {
  const dataDir = temporaryFolder();
  const site = await openTestApp({ folder: dataDir });
  await fillSite(site);
  const earlier = await archiveOf({ dataDir });
  for (let count = 0; count < 20; count++) await site.product();
  const bytes = await photo({ width: 64, height: 48 }, 2).png().toBuffer();
  await taken(image(site, { bytes, name: 'c.png' }));
  const later = await archiveOf({ dataDir });
  await site.services.close();
  const restored = await newPlace(undefined);
  await restoreArchive({ path: earlier }, envOf(restored));
  return { earlier, later, wanted: await stateOf(restored) };
}

/** In which moments a restore is ended: while it switches, while it unpacks and compares, or whenever. */
const MOMENTS = ['onceki-', '.yedek-', 'any'] as const;
/** How long each takes where nothing else is done; a restore that is faster is there as a whole. */
const [UNPACKING_MS, ALL_MS] = [500, 2_000];

/** On a server the switch is the end of a transaction, and seen nowhere in the folder. */
function momentOf(round: number, { databaseUrl }: NewPlace): string {
  const moment = MOMENTS[round % MOMENTS.length] ?? 'any';
  return databaseUrl && moment === 'onceki-' ? '.yedek-' : moment;
}

/** Runs the command that restores, and ends it at a moment; answers its exit code if it was faster. */
async function restoreCut(place: NewPlace, archive: string, moment: string): Promise<number | null> {
  const command = [join(ROOT, 'cli', 'restore.ts'), '--from', archive, '--replace'];
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATA_DIR: place.dataDir };
  const child = spawn(process.execPath, command, {
    ...{ cwd: temporaryFolder(), stdio: 'ignore' },
    env: { ...env, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) },
  });
  const ended = once(child, 'exit');
  const stopped = new AbortController();
  const kill = () => child.kill('SIGKILL');
  const watcher = watch(place.dataDir, (_, name) => {
    if (name?.startsWith(moment) && !stopped.signal.aborted) {
      stopped.abort();
      setTimeout(kill, moment === 'onceki-' ? 0 : UNPACKING_MS * Math.random());
    }
  });
  if (moment === 'any') void sleep(ALL_MS * Math.random(), null, { ref: false }).then(kill);
  const [code] = await ended;
  watcher.close();
  return code as number | null;
}

/** Ends restores in their middle: afterwards there is what was there or what was in the copy, and it can be done again. */
export async function runRestoreKills(rounds: number, tally: Tally, serverUrl?: string): Promise<void> {
  const { earlier, later, wanted } = await twoCopies();
  for (let round = 0; round < rounds; round++) {
    const place = await newPlace(serverUrl);
    await restoreArchive({ path: later }, envOf(place));
    const before = await stateOf(place);
    const code = await restoreCut(place, earlier, momentOf(round, place));
    const after = await stateOf(place);
    tally.rounds += 1;
    if (code === 0) tally.acknowledged += 1;
    if (code === 0 && after !== wanted) tally.lost += 1;
    if (after !== before && after !== wanted) tally.halfWritten += 1;
    await inspect({ ...place, folder: place.dataDir }, newLedger(), tally);
    await restoreArchive({ path: earlier }, envOf(place), { replace: true });
    if ((await stateOf(place)) !== wanted) tally.wrong.push('a restore after one that was ended');
    await place.drop();
  }
}

/** Ends upgrades in their middle: the next start finds the rows as they were, and ends the upgrade. */
export async function runUpgradeKills(rounds: number, tally: Tally, serverUrl?: string): Promise<void> {
  const program = join(ROOT, 'tests', 'engines', 'killed-upgrade.ts');
  for (let round = 0; round < rounds; round++) {
    const place = await newPlace(serverUrl);
    const names = Object.keys(migrations(serverUrl ? 'postgres' : 'sqlite')).sort();
    const from = Math.floor(Math.random() * (names.length - 1));
    const step = names[from + 1 + Math.floor(Math.random() * (names.length - from - 1))] ?? '';
    const earlier = await openEarlier(place, names[from] ?? '');
    await fillEarlier(earlier.add);
    const count = async () => {
      const tables = (await earlier.db.introspection.getTables()).map(({ name }) => name);
      const kept = ['brands', 'categories', 'products', 'messages', 'history'].filter((name) =>
        tables.includes(name),
      );
      return Promise.all(
        kept.map(async (name) => [
          name,
          (await earlier.db.selectFrom(name).select('id').execute()).map(({ id }) => id).sort(),
        ]),
      ).then((all) => JSON.stringify(all));
    };
    const before = await count();
    const child = spawn(process.execPath, [program, place.dataDir, place.databaseUrl ?? '', step], {
      stdio: 'ignore',
    });
    const [, signal] = await once(child, 'exit');
    if (signal !== 'SIGKILL') tally.wrong.push(`the upgrade to ${step} was not ended`);
    const half = (await earlier.db.introspection.getTables()).some(({ name }) => name === 'half');
    if (half) tally.halfWritten += 1;
    if ((await count()) !== before) tally.lost += 1;
    await earlier.close();
    await openDatabase(place).then(({ close }) => close());
    tally.rounds += 1;
    await inspectUpgraded(place, before, tally);
    await place.drop();
  }
}

/** Whether an upgraded database has the rows that it had, and opens as a site. */
async function inspectUpgraded(place: NewPlace, before: string, tally: Tally): Promise<void> {
  const site = await openTestApp({ folder: place.dataDir, databaseUrl: place.databaseUrl });
  for (const [table, ids] of JSON.parse(before) as Array<['brands' | 'products', string[]]>) {
    const rows = await site.services.db.selectFrom(table).select('id').execute();
    const found = new Set(rows.map(({ id }) => String(id)));
    tally.lost += ids.filter((id) => !found.has(String(id))).length;
  }
  await site.services.close();
}
