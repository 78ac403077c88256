import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors.ts';
import { temporaryFolder } from '../../tests/factories.ts';
import { padPdf, pdf, pdfBomb, zip } from '../../tests/samples/documents.ts';
import { checkPdfEnd, readPdf } from './pdf.ts';

const folder = temporaryFolder();

function file(bytes: Buffer): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, bytes);
  return path;
}

async function read(bytes: Buffer, limits?: { openMs?: number; textMs?: number; cpuMs?: number }) {
  const { opened, done } = readPdf(file(bytes), limits);
  try {
    const found = await opened;
    return { ...found, text: await found.text };
  } finally {
    await done;
  }
}

describe('a PDF', () => {
  it('tells its pages, its first page as a picture, and its text', async () => {
    const { pages, cover, text } = await read(await pdf({ pages: 7, text: 'Bolum' }));
    expect(pages).toBe(7);
    expect(text).toMatch(/^Bolum 1 \nBolum 2 \n[\s\S]*Bolum 7 \n$/);
    const { width, height, format } = await sharp(cover ?? Buffer.alloc(0)).metadata();
    expect([format, height]).toEqual(['webp', 1400]);
    expect(width / height).toBeCloseTo(595 / 842, 2);
    const band = await sharp(cover ?? Buffer.alloc(0))
      .extract({ left: 10, top: 10, width: 100, height: 100 })
      .toBuffer();
    const { dominant } = await sharp(band).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
  });

  it('is refused when it is locked', async () => {
    await expect(read(await pdf({ password: 'gizli' }))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('parolayla korunuyor'),
    });
  });

  it.each([
    ['is only a beginning', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['is rubbish', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 7), Buffer.from('%%EOF')])],
    ['is empty', Buffer.alloc(0)],
  ])('is refused when it %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('bozuk ya da eksik'),
    });
  });

  it.each([{ openMs: 1 }, { cpuMs: 1 }])('is given up when it takes too long: %j', async (limits) => {
    await expect(read(await pdf({ pages: 600 }), limits)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('çok uzun sürdü'),
    });
  });

  it('is read after one that was given up, and many one after the other', async () => {
    const bytes = await pdf({ pages: 2 });
    for (let round = 0; round < 5; round++) expect((await read(bytes)).pages).toBe(2);
    await expect(read(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ code: 'invalid' });
    expect((await read(bytes)).text).toContain('Sayfa 2');
  });

  it('is kept without its text when only that takes too long', async () => {
    const { pages, text } = await read(await pdf({ pages: 400 }), { textMs: 1 });
    expect(pages).toBe(400);
    expect(text).toBe('');
  });

  it('is given up when it needs too much memory, and nothing else suffers', async () => {
    const nested = '['.repeat(3_000_000);
    const bomb = Buffer.from(`%PDF-1.4\n1 0 obj\n${nested}\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF`);
    await expect(read(bomb)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a PDF that unfolds to gigabytes', () => {
  it('is given up before it takes the memory of the machine', async () => {
    const bytes = pdfBomb(3);
    expect(bytes.length).toBeLessThan(50 * 1024 * 1024);
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const outcome = await read(bytes).then(
      ({ cover }) => cover,
      (error: unknown) => error,
    );
    clearInterval(watch);
    expect(outcome === null || outcome instanceof AppError).toBe(true);
    expect(most - before).toBeLessThan(1024 * 1024 * 1024);
  });
});

describe('the end of a PDF', () => {
  it('is there in a whole file, also a long one', async () => {
    const whole = await pdf();
    expect(await checkPdfEnd(file(whole))).toBeUndefined();
    expect(await checkPdfEnd(file(padPdf(whole, 1_000_000)))).toBeUndefined();
    expect(await checkPdfEnd(file(Buffer.concat([whole, Buffer.from('\n\n')])))).toBeUndefined();
  });

  it('is missing in one that is cut off', async () => {
    const whole = padPdf(await pdf(), 100_000);
    await expect(checkPdfEnd(file(whole.subarray(0, 60_000)))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('hides no archive behind it', async () => {
    const both = Buffer.concat([await pdf(), zip({ 'a.js': 'alert(1)' })]);
    await expect(checkPdfEnd(file(both))).rejects.toMatchObject({ code: 'invalid' });
  });
});
