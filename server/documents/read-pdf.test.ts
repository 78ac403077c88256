import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { padPdf, pdf, zip } from '../../tests/samples/documents.ts';
import { checkPdfEnd } from './check-pdf.ts';
import { PAGE_END } from './page-end.ts';
import { type FirstPage, readPdf } from './read-pdf.ts';

const folder = temporaryFolder();

function file(bytes: Buffer): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, bytes);
  return path;
}

async function read(path: string): Promise<FirstPage & { text: string }> {
  const first = Promise.withResolvers<FirstPage>();
  const text = await readPdf(path, first.resolve);
  return { ...(await first.promise), text };
}

describe('a PDF', () => {
  it('tells its pages, its first page as a picture, and its text', async () => {
    const path = file(await pdf({ pages: 7, text: 'Bolum' }));
    const { pages, cover, text } = await read(path);
    expect(pages).toBe(7);
    expect(text.split(PAGE_END)).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((page) => `Bolum ${page} `), '']);
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
    await expect(read(file(await pdf({ password: 'gizli' })))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('parolayla korunuyor'),
    });
  });

  const nested = '['.repeat(3_000_000);
  it.each([
    ['is only a beginning', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['is rubbish', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 7), Buffer.from('%%EOF')])],
    ['is empty', Buffer.alloc(0)],
    [
      'is nested without end',
      Buffer.from(`%PDF-1.4\n1 0 obj\n${nested}\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF`),
    ],
  ])('is refused when it %s', async (_, bytes) => {
    await expect(read(file(bytes))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('bozuk ya da eksik'),
    });
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
