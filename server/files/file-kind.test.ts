import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { compound, docx, pdf, zip } from '../../tests/samples/documents.ts';
import { heicHeader, photo, twoFrames } from '../../tests/samples/images.ts';
import { documentTypeOf, imageTypeOf } from './file-kind.ts';

const folder = temporaryFolder();
const SIZE = { width: 40, height: 30 };

function file(bytes: Buffer | string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, bytes);
  return path;
}

describe('the type of a picture', () => {
  it.each([
    ['jpg', () => photo(SIZE).jpeg().toBuffer()],
    ['png', () => photo(SIZE).png().toBuffer()],
    ['webp', () => photo(SIZE).webp().toBuffer()],
    ['avif', () => photo(SIZE).avif().toBuffer()],
    ['gif', () => twoFrames(SIZE, 'gif')],
    ['heic', async () => heicHeader()],
  ])('is read from its bytes: %s', async (type, make) => {
    expect(await imageTypeOf(file(await make()))).toBe(type);
  });

  it('refuses SVG and says why', async () => {
    const svg = file('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    await expect(imageTypeOf(svg)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringMatching(/^SVG dosyaları kabul edilmiyor, çünkü .*kod/),
    });
  });

  it.each([
    ['text', 'merhaba'],
    ['HTML', '<!doctype html><img src=x onerror=alert(1)>'],
    ['a single byte', 'x'],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(100)])],
  ])('refuses %s', async (_, bytes) => {
    await expect(imageTypeOf(file(bytes))).rejects.toMatchObject({ code: 'unsupported_type' });
  });

  it('refuses a PDF', async () => {
    await expect(imageTypeOf(file(await pdf()))).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});

describe('the type of a document', () => {
  it.each([
    ['pdf', () => pdf({ pages: 1 })],
    ['docx', async () => docx()],
    ['doc', async () => compound('WordDocument')],
  ])('is read from its bytes: %s', async (type, make) => {
    expect(await documentTypeOf(file(await make()))).toBe(type);
  });

  it.each([
    ['a spreadsheet of the same container', compound('Workbook')],
    ['a Word document that is cut off', compound('WordDocument').subarray(0, 3000)],
    ['an archive', zip({ 'a.txt': 'a' })],
    ['an archive that only names a Word document', zip({ 'word/document.xml': '<a/>' })],
    ['a docx that is cut off', docx().subarray(0, -30)],
    ['a docx with something behind its end', Buffer.concat([docx(), Buffer.from('%PDF-1.7 %%EOF')])],
    ['a picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['text', 'Katalog'],
    ['HTML that names itself a PDF', '<html>%PDF-1.7</html>'],
  ])('refuses %s', async (_, bytes) => {
    await expect(documentTypeOf(file(bytes))).rejects.toMatchObject({ code: 'unsupported_type' });
  });

  it('refuses a PDF with an archive before it', async () => {
    const both = Buffer.concat([zip({ 'a.js': 'alert(1)' }), await pdf()]);
    await expect(documentTypeOf(file(both))).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});
