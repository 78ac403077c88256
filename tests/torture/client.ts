import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteStatus, type Tally } from './tally.ts';

/** Where an API answers, and who may write there. */
export type Target = { url: string; token: string };
type Reply = { status: number; body: Buffer };

/** How long a client waits after a refusal that says that it will work again. */
const PATIENCE_MS = 25;

async function encoded(body: object | FormData | undefined): Promise<{ type?: string; bytes?: Buffer }> {
  if (!body) return {};
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const form = new Response(body);
  return { type: form.headers.get('Content-Type') ?? '', bytes: Buffer.from(await form.arrayBuffer()) };
}

/** Clients with connections of their own, so that a server is idle once they are closed. */
export function openClients({ url, token }: Target, tally: Tally) {
  const agent = new Agent({ keepAlive: true });

  async function send(method: string, address: URL, body?: object | FormData): Promise<Reply> {
    const { type, bytes } = await encoded(body);
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(bytes && { 'Content-Type': type, 'Content-Length': bytes.length }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(address, { agent, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', reject)
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
      });
      asked.on('error', reject).end(bytes);
    });
  }

  return {
    /** Asks the API; null when it refused. @throws Error when nobody answers. */
    ask: async <T>(method: string, path: string, body?: object | FormData): Promise<T | null> => {
      const { status, body: answer } = await send(method, new URL(url + path), body);
      noteStatus(tally, `${method} ${path}`, status);
      if (status < 400) return JSON.parse(answer.toString() || 'null') as T;
      if (status === 503 || status === 507) await sleep(PATIENCE_MS);
      return null;
    },
    /** The bytes at an address of the site, if they are there. */
    read: async (path: string): Promise<Buffer | null> => {
      const { status, body } = await send('GET', new URL(path, url));
      return status === 200 ? body : null;
    },
    close: () => agent.destroy(),
  };
}
