import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const WORTH_BYTES = 1024;
const TEXT =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json)|image\/svg\+xml|text\/x-script)/;

export type Encoding = 'br' | 'gzip' | 'identity';
/** An answer ready to leave: its bytes in every encoding, and the tag of its content. */
export type Encoded = {
  status: number;
  headers: Array<[string, string]>;
  etag: string;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> };
};

const DROPPED = ['content-length', 'content-encoding', 'etag', 'transfer-encoding', 'connection'];

async function compressed(body: Uint8Array<ArrayBuffer>): Promise<Pick<Encoded['bodies'], 'br' | 'gzip'>> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    deflate(body, { level: 6 }),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** Prepares an answer once, for all that ask for it. */
export async function encode(response: Response, extra: Record<string, string> = {}): Promise<Encoded> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('Content-Type') ?? '';
  const isText = TEXT.test(type) && identity.length >= WORTH_BYTES;
  const headers = new Headers(response.headers);
  for (const name of DROPPED) headers.delete(name);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return {
    status: response.status,
    headers: [...headers],
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    bodies: { identity, ...(isText && (await compressed(identity))) },
  };
}

/** The size of what is kept of an answer. */
export function sizeOf({ bodies }: Encoded): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 1024);
}

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}

function bestEncoding(header: string, bodies: Encoded['bodies']): Encoding {
  return (
    (['br', 'gzip'] as const).find((encoding) => bodies[encoding] && accepts(header, encoding)) ?? 'identity'
  );
}

/** Whether `If-None-Match` names a tag. */
export function matchesTag(header: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}

/** The answer for one request: the best encoding it takes, or 304 when it has it already. */
export function respond(encoded: Encoded, request: Request): Response {
  const headers = new Headers(encoded.headers);
  headers.set('ETag', encoded.etag);
  headers.append('Vary', 'Accept-Encoding');
  const known = request.headers.get('If-None-Match');
  if (encoded.status === 200 && known && matchesTag(known, encoded.etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const encoding = bestEncoding(request.headers.get('Accept-Encoding') ?? '', encoded.bodies);
  const body = encoded.bodies[encoding] ?? encoded.bodies.identity;
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  if (body.length > 0) headers.set('Content-Length', String(body.length));
  const hasBody = request.method !== 'HEAD' && body.length > 0;
  return new Response(hasBody ? body : null, { status: encoded.status, headers });
}
