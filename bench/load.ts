import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const hasWrk = spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;
// Asked once: of a process that keeps to one core there seems to be no other.
const CORES = availableParallelism();
const canPin = CORES > 1 && spawnSync('taskset', ['-p', '1'], { stdio: 'ignore' }).error === undefined;
/** The core of servers that are measured, and that of who loads them. */
export const CORE = { server: '0', client: '1' };

/** A command on one core, where the system can tell it so. */
export function onCore(core: string, command: string, args: readonly string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', core, command, ...args]] : [command, [...args]];
}

/** Keeps a process that runs on one core, where the system can tell it so. @returns what lets it go again */
export function keepOnCore(core: string, pid: number): () => void {
  const tell = (cores: string) => spawnSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' });
  if (canPin) tell(core);
  return () => {
    if (canPin) tell(`0-${CORES - 1}`);
  };
}

/** What a command prints. */
export async function outputOf(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (part) => {
    text += part;
  });
  await once(child, 'close');
  return text;
}

type Load = { connections: number; seconds: number; headers?: Record<string, string> };

/** Loads an address from a process of its own, with wrk where it is installed. @returns requests a second */
export async function load(url: string, { connections, seconds, headers = {} }: Load): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  if (hasWrk) {
    const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, ...named, url];
    const text = await outputOf(...onCore(CORE.client, 'wrk', args));
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? Number.NaN);
  }
  const args = [autocannon, '--json', '-d', String(seconds), '-c', String(connections), ...named, url];
  const told = JSON.parse(await outputOf(...onCore(CORE.client, process.execPath, args))) as {
    requests: { average: number };
  };
  return told.requests.average;
}

/** Resident memory of a process in MB, where the system tells. */
export async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}
