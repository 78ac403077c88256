import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs `tar`; the tools of every system that Vitrin runs on have it. */
export async function tar(args: readonly string[]): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('tar komutu başarısız oldu; disk dolu olabilir.');
}
