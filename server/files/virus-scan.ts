import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { AppError, refusedField } from '../../domain/errors.ts';

/** What a scanner may take to connect, and between two signs of life, in milliseconds. */
const CONNECT_MS = 5_000;
const SILENT_MS = 60_000;
const CHUNK_BYTES = 64 * 1024;

const INFECTED =
  'Bu dosyada zararlı yazılım bulundu, dosya kaydedilmedi. Bilgisayarınızı virüs taramasından geçirin ve dosyayı aldığınız kişiye haber verin.';
const AWAY =
  'Virüs taraması şu anda yapılamıyor, bu yüzden dosya kaydedilmedi. Biraz sonra tekrar deneyin; sürerse yöneticinize söyleyin.';

/** Looks at uploads before anything of them is kept. */
export type VirusScanner = {
  /** @throws AppError invalid for a file that is infected, unavailable while the scanner does not answer */
  check: (path: string) => Promise<void>;
  /** Whether the scanner answers. */
  works: () => Promise<boolean>;
};

function open(address: URL): Socket {
  const socket =
    address.protocol === 'unix:'
      ? connect({ path: decodeURIComponent(address.pathname) })
      : connect({ host: address.hostname.replace(/^\[|\]$/g, ''), port: Number(address.port || 3310) });
  socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('the scanner does not answer')));
  socket.once('connect', () => socket.setTimeout(SILENT_MS));
  return socket;
}

/** Waits until a socket takes more; ends when it ended. */
async function drained(socket: Socket): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.once('drain', done).once('close', done);
  });
}

/** Sends a command of clamd, and what follows it, and answers its one sentence. */
async function ask(address: URL, command: string, body?: AsyncIterable<Buffer>): Promise<string> {
  const socket = open(address);
  const answer = new Promise<string>((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    socket.once('error', reject).once('close', () => resolve(said.replace(/\0[\s\S]*$/, '').trim()));
  });
  // The answer is awaited below; until then a refusal is nobody's.
  answer.catch(() => undefined);
  try {
    socket.write(`z${command}\0`);
    if (body) {
      for await (const chunk of body) {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        // A scanner that has made up its mind hangs up; what it said is there.
        if (socket.destroyed || socket.readableEnded) break;
        socket.write(length);
        if (!socket.write(chunk)) await drained(socket);
      }
      if (socket.writable) socket.write(Buffer.alloc(4));
    }
    return await answer;
  } finally {
    socket.destroy();
  }
}

/** A client of ClamAV's daemon at `tcp://host:port` or `unix:///path`. */
export function createVirusScanner(url: string, log: Logger): VirusScanner {
  const address = new URL(url);

  async function check(path: string): Promise<void> {
    const said = await ask(address, 'INSTREAM', createReadStream(path, { highWaterMark: CHUNK_BYTES })).catch(
      (error: unknown) => {
        log.error({ err: error }, 'an upload could not be scanned');
        throw new AppError('unavailable', AWAY, { retryAfter: 30, cause: error });
      },
    );
    const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
    if (found) {
      log.warn({ found }, 'an upload was infected');
      throw refusedField('file', 'not_allowed', INFECTED);
    }
    if (said === 'stream: OK') return;
    log.error({ said }, 'an upload could not be scanned');
    throw new AppError('unavailable', AWAY, { retryAfter: 30 });
  }

  return { check, works: async () => (await ask(address, 'PING').catch(() => '')) === 'PONG' };
}
