import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_FOLDERS, IMAGE_FOLDERS } from '../../../domain/things/media-file.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { compound, docx, padPdf, pdf, zip } from '../../../tests/samples/documents.ts';
import { blackPng, heicHeader, padPng, photo, sidewaysJpeg } from '../../../tests/samples/images.ts';
import { catalog, image, taken } from '../../../tests/samples/upload.ts';

const MB = 1024 * 1024;
const SIZE = { width: 64, height: 48 };
const NAME = 'Ürün Kataloğu (2026) İÇİNDEKİLER.pdf';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Names of the stored files, without copies. */
function stored(): string[] {
  return readdirSync(join(test.folder, 'media')).filter((name) => /^[0-9a-f]{32}\./.test(name));
}
function onTheWay(): string[] {
  return [
    ...readdirSync(join(test.folder, 'uploads')),
    ...readdirSync(join(test.folder, 'media', '.partial')),
  ];
}

describe('an uploaded picture', () => {
  it('answers in the specified shape, with what is known of it', async () => {
    const bytes = await photo(SIZE).jpeg().toBuffer();
    const { status, body } = await image(test, { bytes, name: 'Implant Seti.JPG', folder: 'products' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      data: {
        url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
        kind: 'image',
        folder: 'products',
        name: 'Implant Seti.JPG',
        width: 64,
        height: 48,
        pages: null,
        tint: null,
        focalX: 50,
        focalY: 50,
      },
    });
    expect(body.data.thumbhash).toMatch(/^[A-Za-z0-9+/]{20,}=*$/);
    const file = readFileSync(join(test.folder, body.data.url));
    expect(file.length).toBe(body.data.size);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const bytes = await photo(SIZE, 7).toFormat(format).toBuffer();
    expect((await taken(image(test, { bytes }))).url).toMatch(format === 'gif' ? /\.png$/ : /\.\w+$/);
  });

  it.each(IMAGE_FOLDERS)('goes into %s', async (folder) => {
    const bytes = await photo(SIZE, IMAGE_FOLDERS.indexOf(folder) + 20)
      .png()
      .toBuffer();
    expect((await taken(image(test, { bytes, folder }))).folder).toBe(folder);
  });

  it('goes into images when it names no folder', async () => {
    const bytes = await photo(SIZE, 40).png().toBuffer();
    expect((await taken(image(test, { bytes, folder: null }))).folder).toBe('images');
  });

  it('is stored upright, without the place where it was taken', async () => {
    const { url, width, height } = await taken(image(test, { bytes: await sidewaysJpeg(SIZE) }));
    expect([width, height]).toEqual([48, 64]);
    const { exif, orientation } = await sharp(join(test.folder, url)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('is stored once, however often and under whatever name it comes', async () => {
    const bytes = await photo(SIZE, 99).png().toBuffer();
    const first = await taken(image(test, { bytes, name: 'a.png' }));
    const count = stored().length;
    const again = await Promise.all(
      ['b.png', 'c.png', 'd.png'].map((name) => taken(image(test, { bytes, name, folder: 'gallery' }))),
    );
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(again.map(({ name, fileName }) => [name, fileName])).toContainEqual(['a.png', 'c.png']);
    expect(stored()).toHaveLength(count);
  });

  it('goes by its bytes, not by its name or the type that is claimed', async () => {
    const bytes = await photo(SIZE, 3).png().toBuffer();
    const file = await taken(image(test, { bytes, name: 'resim.pdf', type: 'application/pdf' }));
    expect(file).toMatchObject({ ext: 'png', name: 'resim.pdf.png' });
  });

  it('may be 5 MB, not one byte more', async () => {
    const png = await photo(SIZE, 11).png().toBuffer();
    await taken(image(test, { bytes: padPng(png, 5 * MB) }));
    const { status, body } = await image(test, { bytes: padPng(png, 5 * MB + 1) });
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'too_large', error: "Dosya boyutu 5MB'dan büyük olamaz!" });
  });
});

describe('an uploaded catalog', () => {
  it('keeps its name in Turkish, however its letters were composed, and is read', async () => {
    const bytes = await pdf({ pages: 4, text: 'Icindekiler' });
    const file = await taken(catalog(test, { bytes, name: NAME.normalize('NFD') }));
    expect(file).toMatchObject({
      kind: 'document',
      folder: 'catalogs',
      name: NAME,
      fileName: NAME,
      size: bytes.length,
      pages: 4,
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.pdf$/),
      thumbnailUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
    });
    const again = await taken(catalog(test, { bytes, name: NAME.normalize('NFC') }));
    expect(again.id).toBe(file.id);
    await test.services.media.idle();
    const text = await test.services.db
      .selectFrom('mediaTexts')
      .select('text')
      .where('mediaId', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(text.text).toContain('Icindekiler 4');
  });

  it.each([
    ['doc', compound('WordDocument')],
    ['docx', docx()],
  ])('may be a %s', async (ext, bytes) => {
    expect(await taken(catalog(test, { bytes, name: `a.${ext}` }))).toMatchObject({ ext, pages: null });
  });

  it('may be 50 MB, not one byte more', async () => {
    const small = await pdf({ pages: 1, text: 'Buyuk' });
    expect((await taken(catalog(test, { bytes: padPdf(small, 50 * MB) }))).size).toBe(50 * MB);
    const { status, body } = await catalog(test, { bytes: padPdf(small, 50 * MB + 1) });
    expect(status).toBe(413);
    expect(body.error).toBe("Dosya boyutu 50MB'dan büyük olamaz!");
  });

  it.each(['../../../../etc/cron.d/x.pdf', '..\\..\\x.pdf', '/etc/passwd', '%2e%2e%2fx.pdf', 'a\0b.pdf'])(
    'cannot climb out of the store: %j',
    async (name) => {
      const bytes = await pdf({ pages: 1, text: `Tirmanan ${encodeURIComponent(name)}` });
      const file = await taken(catalog(test, { bytes, name }));
      expect(file.url).toMatch(/^\/media\/[0-9a-f]{32}\.pdf$/);
      expect(file.name).not.toMatch(/[/\\\0]|\.\./);
      expect(stored()).toContain(file.url.slice('/media/'.length));
    },
  );
});

describe('a refused upload leaves nothing behind', () => {
  let before: string[];
  let rows: number;
  async function countRows(): Promise<number> {
    return (await test.services.db.selectFrom('media').select('id').execute()).length;
  }
  beforeEach(async () => {
    before = stored();
    rows = await countRows();
  });
  async function nothingIsLeft(): Promise<void> {
    expect(stored()).toEqual(before);
    expect(onTheWay()).toEqual([]);
    expect(await countRows()).toBe(rows);
  }

  it('without a session', async () => {
    const bytes = await photo(SIZE, 31).png().toBuffer();
    expect((await image(test, { bytes, token: null })).status).toBe(401);
    expect((await catalog(test, { bytes, token: 'yanlis' })).status).toBe(401);
    await nothingIsLeft();
  });

  it.each(['catalogs', 'uploads', '', 'Products', '../products'])('for the folder %j', async (folder) => {
    const { status, body } = await image(test, { bytes: await photo(SIZE, 32).png().toBuffer(), folder });
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.fields.folder).toContain('products');
    await nothingIsLeft();
  });

  it.each(['products', 'catalog', ''])('of a catalog for the folder %j', async (folder) => {
    const { status } = await catalog(test, { bytes: docx('baska'), folder });
    expect(status).toBe(422);
    expect(DOCUMENT_FOLDERS).toEqual(['catalogs']);
    await nothingIsLeft();
  });

  it.each([
    ['SVG', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML named as a picture', 415, async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF named as a picture', 415, () => pdf()],
    ['HEIC that nothing here decodes', 415, async () => heicHeader()],
    ['an empty file', 422, async () => Buffer.alloc(0)],
    [
      'a picture that is cut off',
      422,
      async () => (await photo(SIZE, 33).jpeg().toBuffer()).subarray(0, 900),
    ],
    ['30,000 by 30,000 pixels', 422, async () => blackPng({ width: 30_000, height: 30_000 })],
  ])('of %s', async (_, status, make) => {
    const { body, status: found } = await image(test, {
      bytes: await make(),
      name: 'resim.png',
      type: 'image/png',
    });
    expect(found).toBe(status);
    expect(body.message).toBe(body.error);
    expect(body.message).toMatch(/[a-zçğıöşü]{3,}.*\.$/i);
    await nothingIsLeft();
  });

  it.each([
    ['a locked PDF', 422, () => pdf({ password: 'gizli' })],
    ['a broken PDF', 422, async () => Buffer.from('%PDF-1.7\nbozuk\n%%EOF')],
    ['a PDF that is cut off', 422, async () => (await pdf()).subarray(0, 700)],
    ['a PDF that is an archive too', 422, async () => Buffer.concat([await pdf(), zip({ a: 'a' })])],
    ['an archive', 415, async () => zip({ 'katalog.pdf': 'x' })],
    ['a spreadsheet', 415, async () => compound('Workbook')],
    ['a picture', 415, () => photo(SIZE).png().toBuffer()],
    ['a program named as a PDF', 415, async () => Buffer.from('MZ\x90\0\x03'.padEnd(500, '\0'), 'latin1')],
  ])('of %s', async (_, status, make) => {
    const { body, status: found } = await catalog(test, {
      bytes: await make(),
      name: 'katalog.pdf',
      type: 'application/pdf',
    });
    expect(found).toBe(status);
    expect(body.message).toMatch(/[a-zçğıöşü]{3,}.*\.$/i);
    await nothingIsLeft();
  });

  it('that is no form, has no file, or two', async () => {
    const send = (body: BodyInit, headers: Record<string, string> = {}) =>
      test.app.request('/api/upload/image', {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${test.token}`, ...headers },
      });
    const empty = new FormData();
    empty.set('folder', 'products');
    const two = new FormData();
    two.append('file', new File(['a'], 'a.png'));
    two.append('file', new File(['b'], 'b.png'));
    expect((await send('{}', { 'Content-Type': 'application/json' })).status).toBe(400);
    expect((await send('xx', { 'Content-Type': 'multipart/form-data; boundary=b' })).status).toBe(400);
    expect((await send(empty)).status).toBe(422);
    expect((await send(two)).status).toBe(400);
    await nothingIsLeft();
  });
});
