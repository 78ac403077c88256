import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import {
  blackPng,
  difference,
  heicHeader,
  photo,
  render,
  sidewaysJpeg,
  twoFrames,
} from '../../tests/samples/images.ts';
import { contentHash } from '../files/digest.ts';
import { cropArea, makeVariant, prepareImage, type VariantShape } from './images.ts';

const folder = temporaryFolder();
const SIZE = { width: 320, height: 240 };

function file(bytes: Buffer | string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, bytes);
  return path;
}

async function prepare(bytes: Buffer) {
  const kept = join(folder, crypto.randomUUID());
  const facts = await prepareImage(file(bytes), kept);
  return { ...facts, bytes: readFileSync(kept) };
}

async function copyOf(bytes: Buffer, shape: VariantShape): Promise<Buffer> {
  const copy = join(folder, crypto.randomUUID());
  await makeVariant(file(bytes), copy, shape);
  return readFileSync(copy);
}

describe('a picture that comes in', () => {
  it.each(['jpg', 'png', 'webp', 'avif'] as const)('keeps its type and every pixel: %s', async (type) => {
    const bytes = await photo(SIZE)
      .toFormat(type === 'jpg' ? 'jpeg' : type)
      .toBuffer();
    const kept = await prepare(bytes);
    expect(kept).toMatchObject({ ext: type, ...SIZE });
    expect(await difference(bytes, kept.bytes, 0)).toBe(0);
    expect(kept).toMatchObject({ hash: contentHash(kept.bytes), size: kept.bytes.length });
    expect(Buffer.from(kept.thumbhash, 'base64').length).toBeGreaterThan(10);
  });

  it('stands upright and no longer says where, when and by whom it was taken', async () => {
    const sideways = await sidewaysJpeg(SIZE);
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const kept = await prepare(sideways);
    expect(kept).toMatchObject({ ext: 'jpg', width: 240, height: 320 });
    const { exif, orientation } = await sharp(kept.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(kept.bytes.includes('Kamera')).toBe(false);
    const turned = await sharp(sideways).rotate().png().toBuffer();
    expect(await difference(turned, kept.bytes, 30)).toBeLessThan(0.01);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('loses its metadata: %s', async (format) => {
    const bytes = await photo(SIZE)
      .withExif({ IFD0: { Artist: 'Gizli Kişi' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Gizli Kişi</a></x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const kept = await prepare(bytes);
    const { exif, xmp, iptc } = await sharp(kept.bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(kept.bytes.includes('Gizli')).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('loses what is behind its end: %s', async (format) => {
    const bytes = await photo(SIZE).toFormat(format).toBuffer();
    const kept = await prepare(Buffer.concat([bytes, Buffer.from('PK\x05\x06<script>alert(1)</script>')]));
    expect(kept.bytes.includes('<script>')).toBe(false);
    expect(kept).toMatchObject(SIZE);
  });

  it('keeps its colour profile', async () => {
    const bytes = await photo(SIZE).withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp((await prepare(bytes)).bytes).metadata()).icc).toBeDefined();
  });

  it('becomes sRGB when it was made for print', async () => {
    const bytes = await photo(SIZE).toColourspace('cmyk').jpeg().toBuffer();
    const { space } = await sharp((await prepare(bytes)).bytes).metadata();
    expect(space).toBe('srgb');
  });

  it.each(['gif', 'webp'] as const)('is the first frame of what moves: %s', async (format) => {
    const kept = await prepare(await twoFrames({ width: 30, height: 20 }, format));
    expect(kept).toMatchObject({ ext: format === 'gif' ? 'png' : 'webp', width: 30, height: 20 });
    const { dominant } = await sharp(kept.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
    expect((await sharp(kept.bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('may be a single pixel', async () => {
    const kept = await prepare(await photo({ width: 1, height: 1 }).png().toBuffer());
    expect(kept).toMatchObject({ width: 1, height: 1, tint: null });
  });
});

describe('a picture that is refused', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('because it is cut off: %s', async (format) => {
    const bytes = await photo(SIZE).toFormat(format).toBuffer();
    await expect(prepare(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('bozuk ya da eksik'),
    });
  });

  it('because its pixels are rubbish', async () => {
    const bytes = await photo(SIZE).png().toBuffer();
    bytes.fill(7, 60, bytes.length - 20);
    await expect(prepare(bytes)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('because it has 30,000 by 30,000 pixels', async () => {
    const bytes = blackPng({ width: 30_000, height: 30_000 });
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
    await expect(prepare(bytes)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('30.000 × 30.000 piksel'),
    });
  });

  it('because it is a ribbon of 20,000 by 2 pixels', async () => {
    await expect(prepare(blackPng({ width: 20_000, height: 2 }))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('because no decoder for it is here', async () => {
    await expect(prepare(heicHeader())).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('JPEG olarak'),
    });
  });
});

describe('the tint of a picture', () => {
  it.each([
    ['paper', '#f4f1ea'],
    ['mint', '#ddefe8'],
    ['sand', '#efe6d8'],
    ['mist', '#e3ecee'],
    ['blush', '#f7e3da'],
  ])('is the wall behind the object: %s', async (tint, colour) => {
    const bytes = await render(colour, SIZE).webp({ quality: 80 }).toBuffer();
    expect((await prepare(bytes)).tint).toBe(tint);
  });

  it('is none for photographs, dark grounds and cut-out marks', async () => {
    const cutOut = sharp({ create: { ...SIZE, channels: 4, background: '#00000000' } });
    expect((await prepare(await photo(SIZE).jpeg().toBuffer())).tint).toBeNull();
    expect((await prepare(await render('#20302e', SIZE).jpeg().toBuffer())).tint).toBeNull();
    expect((await prepare(await cutOut.png().toBuffer())).tint).toBeNull();
  });
});

describe('a copy of a picture', () => {
  const plain = { crop: null, focalX: 50, focalY: 50 } as const;

  it.each(['avif', 'webp', 'jpg'] as const)(
    'has the width and format that are asked for: %s',
    async (format) => {
      const bytes = await photo(SIZE).jpeg().toBuffer();
      const copy = await copyOf(bytes, { ...plain, width: 160, format });
      const { width, height, format: found } = await sharp(copy).metadata();
      expect([width, height]).toEqual([160, 120]);
      expect(found).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
    },
  );

  it('is never larger than the picture', async () => {
    const bytes = await photo(SIZE).jpeg().toBuffer();
    const copy = await copyOf(bytes, { ...plain, width: 1920, format: 'webp' });
    expect((await sharp(copy).metadata()).width).toBe(320);
  });

  it('is cut around the focal point', async () => {
    const left = { create: { width: 100, height: 100, channels: 3 as const, background: '#ff0000' } };
    const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    for (const [focalX, isRed] of [
      [10, true],
      [90, false],
    ] as const) {
      const shape = { width: 160, format: 'webp', crop: '1x1', focalX, focalY: 50 } as const;
      const copy = await copyOf(bytes, shape);
      expect(await sharp(copy).metadata()).toMatchObject({ width: 100, height: 100 });
      const { dominant } = await sharp(copy).stats();
      expect(dominant.r > dominant.b).toBe(isRed);
    }
  });

  it.each([
    ['16x9', 0, 0, { left: 0, top: 0, width: 1000, height: 563 }],
    ['16x9', 100, 100, { left: 0, top: 437, width: 1000, height: 563 }],
    ['2x3', 50, 50, { left: 167, top: 0, width: 667, height: 1000 }],
  ] as const)('stays within the edges: %s at %i, %i', (crop, focalX, focalY, area) => {
    expect(cropArea({ width: 1000, height: 1000 }, crop, { focalX, focalY })).toEqual(area);
  });
});
