import { parse } from 'content-disposition';
import { describe, expect, it } from 'vitest';
import { disposition } from './disposition.ts';
import { cleanFileName, withExtension } from './file-name.ts';

const NAME = 'Ürün Kataloğu (2026) İÇİNDEKİLER.pdf';

describe('the name of an uploaded file', () => {
  it('is the same however its letters were composed', () => {
    expect(cleanFileName(NAME.normalize('NFC'), 'x')).toBe(NAME);
    expect(cleanFileName(NAME.normalize('NFD'), 'x')).toBe(NAME);
    expect(NAME.normalize('NFD')).not.toBe(NAME);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system32\\a.pdf', 'a.pdf'],
    ['/var/data/katalog.pdf', 'katalog.pdf'],
    ['a\0b.pdf', 'ab.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['  çok   boşluk .pdf ', 'çok boşluk .pdf'],
    ['.htaccess', 'htaccess'],
    ['...', 'belge'],
    ['', 'belge'],
    ['a/', 'belge'],
    ['a"b*c?.pdf', 'abc.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanFileName(name, 'belge')).toBe(clean);
  });

  it('keeps its extension when it is cut', () => {
    const clean = cleanFileName(`${'ş'.repeat(400)}.pdf`, 'x');
    expect(clean).toHaveLength(200);
    expect(clean.endsWith('ş.pdf')).toBe(true);
  });

  it('ends as what is really in the file', () => {
    expect(withExtension('foto.JPEG', 'jpg')).toBe('foto.JPEG');
    expect(withExtension('foto.png', 'jpg')).toBe('foto.png.jpg');
    expect(withExtension('katalog', 'pdf')).toBe('katalog.pdf');
  });
});

describe('the name of a download', () => {
  it('keeps every letter, and has a plain form for old readers', () => {
    const header = disposition('attachment', NAME);
    expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: NAME } });
    expect(header).toContain('filename="Urun Katalogu (2026) ICINDEKILER.pdf"');
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(disposition('attachment', 'katıloğ.pdf')).toContain('filename=katilog.pdf');
  });

  it.each(['a";b.pdf', 'a\\b.pdf', '%41.pdf', 'дом.pdf', '🙂.pdf', "o'neil.pdf"])('survives %j', (name) => {
    const header = disposition('attachment', name);
    expect(parse(header).parameters.filename).toBe(name);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
  });
});
