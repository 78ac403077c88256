import { describe, expect, it } from 'vitest';
import { factLine, productHref } from './product-card.ts';

describe('factLine', () => {
  it('joins features while they fit on a line', () => {
    expect(
      factLine(['Titanyum Grade 4', 'Konik bağlantı', 'Çok uzun bir özellik, bu satıra artık sığmaz'], null),
    ).toBe('Titanyum Grade 4, konik bağlantı');
  });

  it('leaves abbreviations and codes as they are', () => {
    expect(factLine(['14 parça', 'FG şaft', 'ISO kodlu'], null)).toBe('14 parça, FG şaft, ISO kodlu');
    expect(factLine(['Kapsül', 'A2 renk'], null)).toBe('Kapsül, A2 renk');
  });

  it('lowers Turkish letters by Turkish rules', () => {
    expect(factLine(['Kablosuz', 'İnce uç', 'Isıtmalı'], null)).toBe('Kablosuz, ince uç, ısıtmalı');
  });

  it('falls back to the first sentence of the description', () => {
    expect(factLine([], 'Tek şişe bond. Işıkla sertleşir.')).toBe('Tek şişe bond.');
    expect(factLine([], null)).toBeNull();
  });
});

describe('productHref', () => {
  const brand = { id: 'b', name: 'B', slug: 'b' };

  it('lists a product without category under Genel, and has none without the brand’s slug', () => {
    expect(productHref({ slug: 'p', brand, category: null })).toBe('/brands/b/genel/p');
    expect(productHref({ slug: 'p', brand: { ...brand, slug: '' }, category: null })).toBeNull();
  });
});
