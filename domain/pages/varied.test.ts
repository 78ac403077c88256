import { describe, expect, it } from 'vitest';
import { varied } from './varied.ts';

const rows = [
  { id: 1, imageUrl: 'a' },
  { id: 2, imageUrl: 'a' },
  { id: 3, imageUrl: null },
  { id: 4, imageUrl: 'b' },
  { id: 5, imageUrl: 'c' },
];

describe('varied', () => {
  it('puts new pictures first and keeps the order of each part', () => {
    expect(varied(rows, 4).map((row) => row.id)).toEqual([1, 4, 5, 2]);
  });

  it('counts a picture that stands beside the list as shown', () => {
    expect(varied(rows, 5, ['a']).map((row) => row.id)).toEqual([4, 5, 1, 2, 3]);
  });

  it('gives what there is when there is less', () => {
    expect(varied(rows.slice(0, 1), 4)).toHaveLength(1);
    expect(varied([], 4)).toEqual([]);
  });
});
