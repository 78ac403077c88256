import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it arrived: its head as it stands, who gets it, and subject and text, decoded. */
export type Received = { head: string; to: string; subject: string; text: string };

function decoded(source: string): Received {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replaceAll(/\r\n\s*/g, ' ') ?? '';
  const body = rest.join('\r\n\r\n');
  const words = (text: string) =>
    text
      .replaceAll(/\?=\s+=\?/g, '?==?')
      .replaceAll(/=\?utf-8\?(b|q)\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(coded, 'base64').toString()
          : quotedPrintable(coded.replaceAll('_', ' ')),
      );
  const isBase64 = /base64/i.test(header('Content-Transfer-Encoding'));
  return {
    head,
    to: header('To'),
    subject: words(header('Subject')),
    text: isBase64 ? Buffer.from(body, 'base64').toString() : quotedPrintable(body),
  };
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A mail server that takes everything; `next` waits for the next mail. */
export async function openMailbox() {
  const arrived: Received[] = [];
  const waiting: Array<(mail: Received) => void> = [];
  const sockets = new Set<Socket>();

  function take(mail: Received): void {
    const reader = waiting.shift();
    if (reader) reader(mail);
    else arrived.push(mail);
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let data: string | null = null;
    function answer(line: string): string | null {
      if (data !== null && line !== '.') {
        data += `${line.replace(/^\.\./, '.')}\r\n`;
        return null;
      }
      if (data !== null) {
        take(decoded(Buffer.from(data, 'latin1').toString('utf8')));
        data = null;
        return '250 taken';
      }
      if (/^DATA/i.test(line)) {
        data = '';
        return '354 go on';
      }
      return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
    }
    socket.write('220 mailbox\r\n');
    createInterface({ input: socket.setEncoding('latin1') }).on('line', (line) => {
      const said = answer(line);
      if (said) socket.write(`${said}\r\n`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Those that nobody has read. */
    arrived,
    next: () =>
      new Promise<Received>((read) => {
        const mail = arrived.shift();
        if (mail) read(mail);
        else waiting.push(read);
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
