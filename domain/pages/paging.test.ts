import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, pageNumber, pagingOf, progressOf, STEPS_SHOWN } from './paging.ts';

describe('pageNumber', () => {
  it('is the first where none is named, and none for anything odd', () => {
    for (const none of [null, undefined, '', '1']) expect(pageNumber(none)).toBe(1);
    for (const odd of ['0', '-1', '1.5', 'iki', '1e3', ' 2', '02', '99999999999'])
      expect(pageNumber(odd)).toBe(0);
    expect(pageNumber('12')).toBe(12);
  });
});

describe('a list', () => {
  it('shows all rows up to its page', () => {
    expect(pagingOf(3, 60)).toEqual({ page: 3, offset: 0, limit: 3 * PAGE_SIZE });
    expect(progressOf(pagingOf(3, 60), 60)).toMatchObject({ shown: 60, more: 0, earlier: null });
    expect(progressOf(pagingOf(1, 60), 60)).toMatchObject({ shown: 24, more: 24, earlier: null });
    expect(progressOf(pagingOf(2, 60), 60)).toMatchObject({ shown: 48, more: 12, isPast: false });
  });

  it('has a first page even when it is empty, and none past its end', () => {
    expect(progressOf(pagingOf(1, 0), 0).isPast).toBe(false);
    for (const [page, total] of [
      [0, 60],
      [4, 60],
      [2, 24],
      [2, 0],
    ] as const)
      expect(progressOf(pagingOf(page, total), total)).toMatchObject({ shown: 0, more: 0, isPast: true });
  });

  it('drops its first step with the eleventh, and leads back to it', () => {
    const total = 12 * PAGE_SIZE;
    const tenth = pagingOf(STEPS_SHOWN, total);
    expect(tenth).toEqual({ page: 10, offset: 0, limit: 10 * PAGE_SIZE });
    expect(progressOf(tenth, total).earlier).toBeNull();
    const last = pagingOf(12, total);
    expect(last).toEqual({ page: 12, offset: 2 * PAGE_SIZE, limit: 10 * PAGE_SIZE });
    expect(progressOf(last, total)).toMatchObject({ shown: total, more: 0, earlier: 2 });
    expect(progressOf(pagingOf(13, total), total)).toMatchObject({ shown: 0, isPast: true });
  });

  it('never grows beyond its last steps, and says where it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 60_000 }), (page, total) => {
        const paging = pagingOf(Math.min(page, Math.ceil(total / PAGE_SIZE)), total);
        const progress = progressOf(paging, total);
        expect(paging.limit).toBeLessThanOrEqual(STEPS_SHOWN * PAGE_SIZE);
        expect(progress.shown).toBeGreaterThan(paging.offset);
        expect(progress.shown + progress.more).toBeLessThanOrEqual(total);
        expect(progress.earlier === null).toBe(paging.offset === 0);
      }),
    );
  });
});
