import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCodeFinder } from './codes-in-text.ts';

function finder(...pages: string[]) {
  const made = createCodeFinder();
  for (const [at, text] of pages.entries()) made.add(at + 1, text);
  return made;
}

it('tells the pages on which a code stands as a word, however it is written', () => {
  const { find } = finder(
    'Işık lambası (NDF-RAY), 5 adet.\nNDF-RAY-2 yoktur; XNDF-RAY da.',
    'Kod: ndf–ray.  İMP.12/3 | 150 0023 *',
    'Yeni: VLR-\n 7711 ve NDF-RAYX İMPLANT imp.12/34 1500023 0023 150',
  );
  expect(find('NDF-RAY')).toEqual([1, 2]);
  expect(find('NDF-RAY-2')).toEqual([1]);
  expect(find('İMP.12/3')).toEqual([2]);
  expect(find('imp.12/34')).toEqual([3]);
  expect(find('150 0023')).toEqual([2]);
  expect(find('VLR-7711')).toEqual([3]);
  expect(find('RAY')).toEqual([]);
  expect(find('NDF')).toEqual([]);
  expect([find(''), find(' - ')]).toEqual([[], []]);
});

it('finds every code that stands between spaces, and none that is longer or shorter', () => {
  const code = fc.stringMatching(/^[A-Z0-9ÇĞİÖŞÜ]{1,6}(-[A-Z0-9]{1,4}){0,2}$/);
  fc.assert(
    fc.property(code, fc.array(code, { maxLength: 5 }), (wanted, others) => {
      const { find } = finder(`${others.join(' ')} ${wanted} ${others.join(', ')}`);
      expect(find(wanted)).toEqual([1]);
      expect(find(`${wanted}-ZZZZZ9`)).toEqual([]);
    }),
  );
});
