import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp;
let server: ServerType;
let port: number;

beforeAll(async () => {
  test = await openTestApp();
  port = await new Promise((resolve) => {
    server = serve({ fetch: test.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

it.each([
  ['too large', () => test.token, '413'],
  ['without a session', () => 'yok', '401'],
])(
  'what is %s is read to its end before it is refused, and the connection goes on',
  async (_, token, status) => {
    const body = JSON.stringify({ name: 'x'.repeat(3_000_000) });
    const head = [
      'POST /api/brands HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Authorization: Bearer ${token()}`,
      `Content-Length: ${body.length}`,
    ];
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1000)}`);
    for (let round = 0; round < 3; round++)
      expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    expect(heard).toBe('');
    socket.write(`${body.slice(1000)}GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await vi.waitFor(
      () => expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']),
      { timeout: 60_000 },
    );
    socket.destroy();
  },
);
