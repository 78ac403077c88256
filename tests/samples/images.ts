import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Size = { width: number; height: number };

/** A picture with something in every corner, as a camera makes one; the same seed makes the same picture. */
export function photo({ width, height }: Size, seed = 1): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let at = 0; at < data.length; at += 3) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    data[at] = (x * 255) / width;
    data[at + 1] = (y * 255) / height;
    data[at + 2] = state >> 23;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** An object before a plain wall of one colour. */
export function render(wall: string, { width, height }: Size): Sharp {
  const object = { width: Math.round(width / 2), height: Math.round(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: wall } }).composite([
    { input: { create: { ...object, background: '#0b4f4a' } }, gravity: 'centre' },
  ]);
}

/** A JPEG that lies on its side and says where and by whom it was taken. */
export function sidewaysJpeg({ width, height }: Size): Promise<Buffer> {
  return photo({ width, height })
    .withExif({
      IFD0: { Make: 'Kamera', Artist: 'Ayşe Yılmaz', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 58/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Two frames: the first red, the second blue. */
export function twoFrames({ width, height }: Size, format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (red: number, blue: number) =>
    Buffer.from(Array.from({ length: width * height }, () => [red, 0, blue]).flat());
  const pages = Buffer.concat([frame(220, 0), frame(0, 220)]);
  const image = sharp(pages, { raw: { width, height: height * 2, channels: 3, pageHeight: height } });
  return (format === 'gif' ? image.gif() : image.webp({ lossless: true })).toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A real PNG of any size whose pixels are all black, one bit each: small as a file, huge as a picture. */
export function blackPng({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same PNG with a comment in it that makes it exactly so many bytes. */
export function padPng(png: Buffer, size: number): Buffer {
  const end = png.length - 12;
  const comment = Buffer.alloc(size - png.length - 12, 'x');
  comment.write('Comment\0', 'latin1');
  return Buffer.concat([png.subarray(0, end), pngChunk('tEXt', comment), png.subarray(end)]);
}

/** The beginning of an iPhone's picture: enough to be known by, nothing to be shown. */
export function heicHeader(): Buffer {
  const brand = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
  return Buffer.concat([brand, Buffer.alloc(512)]);
}

/** How many pixels differ by more than `tolerance` in any channel, of all pixels. */
export async function difference(one: Buffer, other: Buffer, tolerance = 12): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 1;
  let differing = 0;
  for (let at = 0; at < a.length; at++) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > tolerance) differing += 1;
  return differing / a.length;
}
