import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { MediaFile } from '../../domain/things/media-file.ts';
import { openTestApp, type TestApp, temporaryFolder } from '../../tests/factories.ts';
import { pdfWith } from '../../tests/samples/active-pdfs.ts';
import { photo } from '../../tests/samples/images.ts';
import { catalog, image, post, taken } from '../../tests/samples/upload.ts';
import { readEnv } from '../env.ts';

// Split, so that no scanner takes this file for the test file that it describes.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const MAX = 1_000_000;

/** What clamd says to a content that came in chunks behind their length; null while more has to come. */
function verdict(stream: Buffer): string | null {
  let content = '';
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    content += stream.toString('latin1', at + 4, at + 4 + length);
    if (content.length > MAX) return 'INSTREAM size limit exceeded. ERROR';
    at += 4 + length;
  }
  return null;
}

/** Speaks clamd's protocol: commands and answers that end with a zero. */
function answerAsClamd(socket: Socket): void {
  let all = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    all = Buffer.concat([all, data]);
    const end = all.indexOf(0);
    const command = end < 0 ? null : all.toString('latin1', 0, end);
    const said = command === 'zINSTREAM' ? verdict(all.subarray(end + 1)) : command && 'PONG';
    if (said) socket.end(`${said}\0`);
  });
}

let clamd: Server | undefined;
let test: TestApp;
afterEach(() => clamd?.close());

async function listen(where: { path: string } | { port: number; host: string }): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, answerAsClamd);
  await new Promise<void>((done) => server.listen(where, done));
  clamd = server;
  return server;
}

const infected = () => pdfWith('', `(${EICAR.replaceAll('(', '\\(').replaceAll(')', '\\)')})`);
function stored(): string[] {
  const folder = join(test.folder, 'media');
  return existsSync(folder) ? readdirSync(folder) : [];
}

it('looks at every upload before anything is kept, and refuses with a sentence what is infected', async () => {
  const server = await listen({ port: 0, host: '127.0.0.1' });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  test = await openTestApp({ env: { CLAMD_URL: `tcp://127.0.0.1:${port}` } });
  const clean = await taken(catalog(test, { bytes: pdfWith(''), name: 'liste.pdf' }));
  expect(await test.ok('GET', '/status')).toMatchObject({
    scanner: { ok: true, detail: 'Yüklenen dosyalar taranıyor' },
  });
  const before = stored();
  const picture = Buffer.concat([await photo({ width: 9, height: 9 }).png().toBuffer(), Buffer.from(EICAR)]);
  const bad = Buffer.concat([infected(), Buffer.from(`\n% ${EICAR}`)]);
  for (const answer of [
    await catalog(test, { bytes: bad, name: 'fatura.pdf' }),
    await image(test, { bytes: picture, name: 'logo.png' }),
    await post(test, `/media/${clean.id}/upload`, { bytes: bad, name: 'liste.pdf' }),
  ]) {
    expect([answer.status, answer.body.fields.file]).toEqual([
      422,
      expect.stringContaining('Bu dosyada zararlı yazılım bulundu, dosya kaydedilmedi.'),
    ]);
  }
  expect(stored()).toEqual(before);
  expect((await test.ok<MediaFile[]>('GET', '/media')).map(({ id }) => id)).toContain(clean.id);
  await test.close();
});

it('takes nothing while the scanner is away, hangs up or will not look, and says so on the first screen', async () => {
  const path = join(temporaryFolder(), 'clamd.ctl');
  test = await openTestApp({ env: { CLAMD_URL: `unix://${path}` } });
  const send = () => catalog(test, { bytes: pdfWith('/Lang(tr)'), name: 'liste.pdf' });
  const refused = [503, expect.stringContaining('Virüs taraması şu anda yapılamıyor'), '30'];
  async function told() {
    const { status, body, headers } = await send();
    return [status, body.message, headers.get('retry-after')];
  }
  expect(await told()).toEqual(refused);
  expect(await test.ok('GET', '/status')).toMatchObject({
    scanner: { ok: false, detail: 'Yanıt vermiyor, dosya yüklenemiyor' },
  });
  const server = await listen({ path });
  const large = Buffer.concat([pdfWith(''), Buffer.alloc(MAX + 1), Buffer.from('%%EOF')]);
  expect((await catalog(test, { bytes: large, name: 'a.pdf' })).status).toBe(503);
  expect((await send()).status).toBe(201);
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => socket.destroy());
  expect(await told()).toEqual(refused);
  await test.close();
});

it('is named by an address that can be one', () => {
  for (const right of ['tcp://clamav:3310', 'tcp://[::1]:3310', 'unix:///run/clamav/clamd.ctl'])
    expect(readEnv({ CLAMD_URL: right }).CLAMD_URL).toBe(right);
  for (const wrong of ['clamav:3310', 'http://clamav', 'unix://clamd.ctl', 'tcp://'])
    expect(() => readEnv({ CLAMD_URL: wrong })).toThrow('CLAMD_URL değeri yanlış');
});
