import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORE, onCore } from '../load.ts';
import { ROOT } from '../site.ts';

/** Every server that is made with `node:http` adds these by itself. */
const ADDED = ['date', 'connection', 'keep-alive'];

export type Sent = { status: number; headers: Record<string, string>; body: Buffer };

/** What is sent on the wire for an address, compressed as it is. */
export async function sentFor(url: string, headers: Record<string, string>): Promise<Sent> {
  const asked = request(url, { headers }).end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

/** A process that sends the same bytes to everyone and does nothing else, on the core of servers that are measured. */
export async function startBare({ status, headers, body }: Sent) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-bare-'));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const head = Object.entries(headers).filter(([name]) => !ADDED.includes(name));
  const script = join(ROOT, 'bench', 'bare-server.ts');
  const given = [script, file, String(status), JSON.stringify(head.flat())];
  const [command, args] = onCore(CORE.server, process.execPath, given);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
