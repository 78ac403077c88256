import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { pdf, pdfBomb } from '../../tests/samples/documents.ts';
import { blackPng, photo } from '../../tests/samples/images.ts';
import { createWorkers, PRIORITY } from './workers.ts';

const folder = temporaryFolder();
const workers = createWorkers({ concurrency: 1, waitingMax: 10 });
afterAll(() => workers.close());

const SHAPE = { width: 8, format: 'webp', crop: null, focalX: 50, focalY: 50 } as const;
const small = await photo({ width: 8, height: 8 }).png().toBuffer();

function file(bytes: Buffer): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, bytes);
  return path;
}

async function prepare(bytes: Buffer) {
  const path = file(bytes);
  return workers.prepareImage(PRIORITY.upload, path, `${path}-kept`);
}

/** Processes on Linux that this one started and that run the worker. */
function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
        return Number(parent) === process.pid && command.includes('jobs/worker');
      } catch {
        return false;
      }
    })
    .map(Number);
}

function megabytesOf(id: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

describe('the line of heavy work', () => {
  it('lets visitors go before uploads, each in their order', async () => {
    const order: string[] = [];
    const [picture, document] = [file(small), file(await pdf())];
    async function noted(name: string, work: Promise<unknown>): Promise<void> {
      await work;
      order.push(name);
    }
    await Promise.all([
      noted('first', workers.prepareImage(PRIORITY.upload, picture, `${picture}-1`)),
      noted('upload 1', workers.prepareImage(PRIORITY.upload, picture, `${picture}-2`)),
      noted('page', workers.makeVariant(picture, `${picture}-3`, SHAPE)),
      noted('upload 2', workers.openPdf(PRIORITY.upload, document)),
    ]);
    expect(order).toEqual(['first', 'page', 'upload 1', 'upload 2']);
  });

  it('refuses what would have to wait too long, and says when to come back', async () => {
    const short = createWorkers({ concurrency: 1, waitingMax: 1 });
    const picture = file(small);
    const taken = [1, 2].map((name) => short.makeVariant(picture, `${picture}-${name}`, SHAPE));
    await expect(short.makeVariant(picture, `${picture}-3`, SHAPE)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 10,
    });
    await Promise.all(taken);
    await short.close();
  });

  it('goes on after work that failed, and tells when nothing is left', async () => {
    const [failed, next] = [prepare(Buffer.from('x')), prepare(small)];
    let isDone = false;
    const settled = next.then(() => {
      isDone = true;
    });
    await expect(failed).rejects.toMatchObject({ code: 'unsupported_type' });
    await workers.idle();
    await settled;
    expect(isDone).toBe(true);
    await workers.idle();
  });
});

describe('the process that works on files', () => {
  it('prepares pictures and makes copies', async () => {
    const path = file(await photo({ width: 64, height: 48 }).jpeg().toBuffer());
    expect(await workers.prepareImage(PRIORITY.upload, path, `${path}-kept`)).toMatchObject({
      ext: 'jpg',
      width: 64,
      height: 48,
    });
    await workers.makeVariant(`${path}-kept`, `${path}-copy`, SHAPE);
    expect(readFileSync(`${path}-copy`).subarray(8, 12).toString('latin1')).toBe('WEBP');
  });

  it('opens PDFs and reads them', async () => {
    const path = file(await pdf({ pages: 4, text: 'Bolum' }));
    const { pages, cover, text } = await workers.openPdf(PRIORITY.upload, path);
    expect([pages, Buffer.from(cover ?? []).toString('latin1', 8, 12)]).toEqual([4, 'WEBP']);
    expect(await text).toContain('Bolum 4');
  });

  it('refuses with the sentence that belongs to the file', async () => {
    await expect(prepare(blackPng({ width: 30_000, height: 30_000 }))).rejects.toMatchObject({
      name: 'AppError',
      code: 'invalid',
      fields: { file: expect.stringContaining('30.000 × 30.000 piksel') },
    });
    await expect(prepare(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'unsupported_type' });
    const locked = file(await pdf({ password: 'gizli' }));
    await expect(workers.openPdf(PRIORITY.upload, locked)).rejects.toMatchObject({
      name: 'AppError',
      code: 'invalid',
      fields: { file: expect.stringContaining('parolayla korunuyor') },
    });
  });

  it('gives a PDF up that takes too much processor time, too long or too much memory', async () => {
    const path = file(pdfBomb(1));
    const plenty = { cpuMs: 1e6, bytes: 1e12 };
    async function refusal(limits: typeof plenty, by = workers): Promise<string> {
      const error = await by.openPdf(PRIORITY.upload, path, limits).catch((refused: unknown) => refused);
      expect(error).toMatchObject({ name: 'AppError', code: 'invalid' });
      return (error as Error).message;
    }
    expect(await refusal({ ...plenty, cpuMs: 1 })).toContain('çok uzun sürdü');
    expect(await refusal({ ...plenty, bytes: 1 })).toContain('belleğe sığmayacak');
    const hasty = createWorkers({ concurrency: 1, waitingMax: 1, withinMs: 1 });
    expect(await refusal(plenty, hasty)).toContain('çok uzun sürdü');
    await hasty.close();
    expect((await workers.openPdf(PRIORITY.upload, file(await pdf({ pages: 2 })))).pages).toBe(2);
  });
});

describe.runIf(process.platform === 'linux')('the process on Linux', () => {
  it('lets pages go first', async () => {
    await prepare(small);
    expect(processes().map(getPriority)).toEqual([10]);
  });

  it('may die of a picture: that one is refused, the next one fine', async () => {
    const heavy = prepare(await photo({ width: 4000, height: 3000 }).png({ compressionLevel: 1 }).toBuffer());
    const settled = heavy.then(
      () => 'kept',
      (error: unknown) => error,
    );
    await new Promise((done) => setTimeout(done, 100));
    for (const id of processes()) process.kill(id, 'SIGKILL');
    expect(await settled).toMatchObject({ code: 'invalid', message: expect.stringContaining('küçültüp') });
    expect(await prepare(small)).toMatchObject({ width: 8 });
  });

  it('is gone when it is closed, and comes back when it is needed', async () => {
    await workers.close();
    expect(processes()).toEqual([]);
    await prepare(small);
    expect(processes()).toHaveLength(1);
  });

  it('does not take the memory of the machine for a PDF that unfolds to gigabytes', async () => {
    const path = file(pdfBomb(3));
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, ...processes().map(megabytesOf));
    }, 20);
    const outcome = await workers.openPdf(PRIORITY.upload, path).catch((error: unknown) => error);
    clearInterval(watch);
    expect(outcome).toSatisfy(
      (found: { cover?: unknown; code?: string }) => found.cover === null || found.code === 'invalid',
    );
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(1024);
    expect(await prepare(small)).toMatchObject({ width: 8 });
  });
});
