import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { keptData } from '../kept-data.ts';
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

/** Starts one. */
export async function startLargeSite(products: number): Promise<LargeSite> {
  const dataDir = await keptData(String(products), (folder) =>
    fill(folder, { products, brands: 500, categories: 5000 }),
  );
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
