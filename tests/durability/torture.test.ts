import { expect, it } from 'vitest';
import { runFuzz } from '../torture/fuzz.ts';
import { runKills } from '../torture/kills.ts';
import { newTally } from '../torture/tally.ts';

const NOTHING = { lost: 0, halfWritten: 0, failed: [], badCopies: 0 };

it('a server that is killed again and again loses nothing and leaves nothing half-written', async () => {
  const tally = newTally();
  await runKills(2, 120, tally);
  expect(tally).toMatchObject(NOTHING);
  expect(tally.acknowledged).toBeGreaterThan(60);
});

it('calls that nobody should make break nothing', async () => {
  const tally = newTally();
  await runFuzz(400, tally);
  expect(tally).toMatchObject(NOTHING);
  expect(tally.refused).toBeGreaterThan(100);
});
