import { rmSync } from 'node:fs';
import { fillDisk, openSmallDisk } from '../engines/small-disk.ts';
import { LONG } from './cuts.ts';
import { inspect } from './inspect.ts';
import { heldBy, noteHeld, runStormThrough, startServer, stopServer } from './server.ts';
import { newLedger } from './storm.ts';
import type { Tally } from './tally.ts';

/** So many refusals are enough to see that the disk is full. */
const REFUSALS = 20;
const MEGABYTES = 96;

/** Fills the disk in the middle of a storm, until writes are refused, and then makes room. False without a small disk. */
export async function runFullDisk(writes: number, tally: Tally): Promise<boolean> {
  const disk = openSmallDisk(MEGABYTES);
  if (!disk) return false;
  const { folder } = disk;
  try {
    const ledger = newLedger();
    const server = await startServer({ folder });
    const before = heldBy(server, folder);
    const fillAt = Math.ceil(writes / 3);
    let filler: string | undefined;
    // The write-ahead log goes on within the room that it has: what fits into it is no fault.
    const watch = setInterval(() => {
      if (!filler || tally.full < REFUSALS) return;
      rmSync(filler);
      clearInterval(watch);
    }, 10);
    await runStormThrough({
      ...{ target: server.target, ledger, tally, wanted: writes, description: LONG },
      onAcknowledged: (count) => {
        if (count === fillAt) filler = fillDisk(folder);
      },
    });
    clearInterval(watch);
    tally.rounds += 1;
    if (tally.full === 0) tally.wrong.push('no write was refused on the full disk');
    if (filler) rmSync(filler, { force: true });
    const goingOn = {
      target: server.target,
      ledger,
      tally,
      wanted: Math.ceil(writes / 4),
      description: LONG,
    };
    await runStormThrough(goingOn);
    await noteHeld(server, folder, before, tally);
    await stopServer(server, tally);
    await inspect({ folder }, ledger, tally);
  } finally {
    disk.remove();
  }
  return true;
}
