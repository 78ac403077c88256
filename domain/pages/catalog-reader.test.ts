import { describe, expect, it } from 'vitest';
import { codePlaces } from '../rules/code-places.ts';
import type { BookLine } from '../things/book.ts';
import { boxOf, hitsOn, readerQuery } from './reader-search.ts';
import { spreadOf, turnsOf } from './reader-spread.ts';

describe('an open book', () => {
  it('has its cover alone, then two pages and two', () => {
    expect([1, 2, 3, 7, 8].map((page) => spreadOf(page, 8))).toEqual([[1], [2, 3], [2, 3], [6, 7], [8]]);
    expect([spreadOf(1, 1), spreadOf(9, 9)]).toEqual([[1], [8, 9]]);
  });

  it('is turned by what is open: two pages on a wide window, one on the phone', () => {
    expect(turnsOf(1, 8)).toEqual({ back: { wide: null, narrow: null }, on: { wide: 2, narrow: 2 } });
    expect(turnsOf(4, 8)).toEqual({ back: { wide: 2, narrow: 3 }, on: { wide: 6, narrow: 5 } });
    expect(turnsOf(2, 8).back).toEqual({ wide: 1, narrow: 1 });
    expect(turnsOf(8, 8).on).toEqual({ wide: null, narrow: null });
    for (let pages = 1; pages < 12; pages++)
      for (let page = 1; page <= pages; page++) {
        const { back, on } = turnsOf(page, pages);
        for (const { wide, narrow } of [back, on])
          for (const to of [wide, narrow]) expect(to === null || (to >= 1 && to <= pages)).toBe(true);
      }
  });
});

describe('a search in the pages', () => {
  const line: BookLine = [100, 50, 200, 10, 'ÇELİK Işık 3,3–5,0', [160, 220]];

  it('follows Turkish letters and knows where words stand', () => {
    for (const [asked, from, to] of [
      ['çelik', 0, 5],
      ['ISIK', 6, 10],
      ['3,3', 11, 14],
    ] as const)
      expect(hitsOn(4, [line], readerQuery(asked))).toMatchObject([{ page: 4, from, to }]);
    expect(hitsOn(4, [line], readerQuery('3,3'))[0]?.box.x).toBe(220);
    expect(boxOf(line, 6, 10)).toMatchObject({ x: 160, width: expect.closeTo(57.5, 0) });
    expect(hitsOn(4, [line], readerQuery('  '))).toEqual([]);
  });

  it('cuts long lines around what was found', () => {
    const text = `${'kelime '.repeat(40)}aranan ${'kelime '.repeat(40)}`.trim();
    const [hit] = hitsOn(1, [[0, 0, 500, 10, text, []]], 'aranan');
    expect(hit?.line.slice(hit.from, hit.to)).toBe('aranan');
    expect(hit?.line.length).toBeLessThan(100);
  });
});

it('words that could be codes are found in a line, as they are written', () => {
  expect(codePlaces('Örnek: CRV-CN, 4,1 × 10; NDF–RAY 2. ve Kompozit dolgu X150')).toEqual([
    { code: 'CRV-CN', from: 7, to: 13 },
    { code: 'NDF-RAY', from: 25, to: 32 },
    { code: 'X150', from: 54, to: 58 },
  ]);
});
