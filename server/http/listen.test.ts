import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './listen.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function serve(limits: Parameters<typeof createHttpServer>[1]): Promise<number> {
  const answer = async (request: Request) => new Response(String((await request.text()).length));
  const { server } = createHttpServer(answer, limits);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Opens a connection; `ended` comes with all that was heard when the server has closed it. */
function open(port: number, said = ''): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(said));
  sockets.push(socket);
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((done) => socket.once('close', () => done(heard)));
  return { socket, ended };
}

describe('a connection', () => {
  it('whose request has a head without an end is closed', async () => {
    const port = await serve({ headersMs: 200, lookMs: 50 });
    expect(await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n').ended).toContain('408');
    expect(await open(port).ended).toContain('408');
  });

  it('that says two ends of one body is refused, and closed behind the answer', async () => {
    const port = await serve({});
    const head = 'POST /api/messages HTTP/1.1\r\nHost: a\r\n';
    const behind = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const fields of [
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: 5\r\nContent-Length: 6\r\n',
      'Transfer-Encoding: chunked, identity\r\n',
      'Transfer-Encoding : chunked\r\n',
    ]) {
      const heard = await open(port, `${head}${fields}\r\n0\r\n\r\n${behind}`).ended;
      expect(heard, fields).toMatch(/^HTTP\/1\.1 400 /);
      expect(heard.match(/HTTP\/1\.1/g), fields).toHaveLength(1);
    }
  });

  it('whose body does not come is closed, and one that does is answered', async () => {
    const port = await serve({ bodyMs: 300 });
    const head = 'POST /api/messages HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\n';
    expect(await open(port, `${head}a`).ended).toContain('HTTP/1.1 408');
    expect(await open(port, `${head}abcde`).ended).toMatch(/HTTP\/1\.1 200[\s\S]*5$/);
    const upload = head.replace('messages', 'upload/image');
    expect(await open(port, `${upload}a`).ended).toContain('HTTP/1.1 408');
  });

  it('that is one too many is refused, and those that do nothing make room', async () => {
    const port = await serve({ connections: 4 });
    const idle = Array.from({ length: 3 }, () => open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    await Promise.all(idle.map(({ socket }) => new Promise((done) => socket.once('data', done))));
    const [first] = idle;
    const next = open(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await next.ended).toContain('HTTP/1.1 200');
    expect(await first?.ended).toContain('HTTP/1.1 200');
  });
});
