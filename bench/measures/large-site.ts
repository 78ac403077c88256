import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, type Site, signIn, startSite } from '../site.ts';
import { CALM_LOOKS, CALM_MS, untilCalm } from './cpu.ts';
import { demoFolder } from './demo-site.ts';

/** A site with so many products, 500 brands and 5,000 categories, and the token of its administrator. */
export type LargeSite = Site & {
  token: string;
  /** Ends the process and leaves its data in place until `close`. */
  stop: () => Promise<void>;
};

/** Fills a folder with the demo company and so many rows more. */
export async function fill(dataDir: string, amounts: Record<string, number>): Promise<void> {
  await cp(await demoFolder(), dataDir, { recursive: true });
  const flags = Object.entries(amounts).flatMap(([name, amount]) => [`--${name}`, String(amount)]);
  const child = spawn(process.execPath, ['cli/generate.ts', ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The rows could not be generated.');
}

/**
 * Starts one. `BENCH_DATA` names a folder in which the data stays for the next run, which begins with a copy of it: what
 * one run has written is not there in the next.
 */
export async function startLargeSite(products: number): Promise<LargeSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-large-'));
  const kept = process.env.BENCH_DATA && join(process.env.BENCH_DATA, String(products));
  if (kept && existsSync(kept)) await cp(kept, dataDir, { recursive: true });
  else {
    await fill(dataDir, { products, brands: 500, categories: 5000 });
    // Only whole: a run that was stopped leaves none with a part of its rows.
    if (kept) await cp(dataDir, kept, { recursive: true });
  }
  // Questions are what is measured: nothing makes copies of pictures beside them, which it would for minutes.
  const site = await startSite({ dataDir, env: { PICTURES_AT_START: 'false' } });
  const { access_token: token } = await signIn(site.base);
  // What is made ready after a start is no cost of a question.
  await untilCalm(site.pid, CALM_MS, CALM_LOOKS);
  let ended: Promise<void> | undefined;
  const stop = () => {
    ended ??= site.close();
    return ended;
  };
  return {
    ...site,
    token,
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
