import { describe, expect, it } from 'vitest';
import { readRange } from './send-object.ts';

describe('a range', () => {
  it.each([
    [undefined, null],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', undefined],
    ['bytes=100-200', undefined],
    ['bytes=-0', undefined],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-5', null],
    ['bytes=a-b', null],
  ])('%j of 100 bytes is %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});
