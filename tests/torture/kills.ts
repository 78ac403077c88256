import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeArchive } from '../../server/copies/make.ts';
import { verifyArchive } from '../../server/copies/open-archive.ts';
import { openLocalStorage } from '../../server/files/local-storage.ts';
import { temporaryFolder } from '../factories.ts';
import { inspect } from './inspect.ts';
import { type Ledger, runStorm, type Target } from './storm.ts';
import type { Tally } from './tally.ts';

async function startServer(folder: string): Promise<{ target: Target; child: ChildProcess }> {
  const program = join(import.meta.dirname, '..', 'durability', 'server.ts');
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout ?? child, 'data');
  return { target: JSON.parse(String(line)) as Target, child };
}

/** Ends the processes that a server has for pictures. */
function killWorkers({ pid }: ChildProcess): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  for (const worker of children.split(' ').filter(Boolean)) process.kill(Number(worker), 'SIGKILL');
}

async function copyMeanwhile(folder: string, tally: Tally): Promise<void> {
  try {
    const storage = await openLocalStorage(join(folder, 'media'));
    const target = join(temporaryFolder(), 'meanwhile.tar');
    await makeArchive({ place: { dataDir: folder }, storage, target, clock: () => new Date() });
    await verifyArchive({ path: target }, temporaryFolder());
  } catch (error) {
    tally.badCopies += 1;
    tally.failed.push(`copy: ${error instanceof Error ? error.message : error}`);
  }
}

/** Starts a server again and again, writes to it, ends its workers and then itself, and looks at what it left. */
export async function runKills(rounds: number, writes: number, tally: Tally): Promise<void> {
  const folder = temporaryFolder();
  const ledger: Ledger = { products: new Map(), deleted: new Set(), files: new Map() };
  for (let round = 0; round < rounds; round++) {
    const { target, child } = await startServer(folder);
    const ended = once(child, 'exit');
    const killAt = Math.ceil(writes * (0.3 + 0.6 * Math.random()));
    let copying: Promise<void> | undefined;
    await runStorm({
      ...{ target, ledger, tally, wanted: writes },
      onAcknowledged: (count) => {
        if (count === Math.ceil(killAt / 3)) killWorkers(child);
        if (count === Math.ceil(killAt / 2)) copying = copyMeanwhile(folder, tally);
        if (count === killAt) child.kill('SIGKILL');
      },
    });
    child.kill('SIGKILL');
    await ended;
    await copying;
    tally.rounds += 1;
    await inspect(folder, ledger, tally);
  }
}
