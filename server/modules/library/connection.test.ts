import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp, temporaryFolder } from '../../../tests/factories.ts';
import { padPng, photo } from '../../../tests/samples/images.ts';
import { image, uploadForm } from '../../../tests/samples/upload.ts';
import { programContext } from '../../context.ts';

const MB = 1024 * 1024;
const SIZE = { width: 64, height: 48 };

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

function onTheWay(folder = test.folder): string[] {
  return [...readdirSync(join(folder, 'uploads')), ...readdirSync(join(folder, 'media', '.partial'))];
}
async function rows(): Promise<number> {
  return (await test.services.db.selectFrom('media').select('id').execute()).length;
}

function send(bytes: Buffer, signal?: AbortSignal, path = '/upload/image'): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    body: uploadForm({ bytes, folder: 'products', name: 'a.png' }),
    headers: { Authorization: `Bearer ${test.token}` },
    ...(signal && { signal }),
  });
}

describe('uploads over the network', () => {
  it('are all taken when 20 come at once', async () => {
    const before = await rows();
    const files = await Promise.all(
      Array.from({ length: 20 }, async (_, seed) =>
        padPng(
          await photo(SIZE, 100 + seed)
            .png()
            .toBuffer(),
          5 * MB - seed,
        ),
      ),
    );
    const answers = await Promise.all(files.map((bytes) => send(bytes)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    expect(await rows()).toBe(before + 20);
    expect(onTheWay()).toEqual([]);
  });

  it('hear the reason when they are far too large, whether they announce their size or not', async () => {
    const bytes = Buffer.alloc(20 * MB, 1);
    const announced = await send(bytes);
    expect([announced.status, (await announced.json()).error]).toEqual([
      413,
      "Dosya boyutu 5MB'dan büyük olamaz!",
    ]);
    const status = await new Promise((resolve, reject) => {
      const sending = request(
        {
          port,
          method: 'POST',
          path: '/api/upload/image',
          headers: {
            Authorization: `Bearer ${test.token}`,
            'Content-Type': 'multipart/form-data; boundary=b',
          },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      sending.on('error', reject);
      sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
      sending.write(bytes);
      sending.end('\r\n--b--');
    });
    expect(status).toBe(413);
    expect(onTheWay()).toEqual([]);
  });

  it('may take the place of another file, up to the same size', async () => {
    const first = await send(await photo(SIZE, 300).png().toBuffer());
    const { data } = (await first.json()) as { data: { id: string } };
    const bytes = padPng(await photo(SIZE, 301).png().toBuffer(), 5 * MB);
    expect((await send(bytes, undefined, `/media/${data.id}/upload`)).status).toBe(200);
    const larger = await send(Buffer.concat([bytes, bytes]), undefined, `/media/${data.id}/upload`);
    expect([larger.status, (await larger.json()).error]).toEqual([413, "Dosya boyutu 5MB'dan büyük olamaz!"]);
    expect(onTheWay()).toEqual([]);
  });

  it('leave the connection open for the next call, whether they were taken or refused', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    function ask(body: string): Promise<number | undefined> {
      return new Promise((resolve, reject) => {
        const headers = {
          Authorization: `Bearer ${test.token}`,
          'Content-Type': 'multipart/form-data; boundary=b',
        };
        const sending = request(
          { port, agent, method: 'POST', path: '/api/upload/image', headers },
          (answer) => {
            ports.add(sending.socket?.localPort);
            answer.resume().on('end', () => resolve(answer.statusCode));
          },
        );
        sending.on('error', reject).end(body, 'latin1');
      });
    }
    const picture = (await photo(SIZE, 600).png().toBuffer()).toString('latin1');
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    for (const [body, status] of [
      [`${head}${picture}\r\n--b--\r\nand what nobody reads`, 201],
      [`${head}${picture}`, 400],
      [`no form ${'x'.repeat(300_000)}`, 400],
      [`${head}${picture}\r\n--b--`, 201],
    ] as const) {
      expect(await ask(body)).toBe(status);
      // Longer than the server waits for a body that nobody reads.
      await new Promise((done) => setTimeout(done, 700));
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });

  it('leave nothing behind when the sender hangs up half-way', async () => {
    const before = await rows();
    const head = [
      'POST /api/upload/image HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${test.token}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${4 * MB}`,
      '',
      '--b',
      'Content-Disposition: form-data; name="file"; filename="a.png"',
      '',
      '',
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1');
    socket.write(head);
    socket.write(Buffer.alloc(2 * MB, 7));
    await vi.waitFor(() => expect(onTheWay()).toHaveLength(1), { timeout: 60_000 });
    socket.destroy();
    await vi.waitFor(() => expect(onTheWay()).toEqual([]), { timeout: 60_000 });
    expect(await rows()).toBe(before);
    expect((await send(await photo(SIZE, 500).png().toBuffer())).status).toBe(201);
  });

  it('are cancelled by the browser without a trace', async () => {
    const stop = new AbortController();
    const bytes = padPng(await photo(SIZE, 501).png().toBuffer(), 5 * MB);
    const sending = send(bytes, stop.signal);
    stop.abort();
    await expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(onTheWay()).toEqual([]), { timeout: 60_000 });
  });
});

function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const disk = temporaryFolder();
const mounted = mountSmallDisk(disk);
afterAll(() => {
  if (mounted) execFileSync('umount', ['--lazy', disk]);
});

describe.runIf(mounted)('a full disk (needs the right to mount a small one)', () => {
  let small: TestApp;
  afterEach(() => small.close());

  it('is refused before the file is read, and nothing is half stored', async () => {
    small = await openTestApp({ folder: disk });
    writeFileSync(join(disk, 'fill'), Buffer.alloc(24 * MB));
    const bytes = padPng(await photo(SIZE, 600).png().toBuffer(), 4 * MB);
    const { status, body } = await image(small, { bytes });
    expect([status, body.code]).toEqual([507, 'storage_full']);
    expect(body.message).toContain('yer kalmadı');
    expect(onTheWay(disk)).toEqual([]);
  });

  it('that fills up while the file comes in leaves nothing of it', async () => {
    small = await openTestApp({ folder: disk });
    mkdirSync(join(disk, 'more'), { recursive: true });
    const { freeBytes } = await small.services.media.storage.space();
    writeFileSync(join(disk, 'more', 'fill'), Buffer.alloc((freeBytes ?? 0) - 2 * MB));
    const bytes = padPng(await photo(SIZE, 601).png().toBuffer(), 4 * MB);
    const stored = small.services.media.storeImage(programContext('Deneme'), {
      bytes,
      name: 'a.png',
      folder: 'products',
    });
    await expect(stored).rejects.toMatchObject({ code: 'storage_full' });
    expect(onTheWay(disk)).toEqual([]);
    expect(readdirSync(join(disk, 'media')).filter((name) => name !== '.partial')).toEqual([]);
    expect(await small.services.db.selectFrom('media').select('id').execute()).toEqual([]);
  });
});

describe.runIf(!mounted)('a full disk', () => {
  it('was not tried: this account may not mount a small disk', () => {
    expect(mounted).toBe(false);
  });
});
