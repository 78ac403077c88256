import { type Agent, request } from 'node:http';

export type Asked = { method?: string; headers?: Record<string, string>; body?: unknown };
export type Answer = { status: number; text: string };

/** One request; status 0 is none at all. */
export function ask(
  agent: Agent,
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: '' });
    const own = body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' };
    const sent = request(url, { agent, method, headers: own }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      answer.on('error', none);
    });
    sent.on('error', none).end(body === undefined ? undefined : JSON.stringify(body));
  });
}
