import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Read by `bin/lib/trial.mjs`. */
const PRESENCE = join(ROOT, '.cache', 'server.json');
/** The exit code that asks a launcher above for another start, as `bin/lib/children.mjs` knows it. */
const RESTART = 75;

function addressOf(host: string, port: number): string {
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIPv6(local) ? `[${local}]` : local}:${port}`;
}

/** Tells `npm run update` which process serves and where; answers what takes that back. */
export function announcePresence(host: string, port: number): () => void {
  const told = JSON.stringify({ pid: process.pid, url: addressOf(host, port) });
  try {
    mkdirSync(dirname(PRESENCE), { recursive: true });
    writeFileSync(PRESENCE, told);
  } catch {
    // A program that may not write beside itself is none that updates itself.
    return () => undefined;
  }
  return () => {
    // Another server of this folder may have come since.
    if (existsSync(PRESENCE) && readFileSync(PRESENCE, 'utf8') === told) rmSync(PRESENCE);
  };
}

/**
 * Ends this process so that the launcher runs in its place: the one above it, else one that takes over this process
 * itself, whose number whoever watches it goes on watching.
 * @param given the environment that this process was started with
 */
export function restart(given: NodeJS.ProcessEnv): never {
  const hasLauncher = given.VITRIN_LAUNCHED !== undefined || given.LISTEN_FDS !== undefined;
  if (hasLauncher || !process.execve) process.exit(RESTART);
  const args = process.argv.slice(2);
  const env = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  process.chdir(ROOT);
  process.execve(
    process.execPath,
    [process.execPath, join('bin', 'vitrin.mjs'), 'start', ...args],
    Object.fromEntries(env),
  );
  throw new Error('unreachable');
}
