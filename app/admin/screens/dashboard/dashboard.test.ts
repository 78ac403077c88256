import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/http.ts';
import { loadErrorLine } from './load-dashboard.ts';
import { monthsInWords, sparkPath } from './months.ts';
import { fullness, gigabytes } from './space.ts';

describe('monthsInWords', () => {
  it('ends with the current month in Istanbul', () => {
    // Already December there, still November in UTC.
    const now = new Date('2026-11-30T22:00:00.000Z');
    expect(monthsInWords([1, 0, 4], now)).toBe('Son 3 ayda eklenen: Ekim 1, Kasım 0, Aralık 4');
  });

  it('goes back over the new year', () => {
    const now = new Date('2026-01-15T09:00:00.000Z');
    expect(monthsInWords([2, 3], now)).toBe('Son 2 ayda eklenen: Aralık 2, Ocak 3');
  });
});

describe('sparkPath', () => {
  it('spans the box from the least to the most', () => {
    expect(sparkPath([0, 5, 10]).line).toBe('M0.0,36.0L52.0,21.0L104.0,6.0');
  });

  it('lies flat when nothing changes', () => {
    expect(sparkPath([3, 3]).line).toBe('M0.0,36.0L104.0,36.0');
  });
});

describe('fullness', () => {
  it('warns when less than a tenth is left', () => {
    expect(fullness({ freeBytes: 18, totalBytes: 100 })).toEqual({ percent: 82, isLow: false });
    expect(fullness({ freeBytes: 9, totalBytes: 100 })).toEqual({ percent: 91, isLow: true });
  });

  it('says nothing of a store without a size', () => {
    expect(fullness({ freeBytes: null, totalBytes: null })).toBeNull();
    expect(fullness({ freeBytes: 0, totalBytes: 0 })).toBeNull();
  });
});

describe('gigabytes', () => {
  it('has one decimal at most', () => {
    expect(gigabytes(16.44 * 1024 ** 3)).toBe('16,4 GB');
    expect(gigabytes(20 * 1024 ** 3)).toBe('20 GB');
  });
});

describe('loadErrorLine', () => {
  it('names the status, or only that something happened', () => {
    expect(loadErrorLine(new ApiError(503, 'Bakımda'))).toBe('HTTP error! status: 503');
    expect(loadErrorLine(new ApiError(0, 'Bağlantı yok'))).toBe('An error occurred');
    expect(loadErrorLine('?')).toBe('An error occurred');
  });
});
