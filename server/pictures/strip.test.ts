import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors.ts';
import { temporaryFolder } from '../../tests/factories.ts';
import { photo } from '../../tests/samples/images.ts';
import { prepareImage } from './images.ts';
import { type StrippableType, stripImage } from './strip.ts';

const folder = temporaryFolder();
const SECRET = 'Lodos Sokak 7';

/** A small picture that says in every way of its type where it was taken. */
function told(seed: number) {
  return photo({ width: 24, height: 16 }, seed)
    .withExif({
      IFD0: { Artist: SECRET, ImageDescription: SECRET },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 58/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${SECRET}"/></rdf:RDF></x:xmpmeta>`,
    );
}

const PICTURES: [name: string, type: StrippableType, bytes: Buffer][] = [
  ['a JPEG', 'jpg', await told(1).withIccProfile('p3').jpeg().toBuffer()],
  ['a progressive JPEG', 'jpg', await told(2).jpeg({ progressive: true }).toBuffer()],
  ['a PNG', 'png', await told(3).withIccProfile('p3').png().toBuffer()],
  ['a PNG with a palette', 'png', await told(4).png({ palette: true }).toBuffer()],
  ['a WebP', 'webp', await told(5).withIccProfile('p3').webp().toBuffer()],
  ['a lossless WebP', 'webp', await told(6).ensureAlpha(0.5).webp({ lossless: true }).toBuffer()],
];

/** One thing that happens to a file: where, as a part of its length, and what. */
const damage = fc.record({
  where: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(40), fc.nat(2000)),
  written: fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc.constantFrom(Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9]), Buffer.from([0xff, 0xe1, 0, 8])),
    fc
      .constantFrom('IEND', 'eXIf', 'EXIF', 'VP8X', 'ANIM', 'RIFF')
      .map((text) => Buffer.from(text, 'latin1')),
  ),
  isInserted: fc.boolean(),
});
type Damage = { where: number; removed: number; written: Uint8Array; isInserted: boolean };

function damaged(whole: Buffer, all: readonly Damage[]): Buffer {
  return all.reduce((file, { where, removed, written, isInserted }) => {
    const at = Math.floor(where * file.length);
    const rest = at + removed + (isInserted ? 0 : written.length);
    return Buffer.concat([file.subarray(0, at), written, file.subarray(rest)]);
  }, whole);
}

async function pixelsOf(file: Buffer): Promise<string | null> {
  try {
    const { data, info } = await sharp(file, { failOn: 'error' }).raw().toBuffer({ resolveWithObject: true });
    return `${info.width} ${info.height} ${info.channels} ${data.toString('base64')}`;
  } catch {
    return null;
  }
}

async function descriptionsIn(file: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, comments } = await sharp(file).metadata();
  return Object.entries({ exif, xmp, iptc, comments })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
}

describe.each(PICTURES)('what is taken out of %s', (_, type, whole) => {
  it('is everything that it says, and no pixel', async () => {
    expect(whole.includes(SECRET)).toBe(true);
    expect(await descriptionsIn(whole)).not.toEqual([]);
    const bare = stripImage(whole, type) ?? Buffer.alloc(0);
    expect(bare.includes(SECRET)).toBe(false);
    expect(await descriptionsIn(bare)).toEqual([]);
    expect(await pixelsOf(bare)).toBe(await pixelsOf(whole));
    expect((await sharp(bare).metadata()).icc).toEqual((await sharp(whole).metadata()).icc);
  });

  it('leaves a damaged file as readable as it was, or alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (all) => {
        const file = damaged(whole, all);
        const bare = stripImage(file, type);
        const pixels = bare && (await pixelsOf(file));
        if (pixels) expect(await pixelsOf(bare)).toBe(pixels);
      }),
      { numRuns: 300 },
    );
  });

  it('never stays in a picture that is kept, however damaged; what cannot be read is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (all) => {
        const path = join(folder, crypto.randomUUID());
        const file = damaged(whole, all);
        writeFileSync(path, file);
        const kept = await prepareImage(path, `${path}-kept`).catch((error: unknown) => error);
        if (kept instanceof Error) {
          expect(kept).toBeInstanceOf(AppError);
          return;
        }
        const bytes = await readFile(`${path}-kept`);
        expect(await descriptionsIn(bytes)).toEqual([]);
        expect(await pixelsOf(bytes)).not.toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});
