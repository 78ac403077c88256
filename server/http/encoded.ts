import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import { digestOf, gzipOf, joined, lengthOf, type Pieces } from './pieces.ts';

const WORTH_BYTES = 512;
const TEXT =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json)|image\/svg\+xml|text\/x-script)/;

/** Encodings by what they cost to make when somebody waits; who takes several gets the first. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const;
type Compression = (typeof ENCODINGS)[number];
export type Encoding = Compression | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * An answer ready to leave: its bytes in the encodings that were asked for, and the tag of its content. Once it is
 * compressed, its plain bytes, seven times as much, are kept only where somebody takes no other.
 */
export type Encoded = {
  status: number;
  headers: Array<[string, string]>;
  etag: string;
  bodies: Partial<Record<Encoding, Bytes>>;
  /** The plain bytes of a large answer, of which other answers have the same pieces. */
  pieces?: Pieces | undefined;
  /** Whether compressing it is worth while. */
  isText: boolean;
  /** Whether its encodings are as small as they get: the build made them, or there was time for it. */
  isSmall?: boolean;
  /** What a cache of many visitors is told of it, while it holds; only who may have it from there is told. */
  shared?: Array<[string, string]> | undefined;
  /** Hears that its bytes are kept in another encoding: it weighs something else then. */
  onBrought?: () => void;
};

const DROPPED = ['content-length', 'content-encoding', 'etag', 'transfer-encoding', 'connection', 'vary'];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const zstd = promisify(zstdCompress);
const UNPACK = { zstd: promisify(zstdDecompress), br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** How hard an encoding tries: while somebody waits, and for an answer that many ask for. */
type Effort = { zstd: number; br: number; gzip: number };
const AT_ONCE: Effort = { zstd: 3, br: 5, gzip: 4 };
// From the tenth step on brotli searches another way: a page is a tenth smaller than after the ninth, and sooner.
const THOROUGH: Effort = { zstd: 15, br: 11, gzip: 9 };
/** The same for what is large: thousands of rows, which few ask for and which every write changes. */
const LARGE_BYTES = 512 * 1024;
const LARGE_AT_ONCE: Effort = { zstd: 1, br: 1, gzip: 1 };
const LARGE_THOROUGH: Effort = { zstd: 6, br: 5, gzip: 5 };
const CHUNK_BYTES = 256 * 1024;

/** Told the size it takes tables of that size: those of its own choice are megabytes, new for each answer. */
function zstdOptions(body: Bytes, level: number) {
  return { pledgedSrcSize: body.length, params: { [constants.ZSTD_c_compressionLevel]: level } };
}

async function compress(body: Bytes, encoding: Compression, effort: Effort): Promise<Bytes> {
  const level = effort[encoding];
  const chunkSize = body.length > LARGE_BYTES ? CHUNK_BYTES : undefined;
  if (encoding === 'gzip') return new Uint8Array(await deflate(body, { level, chunkSize }));
  if (encoding === 'zstd')
    return new Uint8Array(await zstd(body, { ...zstdOptions(body, level), chunkSize }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return new Uint8Array(await brotli(body, { chunkSize, params }));
}

/** Compresses while somebody waits for it. */
export async function compressAtOnce(pieces: Pieces, encoding: Compression): Promise<Bytes> {
  const isLarge = lengthOf(pieces) > LARGE_BYTES;
  if (isLarge && encoding === 'gzip') return gzipOf(pieces);
  const body = joined(pieces);
  if (isLarge) return compress(body, encoding, LARGE_AT_ONCE);
  if (encoding !== 'zstd') return compress(body, encoding, AT_ONCE);
  // To hand it to another thread and hear of it costs as much as this does.
  return new Uint8Array(zstdCompressSync(body, zstdOptions(body, AT_ONCE.zstd)));
}

/**
 * Prepares an answer once, for all that ask for it. `extra` headers stand over its own, `body` is sent in place of its
 * own.
 */
export async function encode(
  response: Pick<Response, 'status' | 'headers' | 'arrayBuffer'>,
  extra: Record<string, string> = {},
  body?: Pieces,
): Promise<Encoded> {
  const pieces = body ?? [new Uint8Array(await response.arrayBuffer())];
  const length = lengthOf(pieces);
  const type = response.headers.get('Content-Type') ?? '';
  const headers = new Headers(response.headers);
  const vary = extra.Vary ?? headers.get('Vary');
  for (const name of DROPPED) headers.delete(name);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  headers.set('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  return {
    status: response.status,
    headers: [...headers],
    etag: `W/"${digestOf(pieces)}"`,
    ...(length > LARGE_BYTES ? { bodies: {}, pieces } : { bodies: { identity: joined(pieces) } }),
    isText: TEXT.test(type) && length >= WORTH_BYTES,
  };
}

/** The bytes of an answer as they are. */
export async function plainOf({ bodies, pieces }: Encoded): Promise<Bytes> {
  if (bodies.identity) return bodies.identity;
  if (pieces) return joined(pieces);
  for (const encoding of ENCODINGS) {
    const body = bodies[encoding];
    if (body) return new Uint8Array(await UNPACK[encoding](body));
  }
  throw new Error('An answer has no bytes.');
}

/** Brings an answer into an encoding that it has not, and answers its bytes. */
async function bring(encoded: Encoded, encoding: Encoding): Promise<Bytes> {
  const plain = encoded.pieces ?? [await plainOf(encoded)];
  const made = encoding === 'identity' ? joined(plain) : await compressAtOnce(plain, encoding);
  encoded.pieces = undefined;
  const { identity: _identity, ...others } = encoded.bodies;
  encoded.bodies = { ...(encoding === 'identity' ? encoded.bodies : others), [encoding]: made };
  encoded.onBrought?.();
  return made;
}

/** Makes all encodings of an answer that many ask for, as small as they get. */
export async function compressWell(encoded: Encoded): Promise<void> {
  if (!encoded.isText || encoded.isSmall) return;
  const plain = await plainOf(encoded);
  const effort = plain.length > LARGE_BYTES ? LARGE_THOROUGH : THOROUGH;
  const small: Partial<Record<Encoding, Bytes>> = {};
  for (const encoding of ENCODINGS) small[encoding] = await compress(plain, encoding, effort);
  // All at once: whoever has made headers for the bodies of before makes them anew.
  encoded.bodies = small;
  encoded.pieces = undefined;
  encoded.isSmall = true;
}

/** The size of what is kept of an answer. */
export function sizeOf({ bodies, pieces = [] }: Encoded): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 1024 + lengthOf(pieces));
}

function readAccepted(header: string): readonly Compression[] {
  const offers = header.split(',').map((part) => part.trim().toLowerCase().split(';'));
  return ENCODINGS.filter((encoding) =>
    offers.some(
      ([name, ...parameters]) =>
        name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter)),
    ),
  );
}

const NAMES_KEPT = 200;
const accepted = new Map<string, readonly Compression[]>();

/** The encodings that an `Accept-Encoding` takes, the quickest first. Browsers send few different ones. */
export function acceptedBy(header: string): readonly Compression[] {
  const known = accepted.get(header);
  if (known) return known;
  if (accepted.size >= NAMES_KEPT) accepted.clear();
  const read = readAccepted(header);
  accepted.set(header, read);
  return read;
}

/**
 * The smallest encoding that is there and that a request takes; undefined where one it takes would first have to be
 * made.
 */
export function readyEncoding({ bodies, isText }: Encoded, header: string | undefined): Encoding | undefined {
  const taken = isText && header ? acceptedBy(header) : [];
  if (taken.length === 0) return bodies.identity && 'identity';
  let best: Compression | undefined;
  for (const encoding of taken) {
    const size = bodies[encoding]?.length;
    if (size !== undefined && (best === undefined || size < (bodies[best]?.length ?? 0))) best = encoding;
  }
  return best;
}

/** Whether `If-None-Match` names a tag. */
export function matchesTag(header: string, etag: string): boolean {
  if (header === etag) return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}

/** What is told of what somebody has already: how long it holds. All else they have with it (RFC 9110, 15.4.5). */
const OF_UNCHANGED = new Set(['cache-control', 'cdn-cache-control', 'surrogate-control', 'vary']);

/**
 * The headers of an answer in one encoding; `null` for the answer that says that nothing has changed. `isShared` says
 * that a cache of many visitors may be told what is meant for it.
 */
export function headersOf(
  { headers, etag, bodies, shared = [] }: Encoded,
  encoding: Encoding | null,
  isShared: boolean,
): Array<[string, string]> {
  const all = isShared ? [...headers, ...shared] : headers;
  if (encoding === null) return [...all.filter(([name]) => OF_UNCHANGED.has(name)), ['etag', etag]];
  const length = bodies[encoding]?.length ?? 0;
  return [
    ...all,
    ['etag', etag],
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as [string, string]]),
    ...(length > 0 ? [['content-length', String(length)] as [string, string]] : []),
  ];
}

/**
 * The answer for one request: the best encoding it takes, or 304 when it has it already. With `isShared` a cache of many
 * visitors may keep it, unless the request has brought a token.
 */
export async function respond(
  encoded: Encoded,
  request: Request,
  { isShared: mayShare = false }: { isShared?: boolean } = {},
): Promise<Response> {
  const isShared = mayShare && !request.headers.has('Authorization');
  const known = request.headers.get('If-None-Match');
  if (encoded.status === 200 && known && matchesTag(known, encoded.etag))
    return new Response(null, { status: 304, headers: headersOf(encoded, null, isShared) });
  const header = request.headers.get('Accept-Encoding') ?? '';
  const [wanted] = encoded.isText ? acceptedBy(header) : [];
  const encoding = readyEncoding(encoded, header) ?? wanted ?? 'identity';
  const body = encoded.bodies[encoding] ?? (await bring(encoded, encoding));
  const hasBody = request.method !== 'HEAD' && body.length > 0;
  return new Response(hasBody ? body : null, {
    status: encoded.status,
    // Asked for last: what went out of date meanwhile is for nobody else.
    headers: headersOf(encoded, encoding, isShared),
  });
}
