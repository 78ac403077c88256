import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, pageNumber, pageWithin, pagingOf, progressOf, STEPS_SHOWN } from './paging.ts';

describe('pageNumber', () => {
  it('is the first for anything odd', () => {
    for (const odd of [null, undefined, '', '0', '-1', '1.5', 'iki', '1e3', ' 2', '99999999999']) {
      expect(pageNumber(odd)).toBe(1);
    }
    expect(pageNumber('12')).toBe(12);
  });
});

describe('a list', () => {
  it('shows all rows up to its page', () => {
    expect(pagingOf(3)).toEqual({ page: 3, offset: 0, limit: 3 * PAGE_SIZE });
    expect(progressOf(pagingOf(3), 60)).toMatchObject({ shown: 60, more: 0, earlier: null });
    expect(progressOf(pagingOf(1), 60)).toMatchObject({ shown: 24, more: 24, earlier: null });
    expect(progressOf(pagingOf(2), 60)).toMatchObject({ shown: 48, more: 12 });
  });

  it('never grows beyond its last steps, and says where it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 60_000 }), (page, total) => {
        const paging = pagingOf(pageWithin(page, total));
        const progress = progressOf(paging, total);
        expect(paging.limit).toBeLessThanOrEqual(STEPS_SHOWN * PAGE_SIZE);
        expect(progress.shown).toBeGreaterThan(paging.offset);
        expect(progress.shown + progress.more).toBeLessThanOrEqual(total);
        expect(progress.earlier === null).toBe(paging.offset === 0);
      }),
    );
  });
});
