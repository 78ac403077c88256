import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPicture, type Reach } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let port: number;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const to = new URL(url, 'http://x').searchParams.get('to');
    if (to) response.writeHead(302, { Location: to }).end();
    else if (url === '/yok') response.writeHead(404).end();
    else response.end('abc');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A net in which the test's own server is open as `resim.example`, and `kapali.example` is not. */
const net: Reach = {
  lookup: (host, done) =>
    host === 'yok.example'
      ? done(new Error('unknown'), [])
      : done(
          null,
          host === 'iki.example'
            ? [
                { address: '127.0.0.1', family: 4 },
                { address: '10.0.0.1', family: 4 },
              ]
            : [{ address: host === 'resim.example' ? '127.0.0.1' : '10.0.0.1', family: 4 }],
        ),
  isOpen: (address) => address === '127.0.0.1',
};
const limit = { max: 10, tooLarge: 'Çok büyük' };
const told = (path: string, { max = 10 } = {}) =>
  fetchPicture(path.replace('PORT', String(port)), { ...limit, max }, net).then(
    (bytes) => new TextDecoder().decode(bytes),
    (error: Error) => error.message,
  );
const CLOSED = 'Görselin adresi herkese açık bir sunucuda değil.';

describe('a picture of another server', () => {
  it('is fetched, also where it has moved', async () => {
    expect(await told('http://resim.example:PORT/a.png')).toBe('abc');
    expect(await told('http://resim.example:PORT/?to=/b.png')).toBe('abc');
    expect(asked).toEqual(['/a.png', '/?to=/b.png', '/b.png']);
  });

  it.each([
    ['http://kapali.example:PORT/a.png', CLOSED],
    ['http://iki.example:PORT/a.png', CLOSED],
    ['http://10.0.0.1:PORT/a.png', CLOSED],
    ['http://[::1]:PORT/a.png', CLOSED],
    ['file:///etc/passwd', CLOSED],
    ['http://resim.example:PORT/?to=http://10.0.0.1/a', CLOSED],
    ['http://resim.example:PORT/?to=http://kapali.example/a', CLOSED],
    ['http://resim.example:PORT/?to=file:///etc/passwd', CLOSED],
    ['http://yok.example/a.png', 'Görselin adresine ulaşılamadı.'],
    ['http://resim.example:PORT/yok', 'Görselin adresi 404 yanıtı verdi.'],
    ['http://resim.example:PORT/?to=%3Fto%3Dx', 'abc'],
  ])('%s: %s', async (address, said) => {
    expect(await told(address)).toBe(said);
  });

  it('is no larger than one that is uploaded, and does not lead in a circle', async () => {
    expect(await told('http://resim.example:PORT/a.png', { max: 2 })).toBe('Çok büyük');
    const circle = createServer((_, response) => response.writeHead(302, { Location: '/' }).end());
    await new Promise<void>((resolve) => circle.listen(0, '127.0.0.1', resolve));
    const at = (circle.address() as AddressInfo).port;
    expect(await told(`http://resim.example:${at}/`)).toContain('çok kez');
    circle.closeAllConnections();
    await new Promise((resolve) => circle.close(resolve));
  });
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ...[
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'fe80::1'],
    ...[
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:0:1::',
      '2001:db8::1',
      'resim',
    ],
  ].map((address): [string, boolean] => [address, false]),
])('%s is on the open net: %s', (address, isOpen) => {
  expect(isPublicAddress(address)).toBe(isOpen);
});
