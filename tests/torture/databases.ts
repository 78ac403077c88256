import { withPostgres } from '../../bin/lib/postgres.mjs';
import { temporaryFolder } from '../factories.ts';
import { inspect } from './inspect.ts';
import { heldBy, killWorkers, noteHeld, runStormThrough, startServer, stopServer } from './server.ts';
import { newLedger } from './storm.ts';
import type { Tally } from './tally.ts';

const SIGNALS = ['SIGKILL', 'SIGQUIT'] as const;

/**
 * Ends a PostgreSQL of its own in the middle of each storm and starts it on what it left. The server that writes to it
 * stays all the time, and has to go on by itself.
 */
export async function runDatabaseKills(rounds: number, writes: number, tally: Tally): Promise<void> {
  await withPostgres(async (databaseUrl, database) => {
    const place = { folder: temporaryFolder(), databaseUrl };
    const ledger = newLedger();
    const server = await startServer(place);
    for (let round = 0; round < rounds; round++) {
      const before = heldBy(server, place.folder);
      const endAt = Math.ceil(writes * (0.3 + 0.6 * Math.random()));
      let back: Promise<void> | undefined;
      await runStormThrough({
        ...{ target: server.target, ledger, tally, wanted: writes },
        onAcknowledged: (count) => {
          if (count === Math.ceil(endAt / 2)) killWorkers(server);
          if (count === endAt)
            back = database.crash(SIGNALS[round % SIGNALS.length] ?? 'SIGKILL').then(database.start);
        },
      });
      await back;
      tally.rounds += 1;
      await noteHeld(server, place.folder, before, tally);
      await inspect(place, ledger, tally);
    }
    await stopServer(server, tally);
    await inspect(place, ledger, tally);
  });
}
