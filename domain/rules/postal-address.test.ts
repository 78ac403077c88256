import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postalAddress } from './postal-address.ts';

describe('postalAddress', () => {
  it('tells street, district, city and code apart', () => {
    expect(postalAddress('Ostim OSB, 1234. Cadde No: 56, Yenimahalle / Ankara')).toEqual({
      street: 'Ostim OSB, 1234. Cadde No: 56',
      locality: 'Yenimahalle',
      region: 'Ankara',
    });
    expect(postalAddress('Bağdat Cad. 12/3\n34728 Kadıköy/İstanbul, Türkiye')).toEqual({
      street: 'Bağdat Cad. 12/3',
      locality: 'Kadıköy',
      region: 'İstanbul',
      postalCode: '34728',
    });
  });

  it('keeps the text where it tells no more than the city, or nothing', () => {
    expect(postalAddress('Ankara, Türkiye')).toEqual({ street: 'Ankara, Türkiye', locality: 'Ankara' });
    expect(postalAddress('Kat 3, No: 12/4')).toEqual({ street: 'Kat 3, No: 12/4' });
    expect(postalAddress('')).toEqual({ street: '' });
  });

  it('loses no street, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(postalAddress(text).street.length > 0).toBe(/[^\s,;]/.test(text));
      }),
    );
  });
});
