import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programFile } from '../bin/lib/build.mjs';
import { SERVER_FLAGS } from '../bin/lib/children.mjs';
import { freePort } from '../bin/lib/port.mjs';
import { print } from './figures.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The account that measured and tested sites begin with: they share copies of one demo company. */
export const ADMIN = { email: 'admin@vitrin.test', password: 'test-sifre-1' };

/** The built site with the demo company, on a free port and in a folder of its own. */
export type Site = {
  base: string;
  pid: number;
  dataDir: string;
  /** Ends the process alone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  close: () => Promise<void>;
};

/** The server that another checkout built last, from its folder: each knows where its own stands. */
async function programIn(root: string): Promise<string> {
  const file = pathToFileURL(join(root, 'bin', 'lib', 'build.mjs')).href;
  const own: { programFile: () => string } = await import(file);
  return own.programFile();
}

/**
 * Starts the built site. With `dataDir` it opens that folder and leaves it in place; `demo` is a folder with a demo
 * company, of which it begins with a copy; `empty` leaves out the demo; `from` is the folder of another checkout, whose
 * build is started instead. It is there when `first` is answered.
 */
export async function startSite(
  options: {
    dataDir?: string;
    demo?: string;
    empty?: boolean;
    env?: Record<string, string>;
    port?: number;
    from?: string;
    first?: string;
  } = {},
): Promise<Site> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'vitrin-site-')));
  // The browser tests bring a demo company that is loaded already.
  const demo = options.dataDir || options.empty ? undefined : (options.demo ?? process.env.E2E_DEMO);
  if (demo) await cp(demo, dataDir, { recursive: true });
  const base = `http://127.0.0.1:${port}`;
  const flags = options.empty ? ['--empty'] : ['--demo'];
  const root = options.from ? resolve(options.from) : ROOT;
  const program = options.from ? await programIn(root) : programFile();
  const child = spawn(process.execPath, [...SERVER_FLAGS, program, ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      S3_BUCKET: '',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...options.env,
    },
  });
  const ended = once(child, 'exit');
  const first = base + (options.first ?? '/api/health');
  for (;;) {
    if (child.exitCode !== null) throw new Error('The site did not start. Run npm run build first.');
    const up = await fetch(first).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
    if (up) break;
    await new Promise((done) => setTimeout(done, 5));
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    base,
    pid: child.pid ?? 0,
    dataDir,
    end,
    close: async () => {
      await end('SIGTERM');
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Adds bulk products to the data of a site that is not running. */
export async function addProducts(dataDir: string, count: number): Promise<void> {
  const child = spawn(process.execPath, ['cli/generate.ts', '--products', String(count)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The products could not be generated.');
}

/** Signs in and answers the token and the person. */
export async function signIn(base: string): Promise<{ access_token: string; user: unknown }> {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return answer.json() as Promise<{ access_token: string; user: unknown }>;
}

/** The middle and the 95th of a hundred of some figures. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints one line of a result, and answers whether its limit holds. */
export function report(what: string, figure: number, limit: number, unit: string, atLeast = false): boolean {
  return print({ what, figure, limit, unit, ...(atLeast && { atLeast }) });
}
