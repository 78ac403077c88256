import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BARE_ENV, temporaryFolder } from '../tests/factories.ts';

/** Starts the program, which has to end by itself; answers its exit code and all that it said. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--empty'], {
    cwd: temporaryFolder(),
    env: { ...BARE_ENV, PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  // Every line is JSON, for those who collect them.
  const lines = said
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { code, said: lines.join('\n') };
}

function brokenDatabase(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'vitrin.db'), 'Bu bir veritabanı değil, sadece bir metin dosyası. '.repeat(200));
  return folder;
}
function fileInPlaceOf(name: string): string {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '');
  return name === 'data' ? join(folder, name) : folder;
}

const store = createServer((request, response) => {
  response.writeHead(request.url?.startsWith('/yasak') ? 403 : 404).end();
});
beforeAll(() => new Promise<void>((done) => store.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => store.close(done)));
const storeAddress = () => `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
const KEYS = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

type Case = [what: string, env: () => Record<string, string>, sentence: RegExp];
const CASES: Case[] = [
  ['a port that is no number', () => ({ PORT: 'abc' }), /^PORT değeri yanlış: bir sayı olmalı\.$/],
  [
    'a mail server without a name',
    () => ({ SMTP_URL: 'smtp://user:p@ss:x@:abc' }),
    /^SMTP_URL değeri yanlış: smtps:\/\//,
  ],
  [
    'a database that is of another kind',
    () => ({ DATABASE_URL: 'mysql://a/b' }),
    /^DATABASE_URL değeri yanlış/,
  ],
  [
    'a database server that is not known',
    () => ({ DATABASE_URL: 'postgres://vitrin:gizli@yok.invalid/vitrin' }),
    /^DATABASE_URL: "yok\.invalid" adlı sunucu bulunamadı\. Adresteki/,
  ],
  [
    'a database server that does not answer',
    () => ({ DATABASE_URL: 'postgres://vitrin:gizli@127.0.0.1:1/vitrin' }),
    /^DATABASE_URL: 127\.0\.0\.1:1 adresindeki PostgreSQL sunucusuna ulaşılamıyor\. Sunucunun çalıştığını/,
  ],
  [
    'a database file that is none',
    () => ({ DATA_DIR: brokenDatabase() }),
    /vitrin\.db bozuk ya da bir Vitrin veritabanı değil\. .*npm run restore/,
  ],
  [
    'a folder that is a file',
    () => ({ DATA_DIR: fileInPlaceOf('data') }),
    /klasörüne yazılamıyor\. .*DATA_DIR/,
  ],
  [
    'a folder of files that is one',
    () => ({ DATA_DIR: fileInPlaceOf('media') }),
    /media.* klasörüne yazılamıyor/,
  ],
  [
    'a store without a bucket',
    () => ({ S3_ENDPOINT: storeAddress() }),
    /^S3_ENDPOINT verilmiş ama S3_BUCKET eksik\.$/,
  ],
  [
    'a store that does not answer',
    () => ({ ...KEYS, S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'vitrin' }),
    /^S3_ENDPOINT: http:\/\/127\.0\.0\.1:1 adresindeki dosya deposuna ulaşılamıyor\./,
  ],
  [
    'a bucket that is not there',
    () => ({ ...KEYS, S3_ENDPOINT: storeAddress(), S3_BUCKET: 'yok' }),
    /^S3_BUCKET: "yok" adlı depo yok\./,
  ],
  [
    'a bucket that is somebody else’s',
    () => ({ ...KEYS, S3_ENDPOINT: storeAddress(), S3_BUCKET: 'yasak' }),
    /^S3_ACCESS_KEY_ID ve S3_SECRET_ACCESS_KEY: "yasak" deposuna erişim verilmedi\./,
  ],
];

describe('a start that cannot succeed', () => {
  it.concurrent.each(CASES)(
    'with %s ends with one sentence that names the cure',
    async (_, env, sentence) => {
      const { code, said } = await start(env());
      expect(code).toBe(1);
      expect(said.trim()).toMatch(sentence);
      expect(said).not.toContain('gizli');
      expect(said.trim().split('\n')).toHaveLength(1);
    },
  );
});

const server = process.env.TEST_DATABASE_URL;
describe.runIf(server)('a start with a PostgreSQL that refuses', () => {
  const at = (change: (url: URL) => void) => {
    const url = new URL(server ?? '');
    change(url);
    return { DATABASE_URL: url.href };
  };
  it('a wrong password names the variable', async () => {
    const { said } = await start(
      at((url) => {
        url.password = 'yanlis';
      }),
    );
    expect(said).toMatch(/^DATABASE_URL: "\w+" kullanıcısının adı ya da şifresi yanlış\./);
  });
  it('a missing database is named, with the command that makes it', async () => {
    const { said } = await start(
      at((url) => {
        url.pathname = '/boyle_bir_veritabani_yok';
      }),
    );
    expect(said).toMatch(/^DATABASE_URL: "boyle_bir_veritabani_yok" adlı veritabanı yok\. .*createdb/);
  });
});
