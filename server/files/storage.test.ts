import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { readEnv } from '../env.ts';
import { openLocalStorage } from './local-storage.ts';
import { openStorage, s3Settings } from './open-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: temporaryFolder(),
  configureBuckets: [{ name: 'vitrin', configs: [] }],
});
const { port } = await bucket.run();
afterAll(() => bucket.close());
const S3 = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'vitrin',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

async function text(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}
async function keys(storage: Storage, prefix?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list(prefix)) found.push(key);
  return found.sort();
}
function file(content: string | Buffer): string {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return path;
}

const stores: Array<[string, () => Promise<Storage>]> = [
  ['a folder of this machine', () => openLocalStorage(temporaryFolder())],
  [
    'an S3-compatible store',
    async () => {
      const settings = s3Settings(readEnv(S3));
      if (!settings) throw new Error('the environment names a bucket');
      const storage = openS3Storage(settings);
      for await (const { key } of storage.list()) await storage.remove(key);
      return storage;
    },
  ],
];

describe.each(stores)('%s', (_, openStore) => {
  it('gives back what it was given, as a stream and as a file', async () => {
    const storage = await openStore();
    await storage.put('a.pdf', file('dosya'), 'application/pdf');
    expect(await text(await storage.open('a.pdf'))).toBe('dosya');
    expect(await storage.stat('a.pdf')).toEqual({ size: 5 });
    const copy = join(temporaryFolder(), 'copy');
    await storage.save('a.pdf', copy);
    expect(readFileSync(copy, 'utf8')).toBe('dosya');
    storage.close();
  });

  it('gives a range', async () => {
    const storage = await openStore();
    await storage.put('a.pdf', file('0123456789'), 'application/pdf');
    expect(await text(await storage.open('a.pdf', { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage.open('a.pdf', { start: 9, end: 9 }))).toBe('9');
    storage.close();
  });

  it('keeps a large file whole', async () => {
    const storage = await openStore();
    const large = Buffer.alloc(12 * 1024 * 1024, 'vitrin');
    await storage.put('large.pdf', file(large), 'application/pdf');
    const back = Buffer.from(await new Response(await storage.open('large.pdf')).arrayBuffer());
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    expect(digest(back)).toBe(digest(large));
    storage.close();
  });

  it('knows nothing of what is not there', async () => {
    const storage = await openStore();
    expect(await storage.stat('none.pdf')).toBeNull();
    await expect(storage.open('none.pdf')).rejects.toMatchObject({ code: 'not_found' });
    const copy = join(temporaryFolder(), 'copy');
    await expect(storage.save('none.pdf', copy)).rejects.toMatchObject({ code: 'not_found' });
    await storage.remove('none.pdf');
    expect(await keys(storage)).toEqual([]);
    storage.close();
  });

  it('lists everything, and what is below a prefix', async () => {
    const storage = await openStore();
    for (const key of ['a.pdf', 'variants/x/160.avif', 'variants/x/320.avif', 'variants/y/160.avif'])
      await storage.put(key, file(key), 'image/avif');
    expect(await keys(storage)).toHaveLength(4);
    expect(await keys(storage, 'variants/x/')).toEqual(['variants/x/160.avif', 'variants/x/320.avif']);
    await storage.remove('a.pdf');
    expect(await keys(storage)).toHaveLength(3);
    storage.close();
  });

  it('takes the same key many times at once', async () => {
    const storage = await openStore();
    const same = Array.from({ length: 10 }, () => storage.put('a.pdf', file('aynı'), 'application/pdf'));
    await Promise.all(same);
    expect(await text(await storage.open('a.pdf'))).toBe('aynı');
    expect(await keys(storage)).toEqual(['a.pdf']);
    storage.close();
  });

  it('says that it works', async () => {
    const storage = await openStore();
    expect(await storage.check()).toBeUndefined();
    storage.close();
  });

  it.each(['../a', '/etc/passwd', 'a/../../b', 'A.pdf', '', 'variants//x', '.partial/x'])(
    'has no key %j',
    async (key) => {
      const storage = await openStore();
      await expect(storage.put(key, file('x'), 'image/png')).rejects.toThrow('not a storage key');
      await expect(storage.open(key)).rejects.toThrow('not a storage key');
      await expect(storage.save(key, file('y'))).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
      storage.close();
    },
  );
});

describe('a folder of this machine', () => {
  it('leaves nothing of a write that fails', async () => {
    const folder = temporaryFolder();
    const storage = await openLocalStorage(folder);
    await expect(storage.put('a.pdf', join(folder, 'none'), 'application/pdf')).rejects.toThrow();
    mkdirSync(join(folder, 'b.pdf'));
    await expect(storage.put('b.pdf', file('x'), 'application/pdf')).rejects.toThrow();
    expect(readdirSync(join(folder, '.partial'))).toEqual([]);
  });

  it('removes what broken writes left behind, and nothing younger', async () => {
    const folder = temporaryFolder();
    const storage = await openLocalStorage(folder);
    const hourAgo = new Date(Date.now() - 3_600_000);
    writeFileSync(join(folder, '.partial', 'old'), 'x');
    utimesSync(join(folder, '.partial', 'old'), hourAgo, hourAgo);
    writeFileSync(join(folder, '.partial', 'young'), 'x');
    expect(await storage.clean(new Date(Date.now() - 60_000))).toBe(1);
    expect(readdirSync(join(folder, '.partial'))).toEqual(['young']);
  });

  it('heals a file that is not whole, and makes one younger that comes again', async () => {
    const folder = temporaryFolder();
    const storage = await openLocalStorage(folder);
    writeFileSync(join(folder, 'a.pdf'), 'yar');
    await storage.put('a.pdf', file('yarım değil'), 'application/pdf');
    expect(await text(await storage.open('a.pdf'))).toBe('yarım değil');
    utimesSync(join(folder, 'a.pdf'), new Date(0), new Date(0));
    await storage.put('a.pdf', file('yarım değil'), 'application/pdf');
    expect(statSync(join(folder, 'a.pdf')).mtimeMs).toBeGreaterThan(1e12);
  });

  it('tells how much room there is', async () => {
    const { freeBytes, totalBytes } = await (await openLocalStorage(temporaryFolder())).space();
    expect(freeBytes).toBeGreaterThan(0);
    expect(totalBytes).toBeGreaterThanOrEqual(freeBytes ?? 0);
  });
});

describe('the environment', () => {
  it('chooses the store', async () => {
    const local = await openStorage(readEnv({ DATA_DIR: temporaryFolder() }));
    const remote = await openStorage(readEnv(S3));
    expect(local.place).toMatch(/media$/);
    expect(remote.place).toBe(`http://127.0.0.1:${port}/vitrin`);
    remote.close();
  });

  it.each([
    ['S3_BUCKET', { S3_ENDPOINT: 'http://localhost:9000' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'vitrin', S3_ACCESS_KEY_ID: 'a' }],
  ])('is refused when %s is missing', (name, env) => {
    expect(() => s3Settings(readEnv(env))).toThrow(name);
  });
});
