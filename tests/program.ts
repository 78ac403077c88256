import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The account that the program begins with. */
export const PROGRAM_ADMIN = { email: 'admin@vitrin.test', password: 'test-sifre-1' };

export type Program = {
  url: string;
  child: ChildProcess;
  /** All that it has said so far. */
  said: () => string;
  /** How it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** Starts the program as it is run, on a free port; answers once it serves. */
export async function startProgram(env: Record<string, string>, ...args: string[]): Promise<Program> {
  const child = spawn(process.execPath, [join(ROOT, 'server', 'main.ts'), ...args], {
    // A developer's .env must not reach it.
    cwd: env.DATA_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: PROGRAM_ADMIN.email,
      ADMIN_PASSWORD: PROGRAM_ADMIN.password,
      ...env,
    },
  });
  let said = '';
  const { promise: ended, resolve: end } = Promise.withResolvers<Awaited<Program['ended']>>();
  child.once('close', (code, signal) => end({ code, signal }));
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const port = /Vitrin hazır: http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    void ended.then(() => reject(new Error(`The program ended: ${said}`)));
  });
  return { url, child, said: () => said, ended };
}
