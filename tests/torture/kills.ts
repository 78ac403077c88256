import { join } from 'node:path';
import { makeArchive } from '../../server/copies/make.ts';
import { verifyArchive } from '../../server/copies/open-archive.ts';
import { openLocalStorage } from '../../server/files/local-storage.ts';
import { temporaryFolder } from '../factories.ts';
import { inspect } from './inspect.ts';
import { heldBy, killWorkers, noteHeld, runStormThrough, startServer, stopServer } from './server.ts';
import { newLedger, runStorm } from './storm.ts';
import type { Tally } from './tally.ts';

async function copyMeanwhile(folder: string, tally: Tally): Promise<void> {
  try {
    const storage = await openLocalStorage(join(folder, 'media'));
    const target = join(temporaryFolder(), 'meanwhile.tar');
    await makeArchive({ place: { dataDir: folder }, storage, target, clock: () => new Date() });
    await verifyArchive({ path: target }, temporaryFolder());
  } catch (error) {
    tally.wrong.push(`copy: ${error instanceof Error ? error.message : error}`);
  }
}

/** How a round ends: at once or in order, both in the middle of the storm, or once it is idle again. */
export type End = 'SIGKILL' | 'SIGTERM' | 'idle';
const ENDS: readonly End[] = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'idle'];

/** The ends of so many rounds. */
export function endsOf(rounds: number): End[] {
  return Array.from({ length: rounds }, (_, round) => ENDS[round % ENDS.length] ?? 'SIGKILL');
}

/**
 * Starts a server again and again, writes to it, cuts connections, ends its workers and then itself, and looks at what
 * it left.
 */
export async function runKills(ends: readonly End[], writes: number, tally: Tally): Promise<void> {
  const folder = temporaryFolder();
  const ledger = newLedger();
  for (const end of ends) {
    const server = await startServer({ folder });
    const before = heldBy(server, folder);
    const endAt = Math.ceil(writes * (0.3 + 0.6 * Math.random()));
    let copying: Promise<void> | undefined;
    let stopping: Promise<void> | undefined;
    const run = end === 'idle' ? runStormThrough : runStorm;
    await run({
      ...{ target: server.target, ledger, tally, wanted: writes },
      onAcknowledged: (count) => {
        if (count === Math.ceil(endAt / 3)) killWorkers(server);
        if (count === Math.ceil(endAt / 2)) copying = copyMeanwhile(folder, tally);
        if (count === endAt && end === 'SIGKILL') server.child.kill('SIGKILL');
        if (count === endAt && end === 'SIGTERM') stopping = stopServer(server, tally);
      },
    });
    if (end === 'idle') {
      await copying;
      await noteHeld(server, folder, before, tally);
    }
    await stopping;
    server.child.kill('SIGKILL');
    await server.ended;
    await copying;
    tally.rounds += 1;
    await inspect({ folder }, ledger, tally);
  }
}
