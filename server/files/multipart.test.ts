import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, readMultipart } from './multipart.ts';

type Read = {
  fields: Record<string, string>;
  files: Array<{ name: string; fileName?: string; bytes: Buffer }>;
};

async function* pieces(body: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < body.length; turn++) {
    const size = sizes[turn % sizes.length] ?? body.length;
    yield body.subarray(at, at + size);
    at += size;
  }
}

async function read(body: Buffer, boundary: string, sizes: readonly number[] = [body.length]): Promise<Read> {
  const files: Read['files'] = [];
  const fields = await readMultipart(pieces(body, sizes), boundary, ({ name, fileName }) => {
    const chunks: Buffer[] = [];
    const file = { name, ...(fileName !== undefined && { fileName }), bytes: Buffer.alloc(0) };
    files.push(file);
    return async (chunk) => {
      chunks.push(Buffer.from(chunk));
      file.bytes = Buffer.concat(chunks);
    };
  });
  return { fields: Object.fromEntries(fields), files };
}

/** A form as `fetch` sends it. */
async function sent(form: FormData): Promise<{ body: Buffer; boundary: string }> {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type') ?? undefined);
  return { body: Buffer.from(await response.arrayBuffer()), boundary };
}

describe('a multipart body', () => {
  it('gives back what was sent, however it arrives in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
        fc.stringMatching(/^[a-zçğıöşü -]{0,30}$/),
        async (bytes, sizes, value) => {
          const form = new FormData();
          form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'Ürün İ.pdf'));
          form.set('folder', value);
          const { body, boundary } = await sent(form);
          const found = await read(body, boundary, sizes);
          expect(found.fields).toEqual({ folder: value });
          expect(found.files).toEqual([{ name: 'file', fileName: 'Ürün İ.pdf', bytes: Buffer.from(bytes) }]);
        },
      ),
    );
  });

  it('is not confused by a file that holds nearly the boundary', async () => {
    const body = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n\r\n--\r\n--a\r\n-\r\n--b--',
    );
    for (let size = 1; size < 12; size++)
      expect((await read(body, 'b', [size])).files[0]?.bytes.toString()).toBe('\r\n--\r\n--a\r\n-');
  });

  it.each([
    ['is empty', ''],
    ['does not begin with its boundary', 'hello'],
    ['is cut off in a file', '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'],
    ['is cut off in its headers', '--b\r\nContent-Disposition: form-'],
    ['has a part without a name', '--b\r\nContent-Type: text/plain\r\n\r\nabc\r\n--b--'],
    [
      'has a field that is far too long',
      `--b\r\nContent-Disposition: form-data; name="folder"\r\n\r\n${'x'.repeat(5000)}\r\n--b--`,
    ],
    ['has endless headers', `--b\r\nX: ${'x'.repeat(20_000)}`],
    [
      'has too many parts',
      `--b${'\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b'.repeat(20)}--`,
    ],
  ])('is refused when it %s', async (_, body) => {
    await expect(read(Buffer.from(body), 'b', [7])).rejects.toMatchObject({ code: 'bad_request' });
  });

  it.each([undefined, 'application/json', 'multipart/form-data', 'multipart/mixed; boundary=a'])(
    'is refused with the content type %s',
    (type) => {
      expect(() => boundaryOf(type)).toThrow(expect.objectContaining({ code: 'bad_request' }));
    },
  );

  it('takes its boundary in quotation marks too', () => {
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
  });
});
