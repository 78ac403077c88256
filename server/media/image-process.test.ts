import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { blackPng, photo } from '../../tests/samples/images.ts';
import { createImageProcess } from './image-process.ts';
import { createQueue, PRIORITY } from './queue.ts';

const folder = temporaryFolder();
const images = createImageProcess(createQueue({ concurrency: 1, waitingMax: 10 }));
afterAll(() => images.close());

async function prepare(bytes: Buffer) {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, bytes);
  return images.prepareImage(PRIORITY.upload, path, `${path}-kept`);
}

/** Processes on Linux that this one started and that run the worker. */
function workers(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
        return Number(parent) === process.pid && command.includes('image-worker');
      } catch {
        return false;
      }
    })
    .map(Number);
}

describe('the process that works on pictures', () => {
  it('prepares pictures and makes copies', async () => {
    const path = join(folder, 'picture');
    writeFileSync(path, await photo({ width: 64, height: 48 }).jpeg().toBuffer());
    expect(await images.prepareImage(PRIORITY.upload, path, `${path}-kept`)).toMatchObject({
      ext: 'jpg',
      width: 64,
      height: 48,
    });
    const shape = { width: 32, format: 'webp', crop: null, focalX: 50, focalY: 50 } as const;
    await images.makeVariant(`${path}-kept`, `${path}-copy`, shape);
    expect(readFileSync(`${path}-copy`).subarray(8, 12).toString('latin1')).toBe('WEBP');
  });

  it('refuses with the sentence that belongs to the picture', async () => {
    await expect(prepare(blackPng({ width: 30_000, height: 30_000 }))).rejects.toMatchObject({
      name: 'AppError',
      code: 'invalid',
      fields: { file: expect.stringContaining('30.000 × 30.000 piksel') },
    });
    await expect(prepare(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'unsupported_type' });
  });

  it.runIf(process.platform === 'linux')('lets pages go first', async () => {
    await prepare(await photo({ width: 8, height: 8 }).png().toBuffer());
    expect(workers().map(getPriority)).toEqual([10]);
  });

  it.runIf(process.platform === 'linux')(
    'may die of a picture: that one is refused, the next one fine',
    async () => {
      const heavy = prepare(
        await photo({ width: 4000, height: 3000 }).png({ compressionLevel: 1 }).toBuffer(),
      );
      const settled = heavy.then(
        () => 'kept',
        (error: unknown) => error,
      );
      await new Promise((done) => setTimeout(done, 100));
      for (const id of workers()) process.kill(id, 'SIGKILL');
      expect(await settled).toMatchObject({ code: 'invalid', message: expect.stringContaining('küçültüp') });
      expect(await prepare(await photo({ width: 8, height: 8 }).png().toBuffer())).toMatchObject({
        width: 8,
      });
    },
  );

  it.runIf(process.platform === 'linux')(
    'is gone when it is closed, and comes back when it is needed',
    async () => {
      await images.close();
      expect(workers()).toEqual([]);
      await prepare(await photo({ width: 8, height: 8 }).png().toBuffer());
      expect(workers()).toHaveLength(1);
    },
  );
});
