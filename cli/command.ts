import { existsSync } from 'node:fs';
import { type Env, readEnv } from '../server/env.ts';
import { openServices, type Services } from '../server/services.ts';

/** The environment of a command: the variables, and a `.env` beside the program. */
export function readCommandEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnv(process.env);
}

/**
 * Runs a command to its end: `--help` prints how it is used, an error prints its sentence.
 * `work` answers the exit code.
 */
export async function command(usage: string, work: () => Promise<number>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  // What a command writes is the owner's alone: copies hold password hashes and the texts of messages.
  process.umask(0o077);
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs work on the configured database and closes it afterwards. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const services = await openServices({ env: readCommandEnv() });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}
