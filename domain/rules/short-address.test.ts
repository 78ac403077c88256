import { describe, expect, it } from 'vitest';
import { shortAddress, shortEmail } from './short-address.ts';

describe('shortAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
    ['2001:db8::1', '2001:db8::x'],
    ['::1', '::x'],
    ['unknown', 'bilinmiyor'],
  ])('%s becomes %s', (address, short) => {
    expect(shortAddress(address)).toBe(short);
  });
});

describe('shortEmail', () => {
  it('keeps the beginning alone', () => {
    expect(shortEmail('mert.aydin@klinik.example')).toBe('mer…@…');
  });
});
