import { expect, it } from 'vitest';
import { hasPostgres } from '../../bin/lib/postgres.mjs';
import { openTestApp } from '../factories.ts';
import { runDatabaseKills } from '../torture/databases.ts';
import { runFuzz } from '../torture/fuzz.ts';
import { inspect } from '../torture/inspect.ts';
import { runRestoreKills } from '../torture/interruptions.ts';
import { runKills } from '../torture/kills.ts';
import { pagesAreBuilt, runPages } from '../torture/pages.ts';
import { newLedger } from '../torture/storm.ts';
import { isWhole, newTally } from '../torture/tally.ts';

const NOTHING = { lost: 0, halfWritten: 0, failed: [], wrong: [], leaks: [] };

it('a server that is ended again and again loses nothing, leaves nothing half-written and keeps nothing open', async () => {
  const tally = newTally();
  await runKills(['SIGKILL', 'SIGTERM', 'idle'], 60, tally);
  expect(tally).toMatchObject(NOTHING);
  expect(tally.acknowledged).toBeGreaterThan(90);
  expect(tally.held).toHaveLength(1);
});

it('the inspection notices what is lost and what is half-written', async () => {
  const site = await openTestApp();
  const [kept, gone] = [await site.product(), await site.product({ name: 'Kesik, yarım' })];
  const { db } = site.services;
  await db.deleteFrom('history').where('entityId', '=', kept.id).execute();
  const ledger = newLedger();
  ledger.products.set(kept.id, kept).set('nowhere', { ...gone, id: 'nowhere' });
  ledger.cut.set('Kesik, yarım', 'absent').set('Yok, yarım', 'there');
  ledger.files.set('/media/products/yok.png', 'digest');
  await site.services.close();
  const tally = newTally();
  await inspect({ folder: site.folder, databaseUrl: site.services.env.DATABASE_URL }, ledger, tally);
  expect(tally).toMatchObject({ lost: 3, halfWritten: 2 });
  expect(isWhole(tally)).toBe(false);
});

it('a restore that is killed leaves the one state or the other', async () => {
  const tally = newTally();
  await runRestoreKills(1, tally);
  expect(tally).toMatchObject(NOTHING);
  expect(tally.rounds).toBe(1);
});

// A server of its own: the one that other tests share is not ended.
it.runIf(process.env.TEST_DATABASE_URL && hasPostgres())(
  'a PostgreSQL that is killed under the writes loses nothing, and the server goes on by itself',
  async () => {
    const tally = newTally();
    await runDatabaseKills(1, 40, tally);
    expect(tally).toMatchObject(NOTHING);
    expect(tally.acknowledged).toBeGreaterThanOrEqual(40);
  },
);

it('calls that nobody should make break nothing', async () => {
  const tally = newTally();
  await runFuzz(400, tally);
  expect(tally).toMatchObject(NOTHING);
  expect(tally.refused).toBeGreaterThan(100);
});

it.runIf(pagesAreBuilt())('pages that nobody should ask for break nothing', async () => {
  const tally = newTally();
  await runPages(60, tally);
  expect(tally).toMatchObject(NOTHING);
  expect(tally.calls).toBe(60);
});
