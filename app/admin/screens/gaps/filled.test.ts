import { expect, it } from 'vitest';
import type { Product } from '../../../../domain/things/product.ts';
import { beginningOf, stillLacks } from './filled.ts';

function product(features: string[], specifications: Product['specifications'] = []): Product {
  return { features, specifications } as unknown as Product;
}

it('technical data begins with what the features say, else with an empty line', () => {
  expect(beginningOf('specifications', product(['Renk: A3', 'Kapsül: 50 adet', 'Hızlı sertleşir']))).toEqual({
    specifications: [
      { label: 'Renk', value: 'A3', unit: '' },
      { label: 'Kapsül', value: '50', unit: 'adet' },
    ],
  });
  expect(beginningOf('specifications', product(['Hızlı sertleşir']))).toEqual({
    specifications: [{ label: '', value: '', unit: '' }],
  });
  expect(beginningOf('features', product([]))).toEqual({ features: [''] });
  expect(beginningOf('price', product([]))).toEqual({});
});

it.each([
  ['price', { price: null }, 'Boş kaldı: doldurun ya da atlayın.'],
  ['price', { price: 5 }, null],
  ['features', { features: [] }, 'Boş kaldı: doldurun ya da atlayın.'],
  ['seo', { description: 'Kısa.' }, 'En az 50 harf yazın ya da atlayın.'],
  ['seo', { description: 'Ön ve arka bölge dolguları için nano kompozit seti.' }, null],
  ['video', { videoUrl: 'https://vimeo.com/1' }, 'Bu bağlantı da oynatılamıyor.'],
  ['video', { videoUrl: null }, null],
  ['video', { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, null],
] as const)('%s is filled by %j: %s', (gap, set, reason) => {
  expect(stillLacks(gap, { ...set, features: 'features' in set ? [...set.features] : [] })).toBe(reason);
});
