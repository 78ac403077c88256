import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
/** How long a request waits for an instance while none is there, and how often it looks. */
const WAIT_MS = { most: 10_000, step: 20 };

/** One server behind the proxy: taken while its `/readyz` says so. */
type Target = { base: string; isReady: boolean; agent: Agent };
type Sent = { status: number; message: IncomingMessage };

/** Whether a request may be made a second time: a read, or one that says itself that it is the same. */
function mayRepeat({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function send({ base, agent }: Target, incoming: IncomingMessage, body: Buffer): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { method, headers, url = '/' } = incoming;
    const asked = request(base + url, { agent, method, headers }, (message) =>
      resolve({ status: message.statusCode ?? 502, message }),
    );
    asked.on('error', reject).end(body);
  });
}

/**
 * What stands before several instances, as small as it may be: asks each whether it is ready, hands requests on in
 * turn, and makes a request that may be repeated once more at another one when the first did not answer.
 */
export async function startProxy(bases: readonly string[]) {
  const targets: Target[] = bases.map((base) => ({
    base,
    isReady: false,
    agent: new Agent({ keepAlive: true }),
  }));
  let turn = 0;
  let repeated = 0;

  /** One that takes its time is not away: only what says no, or is not there, is passed over. */
  async function look(target: Target): Promise<void> {
    target.isReady = await fetch(`${target.base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  const over = new AbortController();
  async function keepLooking(target: Target): Promise<void> {
    while (!over.signal.aborted) {
      await look(target);
      await sleep(LOOK_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }

  function next(except?: Target): Target | undefined {
    const ready = targets.filter((target) => target.isReady && target !== except);
    turn += 1;
    return ready[turn % ready.length];
  }

  async function some(except?: Target): Promise<Target | undefined> {
    const until = performance.now() + WAIT_MS.most;
    for (;;) {
      const found = next(except);
      if (found || performance.now() > until) return found;
      await sleep(WAIT_MS.step);
    }
  }

  /** The whole answer: one that breaks off in the middle is none. */
  async function answerOf(target: Target, incoming: IncomingMessage, body: Buffer) {
    const { status, message } = await send(target, incoming, body);
    return { status, headers: message.headers, body: await bodyOf(message) };
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    const first = await some();
    const found = first && (await answerOf(first, incoming, body).catch(() => null));
    if (first && !found) first.isReady = false;
    const second = found || !mayRepeat(incoming) ? undefined : await some(first);
    if (second) repeated += 1;
    const answer = found ?? (second && (await answerOf(second, incoming, body).catch(() => null)));
    if (!answer) {
      outgoing.writeHead(502).end();
      return;
    }
    const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers;
    outgoing.writeHead(answer.status, headers).end(answer.body);
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await Promise.all(targets.map(look));
  for (const target of targets) void keepLooking(target);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many requests were made at a second instance. */
    repeated: (): number => repeated,
    /** Waits until an instance is handed requests again. */
    untilReady: async (base: string): Promise<void> => {
      while (!targets.find((target) => target.base === base)?.isReady) await sleep(WAIT_MS.step);
    },
    close: async (): Promise<void> => {
      over.abort();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      for (const { agent } of targets) agent.destroy();
    },
  };
}
