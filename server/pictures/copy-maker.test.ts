import { rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { photo } from '../../tests/samples/images.ts';
import { image, taken } from '../../tests/samples/upload.ts';
import { createLogger } from '../log.ts';
import { createCopyMaker } from './copy-maker.ts';

const COPIES = ['160.avif', '160.webp', '320.avif', '320.webp', '480.avif', '480.webp'];

const quiet = () => false;
const busy = () => true;

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function upload(seed: number): Promise<string> {
  const bytes = await photo({ width: 500, height: 300 }, seed).jpeg().toBuffer();
  const { url } = await taken(image(test, { bytes, folder: 'products' }));
  return url.slice('/media/'.length).split('.')[0] ?? '';
}
async function copies(hash: string): Promise<string[]> {
  return (await readdir(join(test.folder, 'media', 'variants', hash)).catch(() => [])).sort();
}

describe('copies of a picture', () => {
  it('are there before the first visitor asks, in every width and format that pages offer', async () => {
    await test.services.media.copies.start({ busy: quiet });
    const hash = await upload(1);
    await test.services.media.copies.idle();
    expect(await copies(hash)).toEqual(COPIES);
    const made = await stat(join(test.folder, 'media', 'variants', hash, '480.avif'));
    const answer = await test.app.request(`/media/${hash}.jpg?w=480&f=avif`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await answer.arrayBuffer()).byteLength).toBe(made.size);
  });

  it('that a process left undone are made by the next one', async () => {
    const [one, two] = [await upload(2), await upload(3)];
    expect(await copies(one)).toEqual([]);
    await test.services.media.copies.start({ busy: quiet });
    await test.services.media.copies.idle();
    expect([await copies(one), await copies(two)]).toEqual([COPIES, COPIES]);
    rmSync(join(test.folder, 'media', 'variants', two, '320.webp'));
    await test.services.media.copies.start({ busy: quiet });
    await test.services.media.copies.idle();
    expect(await copies(two)).toEqual(COPIES);
  });

  it('of a new picture come first, and those that are missing wait for a busy machine', async () => {
    const [one, two] = [await upload(10), await upload(11)];
    await test.services.media.copies.start({ busy });
    const fresh = await upload(12);
    await expect.poll(() => copies(fresh), { timeout: 60_000 }).toEqual(COPIES);
    expect([await copies(one), await copies(two)]).toEqual([[], []]);
  });

  it('that are missing are left to another process where it is told so, those of a new one are not', async () => {
    const old = await upload(14);
    await test.services.media.copies.start({ busy: quiet, looksBack: false });
    const fresh = await upload(15);
    await test.services.media.copies.idle();
    expect([await copies(old), await copies(fresh)]).toEqual([[], COPIES]);
  });

  it('are no trouble to tell of when their process hears of a stop first', async () => {
    const told: string[] = [];
    const log = createLogger('warn', { write: (line) => told.push(line) });
    const begun = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<never>();
    const { storage, temporary } = test.services.media;
    const maker = createCopyMaker({
      ...{ storage, temporary, log, all: async () => [] },
      workers: {
        makeVariant: () => {
          begun.resolve();
          return killed.promise;
        },
        close: async () => undefined,
      },
    });
    await maker.start({ busy: quiet });
    maker.add({ hash: await upload(13), ext: 'jpg', width: 500 });
    await begun.promise;
    killed.reject(new Error('terminated'));
    // The refusal is seen before the stop is.
    await new Promise((done) => setImmediate(done));
    await maker.close();
    expect(told).toEqual([]);
  });

  it('hold up no one: a visitor gets theirs meanwhile, and the site stops at once', async () => {
    await test.services.media.copies.start({ busy: quiet });
    const hashes = await Promise.all([4, 5, 6, 7, 8, 9].map(upload));
    const answer = await test.app.request(`/media/${hashes.at(-1)}.jpg?w=160&f=webp`);
    expect(answer.status).toBe(200);
    expect((await copies(hashes.at(-1) ?? '')).length).toBeGreaterThan(0);
  });
});
