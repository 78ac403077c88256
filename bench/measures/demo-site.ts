import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from '../site.ts';
import { CALM_LOOKS, CALM_MS, REST_LOOKS, REST_MS, untilCalm } from './cpu.ts';

let made: Promise<string> | undefined;

async function make(): Promise<string> {
  const kept = process.env.BENCH_DATA && join(process.env.BENCH_DATA, 'demo');
  if (kept && existsSync(kept)) return kept;
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({ dataDir });
  await untilCalm(site.pid, REST_MS, REST_LOOKS);
  await site.close();
  // Only whole: a run that was stopped leaves none without its copies.
  if (kept) await cp(dataDir, kept, { recursive: true });
  return dataDir;
}

/**
 * A folder with the demo company and all copies of its pictures, which a process of its own makes for minutes: once for
 * all sites of a run, which begin with a copy of it. `BENCH_DATA` names a folder in which it stays for the next run.
 */
export function demoFolder(): Promise<string> {
  made ??= make();
  return made;
}

/** A site with the demo company, beside which nothing is made any more. */
export async function startDemoSite(): Promise<Site> {
  const site = await startSite({ demo: await demoFolder() });
  await untilCalm(site.pid, CALM_MS, CALM_LOOKS);
  return site;
}
