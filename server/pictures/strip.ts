/** Kept pieces of a picture file; null where the file is not built as its type demands. */
type Pieces = Buffer[] | null;

function isJpegColourData(marker: number, payload: Buffer): boolean {
  const begins = (text: string) => payload.subarray(0, text.length).toString('latin1') === text;
  if (marker === 0xe0) return begins('JFIF\0');
  if (marker === 0xe2) return begins('ICC_PROFILE\0');
  if (marker === 0xee) return begins('Adobe');
  return false;
}

/** The end of the compressed data that begins at `from`: the next marker that is no restart and no stuffing. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const belongs = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!belongs) return at;
  }
  return file.length;
}

function stripJpeg(file: Buffer): Pieces {
  const kept: Buffer[] = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return null;
    const isExtra = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (!isExtra || isJpegColourData(marker, file.subarray(at + 4, end))) kept.push(file.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    at = endOfScan(file, end);
    kept.push(file.subarray(end, at));
  }
  kept.push(Buffer.from([0xff, 0xd9]));
  return kept;
}

// What changes how pixels look; the rest of a PNG is text, times, thumbnails and animation.
const PNG_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'cICP',
]);

function stripPng(file: Buffer): Pieces {
  const kept: Buffer[] = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (PNG_CHUNKS.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return kept;
    at = end;
  }
  return null;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const WEBP_EXIF_AND_XMP = 0b0000_1100;

function stripWebp(file: Buffer): Pieces {
  if (file.length < 12) return null;
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > file.length || type === 'ANIM') return null;
    if (WEBP_CHUNKS.has(type)) kept.push(Buffer.from(file.subarray(at, next)));
    at = next;
  }
  const [first] = kept;
  if (!first) return null;
  if (first.toString('latin1', 0, 4) === 'VP8X') first[8] = (first[8] ?? 0) & ~WEBP_EXIF_AND_XMP;
  const header = Buffer.from(file.subarray(0, 12));
  header.writeUInt32LE(4 + kept.reduce((sum, piece) => sum + piece.length, 0), 4);
  return [header, ...kept];
}

/** An AVIF whose boxes hold nothing but one picture; its offsets do not allow to take boxes out. */
function plainAvif(file: Buffer): Pieces {
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (!['ftyp', 'meta', 'mdat'].includes(type) || size < 8 || at + size > file.length) return null;
    at += size;
    if (at === file.length) return [file];
  }
  return null;
}

const STRIPPERS = { jpg: stripJpeg, png: stripPng, webp: stripWebp, avif: plainAvif } as const;
export type StrippableType = keyof typeof STRIPPERS;

/**
 * The same picture, pixel data untouched, without descriptions, places, thumbnails and anything after its end.
 * @returns null when that cannot be done without encoding it again.
 */
export function stripImage(file: Buffer, type: StrippableType): Buffer | null {
  const pieces = STRIPPERS[type](file);
  return pieces && Buffer.concat(pieces);
}
