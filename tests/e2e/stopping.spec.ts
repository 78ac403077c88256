import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { programFile } from '../../bin/lib/build.mjs';
import { temporaryFolder } from '../factories.ts';
import { type Program, startProgram } from '../program.ts';

type Heard = { status: number; connection: string | undefined };

/** A request over a connection that may be used again. */
function call(agent: Agent, url: string, body?: { token: string; json: object }): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        ...(body && {
          headers: { Authorization: `Bearer ${body.token}`, 'Content-Type': 'application/json' },
        }),
      },
      (response) => {
        response.resume().once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        );
      },
    );
    sent.once('error', reject).end(body && JSON.stringify(body.json));
  });
}

async function signIn({ url }: Program): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@vitrin.test', password: 'test-sifre-1' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

test('a stop under mixed traffic fails nothing, says so first, and leaves the database closed', async () => {
  const folder = temporaryFolder();
  const program = await startProgram({ DATA_DIR: folder, NODE_ENV: 'production' }, '--empty');
  const token = await signIn(program);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const heard: Heard[] = [];
  const failed: unknown[] = [];
  let made = 0;

  async function visit(worker: number): Promise<void> {
    for (let count = 0; ; count++) {
      const paths = ['/', '/contact', '/api/brands', '/healthz'];
      const json = { name: `Marka ${worker} ${count}` };
      const isWrite = count % 3 === 0;
      try {
        const path = isWrite ? '/api/brands' : (paths[count % paths.length] ?? '/');
        const answer = await call(agent, program.url + path, isWrite ? { token, json } : undefined);
        heard.push(answer);
        if (answer.status === 201) made += 1;
      } catch (error) {
        // Nobody listens any more: nothing of this request ever arrived.
        if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return;
        failed.push(error);
        return;
      }
    }
  }
  const visitors = Array.from({ length: 8 }, (_, worker) => visit(worker));
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBeGreaterThan(100);
  const before = heard.length;
  const asked = performance.now();
  program.child.kill('SIGTERM');
  await expect.poll(() => call(agent, `${program.url}/readyz`).then(({ status }) => status)).toBe(503);
  await Promise.all(visitors);
  const { code } = await program.ended;
  const took = performance.now() - asked;

  expect(failed).toEqual([]);
  expect(heard.filter(({ status }) => status >= 500)).toEqual([]);
  expect(heard.slice(before).some(({ connection }) => connection === 'close')).toBe(true);
  expect(code).toBe(0);
  // Under five where nothing else runs; here a dozen other things may.
  expect(took).toBeLessThan(20_000);
  // A database that was closed has written back what its log held.
  expect(existsSync(join(folder, 'vitrin.db-wal'))).toBe(false);
  const stored = new DatabaseSync(join(folder, 'vitrin.db'), { readOnly: true });
  expect(stored.prepare('select count(*) as made from brands').get()).toEqual({ made });
  stored.close();
  agent.destroy();
});

test('a restart loses no request where somebody holds the socket, as systemd does', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  // Started, and once it has ended started again, on the same open socket.
  const script =
    '"$0" "$1" --empty & echo "runs as $!."; wait $!; echo "ended with $?."; exec "$0" "$1" --empty';
  const child = spawn('sh', ['-c', script, process.execPath, resolve(programFile())], {
    cwd: temporaryFolder(),
    stdio: ['ignore', 'pipe', 'inherit', Number(Reflect.get(Reflect.get(holder, '_handle'), 'fd'))],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: '.',
      ADMIN_PASSWORD: 'test-sifre-1',
      LOG_LEVEL: 'warn',
      LISTEN_FDS: '1',
    },
  });
  holder.close();
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ready = () => said.split('Vitrin hazır').length - 1;
  await expect.poll(ready, { timeout: 60_000 }).toBe(1);

  const answers: number[] = [];
  let isOver = false;
  async function visit(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}/contact`, { headers: { Connection: 'close' } });
      await answer.text();
      answers.push(answer.status);
    }
  }
  const visitors = [visit(), visit(), visit()];
  process.kill(Number(/runs as (\d+)/.exec(said)?.[1]), 'SIGUSR2');
  await expect.poll(ready, { timeout: 60_000 }).toBe(2);
  const before = answers.length;
  await expect.poll(() => answers.length).toBeGreaterThan(before + 3);
  isOver = true;
  await Promise.all(visitors);
  expect(said).toContain('ended with 75.');
  expect(new Set(answers)).toEqual(new Set([200]));
  child.kill('SIGINT');
  await once(child, 'close');
});

test('a request that never ends does not keep the program from stopping', async () => {
  const program = await startProgram({ DATA_DIR: temporaryFolder(), NODE_ENV: 'production' }, '--empty');
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /api/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
  await expect.poll(() => fetch(`${program.url}/readyz`).then(({ status }) => status)).toBe(200);
  const asked = performance.now();
  program.child.kill('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(20_000);
});
