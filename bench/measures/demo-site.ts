import { rmSync } from 'node:fs';
import { keptData } from '../kept-data.ts';
import { type Site, startSite } from '../site.ts';
import { CALM_LOOKS, CALM_MS, REST_LOOKS, REST_MS, untilCalm } from './cpu.ts';

let made: Promise<string> | undefined;

async function make(dataDir: string): Promise<void> {
  const site = await startSite({ dataDir });
  await untilCalm(site.pid, REST_MS, REST_LOOKS);
  await site.close();
}

async function demoData(): Promise<string> {
  const dataDir = await keptData('demo', make);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/**
 * A folder with the demo company and all copies of its pictures, which a process of its own makes for minutes: once for
 * all sites of a run, which begin with a copy of it.
 */
export function demoFolder(): Promise<string> {
  made ??= demoData();
  return made;
}

/** A site with the demo company, beside which nothing is made any more. */
export async function startDemoSite(): Promise<Site> {
  const site = await startSite({ demo: await demoFolder() });
  await untilCalm(site.pid, CALM_MS, CALM_LOOKS);
  return site;
}
