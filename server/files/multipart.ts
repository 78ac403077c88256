import { parse } from 'content-disposition';
import { AppError } from '../../domain/errors.ts';

const HEADERS_MAX = 8 * 1024;
const FIELD_MAX = 1024;
const PARTS_MAX = 10;
const HEADERS_END = Buffer.from('\r\n\r\n');

export type PartHeaders = { name: string; fileName: string | undefined };
/** Takes the bytes of a file as they come; awaited, so that a slow disk slows the sender. */
export type FileSink = (headers: PartHeaders) => (chunk: Buffer) => Promise<void>;

function malformed(cause?: unknown): AppError {
  return new AppError('bad_request', 'Yükleme isteği anlaşılamadı. Dosyayı yeniden seçip tekrar deneyin.', {
    cause,
  });
}

/** The boundary that a `multipart/form-data` content type names. @throws AppError bad_request */
export function boundaryOf(contentType: string | undefined): string {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(
    contentType ?? '',
  );
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary) throw malformed();
  return boundary;
}

function parseHeaders(raw: Buffer): PartHeaders {
  const line = raw
    .toString('utf8')
    .split('\r\n')
    .find((header) => /^content-disposition\s*:/i.test(header));
  if (!line) throw malformed();
  const { parameters } = parse(line.slice(line.indexOf(':') + 1).trim(), { multipart: true });
  const { name, filename } = parameters as Record<string, string | undefined>;
  if (!name) throw malformed();
  return { name, fileName: filename };
}

/** Cuts a stream of bytes at boundaries, handing on what is certain not to be part of one. */
class Cutter {
  #rest: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Uint8Array>;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#chunks.next();
    if (done) throw malformed();
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
  }

  /** Leaves the rest to whoever owns the stream: a listener that stays would hold up the connection. */
  async end(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Exactly `length` bytes. */
  async take(length: number): Promise<Buffer> {
    while (this.#rest.length < length) await this.#more();
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  /** Everything up to a mark, which is swallowed, in pieces. */
  async until(mark: Buffer, sink: (chunk: Buffer) => Promise<void>): Promise<void> {
    for (;;) {
      const at = this.#rest.indexOf(mark);
      if (at !== -1) {
        if (at > 0) await sink(this.#rest.subarray(0, at));
        this.#rest = this.#rest.subarray(at + mark.length);
        return;
      }
      // The mark may have begun at the end; what comes before its first byte is certain.
      const begun = this.#rest.indexOf(mark.subarray(0, 1), Math.max(0, this.#rest.length - mark.length + 1));
      const certain = begun === -1 ? this.#rest.length : begun;
      if (certain > 0) {
        await sink(this.#rest.subarray(0, certain));
        this.#rest = this.#rest.subarray(certain);
      }
      await this.#more();
    }
  }
}

function collect(max: number): { chunks: Buffer[]; sink: (chunk: Buffer) => Promise<void> } {
  const chunks: Buffer[] = [];
  let size = 0;
  async function sink(chunk: Buffer): Promise<void> {
    size += chunk.length;
    if (size > max) throw malformed();
    chunks.push(chunk);
  }
  return { chunks, sink };
}

/**
 * Reads a multipart body as it arrives: files go to `files` piece by piece, other fields are answered.
 * @throws AppError bad_request for a body that is cut off or not built as it says; whatever `files` throws
 */
export async function readMultipart(
  stream: AsyncIterable<Uint8Array>,
  boundary: string,
  files: FileSink,
): Promise<Map<string, string>> {
  const cutter = new Cutter(stream);
  try {
    return await readParts(cutter, boundary, files);
  } finally {
    await cutter.end();
  }
}

async function readParts(cutter: Cutter, boundary: string, files: FileSink): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const opening = await cutter.take(boundary.length + 2);
  if (opening.toString('latin1') !== `--${boundary}`) throw malformed();
  for (let parts = 0; ; parts++) {
    const end = (await cutter.take(2)).toString('latin1');
    if (end === '--') return fields;
    if (end !== '\r\n' || parts === PARTS_MAX) throw malformed();
    const head = collect(HEADERS_MAX);
    await cutter.until(HEADERS_END, head.sink);
    const headers = parseHeaders(Buffer.concat(head.chunks));
    if (headers.fileName !== undefined) {
      await cutter.until(delimiter, files(headers));
      continue;
    }
    const value = collect(FIELD_MAX);
    await cutter.until(delimiter, value.sink);
    fields.set(headers.name, Buffer.concat(value.chunks).toString('utf8'));
  }
}
