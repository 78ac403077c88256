import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './client.ts';
import type { Place } from './inspect.ts';
import { runStorm } from './storm.ts';
import type { Held, Tally } from './tally.ts';

export type Server = {
  target: Target;
  child: ChildProcess;
  /** Its exit code, or none when a signal ended it at once. */
  ended: Promise<number | null>;
};

/** Starts the API in a process of its own. */
export async function startServer({ folder, databaseUrl = '' }: Place): Promise<Server> {
  const program = join(import.meta.dirname, '..', 'durability', 'server.ts');
  const child = spawn(process.execPath, [program, folder, databaseUrl], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Kept for a start that fails: processes for pictures complain about a server that is gone.
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [line] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [])]);
  if (!line) throw new Error(`The server did not start on ${folder}: ${said}`);
  return { target: JSON.parse(String(line)) as Target, child, ended };
}

/** Ends the processes that a server has for pictures. */
export function killWorkers({ child: { pid } }: Server): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  for (const worker of children.split(' ').filter(Boolean)) process.kill(Number(worker), 'SIGKILL');
}

/** Asks a server to stop, which it does by itself and in order. */
export async function stopServer({ child, ended }: Server, tally: Tally): Promise<void> {
  child.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) tally.wrong.push(`SIGTERM: the server ended with ${code}`);
}

/** What a server holds at this moment. */
export function heldBy({ child: { pid } }: Server, folder: string): Held {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return {
    files: readdirSync(`/proc/${pid}/fd`).length,
    megabytes: Math.round((pages * 4096) / 1e6),
    temporary: readdirSync(join(folder, 'uploads')).length,
  };
}

/** So many files and connections more, and so many megabytes, are no leak: processes for pictures, a larger heap. */
const [MORE_FILES, MORE_MEGABYTES] = [20, 400];
const IDLE_WITHIN_MS = 30_000;

function leaksOf(before: Held, after: Held): string[] {
  return [
    after.files > before.files + MORE_FILES ? `open files: ${before.files}, then ${after.files}` : '',
    after.megabytes > before.megabytes + MORE_MEGABYTES
      ? `memory: ${before.megabytes} MB, then ${after.megabytes} MB`
      : '',
    after.temporary > before.temporary ? `temporary files: ${after.temporary - before.temporary}` : '',
  ].filter(Boolean);
}

/** Notes what a server that has nothing to do any more still holds; it gets a while to come to rest. */
export async function noteHeld(server: Server, folder: string, before: Held, tally: Tally): Promise<void> {
  const end = performance.now() + IDLE_WITHIN_MS;
  let after = heldBy(server, folder);
  while (leaksOf(before, after).length > 0 && performance.now() < end) {
    await sleep(100);
    after = heldBy(server, folder);
  }
  tally.held.push({ before, after });
  tally.leaks.push(...leaksOf(before, after));
}

type Storm = Parameters<typeof runStorm>[0];

/** A storm on a server that stays: nobody may go without an answer. */
export async function runStormThrough(storm: Storm): Promise<void> {
  storm.tally.wrong.push(...(await runStorm(storm)).slice(0, 5));
}
