import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of a module's side: large enough for paper, and the compressed picture hardly grows by it. */
const SIDE = 8;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a row of a PNG begins with: it stands as it is, or repeats the one above wherever it says nothing. */
const PLAIN = 0;
const AS_ABOVE = 2;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/**
 * The QR code of an address as a black and white PNG, without the light border that readers ask for. It goes along in
 * the page itself: a browser that prints does not wait for pictures that it has not loaded for the screen.
 */
export function pageCode(address: string): Buffer {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const rows = data.flatMap((modules) => {
    // One bit a pixel: a module is as wide as a byte.
    const row = Buffer.from([PLAIN, ...modules.map((isDark) => (isDark ? 0 : 0xff))]);
    const repeated = Buffer.alloc(row.length);
    repeated[0] = AS_ABOVE;
    return [row, ...Array.from({ length: SIDE - 1 }, () => repeated)];
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size * SIDE, 0);
  head.writeUInt32BE(size * SIDE, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
