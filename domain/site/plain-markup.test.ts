import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMarkup, type Span } from './plain-markup.ts';

it('reads headings, lists, paragraphs and what stands within lines', () => {
  const text = '## Başlık\nBir **kalın** yer\nve [form](/contact).\n\n- biri\n- kvkk@ornek.com.tr';
  expect(readMarkup(text)).toEqual([
    { kind: 'heading', spans: [{ text: 'Başlık' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Bir ' },
        { text: 'kalın', isBold: true },
        { text: ' yer' },
        { text: ' ' },
        { text: 've ' },
        { text: 'form', href: '/contact' },
        { text: '.' },
      ],
    },
    {
      kind: 'list',
      items: [[{ text: 'biri' }], [{ text: 'kvkk@ornek.com.tr', href: 'mailto:kvkk@ornek.com.tr' }]],
    },
  ]);
});

it('makes no link of an address that is a program', () => {
  expect(readMarkup('[x](javascript:alert(1))')).toEqual([
    { kind: 'paragraph', spans: [{ text: '[x](javascript:alert(1))' }] },
  ]);
});

it('loses no word', () => {
  const words = (text: string) => text.split(/[\s*#-]+/).join('');
  const said = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zçğ \n*#@.-]{0,80}$/), (text) => {
      const blocks = readMarkup(text);
      const all = blocks.map((block) =>
        block.kind === 'list' ? block.items.map(said).join('') : said(block.spans),
      );
      expect(words(all.join(''))).toBe(words(text));
    }),
  );
});
