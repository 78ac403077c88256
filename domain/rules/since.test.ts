import { expect, it } from 'vitest';
import { sinceEnding } from './since.ts';

it('a year takes the ending of its last word', () => {
  const years = [
    '2009',
    '2010',
    '2012',
    '2014',
    '2016',
    '2017',
    '2019',
    '2020',
    '1995',
    '1940',
    '1970',
    '1900',
    '2000',
  ];
  expect(years.map((year) => year + sinceEnding(year))).toEqual([
    ...["2009'dan", "2010'dan", "2012'den", "2014'ten", "2016'dan", "2017'den", "2019'dan", "2020'den"],
    ...["1995'ten", "1940'tan", "1970'ten", "1900'den", "2000'den"],
  ]);
});
