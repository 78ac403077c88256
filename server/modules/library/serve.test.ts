import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantAddress } from '../../../domain/things/media.ts';
import type { MediaFile } from '../../../domain/things/media-file.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { pdf } from '../../../tests/samples/documents.ts';
import { photo } from '../../../tests/samples/images.ts';
import { catalog, image, taken } from '../../../tests/samples/upload.ts';

let test: TestApp;
let picture: MediaFile;
let document: MediaFile;

beforeAll(async () => {
  test = await openTestApp();
  const bytes = await photo({ width: 700, height: 500 }).jpeg().toBuffer();
  picture = await taken(image(test, { bytes, name: 'klinik.jpg' }));
  document = await taken(catalog(test, { bytes: await pdf(), name: 'Çelik Aletler.pdf' }));
  await test.catalog({ fileUrl: document.url });
});
afterAll(() => test.close());

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await test.app.request(path, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
function copies(hash: string): string[] {
  try {
    return readdirSync(join(test.folder, 'media', 'variants', hash)).sort();
  } catch {
    return [];
  }
}
function hashOf({ url }: MediaFile): string {
  return url.slice('/media/'.length, '/media/'.length + 32);
}

describe('a stored picture', () => {
  it('is served as it is, for ever, and does nothing but being seen', async () => {
    const { status, headers, bytes } = await get(picture.url);
    expect([status, bytes.length]).toEqual([200, picture.size]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(picture.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get(picture.url);
    const again = await get(picture.url, { 'If-None-Match': headers.get('etag') ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('answers HEAD with its size and no bytes', async () => {
    const { status, headers, bytes } = await get(picture.url, {}, 'HEAD');
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, String(picture.size), 0]);
  });

  it.each([
    '/media/00000000000000000000000000000000.jpg',
    '/media/x.jpg',
    '/media/..%2fvitrin.db',
    '/media/variants',
    '/media/%2e%2e/vitrin.db',
    '/media/00000000000000000000000000000000.svg',
    '/media/00000000000000000000000000000000.jpg?w=320&f=avif',
  ])('is not at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a copy of a picture', () => {
  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const)('comes in the width and format that are asked for: %s', async (format, type) => {
    const { status, headers, bytes } = await get(variantAddress(picture.url, { width: 320, format }));
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toContain('immutable');
    expect((await sharp(bytes).metadata()).width).toBe(320);
    expect(copies(hashOf(picture))).toContain(`320.${format}`);
  });

  it('is made once, however many ask at a time, and never again', async () => {
    const bytes = await photo({ width: 800, height: 600 }, 5).jpeg().toBuffer();
    const fresh = await taken(image(test, { bytes }));
    const put = test.services.media.storage.put;
    let made = 0;
    test.services.media.storage.put = async (key, ...rest) => {
      made += key.startsWith('variants/') ? 1 : 0;
      return put(key, ...rest);
    };
    const address = variantAddress(fresh.url, { width: 480, format: 'webp' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(address)));
    expect(new Set(answers.map(({ status, bytes: body }) => `${status} ${body.length}`)).size).toBe(1);
    await get(address);
    test.services.media.storage.put = put;
    expect(made).toBe(1);
  });

  it('is never larger than the picture', async () => {
    const { bytes } = await get(variantAddress(picture.url, { width: 1920, format: 'webp' }));
    expect((await sharp(bytes).metadata()).width).toBe(700);
  });

  it.each([
    '?w=321&f=avif',
    '?w=320&f=gif',
    '?w=0',
    '?w=abc',
    '?f=avif',
    '?w=320&f=avif&c=5x7',
    '?w=-160',
    '?w=',
  ])('is not made for %s', async (query) => {
    const before = copies(hashOf(picture));
    expect((await get(picture.url + query)).status).toBe(404);
    expect(copies(hashOf(picture))).toEqual(before);
  });

  it('is cut around the focal point, and a moved point has a new address', async () => {
    const right = { create: { width: 100, height: 200, channels: 3 as const, background: '#ff0000' } };
    const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#0000ff' } })
      .composite([{ input: right, left: 500, top: 0 }])
      .png()
      .toBuffer();
    const file = await taken(image(test, { bytes }));
    const square = { width: 160, format: 'webp', crop: '1x1' } as const;
    const before = variantAddress(file.url, { ...square, focal: file });
    const blue = await sharp((await get(before)).bytes).stats();
    expect(blue.dominant.b).toBeGreaterThan(blue.dominant.r);
    const moved = await test.ok<MediaFile>('PUT', `/media/${file.id}`, { focalX: 100, focalY: 50 });
    const after = variantAddress(file.url, { ...square, focal: moved });
    expect(after).not.toBe(before);
    const answer = await get(after);
    const cut = await sharp(answer.bytes).extract({ left: 100, top: 0, width: 60, height: 160 }).toBuffer();
    expect((await sharp(cut).stats()).dominant.r).toBeGreaterThan(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await get(before)).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('gives way to the picture itself when it cannot be made', async () => {
    const bytes = await photo({ width: 300, height: 200 }, 8).jpeg().toBuffer();
    const file = await taken(image(test, { bytes }));
    writeFileSync(join(test.folder, file.url), 'bozuk');
    const {
      status,
      headers,
      bytes: sent,
    } = await get(variantAddress(file.url, { width: 160, format: 'avif' }));
    expect([status, sent.toString()]).toEqual([200, 'bozuk']);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=60',
    ]);
  });
});

describe('a stored document', () => {
  it('is shown in the browser under its own name', async () => {
    const { status, headers, bytes } = await get(document.url);
    expect([status, bytes.length]).toEqual([200, document.size]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="Celik Aletler.pdf"; filename*=UTF-8''%C3%87elik%20Aletler.pdf`,
    );
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('comes in parts', async () => {
    const { status, headers, bytes } = await get(document.url, { Range: 'bytes=0-7' });
    expect([status, bytes.toString('latin1', 0, 5)]).toEqual([206, '%PDF-']);
    expect(headers.get('content-range')).toBe(`bytes 0-7/${document.size}`);
    const tail = await get(document.url, { Range: 'bytes=-6' });
    expect(tail.bytes.toString('latin1')).toContain('EOF');
    const beyond = await get(document.url, { Range: `bytes=${document.size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${document.size}`]);
  });

  it('comes whole to one who has the beginning of something else', async () => {
    const { status } = await get(document.url, { Range: 'bytes=0-7', 'If-Range': '"other"' });
    expect(status).toBe(200);
  });
});

describe('what pages need to know of pictures', () => {
  it('comes in one query, and follows changes', async () => {
    const urls = [picture.url, picture.url, null, undefined, 'https://example.com/a.jpg', '/media/x.jpg'];
    const facts = await test.services.media.describe(urls);
    expect([...facts.keys()]).toEqual([picture.url]);
    expect(facts.get(picture.url)).toMatchObject({
      width: 700,
      height: 500,
      focalX: 50,
      alt: null,
      tint: null,
    });
    await test.ok('PUT', `/media/${picture.id}`, { alt: 'Muayene odası', focalX: 20 });
    expect((await test.services.media.describe(urls)).get(picture.url)).toMatchObject({
      alt: 'Muayene odası',
      focalX: 20,
    });
  });
});
