import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeLink, isSafeSource } from './safe-link.ts';

const LINKS = [
  '/',
  '/about',
  '/brands/a?b=c#d',
  '#iletisim',
  'https://ornek.com.tr',
  'http://a.b/c',
  'mailto:a@b.c',
  'tel:+903125550142',
];
const REFUSED = [
  '',
  'about',
  'ornek.com.tr',
  '//kotu.example',
  '/\\kotu.example',
  '\\\\kotu',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '/\t/kotu.example',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  'ftp://a.b',
  'https://',
];

describe('isSafeLink', () => {
  it.each(LINKS)('takes %s', (address) => expect(isSafeLink(address)).toBe(true));
  it.each(REFUSED)('refuses %j', (address) => expect(isSafeLink(address)).toBe(false));

  it('lets no browser leave http, mail and telephone, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (address) => {
        if (!isSafeLink(address)) {
          expect(isSafeSource(address)).toBe(false);
          return;
        }
        const url = new URL(address, 'https://vitrin.example');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (/^[/#]/.test(address)) expect(url.host).toBe('vitrin.example');
      }),
    );
  });
});

describe('isSafeSource', () => {
  it.each(['/media/a.webp', 'https://a.b/c.png'])('takes %s', (address) =>
    expect(isSafeSource(address)).toBe(true),
  );
  it.each(['mailto:a@b.c', 'tel:1', '#a', ...REFUSED])('refuses %j', (address) =>
    expect(isSafeSource(address)).toBe(false),
  );
});
