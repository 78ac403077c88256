import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { photo } from '../samples/images.ts';
import { uploadForm } from '../samples/upload.ts';
import type { Target } from './client.ts';

/** What has to be there of a row whose sender hung up: nothing, all of it, or either. */
export type Fate = 'absent' | 'there' | 'either';
/** Long enough that it can be cut. */
export const LONG = 'Uzun bir açıklama. '.repeat(200).trim();

const MOMENTS = ['in the body', 'after the body', 'in the answer', 'in an upload', 'in a list'] as const;

function head(method: string, path: string, { url, token }: Target, more: string[] = []): string {
  const { host, pathname } = new URL(url);
  const lines = [`${method} ${pathname}${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`];
  return [...lines, ...more, '', ''].join('\r\n');
}

function write(socket: Socket, bytes: string | Uint8Array): Promise<void> {
  return new Promise((done, fail) => socket.write(bytes, (error) => (error ? fail(error) : done())));
}

/** The status of the answer that begins, zero when none comes. */
async function statusOf(socket: Socket): Promise<number> {
  const [bytes] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return bytes instanceof Buffer ? Number(bytes.toString('latin1').split(' ')[1]) : 0;
}

function hangUp(socket: Socket): void {
  if (Math.random() < 0.5) socket.destroy();
  else socket.resetAndDestroy();
}

async function cutUpload(socket: Socket, target: Target, seed: number): Promise<void> {
  const bytes = await photo({ width: 200, height: 120 }, seed).png().toBuffer();
  const form = new Response(uploadForm({ bytes, name: `${seed}.png`, folder: 'products' }));
  const whole = Buffer.from(await form.arrayBuffer());
  const type = `Content-Type: ${form.headers.get('Content-Type')}`;
  await write(socket, head('POST', '/upload/image', target, [type, `Content-Length: ${whole.length}`]));
  await write(socket, whole.subarray(0, Math.ceil(whole.length * Math.random() * 0.9)));
}

async function cutWrite(socket: Socket, target: Target, moment: string, row: object): Promise<Fate> {
  const body = Buffer.from(JSON.stringify({ ...row, description: LONG }));
  const lines = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  await write(socket, head('POST', '/products', target, lines));
  if (moment === 'in the body') {
    await write(socket, body.subarray(0, Math.ceil(body.length * Math.random() * 0.9)));
    return 'absent';
  }
  await write(socket, body);
  if (moment === 'after the body') return 'either';
  const status = await statusOf(socket);
  if (status === 201) return 'there';
  return status === 0 || status >= 500 ? 'either' : 'absent';
}

/**
 * A client that hangs up in the middle of something, the `turn`-th in its way, and notes what has to be there of it.
 * A server that is gone is no fault here.
 */
export async function cutOff(
  target: Target,
  { name, ...own }: { name: string; brandId?: string | undefined; categoryId?: string | undefined },
  turn: number,
  cut: Map<string, Fate>,
): Promise<void> {
  const { hostname, port } = new URL(target.url);
  const moment = MOMENTS[turn % MOMENTS.length] ?? 'in the body';
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  cut.set(name, 'either');
  try {
    await once(socket, 'connect');
    if (moment === 'in an upload') await cutUpload(socket, target, turn);
    else if (moment === 'in a list') {
      await write(socket, head('GET', '/products?limit=50', target));
      await statusOf(socket);
    } else cut.set(name, await cutWrite(socket, target, moment, { name, ...own }));
  } catch {
    // It went before it was hung up on.
  } finally {
    hangUp(socket);
  }
}
