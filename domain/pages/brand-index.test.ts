import { describe, expect, it } from 'vitest';
import { brandIndex, findBrands, inDictionaryOrder, letterIndex } from './brand-index.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('the index of brands', () => {
  it('follows the Turkish alphabet, figures first', () => {
    const names = [
      'Zümrüt',
      'ışık',
      'İnci',
      'ilke',
      'Çam',
      'Cam',
      'Şen',
      'Ada',
      '3D',
      'Öz',
      'Ülkü',
      'Ğ',
      'Émail',
    ];
    const groups = brandIndex(inDictionaryOrder(named(...names)));
    expect(
      groups.map(({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(' ')}`),
    ).toEqual([
      '0-9: 3D',
      'A: Ada',
      'C: Cam',
      'Ç: Çam',
      'E: Émail',
      'Ğ: Ğ',
      'I: ışık',
      'İ: ilke İnci',
      'Ö: Öz',
      'Ş: Şen',
      'Ü: Ülkü',
      'Z: Zümrüt',
    ]);
    expect(groups.at(3)?.anchor).toBe('harf-Ç');
  });

  it('names every letter, and where brands begin with it', () => {
    const letters = letterIndex(brandIndex(named('İnci', '3M', 'Wax')));
    expect(letters.map(({ letter }) => letter).join(' ')).toBe(
      '0-9 A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V W Y Z',
    );
    expect(letters.flatMap(({ anchor }) => anchor ?? [])).toEqual(['harf-0-9', 'harf-İ', 'harf-W']);
  });

  it('finds a brand by any part of its name, whichever keyboard it is typed on', () => {
    const brands = named('IŞIK Dental', 'Işıl', 'Çınar');
    const found = (query: string) => findBrands(brands, query).map(({ name }) => name);
    expect(found('isik')).toEqual(['IŞIK Dental']);
    expect(found(' DENTAL ışık ')).toEqual(['IŞIK Dental']);
    expect(found('cinar')).toEqual(['Çınar']);
    expect(found('')).toHaveLength(3);
    expect(found('yok')).toEqual([]);
  });
});
