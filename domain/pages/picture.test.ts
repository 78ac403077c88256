import { describe, expect, it } from 'vitest';
import { plainPicture } from './picture.ts';

describe('plainPicture', () => {
  it('gives the same wall to the same address, and none to no address', () => {
    expect(plainPicture('/media/a.webp')).toEqual(plainPicture('/media/a.webp'));
    expect(plainPicture('')).toBeNull();
    expect(plainPicture(null)).toBeNull();
  });
});
