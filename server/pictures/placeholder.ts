import { crc32, deflateSync } from 'node:zlib';
import { thumbHashToRGBA } from 'thumbhash';

const SIDE = 8;
const HAS_ALPHA = 0x80;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Lines of red, green and blue, each behind its filter byte, as PNG wants them. */
function shrink(source: { w: number; h: number; rgba: Uint8Array }, width: number, height: number): Buffer {
  const lines = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = Math.floor(((y + 0.5) * source.h) / height) * source.w;
      const at = (from + Math.floor(((x + 0.5) * source.w) / width)) * 4;
      const to = y * (width * 3 + 1) + 1 + x * 3;
      for (let channel = 0; channel < 3; channel++) lines[to + channel] = source.rgba[at + channel] ?? 0;
    }
  }
  return lines;
}

/**
 * A few pixels of a picture as a `data:` address of some 300 characters, to be stretched where the picture is about
 * to appear; null for pictures that can be seen through.
 */
export function placeholderOf(thumbhash: string): string | null {
  const hash = Buffer.from(thumbhash, 'base64');
  if (hash.length < 5 || (hash[2] ?? 0) & HAS_ALPHA) return null;
  const source = thumbHashToRGBA(hash);
  const largest = Math.max(source.w, source.h);
  const width = Math.max(1, Math.round((source.w / largest) * SIDE));
  const height = Math.max(1, Math.round((source.h / largest) * SIDE));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(shrink(source, width, height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
