import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, cleanTexts } from './clean-text.ts';
import { slugify } from './slug.ts';
import { sortKey } from './sort-key.ts';
import { fold } from './turkish.ts';

/** What a word processor leaves in a text without showing it. */
const UNSEEN = [
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u061c',
  '\ufeff',
  '\ufe0f',
  '\ufffc',
  '\u0001',
  '\u001f',
  '\u007f',
  '\u0090',
  '\u{e0041}',
];
const BLANKS = [
  '\u00a0',
  '\u2003',
  '\u2009',
  '\u202f',
  '\u3000',
  '\u3164',
  '\t',
  '\n',
  '\r\n',
  '\u2028',
  '\v',
];

const letters = fc.string({ unit: fc.constantFrom(...'aıİşğ A2-%.🦷'), maxLength: 30 });
const sprinkled = fc
  .array(fc.tuple(letters, fc.constantFrom(...UNSEEN, ...BLANKS)), { maxLength: 8 })
  .map((parts) => parts.map(([text, sign]) => text + sign).join(''));

describe('a line of text', () => {
  it.each([
    ['Kom\u00adpo\u200bzit\u00a0A2', 'Kompozit A2'],
    ['\ufeffBiomate\u2060Swiss\u200e', 'BiomateSwiss'],
    ['KMP\u00ad-\u200dA2\ufe0f', 'KMP-A2'],
    ['ilk\u2028ikinci\nüçüncü\u000bdördüncü', 'ilk ikinci üçüncü dördüncü'],
    ['bir \u00a0 iki\u3000üç', 'bir iki üç'],
    ['\u200b\u00a0\u2060', ''],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each(['👩‍⚕️', '👩🏽‍⚕️', '👨‍👩‍👧‍👦', '❤️‍🔥', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇹🇷', '1️⃣', '☎︎', '©️', '👍🏽', '🦷'])(
    'keeps %s whole',
    (emoji) => {
      expect(cleanText(emoji)).toBe(emoji);
      expect(cleanText(`${emoji}\u200b ${emoji}`)).toBe(`${emoji} ${emoji}`);
    },
  );

  it('holds nothing that is not seen, and is not changed by a second cleaning', () => {
    fc.assert(
      fc.property(sprinkled, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\p{Cc}\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u);
        expect(clean).toBe(clean.trim());
        expect(clean).not.toMatch(/\s\s|[^\S ]/);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  it('of any letters stays what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text, 'lines'), 'lines')).toBe(cleanText(text, 'lines'));
      }),
    );
    for (const text of ['İstanbul ﷽ 歯科', 'Ca\u0301e', 'a\0b', '\ud800']) expect(cleanText(text)).toBe(text);
  });
});

it('lines keep their breaks and tabs, whatever ended them', () => {
  expect(cleanText('bir\r\niki\u2028\u2029\n\tüç\u00a0dört\u000bbeş\r', 'lines')).toBe(
    'bir\niki\n\n\n\tüç dört\nbeş',
  );
});

it('texts inside of data are cleaned, and nothing else of it', () => {
  expect(cleanTexts({ a: '\u200bx', b: [1, null, { c: 'd\u00ade\n f' }], '\u200bk': true })).toEqual({
    a: 'x',
    b: [1, null, { c: 'de\n f' }],
    '\u200bk': true,
  });
});

it('addresses, searches and orders take no notice of what is not seen', () => {
  fc.assert(
    fc.property(sprinkled, (text) => {
      for (const rule of [slugify, fold, sortKey]) expect(rule(text)).toBe(rule(cleanText(text)));
    }),
  );
  expect(slugify('Kom\u00adpo\u200bzit\u00a0A2')).toBe('kompozit-a2');
});
