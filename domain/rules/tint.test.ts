import { describe, expect, it } from 'vitest';
import { TINTS, tintAt, tintOf } from './tint.ts';

describe('tintOf', () => {
  it('knows the five walls, also a little darker', () => {
    expect(tintOf(244, 241, 234)).toBe('paper');
    expect(tintOf(221, 239, 232)).toBe('mint');
    expect(tintOf(239, 230, 216)).toBe('sand');
    expect(tintOf(227, 236, 238)).toBe('mist');
    expect(tintOf(247, 227, 218)).toBe('blush');
    expect(tintOf(205, 223, 216)).toBe('mint');
  });
});

describe('tintAt', () => {
  it('differs from its neighbours', () => {
    const row = Array.from({ length: 12 }, (_, index) => tintAt(index));
    for (const [index, tint] of row.entries()) expect(tint).not.toBe(row[index + 1]);
    expect(new Set(row).size).toBe(TINTS.length);
  });
});
