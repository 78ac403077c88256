import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { BARE_ENV, temporaryFolder } from '../../tests/factories.ts';
import { contentHash } from './digest.ts';
import { openLocalStorage } from './local-storage.ts';
import { moveMedia } from './move.ts';
import { openS3Storage } from './s3-storage.ts';
import { openTemporaryFiles } from './temporary-files.ts';

const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: temporaryFolder(),
  configureBuckets: ['bir', 'iki', 'komut'].map((name) => ({ name, configs: [] })),
});
const { port } = await server.run();
afterAll(() => server.close());

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
function openBucket(bucket: string) {
  return openS3Storage({
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: KEYS,
  });
}

function file(content: string): string {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return path;
}

/** A store with some files and a copy of a picture. */
async function filled(folder = temporaryFolder()) {
  const storage = await openLocalStorage(folder);
  const hashes = [];
  for (const content of ['bir', 'iki', 'üç']) {
    const hash = contentHash(Buffer.from(content));
    hashes.push(hash);
    await storage.put(`${hash}.pdf`, file(content), 'application/pdf');
  }
  await storage.put(`variants/${hashes[0]}/160.avif`, file('kopya'), 'image/avif');
  return { storage, folder, hashes };
}

describe('moving files between stores', () => {
  it('copies everything there and back, and verifies it', async () => {
    const { storage, hashes } = await filled();
    const temporary = await openTemporaryFiles(temporaryFolder());
    const bucket = openBucket('bir');
    const there = await moveMedia({ from: storage, to: bucket, temporary });
    expect(there).toMatchObject({ copied: 4, present: 0, failed: [] });
    const again = await moveMedia({ from: storage, to: bucket, temporary });
    expect(again).toMatchObject({ copied: 0, present: 4, failed: [] });
    const folder = temporaryFolder();
    const back = await moveMedia({ from: bucket, to: await openLocalStorage(folder), temporary });
    expect(back).toMatchObject({ copied: 4, failed: [] });
    expect(readFileSync(join(folder, `${hashes[2]}.pdf`), 'utf8')).toBe('üç');
    expect(readFileSync(join(folder, 'variants', hashes[0] ?? '', '160.avif'), 'utf8')).toBe('kopya');
    bucket.close();
  });

  it('names what is damaged at the source, mends what is damaged at the target, and goes on', async () => {
    const { storage, folder, hashes } = await filled();
    const temporary = await openTemporaryFiles(temporaryFolder());
    const bucket = openBucket('iki');
    await bucket.put(`${hashes[1]}.pdf`, file('iko'), 'application/pdf');
    writeFileSync(join(folder, `${hashes[0]}.pdf`), 'bozuk');
    const report = await moveMedia({ from: storage, to: bucket, temporary });
    expect(report).toMatchObject({
      copied: 3,
      failed: [{ key: `${hashes[0]}.pdf`, reason: expect.stringContaining('adına uymuyor') }],
    });
    expect(await new Response(await bucket.open(`${hashes[1]}.pdf`)).text()).toBe('iki');
    bucket.close();
  });

  async function command(dataDir: string, args: string[], env: Record<string, string>) {
    const child = spawn(process.execPath, ['cli/media-move.ts', ...args], {
      env: { ...BARE_ENV, DATA_DIR: dataDir, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const code = await new Promise((resolve) => child.on('close', resolve));
    return { code, output };
  }

  it('is a command', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    const { hashes } = await filled(join(dataDir, 'media'));
    const s3 = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'komut',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const { code, output } = await command(dataDir, ['--to', 's3'], s3);
    expect(output).toContain('4 dosya kopyalandı');
    expect(code).toBe(0);
    const bucket = openBucket('komut');
    expect(await bucket.stat(`${hashes[0]}.pdf`)).toEqual({ size: 3 });
    bucket.close();
    expect(await command(dataDir, ['--to', 's3'], {})).toMatchObject({
      code: 1,
      output: expect.stringContaining('S3_BUCKET'),
    });
    expect(await command(dataDir, [], s3)).toMatchObject({
      code: 2,
      output: expect.stringContaining('--to s3|local'),
    });
  });
});
