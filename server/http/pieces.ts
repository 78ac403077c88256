import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A body in pieces. One that says the same in the next body is the same object there, so that what has been worked out
 * of it holds: after a change of one row among thousands little is hashed and packed anew.
 */
export type Pieces = readonly Bytes[];

export function lengthOf(pieces: Pieces): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

export function joined(pieces: Pieces): Bytes {
  const [only] = pieces;
  return only && pieces.length === 1 ? only : Buffer.concat(pieces);
}

/** A text of which some parts are bytes already. */
export type Parts = ReadonlyArray<string | Uint8Array>;

/** A text in one piece of bytes. */
export function bytesOf(parts: Parts): Bytes {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

const hashes = new WeakMap<Bytes, string>();

function hashOf(piece: Bytes): string {
  const known = hashes.get(piece);
  if (known) return known;
  const own = hash('sha1', piece, 'base64url');
  hashes.set(piece, own);
  return own;
}

/** What tells one content from another. */
export function digestOf(pieces: Pieces): string {
  const [only] = pieces;
  if (only && pieces.length === 1) return hashOf(only);
  return hash('sha1', pieces.map(hashOf).join(), 'base64url');
}

const deflate = promisify(deflateRaw);
const packed = new WeakMap<Bytes, Promise<Bytes>>();
/** What is shorter goes as it is: to begin a piece costs as much as packing some thousands of bytes. */
const WORTH_BYTES = 1024;
const LEVEL = 1;

/** A piece as it stands, as a part of a DEFLATE stream (RFC 1951, 3.2.4). */
function stored(piece: Bytes, isLast = false): Bytes {
  const head = Buffer.alloc(5);
  head.writeUInt8(isLast ? 1 : 0, 0);
  head.writeUInt16LE(piece.length, 1);
  head.writeUInt16LE(piece.length ^ 0xffff, 3);
  return Buffer.concat([head, piece]);
}

/** A piece as a part of a DEFLATE stream that begins and ends with whole bytes and looks back to no other part. */
function packedPiece(piece: Bytes): Promise<Bytes> | Bytes {
  if (piece.length < WORTH_BYTES) return stored(piece);
  const known = packed.get(piece);
  if (known !== undefined) return known;
  const making = deflate(piece, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  packed.set(piece, making);
  making.catch(() => packed.delete(piece));
  return making;
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A body as gzip (RFC 1952), of which only the pieces are packed that were not before. */
export async function gzipOf(pieces: Pieces): Promise<Bytes> {
  const parts = await Promise.all(pieces.map(packedPiece));
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    pieces.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  );
  end.writeUInt32LE(lengthOf(pieces) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEAD, ...parts, stored(Buffer.alloc(0), true), end]);
}
